#!/bin/sh
# Installs system packages where that needs no question: with apt, as root or where sudo asks for no password.
# usage: install-packages.sh PACKAGE...
# Exit: 0 installed, 3 not allowed or no apt here (nothing was tried), 1 tried without success.
set -eu
cd "$(dirname "$0")/.."

command -v apt-get >/dev/null 2>&1 || exit 3
if [ "$(id -u)" -eq 0 ]; then
    as_root="env"
elif command -v sudo >/dev/null 2>&1 && sudo -n true >/dev/null 2>&1; then
    as_root="sudo -n env"
else
    exit 3
fi

mkdir -p build
log=build/system-packages.log
echo "Setting up: installing the system packages $*" >&2

get() { $as_root DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=120 "$@" >>"$log" 2>&1 </dev/null; }
install() { get install -y --no-install-recommends "$@"; }

# A list that is there and good saves fetching it; a new machine has none, and a fetch may fail once.
install "$@" && exit 0
get update || { sleep 5; get update; } || :
install "$@" && exit 0
echo "apt-get could not install $*; its last words (all of them are in $log):" >&2
tail -n 4 "$log" >&2
exit 1
