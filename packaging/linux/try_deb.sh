#!/bin/sh
# Installs the Debian package in a new Debian of its own, plays there, and removes it again.
# usage: try_deb.sh PACKAGE.deb     (as root, with debootstrap; fetches some 200 MB)
# Below virtual_screen.py it plays in a window, otherwise off screen.
set -eu
package=$1
root=$(mktemp -d "${TMPDIR:-/tmp}/mextrain-root.XXXXXX")
clean_up() {
    umount "$root/proc" 2>/dev/null || :
    rm -rf --one-file-system "$root"
}
trap clean_up EXIT
chmod 755 "$root"
trap 'exit 130' INT TERM

inside() { chroot "$root" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }

echo "A new Debian in $root …"
suite=$(. /etc/os-release && echo "$VERSION_CODENAME")
mirror=$(cat /etc/apt/sources.list /etc/apt/sources.list.d/* 2>/dev/null |
    awk '$1 == "deb" { print ($2 ~ /^\[/) ? $3 : $2; exit } $1 == "URIs:" { print $2; exit }')
debootstrap --variant=minbase --include=ca-certificates "$suite" "$root" "$mirror" >"$root.log" 2>&1 ||
    { tail -n 3 "$root.log" >&2; exit 1; }
rm -f "$root.log"
for file in /etc/resolv.conf /etc/hosts; do cp "$file" "$root/etc/" 2>/dev/null || :; done
rm -f "$root/etc/apt/sources.list"
cp -r /etc/apt/apt.conf.d/. "$root/etc/apt/apt.conf.d/"
cp -r /etc/apt/sources.list* "$root/etc/apt/"
mount -t proc proc "$root/proc"
cp "$package" "$root/root/mextrain-qt.deb"

echo "Installing …"
inside apt-get -qq update
inside apt-get -qq install -y --no-install-recommends /root/mextrain-qt.deb >/dev/null 2>&1

echo "Running …"
inside mextrain-qt --version
inside mextrain-qt deal --number 1 >/dev/null
inside env QT_QPA_PLATFORM="${QT_QPA_PLATFORM:-offscreen}" DISPLAY="${DISPLAY:-}" mextrain-qt --demo /root/demo
inside sh -c 'ls /root/demo/*.png' >/dev/null
inside sh -c 'command -v python3 && echo "There is a Python besides, so this shows less than it should." || :'

echo "Removing …"
inside apt-get -qq purge -y mextrain-qt >/dev/null 2>&1
left=$(inside sh -c 'ls -d /opt/mextrain-qt /usr/bin/mextrain-qt /usr/share/*/mextrain-qt* 2>/dev/null || :')
if [ -n "$left" ]; then
    echo "Left behind: $left" >&2
    exit 1
fi
echo "The package installs, plays and leaves nothing behind."
