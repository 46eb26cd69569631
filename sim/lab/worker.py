# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Lets a Dask worker find the project: ``dask worker ADDRESS --preload THIS_FILE``.

The root goes to the end of sys.path, since code.py would hide the standard library's
``code`` at its beginning.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))
