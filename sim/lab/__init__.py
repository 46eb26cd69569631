# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""The lab: Ring's two-car game solved exactly, many tracks at a time.

Only this folder may import the packages of requirements-lab.txt; the verbs solve and
survey reach it once their arguments are read (docs/fairness.md).
"""
