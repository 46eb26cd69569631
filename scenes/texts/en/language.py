# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The choice of the language; nobody is expected to read one of the two."""

HEADING = "Language / Idioma"
NAMES = ("English", "Español")
KEYS = "▲ ▼  Ⓐ ok"
