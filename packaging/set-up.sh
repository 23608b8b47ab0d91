#!/bin/sh
# Finds a Python that can make a virtual environment and hands over to set_up.py with it.
# usage: set-up.sh run|test|check|model|package     (PYTHON=/path/to/python chooses the interpreter)
set -eu
cd "$(dirname "$0")/.."

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }
makes_environments() { "$1" -c 'import ensurepip, venv' >/dev/null 2>&1; }
version_of() { "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null; }
say() { printf '%s\n' "$*" >&2; }

# The environment that is already there answers quickest.
for own in .venv/bin/python .venv/Scripts/python.exe; do
    if new_enough "$own"; then
        exec "$own" packaging/set_up.py "$@"
    fi
done

find_python() {
    python= without_venv= too_old=
    for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11 /usr/bin/python3 python}; do
        command -v "$candidate" >/dev/null 2>&1 || continue
        if ! new_enough "$candidate"; then
            version=$(version_of "$candidate") || continue
            case ", $too_old," in
            *", $version,"*) ;;
            *) too_old="${too_old:+$too_old, }$version" ;;
            esac
        elif makes_environments "$candidate"; then
            python=$candidate
            return 0
        else
            without_venv=${without_venv:-$candidate}
        fi
    done
    return 1
}

# The packages are named as Debian and its relatives name them; elsewhere install-packages.sh declines.
if ! find_python; then
    if [ -n "$without_venv" ]; then
        packages="python$(version_of "$without_venv")-venv"
    else
        packages="python3 python3-venv"
    fi
    if [ -z "${PYTHON:-}" ] && sh packaging/install-packages.sh $packages; then
        find_python || :
    fi
fi

if [ -z "$python" ] && [ -n "$without_venv" ]; then
    say "Python $(version_of "$without_venv") is here, but not its venv and ensurepip modules." \
        "On Debian or Ubuntu type: sudo apt-get install $packages"
    exit 1
elif [ -z "$python" ] && [ -n "${PYTHON:-}" ]; then
    say "PYTHON=$PYTHON is not a Python 3.11 or newer."
    exit 1
elif [ -z "$python" ]; then
    say "This game needs Python 3.11 or newer, and found ${too_old:+only }${too_old:-none}." \
        "Install one from your system's packages (Debian, Ubuntu: sudo apt-get install python3 python3-venv)" \
        "or from python.org, or name it: make run PYTHON=/path/to/python3"
    exit 1
fi
exec "$python" packaging/set_up.py "$@"
