"""The system's packages that Qt and its tests want, as each kind of Linux calls them."""

import subprocess
from pathlib import Path

# What is wanted (a library by its soname, a program or a font) and its package on each system.
# Sources: the systems' own package indexes.
DEBIAN, FEDORA, ARCH, SUSE = range(4)
INSTALLERS = {
    DEBIAN: "sudo apt-get install",
    FEDORA: "sudo dnf install",
    ARCH: "sudo pacman -S --needed",
    SUSE: "sudo zypper install",
}
PACKAGES: dict[str, tuple[str, str, str, str]] = {
    "libGL.so.1": ("libgl1", "libglvnd-glx", "libglvnd", "Mesa-libGL1"),
    "libEGL.so.1": ("libegl1", "libglvnd-egl", "libglvnd", "Mesa-libEGL1"),
    "libfontconfig.so.1": ("libfontconfig1", "fontconfig", "fontconfig", "libfontconfig1"),
    "libfreetype.so.6": ("libfreetype6", "freetype", "freetype2", "libfreetype6"),
    "libglib-2.0.so.0": ("libglib2.0-0", "glib2", "glib2", "libglib-2_0-0"),
    "libgthread-2.0.so.0": ("libglib2.0-0", "glib2", "glib2", "libgthread-2_0-0"),
    "libdbus-1.so.3": ("libdbus-1-3", "dbus-libs", "dbus", "libdbus-1-3"),
    "libgssapi_krb5.so.2": ("libgssapi-krb5-2", "krb5-libs", "krb5", "krb5"),
    "libz.so.1": ("zlib1g", "zlib", "zlib", "libz1"),
    "libzstd.so.1": ("libzstd1", "libzstd", "zstd", "libzstd1"),
    "libxkbcommon.so.0": ("libxkbcommon0", "libxkbcommon", "libxkbcommon", "libxkbcommon0"),
    "libxkbcommon-x11.so.0": (
        "libxkbcommon-x11-0",
        "libxkbcommon-x11",
        "libxkbcommon-x11",
        "libxkbcommon-x11-0",
    ),
    "libX11.so.6": ("libx11-6", "libX11", "libx11", "libX11-6"),
    "libX11-xcb.so.1": ("libx11-xcb1", "libX11-xcb", "libx11", "libX11-xcb1"),
    "libxcb.so.1": ("libxcb1", "libxcb", "libxcb", "libxcb1"),
    "libxcb-cursor.so.0": ("libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor", "libxcb-cursor0"),
    "libxcb-icccm.so.4": ("libxcb-icccm4", "xcb-util-wm", "xcb-util-wm", "libxcb-icccm4"),
    "libxcb-image.so.0": ("libxcb-image0", "xcb-util-image", "xcb-util-image", "libxcb-image0"),
    "libxcb-keysyms.so.1": ("libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms", "libxcb-keysyms1"),
    "libxcb-randr.so.0": ("libxcb-randr0", "libxcb", "libxcb", "libxcb-randr0"),
    "libxcb-render.so.0": ("libxcb-render0", "libxcb", "libxcb", "libxcb-render0"),
    "libxcb-render-util.so.0": (
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
        "libxcb-render-util0",
    ),
    "libxcb-shape.so.0": ("libxcb-shape0", "libxcb", "libxcb", "libxcb-shape0"),
    "libxcb-shm.so.0": ("libxcb-shm0", "libxcb", "libxcb", "libxcb-shm0"),
    "libxcb-sync.so.1": ("libxcb-sync1", "libxcb", "libxcb", "libxcb-sync1"),
    "libxcb-util.so.1": ("libxcb-util1", "xcb-util", "xcb-util", "libxcb-util1"),
    "libxcb-xfixes.so.0": ("libxcb-xfixes0", "libxcb", "libxcb", "libxcb-xfixes0"),
    "libxcb-xkb.so.1": ("libxcb-xkb1", "libxcb", "libxcb", "libxcb-xkb1"),
    "libwayland-client.so.0": ("libwayland-client0", "libwayland-client", "wayland", "libwayland-client0"),
    "libwayland-cursor.so.0": ("libwayland-cursor0", "libwayland-cursor", "wayland", "libwayland-cursor0"),
    "libwayland-egl.so.1": ("libwayland-egl1", "libwayland-egl", "wayland", "libwayland-egl1"),
    "a font": ("fonts-dejavu-core", "dejavu-sans-fonts", "ttf-dejavu", "dejavu-fonts"),
    "Xvfb": ("xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb", "xorg-x11-server-Xvfb"),
}
FAMILIES = {
    "debian": DEBIAN,
    "ubuntu": DEBIAN,
    "fedora": FEDORA,
    "rhel": FEDORA,
    "centos": FEDORA,
    "arch": ARCH,
    "suse": SUSE,
    "opensuse": SUSE,
}


def family(os_release: str) -> int | None:
    """Which of the four kinds of system a file ``os-release`` (freedesktop.org) speaks of, if any."""
    fields = dict(line.split("=", 1) for line in os_release.splitlines() if "=" in line)
    names = f"{fields.get('ID', '')} {fields.get('ID_LIKE', '')}".replace('"', "").replace("'", "")
    return next((FAMILIES[name] for name in names.split() if name in FAMILIES), None)


def packages(wanted: list[str], system: int) -> list[str]:
    """The packages that hold what is wanted, each once; what no table knows is left out."""
    return sorted({PACKAGES[name][system] for name in wanted if name in PACKAGES})


def line_to_type(wanted: list[str], system: int | None) -> str:
    """The exact line that installs what is wanted, or one for each kind of system where it is not known."""
    if system is not None:
        return "  " + " ".join([INSTALLERS[system], *packages(wanted, system)])
    lines = zip(("Debian, Ubuntu", "Fedora", "Arch", "openSUSE"), INSTALLERS, strict=True)
    return "\n".join(f"  {name + ':':<16}" + line_to_type(wanted, each).strip() for name, each in lines)


def this_system() -> int | None:
    """Which of the four kinds this machine is, if any."""
    for place in (Path("/etc/os-release"), Path("/usr/lib/os-release")):
        if place.is_file():
            return family(place.read_text(encoding="utf-8", errors="replace"))
    return None


def install(wanted: list[str]) -> bool:
    """Install what is wanted where that needs no question asked; whether it was done."""
    names = packages(wanted, DEBIAN)
    if not names or this_system() not in (DEBIAN, None):
        return False
    script = Path(__file__).with_name("install-packages.sh")
    return subprocess.run(["sh", str(script), *names], check=False).returncode == 0
