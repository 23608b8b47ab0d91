"""What a widget and all that is in it say, and which of it does not fit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from PySide6.QtCore import QAbstractTableModel, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGraphicsSimpleTextItem,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTextEdit,
    QToolButton,
    QWidget,
)

from mextrain_qt.views.status_line import StatusLine

SEAL = re.compile(r"\b(?:[0-9a-f]{64}|[0-9a-f]{8})\b")


def texts(root: QWidget) -> Counter[tuple[str, str]]:
    """Every text in a widget, with the kind of whatever says it."""
    found: Counter[tuple[str, str]] = Counter()
    for widget in (root, *root.findChildren(QWidget)):
        # Menus are asked by their actions; what scrolls tabs is Qt's and comes and goes.
        if isinstance(widget, QMenu) or isinstance(widget.parent(), QTabBar):
            continue
        kind = widget.metaObject().className()
        for text in _texts_of(widget):
            if text:
                # Two deals that no number was given to have different seals.
                found[kind, SEAL.sub("…", text)] += 1
    for action in root.findChildren(QAction):
        if action.text() and action.parent() is not None:
            found["QAction", action.text()] += 1
    for menu in root.findChildren(QMenu):
        if menu.title():
            found["QMenu", menu.title()] += 1
    return found


def _texts_of(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription())
    if widget.isWindow():
        yield widget.windowTitle()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    elif isinstance(widget, QTabBar):
        yield from (widget.tabText(place) for place in range(widget.count()))
    elif isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    elif isinstance(widget, QGraphicsView):
        for item in widget.scene().items():
            if isinstance(item, QGraphicsSimpleTextItem) and item.isVisible():
                yield item.text()
    elif isinstance(widget, QHeaderView):
        yield from (str(text) for text in _headings(widget))
    elif isinstance(widget, QAbstractItemView):
        yield from _cells(widget)


def _headings(header: QHeaderView) -> Iterator[object]:
    model = header.model()
    for place in range(header.count()):
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            text = model.headerData(place, header.orientation(), role)
            if isinstance(text, str):
                yield text


def _cells(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    columns = model.columnCount() if isinstance(model, QAbstractTableModel) else 1
    for row in range(model.rowCount() if model is not None else 0):
        for column in range(columns):
            for role in (
                *(Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole),
                Qt.ItemDataRole.AccessibleTextRole,
            ):
                text = model.index(row, column).data(role)
                if isinstance(text, str):
                    yield text


def misfits(root: QWidget) -> list[str]:
    """What is shown in ``root`` and does not fit where it is."""
    found = []
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isVisible() and not widget.visibleRegion().isEmpty():
            found += [f"{type(widget).__name__}: {fault}" for fault in _faults(widget)]
    return found


def _faults(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, StatusLine):
        shown, _ = widget.fitted()
        if shown != widget.text():
            yield f"{widget.text()!r} is shown as {shown!r}"
    elif isinstance(widget, QLabel):
        yield from _label_faults(widget)
    elif isinstance(widget, QToolButton | QPushButton) or (
        isinstance(widget, QAbstractButton) and widget.text()
    ):
        wanted = widget.sizeHint()
        if widget.text() and (widget.width() < wanted.width() or widget.height() < wanted.height() - 2):
            yield f"{widget.text()!r} needs {wanted.toTuple()} and has {widget.size().toTuple()}"
    elif isinstance(widget, QComboBox):
        yield from _combo_faults(widget)
    elif isinstance(widget, QTabBar):
        if widget.sizeHint().width() > widget.width():
            yield f"the tabs need {widget.sizeHint().width()} and have {widget.width()}"
    elif isinstance(widget, QListWidget):
        wide = widget.sizeHintForColumn(0)
        if not widget.wordWrap() and wide > widget.viewport().width():
            yield f"the list needs {wide} and has {widget.viewport().width()}"
    elif isinstance(widget, QLineEdit) and widget.placeholderText() and not widget.text():
        wide = widget.fontMetrics().horizontalAdvance(widget.placeholderText())
        if wide > widget.width():
            yield f"{widget.placeholderText()!r} needs {wide} and has {widget.width()}"


def _label_faults(label: QLabel) -> Iterator[str]:
    if not label.text() or label.pixmap().isNull() is False:
        return
    if label.wordWrap():
        wanted = label.heightForWidth(label.width())
        if wanted > label.height() + 1:
            yield f"{label.text()!r} needs a height of {wanted} and has {label.height()}"
    elif label.sizeHint().width() > label.width() + 1:
        yield f"{label.text()!r} needs {label.sizeHint().width()} and has {label.width()}"


def _combo_faults(combo: QComboBox) -> Iterator[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    field = combo.style().subControlRect(
        QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, combo
    )
    wide = combo.fontMetrics().horizontalAdvance(combo.currentText())
    if wide > field.width():
        yield f"{combo.currentText()!r} needs {wide} and has {field.width()}"
