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
        echo "install.sh: the program does not lie beside this script" >&2
        exit 1
    fi
    if [ "$here" = "$program" ]; then
        echo "install.sh: this is the installed program already" >&2
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
    echo "Fort is installed: in the menu of programs, or as $link"
    case ":$PATH:" in *":$HOME/.local/bin:"*) ;; *)
        echo "($HOME/.local/bin is not in PATH: the short command fort-desktop is not found yet.)"
        ;;
    esac
    ;;
--uninstall)
    remove
    refresh
    echo "Fort is taken away. Games stay in $data/fort-desktop."
    ;;
*)
    echo "usage: install.sh [--uninstall]" >&2
    exit 2
    ;;
esac
