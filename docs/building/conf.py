"""What Sphinx is told: the look is the salon's, clauses keep their ids, and nothing comes from elsewhere."""

from __future__ import annotations

import os
import re
from typing import Any

from docutils import nodes

import tablier
from building.laying import clause_pages, not_run
from building.navigation import ENGLISH, TRANSLATED
from tablier.saying import LANGUAGES, Reader, Said

project = "Tablier"
author = "The Tablier maintainers"
project_copyright = author
version = release = tablier.__version__
language = os.environ.get("TABLIER_SITE_LANGUAGE", "en")
_laid = os.environ.get("TABLIER_SITE_LAID", ".")

extensions = ["myst_nb", "sphinx.ext.autodoc"]
source_suffix = {".md": "myst-nb"}
exclude_patterns: list[str] = []
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
nb_execution_mode = "cache"
nb_execution_cache_path = os.environ.get("TABLIER_SITE_NOTEBOOKS", "")
nb_execution_timeout = 300  # seconds a cell; a cell that takes longer fails the build, which shows it
nb_execution_raise_on_error = True
nb_execution_excludepatterns = [f"{page}.md" for page in not_run()]
nb_merge_streams = True
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_preserve_defaults = True
suppress_warnings = ["misc.highlighting_failure", "ref.python", "myst.xref_ambiguous"]

html_theme = "furo"
html_title = "Tablier"
html_static_path = [f"{_laid}/_static"]
html_css_files = ["site.css"]
html_favicon = f"{_laid}/_static/favicon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_last_updated_fmt = None
templates_path = ["look/templates"]

_FRAME = {
    "Next": "next", "Previous": "previous", "Home": "home", "On this page": "on-this-page", "Back to top": "to-top",
    "Made with ": "made-with", "Skip to content": "skip",
}  # fmt: skip
"""What the theme writes around pages and is not translated with it, and its words in our catalogues."""
_ID = re.compile(r"\b([A-Z]{1,2}-\d+)\b")
_PAGES = clause_pages()


def keep_ids(app: Any, doctree: nodes.document) -> None:
    """A clause is found by its id, as in the salon: ``rules/garanguet.html#G-7``."""
    for section in doctree.findall(nodes.section):
        heading = section.next_node(nodes.title)
        found = _ID.match(heading.astext()) if heading is not None else None
        if found and _PAGES.get(found[1]) == app.env.docname:
            section["ids"].insert(0, found[1])


def link_clauses(app: Any, doctree: nodes.document, docname: str) -> None:
    """Wherever a clause is named, it is linked."""
    for text in list(doctree.findall(nodes.Text)):
        if _within(text, nodes.reference, nodes.literal, nodes.literal_block, nodes.title, nodes.raw, nodes.comment):
            continue
        pieces = _ID.split(text.astext())
        if not any(piece in _PAGES for piece in pieces[1::2]):
            continue
        made: list[nodes.Node] = []
        for number, piece in enumerate(pieces):
            page = _PAGES.get(piece) if number % 2 else None
            if page is None:
                made.append(nodes.Text(piece))
            else:
                uri = f"{app.builder.get_relative_uri(docname, page)}#{piece}"
                made.append(nodes.reference("", piece, internal=True, refuri=uri, classes=["clause"]))
        text.parent.replace(text, made)


def without_aliases(app: Any, what: str, name: str, thing: object, options: object, lines: list[str]) -> None:
    """A field of a tuple says nothing of itself by its number."""
    if lines and lines[0].startswith("Alias for field number"):
        lines.clear()


def translate_frame(app: Any) -> None:
    """The words around pages in the language of the pages."""
    reader, known = Reader(language), app.builder.templates.environment.globals
    known_to_theme = known["gettext"]
    words = {theirs: reader.say(Said(f"site.{ours}")) for theirs, ours in _FRAME.items()}
    known["gettext"] = lambda text: words[text] if text in words else known_to_theme(text)
    known["to_the_salon"] = reader.say(Said("site.to-the-salon"))


def offer_languages(app: Any, pagename: str, templatename: str, context: dict[str, Any], doctree: Any) -> None:
    """The same page in the other languages; where they lack it, their front page."""
    up = "../" * pagename.count("/") + ("" if language == ENGLISH else "../")
    page = pagename if pagename in TRANSLATED else "index"
    context["languages"] = [
        {
            "tag": tag, "name": Reader(tag).say(Said("language.name")), "here": tag == language,
            "address": "#" if tag == language else f"{up}{'' if tag == ENGLISH else f'{tag}/'}{page}.html",
        }
        for tag in (ENGLISH, *(other for other in LANGUAGES if other != ENGLISH))
    ]  # fmt: skip


def _within(node: nodes.Node, *kinds: type[nodes.Node]) -> bool:
    parent = node.parent
    while parent is not None:
        if isinstance(parent, kinds):
            return True
        parent = parent.parent
    return False


def tell_made_defaults(_app: Any, _what: str, _name: str, _thing: Any, _options: Any, said: str, gives: str) -> Any:
    """A default that is made anew each time has no text: with one the generator can read, types are told short."""
    return said and said.replace("<factory>", "..."), gives


def setup(app: Any) -> None:
    """What is done to every page."""
    app.connect("autodoc-process-signature", tell_made_defaults)
    app.connect("doctree-read", keep_ids, priority=100)
    app.connect("doctree-resolved", link_clauses)
    app.connect("autodoc-process-docstring", without_aliases)
    app.connect("builder-inited", translate_frame)
    app.connect("html-page-context", offer_languages)
