# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Starts the new version of Speed from the folder speed-new, where it lies whole.

An update puts this in the place of code.py until the rest of the drive is up to date.
If it is still here the update was cut short: flash once more to finish it.
"""

import os
import sys

os.chdir("speed-new")
here = os.getcwd()
sys.path.insert(0, here)
sys.path.insert(1, here + "/lib")
with open("code.py") as file:
    program = file.read()
exec(program)
