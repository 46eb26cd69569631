# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The words of the title, in Spanish."""

TAGLINE = "dos para dos"

KEYS = "Pulsa una tecla"

FAULT = "Ajustes perdidos: pulsa"
