"""``mextrain-qt screenshots DIR``: pictures of the window in every state, from fixed deals."""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

HELP = "take pictures of the window and its dialogs in every state"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where they go, and which."""
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    parser.add_argument("--language", default="", metavar="CODE", help="en, es, fr or ru (the desktop's)")
    parser.add_argument("--only", metavar="SCENE", help="one scene alone, as tables or new_game")


def run(args: argparse.Namespace) -> int:
    """Take them; 1 with a sentence where that cannot be."""
    from mextrain_qt.app import application
    from mextrain_qt.commands.window import has_screen
    from mextrain_qt.gallery.scenes import SCENES
    from mextrain_qt.gallery.studio import Studio
    from mextrain_qt.languages import LANGUAGES
    from mextrain_qt.qt_messages import quiet_messages

    if not has_screen():
        print("there is no screen here; `make screenshots` takes them on a virtual one", file=sys.stderr)
        return 1
    scenes = [scene for scene in SCENES if args.only in (None, scene.__name__)]
    if not scenes:
        names = ", ".join(scene.__name__ for scene in SCENES)
        print(f"--only {args.only}: there are only {names}", file=sys.stderr)
        return 1
    if args.language and args.language not in LANGUAGES:
        print(f"--language {args.language}: there are only {', '.join(LANGUAGES)}", file=sys.stderr)
        return 1
    try:
        args.folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        print(f"{args.folder} cannot be made: {error.strerror}", file=sys.stderr)
        return 1
    quiet_messages()
    application()
    with tempfile.TemporaryDirectory(prefix="mextrain-screenshots-") as scratch:
        studio = Studio(args.folder, Path(scratch), args.language)
        for scene in scenes:
            scene(studio)
            print(f"{scene.__name__.replace('_', ' ')} taken", file=sys.stderr)
        studio.close()
    print(f"{len(studio.taken)} pictures are in {args.folder}", file=sys.stderr)
    return 0
