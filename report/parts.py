"""What sections are made of: tables, plots with their captions, lists of sentences. What is given is HTML already."""

from __future__ import annotations

from collections.abc import Sequence


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], caption: str = "", guests: Sequence[bool] = ()) -> str:
    marks = [*guests, *[False] * len(rows)]
    body = "".join(
        f"<tr{' class=guest' if guest else ''}>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>"
        for row, guest in zip(rows, marks, strict=False)
    )
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    said = f"<caption>{caption}</caption>" if caption else ""
    return f'<div class="scroll"><table>{said}<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'


def text(cell: str) -> str:
    """What a cell says in words, or its head: it begins at the left."""
    return f'<span class="text">{cell}</span>'


def wrapped(made: str) -> str:
    """A table whose cells in words may run over several lines."""
    return made.replace('<td><span class="text">', '<td class="wrap text"><span>')


def plot(drawn: str, caption: str) -> str:
    return f"<figure>{drawn}<figcaption>{caption}</figcaption></figure>"


def says(lines: Sequence[str]) -> str:
    return f'<ul class="says">{"".join(f"<li>{line}</li>" for line in lines)}</ul>'


def heading(title: str) -> str:
    return f"<h3>{title}</h3>"
