"""The rules page set as HTML, in the small subset that Qt's text documents take."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from mextrain_qt.views.rules.figures import figure_size
from mextrain_qt.views.rules.page import Entry, Figure, Section

_STYLE = """
h1 { font-size: x-large; margin-bottom: 0px; }
h2 { font-size: large; margin-top: 26px; margin-bottom: 6px; }
p { line-height: 125%; margin-top: 6px; margin-bottom: 6px; }
"""


def page_html(title: str, sections: Iterable[Section], *, muted: str, link: str) -> str:
    """The whole page; ``muted`` and ``link`` are the colours of captions and of links, as ``#rrggbb``.

    A drawing is an image named after its :class:`Figure`; an anchor of each section and entry is a name
    that the page can be scrolled to, and what an entry goes to a link to one.
    """
    style = f"{_STYLE} a {{ color: {link}; text-decoration: none; }} .quiet {{ color: {muted}; }}"
    parts = [f"<html><head><style>{style}</style></head><body><h1>{escape(title)}</h1>"]
    for section in sections:
        parts.append(f'<h2><a name="{section.anchor}"></a>{escape(section.title)}</h2>')
        if section.lead:
            parts.append(f"<p>{escape(section.lead)}</p>")
        parts.extend(_entry(entry) for entry in section.entries)
    return "".join((*parts, "</body></html>"))


def _entry(entry: Entry) -> str:
    anchor = f'<a name="{entry.anchor}"></a>' if entry.anchor is not None else ""
    title = f"<b>{escape(entry.title)}</b>"
    if entry.goes_to is not None:
        title = f'<a href="#{entry.goes_to}">{title}</a>'
    text = f"<p>{anchor}{title}<br>{escape(entry.text)}</p>"
    return text if entry.figure is None else text + _figure(entry.figure, entry.caption)


def _figure(figure: Figure, caption: str) -> str:
    size = figure_size(figure)
    image = f'<img src="{figure}" width="{round(size.width())}" height="{round(size.height())}">'
    below = f'<span class="quiet">{escape(caption)}</span>'
    return f'<p style="line-height: 100%; margin-bottom: 14px">{image}<br>{below}</p>'
