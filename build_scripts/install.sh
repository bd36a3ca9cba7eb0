#!/bin/sh
# Installs Fort for the user who runs it, or removes it again:
#     ./install.sh              into ~/.local
#     ./install.sh --uninstall  leaves games and settings alone
# It never replaces or removes anything that it has not installed itself.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
id=io.fort_desktop.Fort
data=${XDG_DATA_HOME:-"$HOME/.local/share"}
# Not in $data/fort-desktop: that is where the games are.
program="$HOME/.local/opt/fort-desktop"
link="$HOME/.local/bin/fort-desktop"

# The messages, in the languages of the game; %s is a path.
absent='install.sh: the program is not next to this script'
already='install.sh: Fort is already installed'
within='install.sh: this archive is unpacked inside %s, which is about to be replaced; unpack it elsewhere'
installed='Fort has been installed. Find it in your menu, or run %s'
no_path='(%s is not in your PATH, so the short command fort-desktop does not work yet.)'
removed='Fort has been removed. Your games are still in %s.'
not_here='install.sh: Fort is not installed in %s'
foreign='install.sh: %s was not installed by this script, so it stays as it is'
usage='usage: install.sh [--uninstall]'
case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
pl | pl[_.@]*)
    absent='install.sh: obok tego skryptu nie ma programu'
    already='install.sh: Fort jest już zainstalowany'
    within='install.sh: folder %s zostanie zastąpiony, a archiwum jest rozpakowane w środku; rozpakuj je gdzie indziej'
    installed='Fort jest zainstalowany: szukaj go w menu programów albo uruchom %s'
    no_path='(Folderu %s nie ma w PATH, więc krótkie polecenie fort-desktop jeszcze nie działa.)'
    removed='Fort został usunięty. Gry zostają w %s.'
    not_here='install.sh: w %s nie ma zainstalowanego Forta'
    foreign='install.sh: %s nie pochodzi z tego skryptu i zostaje bez zmian'
    usage='użycie: install.sh [--uninstall]'
    ;;
ru | ru[_.@]*)
    absent='install.sh: рядом с этим скриптом нет программы'
    already='install.sh: «Форт» уже установлен'
    within='install.sh: папка %s будет заменена, а архив распакован внутри неё; распакуй его в другом месте'
    installed='«Форт» установлен: ищи его в меню программ или запускай командой %s'
    no_path='(Папки %s нет в PATH, поэтому короткая команда fort-desktop пока не работает.)'
    removed='«Форт» удалён. Партии остаются в %s.'
    not_here='install.sh: в %s «Форт» не установлен'
    foreign='install.sh: %s создано не этим скриптом и остаётся как есть'
    usage='использование: install.sh [--uninstall]'
    ;;
cs | cs[_.@]*)
    absent='install.sh: vedle tohoto skriptu není program'
    already='install.sh: Fort už je nainstalovaný'
    within='install.sh: složka %s se má nahradit, ale archiv je rozbalený uvnitř; rozbal ho jinam'
    installed='Fort je nainstalovaný: najdeš ho v nabídce programů, nebo ho spusť příkazem %s'
    no_path='(Složka %s není v PATH: krátký příkaz fort-desktop zatím nefunguje.)'
    removed='Fort je odinstalovaný. Hry zůstávají v %s.'
    not_here='install.sh: Fort není v %s nainstalovaný'
    foreign='install.sh: %s není od tohoto skriptu a zůstává, jak je'
    usage='použití: install.sh [--uninstall]'
    ;;
pt | pt[_.@]*)
    absent='install.sh: o programa não está ao lado deste script'
    already='install.sh: Fort já está instalado'
    within='install.sh: a pasta %s seria substituída, mas o arquivo foi descompactado dentro dela; descompacte-o em outro lugar'
    installed='Fort foi instalado: procure no menu de programas ou execute %s'
    no_path='(A pasta %s não está no PATH: o comando curto fort-desktop ainda não funciona.)'
    removed='Fort foi removido. As partidas continuam em %s.'
    not_here='install.sh: o Fort não está instalado em %s'
    foreign='install.sh: %s não é deste script e fica como está'
    usage='uso: install.sh [--uninstall]'
    ;;
esac

say() {
    # Print a message on a line, with its path filled in.
    words=$1
    shift
    # shellcheck disable=SC2059
    printf "$words\\n" "$@"
}

refresh() {
    # Desktops notice new entries sooner or later; this makes it sooner.
    if command -v update-desktop-database >/dev/null 2>&1; then
        update-desktop-database -q "$data/applications" || true
    fi
    if command -v update-mime-database >/dev/null 2>&1; then
        update-mime-database "$data/mime" >/dev/null 2>&1 || true
    fi
    if command -v gtk-update-icon-cache >/dev/null 2>&1; then
        gtk-update-icon-cache -q -t -f "$data/icons/hicolor" >/dev/null 2>&1 || true
    fi
}

own_program() {
    # True if this script put the program there.
    [ -d "$program" ] && [ ! -L "$program" ] &&
        [ -f "$program/fort-desktop" ] && [ -f "$program/install.sh" ]
}

own_link() {
    [ -L "$link" ] && {
        [ "$(readlink "$link")" = "$program/fort-desktop" ] ||
            [ "$link" -ef "$program/fort-desktop" ]
    }
}

there() { [ -e "$1" ] || [ -L "$1" ]; }

inside() {
    # True if the folder $1 (without links) is the folder $2 or inside it.
    at=$1
    while :; do
        if [ "$at" -ef "$2" ]; then return 0; fi
        if [ "$at" = / ]; then return 1; fi
        at=$(dirname -- "$at")
    done
}

remove_shared() {
    rm -f -- "$data/applications/$id.desktop" "$data/metainfo/$id.metainfo.xml" \
        "$data/mime/packages/$id.xml"
    if [ -d "$data/icons/hicolor" ]; then
        find "$data/icons/hicolor" -name "$id.png" ! -type d -exec rm -f -- {} +
    fi
}

clean() {
    # After an error or a signal too: if the new program is not in place, restore the old one.
    if [ -d "$work/old" ] && ! there "$program"; then mv -- "$work/old" "$program"; fi
    rm -rf -- "$work"
}

install() {
    mkdir -p -- "$(dirname -- "$program")" "$(dirname -- "$link")" "$data/applications"
    work=$(mktemp -d "$(dirname -- "$program")/.fort-desktop.XXXXXX")
    trap clean EXIT
    trap 'exit 1' HUP INT TERM
    # Copy everything before changing anything, so a full disk leaves the old program intact.
    mkdir -- "$work/new" "$work/share"
    cp -R "$here/." "$work/new/"
    cp -R "$here/share/." "$work/share/"
    # In a desktop entry a quoted path escapes \ " ` $, all of it escapes \ again, and % is doubled.
    escaped=$(printf '%s' "$program/fort-desktop" |
        sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/[&|\\]/\\&/g')
    sed "s|@PROGRAM@|$escaped|" "$here/share/applications/$id.desktop" \
        >"$work/share/applications/$id.desktop"
    if own_program; then mv -- "$program" "$work/old"; fi
    mv -- "$work/new" "$program"
    remove_shared
    cp -R "$work/share/." "$data/"
    command=$link
    if own_link; then rm -f -- "$link"; fi
    if there "$link"; then
        say "$foreign" "$link" >&2
        command="$program/fort-desktop"
    else
        ln -s -- "$program/fort-desktop" "$link"
    fi
    refresh
    say "$installed" "$command"
    case ":$PATH:" in *":$HOME/.local/bin:"*) ;; *)
        say "$no_path" "$HOME/.local/bin"
        ;;
    esac
}

uninstall() {
    if own_link; then rm -f -- "$link"; fi
    if own_program; then rm -rf -- "$program"; fi
    remove_shared
    refresh
    say "$removed" "$data/fort-desktop"
}

case "${1:-}" in
"")
    if [ ! -x "$here/fort-desktop" ]; then
        say "$absent" >&2
        exit 1
    fi
    if [ "$here" -ef "$program" ]; then
        say "$already" >&2
        exit 1
    fi
    if inside "$here" "$program"; then
        say "$within" "$program" >&2
        exit 1
    fi
    if there "$program" && ! own_program && ! rmdir -- "$program" 2>/dev/null; then
        say "$foreign" "$program" >&2
        exit 1
    fi
    install
    ;;
--uninstall)
    if ! own_program && ! own_link; then
        say "$not_here" "$program" >&2
        exit 1
    fi
    uninstall
    ;;
*)
    say "$usage" >&2
    exit 2
    ;;
esac
