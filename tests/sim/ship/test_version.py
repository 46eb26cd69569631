# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The changelog names the version; a development build is named by what is in it."""

import pytest

from sim.ship.version import VersionError, version_of

FILES = {"code.py": b"1", "lib/a.py": b"2"}
RELEASED = "# Changes\n\n## 1.2.0 - 2026-05-01\n\n- New.\n\n## 1.1.0\n\n- Old.\n"


def test_the_newest_heading_is_the_version():
    assert version_of(RELEASED, FILES) == "1.2.0"


def test_unreleased_without_entries_is_passed_over():
    log = RELEASED.replace("## 1.2.0", "## Unreleased\n\n### Added\n\n## 1.2.0")
    assert version_of(log, FILES) == "1.2.0"


def test_unreleased_entries_make_a_development_build():
    name = version_of("## Unreleased\n\n- Something.\n" + RELEASED, FILES)
    assert name == "dev-a1a7dc63"


@pytest.mark.parametrize(
    "files",
    [{"code.py": b"2", "lib/a.py": b"2"}, {"code.py": b"1", "lib/b.py": b"2"}, {}],
)
def test_other_files_make_another_development_build(files):
    log = "## Unreleased\n\n- Something.\n"
    assert version_of(log, files) != version_of(log, FILES)


def test_the_order_of_the_files_does_not_matter():
    log = "## Unreleased\n\n- Something.\n"
    turned = dict(reversed(list(FILES.items())))
    assert version_of(log, turned) == version_of(log, FILES)


@pytest.mark.parametrize(
    ("log", "found"),
    [("# Changes\n", "found none"), ("## next\n", "'## next'"), ("## 1.0", "'## 1.0'")],
)
def test_a_changelog_without_a_version_is_refused(log, found):
    with pytest.raises(VersionError, match=found):
        version_of(log, FILES)
