# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The README says the same in both languages: parts, tables, commands, links."""

import re

import pytest

from tests.checks.tree import ROOT

FILES = {"en": "README.md", "es": "README.es.md"}
TEXTS = {
    lang: (ROOT / name).read_text(encoding="utf-8") for lang, name in FILES.items()
}

LINK = re.compile(r"\]\(([^)]+)\)")
SPAN = re.compile(r"`([^`]+)`")


def headings(text):
    """Return the level of each heading in order."""
    return [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]


def tables(text):
    """Return the number of cells of each row in order, 0 between tables."""
    rows = [line.count("|") for line in text.splitlines() if line[:1] in ("|", "")]
    return [count for at, count in enumerate(rows) if count or (at and rows[at - 1])]


def commands(text):
    """Return each line of code without the remark at its right."""
    lines = [line[4:] for line in text.splitlines() if line.startswith("    ")]
    return [re.split(r"(?<=\S) {2,}", line)[0] for line in lines]


def steps(text):
    """Return the numbers of what is to be done in order."""
    return re.findall(r"^(\d)\. ", text, re.MULTILINE)


def spans(text):
    """Return what is marked as code within the sentences."""
    return sorted({" ".join(span.split()) for span in SPAN.findall(text)})


def links(text):
    """Return where the links lead, pictures and the other language set equal."""
    targets = [target.replace("-es.png", ".png") for target in LINK.findall(text)]
    return [target for target in targets if target not in FILES.values()]


@pytest.mark.parametrize("part", [headings, tables, commands, steps, spans, links])
def test_both_languages_have_the_same(part):
    found = {lang: part(text) for lang, text in TEXTS.items()}
    assert len(found["en"]) >= 4
    assert found["es"] == found["en"]


@pytest.mark.parametrize(("lang", "other"), [("en", "es"), ("es", "en")])
def test_the_other_language_is_one_step_away(lang, other):
    top = TEXTS[lang][: TEXTS[lang].index("\n## ")]
    assert f"]({FILES[other]})" in top


@pytest.mark.parametrize("lang", FILES)
def test_every_link_leads_somewhere(lang):
    missing = [path for path in LINK.findall(TEXTS[lang]) if not (ROOT / path).exists()]
    assert missing == []
