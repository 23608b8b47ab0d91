"""How the table, the tiles and the window look, and whether anything moves."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QSlider, QWidget

from mextrain_qt.preferences import TILE_SCALES, Preferences, WindowStyle
from mextrain_qt.views.new_game.fields import MutedLabel
from mextrain_qt.views.preferences.picture_choice import PictureChoice
from mextrain_qt.views.preferences.previews import TABLE_PICTURE, TILE_PICTURE, Previews
from mextrain_qt.views.theme import PipStyle, TableStyle, TileSet


class LooksPage(QWidget):
    """``changed`` carries the preferences with what was chosen here."""

    changed = Signal(object)

    def __init__(self, previews: Previews, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._previews = previews
        self._preferences = Preferences()
        self.table = PictureChoice(tuple(TableStyle), TABLE_PICTURE, self)
        self.tiles = PictureChoice(tuple(TileSet), TILE_PICTURE, self)
        self.pips = PictureChoice(tuple(PipStyle), TILE_PICTURE, self)
        self.tile_size = QSlider(Qt.Orientation.Horizontal, self)
        self.tile_size.setRange(0, len(TILE_SCALES) - 1)
        self.tile_size.setPageStep(1)
        self.tile_size.setTickPosition(QSlider.TickPosition.TicksBelow)
        self.tile_size.setFixedWidth(190)
        self._smaller, self._larger = MutedLabel(parent=self), MutedLabel(parent=self)
        for label in (self._smaller, self._larger):
            label.setWordWrap(False)
        self.window_style = QComboBox(self)
        for style in WindowStyle:
            self.window_style.addItem("", style)
        self.reduce_motion = QCheckBox(self)

        size_row = QHBoxLayout()
        size_row.setSpacing(10)
        size_row.addWidget(self._smaller)
        size_row.addWidget(self.tile_size)
        size_row.addWidget(self._larger)
        size_row.addStretch(1)
        style_row = QHBoxLayout()
        style_row.addWidget(self.window_style)
        style_row.addStretch(1)
        self._form = QFormLayout(self)
        self._form.setContentsMargins(16, 14, 16, 14)
        self._form.setVerticalSpacing(10)
        self._form.setHorizontalSpacing(16)
        self._labels = [QLabel(self) for _ in range(5)]
        table, tiles, pips, size, window = self._labels
        self._form.addRow(table, self.table)
        self._form.addRow(tiles, self.tiles)
        self._form.addRow(pips, self.pips)
        self._form.addRow(size, size_row)
        self._form.addRow(window, style_row)
        self._form.addRow(self.reduce_motion)
        size.setBuddy(self.tile_size)
        window.setBuddy(self.window_style)
        self._retranslate()

        self.table.chosen.connect(self._on_table)
        self.tiles.chosen.connect(self._on_tiles)
        self.pips.chosen.connect(self._on_pips)
        self.tile_size.valueChanged.connect(self._on_size)
        self.window_style.activated.connect(self._on_window_style)
        self.reduce_motion.clicked.connect(self._on_reduce_motion)

    def show_preferences(self, preferences: Preferences) -> None:
        """Show what is chosen, and the other choices beside it."""
        self._preferences = preferences
        look = preferences.look
        self.table.show_value(look.table)
        self.tiles.show_value(look.tiles)
        self.pips.show_value(look.pips)
        self.tile_size.blockSignals(True)
        self.tile_size.setValue(TILE_SCALES.index(preferences.tile_scale))
        self.tile_size.blockSignals(False)
        self.window_style.setCurrentIndex(self.window_style.findData(preferences.window_style))
        self.reduce_motion.setChecked(preferences.reduce_motion)
        self._draw()

    def _draw(self) -> None:
        look, dpr = self._preferences.look, self.devicePixelRatioF()
        for table in TableStyle:
            self.table.buttons[table].show_picture(self._previews.table(table, look, dpr))
        for tiles in TileSet:
            self.tiles.buttons[tiles].show_picture(self._previews.tiles(tiles, look, dpr))
        for pips in PipStyle:
            self.pips.buttons[pips].show_picture(self._previews.pips(pips, look, dpr))

    def _change(self, preferences: Preferences) -> None:
        self.show_preferences(preferences)
        self.changed.emit(preferences)

    @Slot(object)
    def _on_table(self, table: TableStyle) -> None:
        self._change(replace(self._preferences, look=replace(self._preferences.look, table=table)))

    @Slot(object)
    def _on_tiles(self, tiles: TileSet) -> None:
        self._change(replace(self._preferences, look=replace(self._preferences.look, tiles=tiles)))

    @Slot(object)
    def _on_pips(self, pips: PipStyle) -> None:
        self._change(replace(self._preferences, look=replace(self._preferences.look, pips=pips)))

    @Slot(int)
    def _on_size(self, place: int) -> None:
        self._change(replace(self._preferences, tile_scale=TILE_SCALES[place]))

    @Slot()
    def _on_window_style(self) -> None:
        style = WindowStyle(self.window_style.currentData())
        self._change(replace(self._preferences, window_style=style))

    @Slot(bool)
    def _on_reduce_motion(self, on: bool) -> None:
        self._change(replace(self._preferences, reduce_motion=on))

    def _retranslate(self) -> None:
        self.table.setAccessibleName(self.tr("Table"))
        self.tiles.setAccessibleName(self.tr("Tiles"))
        self.pips.setAccessibleName(self.tr("Pips"))
        texts = (
            self.tr("Table"),
            self.tr("Tiles"),
            self.tr("Pips"),
            self.tr("Tile &size"),
            self.tr("&Window"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.table.name(TableStyle.FELT, self.tr("Felt"))
        self.table.name(TableStyle.DARK_WOOD, self.tr("Dark wood"))
        self.table.name(TableStyle.LIGHT, self.tr("Light"))
        self.table.name(
            TableStyle.HIGH_CONTRAST, self.tr("High contrast"), self.tr("Black and white, plain and sharp")
        )
        self.tiles.name(TileSet.IVORY, self.tr("Ivory"))
        self.tiles.name(TileSet.WHITE, self.tr("White"))
        self.tiles.name(TileSet.BLACK, self.tr("Black"))
        self.pips.name(PipStyle.COLOUR, self.tr("In colour"), self.tr("Every number has its own colour"))
        self.pips.name(
            PipStyle.COLOUR_SAFE,
            self.tr("Colour-safe"),
            self.tr("Colours and shapes that stay apart for every kind of colour vision"),
        )
        self.pips.name(PipStyle.BLACK, self.tr("Plain"), self.tr("One ink for every number"))
        self.pips.name(PipStyle.NUMERALS, self.tr("Numerals"), self.tr("Figures in place of pips"))
        self._smaller.setText(self.tr("smaller"))
        self._larger.setText(self.tr("larger"))
        self.tile_size.setAccessibleName(self.tr("Tile size"))
        self.window_style.setItemText(0, self.tr("Light or dark, as the desktop"))
        self.window_style.setItemText(1, self.tr("Light"))
        self.window_style.setItemText(2, self.tr("Dark"))
        self.reduce_motion.setText(self.tr("Reduce &motion: nothing flies, glides or pulses"))

    def changeEvent(self, event: QEvent) -> None:
        """Say it all again in another language; draw it again on another screen."""
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Follow the sharpness of the screen."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._draw()
        return super().event(event)
