# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The word above the bar, in Spanish."""

LOADING = "Cargando"
