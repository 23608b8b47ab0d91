"""The first game at the window: the course, its card, and what it points at."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget

from mextrain_qt.bridge.first_game import SEATS, begin_first_game
from mextrain_qt.bridge.game_bridge import GameBridge
from mextrain_qt.bridge.published import TableView
from mextrain_qt.model.events import Event
from mextrain_qt.model.tiles import Tile
from mextrain_qt.views.action_bar import ActionBar
from mextrain_qt.views.first_game.coach_card import CoachCard
from mextrain_qt.views.first_game.lessons import Between, Course, Lesson, Pointed, Step
from mextrain_qt.views.first_game.spotlight import Arrow, Spotlight
from mextrain_qt.views.first_game.words import CoachWords
from mextrain_qt.views.new_game.player_text import usual_seats
from mextrain_qt.views.table.board import TableBoard
from mextrain_qt.views.theme import Look

_HUB: Final = 2.3  # the turntable's radius, in half-tiles, and a little more
_END: Final = 0.95
"""The ring around the place at the end of a line, in half-tiles of the table: its radius."""


class FirstGame(QObject):
    """Guides a person through a small round.

    It only watches and advises: whatever is legal can be done at any time, and the advice follows.
    """

    said = Signal(str)
    """The coach says something new."""
    leave_asked = Signal()
    """The person wants to leave the round."""
    new_match_asked = Signal()

    def __init__(self, bridge: GameBridge, board: TableBoard, bar: ActionBar, page: QWidget) -> None:
        """A guide for the table of ``bridge``; ``page`` holds ``board`` and ``bar``, and then its card."""
        super().__init__(page)
        self._bridge = bridge
        self._board = board
        self._bar = bar
        self._page = page
        self._words = CoachWords(self)
        self._course: Course | None = None
        self._view: TableView | None = None
        self._step: Step | None = None
        self._beginning = False
        self.spotlight = Spotlight(page)
        self.card = CoachCard(page)
        self.card.go_on.connect(self._on_go_on)
        self.card.skip.connect(self._on_skip)
        self.card.leave.connect(self.leave_asked)
        self.card.language_changed.connect(self._advise)
        bridge.changed.connect(self._on_changed)
        bridge.begun.connect(self._on_begun)
        board.line_inspected.connect(self._on_inspected)
        board.inspector_closed.connect(self._advise)
        board.table_scene.laid_out.connect(self._point)

    @property
    def is_running(self) -> bool:
        """Whether the coach is at work."""
        return self._course is not None

    @property
    def course(self) -> Course | None:
        """What has been learnt so far."""
        return self._course

    @property
    def step(self) -> Step | None:
        """What the coach says now."""
        return self._step

    def set_look(self, look: Look) -> None:
        """Wear a look."""
        self.card.set_look(look)
        self.spotlight.set_look(look)

    def begin(self) -> None:
        """Bring the first game to the table."""
        names = tuple(seat.name for seat in usual_seats(SEATS))
        self._beginning = True
        begin_first_game(self._bridge, names)
        self._beginning = False

    def stop(self) -> None:
        """Say nothing any more; the table stays as it is."""
        self._course = self._view = self._step = None
        self.card.hide()
        self.spotlight.point(())

    # What happens.

    @Slot()
    def _on_begun(self) -> None:
        self.stop()
        if self._beginning:
            self._course = Course()

    @Slot(object, object)
    def _on_changed(self, view: TableView, events: tuple[Event, ...]) -> None:
        if self._course is None:
            return
        self._view = view
        self._course.follow(view, events)
        self._advise()

    @Slot(int)
    def _on_inspected(self, line: int) -> None:
        if self._course is not None:
            self._course.looked_at_a_line()
            self._advise()

    @Slot()
    def _on_go_on(self) -> None:
        if self._course is None:
            return
        if self._step is not None and self._step.topic is Between.OVER:
            self.stop()
            self.new_match_asked.emit()
            return
        self._course.understood()
        self._board.setFocus(Qt.FocusReason.OtherFocusReason)
        self._advise()

    @Slot()
    def _on_skip(self) -> None:
        if self._course is not None:
            self._course.skip()
            self._advise()

    # What is said and shown.

    @Slot()
    def _advise(self) -> None:
        """Say what is next, where that is something new."""
        course, view = self._course, self._view
        step = course.step() if course is not None else None
        if course is None or view is None or step is None:
            return
        if self._board.inspected is not None:
            step = Step(Between.PANEL)
        fresh = step != self._step
        self._step = step
        advice = self._words.advice(view, step)
        self.card.say(
            advice,
            share=course.learnt / len(Lesson),
            go_on=self._go_on_text(step),
            skip=isinstance(step.topic, Lesson) and step.topic is not Lesson.AIM,
        )
        self._point()
        if fresh:
            if self._go_on_text(step):
                self.card.go_on_button.setFocus(Qt.FocusReason.OtherFocusReason)
            self.said.emit(f"{advice.title}. {advice.text} {advice.how}".strip())

    def _go_on_text(self, step: Step) -> str:
        if step.topic is Lesson.AIM:
            return self.tr("Begin")
        return self.tr("New match…") if step.topic is Between.OVER else ""

    @Slot()
    def _point(self) -> None:
        """Ring what the step is about, and have the card keep clear of it."""
        step, view = self._step, self._view
        if step is None or view is None or not self.card.isVisible():
            return
        rings, arrow = self._rings(step), None
        if step.pointed is Pointed.END and len(rings) == 2:
            arrow = Arrow(rings[0].center(), rings[1].center())
        if self._board.table_scene.carried is not None:
            rings, arrow = rings[1:], None
        self.spotlight.point(rings, arrow)
        self.card.raise_()
        clear = list(rings)
        if arrow is not None:
            clear.append(QRectF(arrow.start, arrow.end).normalized())
        self.card.keep_clear(self._felt().toAlignedRect(), clear, self._crowd(view))

    def _rings(self, step: Step) -> list[QRectF]:
        board, scene = self._board, self._board.table_scene
        rings = []
        if step.tile is not None and (pose := scene.tile_pose(step.tile)) is not None:
            box = QRectF(pose.x - pose.half, pose.y - pose.half / 2, 2 * pose.half, pose.half)
            rings.append(self._of_board(box))
        if step.pointed is Pointed.ARRANGE_BUTTON:
            rings.append(self._of_widget(self._bar.arrange_button))
        elif step.pointed is Pointed.TURN_BUTTON:
            rings.append(self._of_widget(self._bar.turn_button))
        elif step.pointed is Pointed.BONEYARD:
            rings += [self._of_board(scene.felt.boneyard.bounds()), self._of_widget(self._bar.turn_button)]
        elif step.pointed is Pointed.END and step.line is not None:
            rings.append(self._round(QPointF(board.place_of_line_end(step.line))))
        elif step.pointed is Pointed.LINE and step.line is not None:
            rings.append(self._round(QPointF(board.place_of_line(step.line))))
        elif step.pointed is Pointed.HAND and step.tile is None and scene.slots is not None:
            poses = [pose for each in scene.order if (pose := scene.tile_pose(each.tile)) is not None]
            for pose in poses:
                box = QRectF(pose.x - pose.half, pose.y - pose.half / 2, 2 * pose.half, pose.half)
                rings.append(self._of_board(box))
        return rings

    def _round(self, middle: QPointF) -> QRectF:
        plan, scene = self._board.table_scene.plan, self._board.table_scene
        radius = max(_END * plan.seen(scene.camera), 18.0) if plan is not None else 18.0
        return self._of_board(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius))

    def _felt(self) -> QRectF:
        scene = self._board.table_scene
        return self._of_board(QRectF(0, 0, scene.sceneRect().width(), scene.felt_height()))

    def _crowd(self, view: TableView) -> list[QRectF]:
        """What the card had better not hide: the hub, the lines, the boneyard, an open panel."""
        scene = self._board.table_scene
        crowd = [scene.felt.boneyard.bounds()]
        if (hub := scene.tile_pose(Tile(view.engine, view.engine))) is not None:
            reach = _HUB * hub.half
            crowd.append(QRectF(hub.x - reach, hub.y - reach, 2 * reach, 2 * reach))
        if scene.inspector.line is not None:
            crowd.append(scene.inspector.panel)
        for line in view.lines:
            for laid in line.tiles:
                if (pose := scene.tile_pose(laid.tile)) is not None:
                    crowd.append(QRectF(pose.x - pose.half, pose.y - pose.half, 2 * pose.half, 2 * pose.half))
            end = self._board.place_of_line_end(line.line)
            crowd.append(QRectF(end.x() - 20, end.y() - 20, 40, 40))
        return [self._of_board(box) for box in crowd]

    def _of_board(self, box: QRectF) -> QRectF:
        shift = self._board.viewport().mapTo(self._page, QPointF(0, 0))
        return box.translated(shift)

    def _of_widget(self, widget: QWidget) -> QRectF:
        corner = widget.mapTo(self._page, QPointF(0, 0))
        return QRectF(corner, QRectF(widget.rect()).size())
