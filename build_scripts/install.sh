#!/bin/sh
# Installs Fort for the person who runs this, or takes it away again:
#     ./install.sh              into ~/.local
#     ./install.sh --uninstall  games and settings are left alone
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
id=io.fort_desktop.Fort
data=${XDG_DATA_HOME:-"$HOME/.local/share"}
# Not in $data/fort-desktop: the games lie there.
program="$HOME/.local/opt/fort-desktop"
link="$HOME/.local/bin/fort-desktop"

# What it says, in the languages of the game; %s is a place.
absent='install.sh: the program does not lie beside this script'
already='install.sh: this is the installed program already'
installed='Fort is installed: in the menu of programs, or as %s'
no_path='(%s is not in PATH: the short command fort-desktop is not found yet.)'
removed='Fort is taken away. Games stay in %s.'
usage='usage: install.sh [--uninstall]'
case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in
pl | pl[_.@]*)
    absent='install.sh: obok tego skryptu nie ma programu'
    already='install.sh: to jest już zainstalowany program'
    installed='Fort jest zainstalowany: szukaj go w menu programów albo uruchom %s'
    no_path='(%s nie jest w PATH: krótkie polecenie fort-desktop jeszcze nie działa.)'
    removed='Fort został usunięty. Gry zostają w %s.'
    usage='użycie: install.sh [--uninstall]'
    ;;
ru | ru[_.@]*)
    absent='install.sh: рядом с этим скриптом нет программы'
    already='install.sh: это уже установленная программа'
    installed='«Форт» установлен: в меню программ или как %s'
    no_path='(Папки %s нет в PATH, поэтому короткая команда fort-desktop пока не работает.)'
    removed='«Форт» удалён. Партии остаются в %s.'
    usage='использование: install.sh [--uninstall]'
    ;;
cs | cs[_.@]*)
    absent='install.sh: vedle tohoto skriptu není program'
    already='install.sh: tohle už je nainstalovaný program'
    installed='Fort je nainstalovaný: v nabídce programů nebo jako %s'
    no_path='(%s není v PATH: krátký příkaz fort-desktop zatím nefunguje.)'
    removed='Fort je odinstalovaný. Hry zůstávají v %s.'
    usage='použití: install.sh [--uninstall]'
    ;;
pt | pt[_.@]*)
    absent='install.sh: o programa não está ao lado deste script'
    already='install.sh: este já é o programa instalado'
    installed='Fort está instalado: no menu de programas ou como %s'
    no_path='(%s não está no PATH: o comando curto fort-desktop ainda não funciona.)'
    removed='Fort foi removido. As partidas continuam em %s.'
    usage='uso: install.sh [--uninstall]'
    ;;
esac

say() {
    # The words with their place, on a line.
    words=$1
    shift
    # shellcheck disable=SC2059
    printf "$words\\n" "$@"
}

refresh() {
    # Desktops find new entries by themselves sooner or later; these make it sooner.
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

remove() {
    rm -rf -- "$program"
    if [ -L "$link" ]; then rm -f -- "$link"; fi
    rm -f -- "$data/applications/$id.desktop" "$data/metainfo/$id.metainfo.xml" \
        "$data/mime/packages/$id.xml"
    if [ -d "$data/icons/hicolor" ]; then
        find "$data/icons/hicolor" -name "$id.png" -type f -exec rm -f -- {} +
    fi
}

case "${1:-}" in
"")
    if [ ! -x "$here/fort-desktop" ]; then
        say "$absent" >&2
        exit 1
    fi
    if [ "$here" = "$program" ]; then
        say "$already" >&2
        exit 1
    fi
    remove
    mkdir -p "$program" "$(dirname "$link")" "$data/applications"
    cp -R "$here/." "$program/"
    ln -sf "$program/fort-desktop" "$link"
    cp -R "$here/share/." "$data/"
    # In a desktop entry a quoted path escapes \ " ` $, all of it escapes \ again, and % is doubled.
    escaped=$(printf '%s' "$program/fort-desktop" |
        sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/[&|\\]/\\&/g')
    entry="$data/applications/$id.desktop"
    sed "s|@PROGRAM@|$escaped|" "$here/share/applications/$id.desktop" >"$entry.part"
    mv "$entry.part" "$entry"
    refresh
    say "$installed" "$link"
    case ":$PATH:" in *":$HOME/.local/bin:"*) ;; *)
        say "$no_path" "$HOME/.local/bin"
        ;;
    esac
    ;;
--uninstall)
    remove
    refresh
    say "$removed" "$data/fort-desktop"
    ;;
*)
    say "$usage" >&2
    exit 2
    ;;
esac
