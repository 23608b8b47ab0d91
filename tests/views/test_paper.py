"""The scoresheet on paper: figures that keep apart, on any paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter
from pytestqt.qtbot import QtBot

from mextrain_qt.bridge.published import ScoreRow, Scoresheet
from mextrain_qt.views.scoresheet.paper import ScoresheetPaper
from mextrain_qt.views.tile_painter import TilePainter

pytestmark = pytest.mark.gui

NAMES = ("Grandmother Elisabeth", "Bea", "Carlos", "Dina", "Emil", "Flora", "Gustav", "Hanna")


def sheet_of(seats: int, rounds: int) -> Scoresheet:
    rows = tuple(
        ScoreRow(rounds - 1 - place, (188,) * seats, (1188,) * seats, False) for place in range(rounds)
    )
    return Scoresheet(NAMES[:seats], tuple(range(seats)), rows, (1188,) * seats, (0,))


class Drawn:
    """Notes where every text is put, in points."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: list[tuple[str, QRectF]] = []
        draw = QPainter.drawText

        def note(painter: QPainter, room: QRectF, flags: int, text: str) -> object:
            self.texts.append((text, painter.boundingRect(room, flags, text)))
            return draw(painter, room, flags, text)

        monkeypatch.setattr(QPainter, "drawText", note)

    def touching(self) -> list[tuple[str, str]]:
        boxes = [(text, box.adjusted(-1.5, 0, 1.5, 0)) for text, box in self.texts]
        # Of a box of text its upper part is room for accents, which no figure has.
        boxes = [(text, box.adjusted(0, 0.25 * box.height(), 0, -0.15 * box.height())) for text, box in boxes]
        return [
            (text, other)
            for place, (text, box) in enumerate(boxes)
            for other, its_box in boxes[:place]
            if box.intersects(its_box)
        ]


@pytest.mark.parametrize("orientation", list(QPageLayout.Orientation), ids=["portrait", "landscape"])
@pytest.mark.parametrize(("seats", "rounds"), [(2, 13), (4, 13), (8, 13), (8, 19)])
def test_no_figure_on_paper_touches_another(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    orientation: QPageLayout.Orientation,
    seats: int,
    rounds: int,
) -> None:
    paper = QPdfWriter(str(tmp_path / "sheet.pdf"))
    paper.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    paper.setPageOrientation(orientation)
    drawn = Drawn(monkeypatch)
    assert ScoresheetPaper(TilePainter()).put_on(paper, 72, sheet_of(seats, rounds), "Salon, deal 77")
    assert len(drawn.texts) > 2 * seats * rounds
    assert drawn.touching() == []


def test_every_figure_stands_below_the_sign_of_its_seat(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = QPdfWriter(str(tmp_path / "sheet.pdf"))
    drawn = Drawn(monkeypatch)
    assert ScoresheetPaper(TilePainter()).put_on(paper, 72, sheet_of(4, 3), "Salon, deal 77")
    rights = {text: set[int]() for text in ("188", "1188")}
    for text, box in drawn.texts:
        if text in rights:
            rights[text].add(round(box.right()))
    assert len(rights["188"]) == 4
    assert rights["188"] == rights["1188"]
