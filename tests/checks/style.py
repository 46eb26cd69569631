# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""Measures of a source file: licence line, docstrings, length, nesting, leftovers."""

import ast
import re

FUNCTION_LINES = 40
"""The longest function, docstring left out."""

NESTING = 4
FILE_LINES = 400
PAGE_LINES = 600  # of a page of docs, which is looked things up in

_LEFTOVERS = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X)\b")
_MACHINE = re.compile(r"(?<![\w.])/(home|root|Users|work|tmp)/|\b[A-Z]:\\Users")
_SPDX = "SPDX-License-Identifier: MIT"
_BLOCKS = (ast.For, ast.While, ast.If, ast.With, ast.Try)
_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def text_faults(source: str, most_lines: int = FILE_LINES) -> list:
    """Return a sentence for each fault that shows without parsing."""
    lines = source.splitlines()
    faults = [] if _SPDX in "".join(lines[:3]) else ["no SPDX line at the top"]
    if len(lines) > most_lines:
        faults.append(f"{len(lines)} lines, at most {most_lines}")
    for number, line in enumerate(lines, 1):
        if _LEFTOVERS.search(line):
            faults.append(f"line {number}: unfinished work")
        if _MACHINE.search(line):
            faults.append(f"line {number}: a path of one machine")
    return faults


def missing_docstrings(tree: ast.Module) -> list:
    """Return a sentence for each public thing without a docstring."""
    faults = [] if ast.get_docstring(tree) else ["no module docstring"]
    return faults + _undocumented(tree)


def _undocumented(parent: ast.AST) -> list:
    faults = []
    for node in parent.body:
        if not isinstance(node, (ast.ClassDef, *_FUNCTIONS)):
            continue
        if node.name.startswith("_") or _is_setter(node):
            continue
        if not ast.get_docstring(node):
            faults.append(f"line {node.lineno}: {node.name} has no docstring")
        if isinstance(node, ast.ClassDef):
            faults += _undocumented(node)
    return faults


def _is_setter(node: ast.AST) -> bool:
    """Return whether it is the second half of a property: the first half explains."""
    return any(getattr(mark, "attr", "") == "setter" for mark in node.decorator_list)


def long_or_deep(tree: ast.Module) -> list:
    """Return a sentence for each function that is too long or nested too deep."""
    faults = []
    for node in ast.walk(tree):
        if not isinstance(node, _FUNCTIONS):
            continue
        if function_lines(node) > FUNCTION_LINES:
            faults.append(f"line {node.lineno}: {node.name} is too long")
        if nesting(node) > NESTING:
            faults.append(f"line {node.lineno}: {node.name} is nested too deep")
    return faults


def function_lines(node: ast.FunctionDef) -> int:
    """Return how many lines a function takes without its docstring."""
    lines = node.end_lineno - node.lineno + 1
    if ast.get_docstring(node):
        lines -= node.body[0].end_lineno - node.body[0].lineno + 1
    return lines


def nesting(node: ast.AST) -> int:
    """Return how many blocks stand inside each other; an elif adds none."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.ClassDef, *_FUNCTIONS)):
            continue
        deeper = isinstance(child, _BLOCKS) and not _is_elif(node, child)
        deepest = max(deepest, nesting(child) + deeper)
    return deepest


def _is_elif(parent: ast.AST, child: ast.AST) -> bool:
    return (
        isinstance(parent, ast.If)
        and isinstance(child, ast.If)
        and parent.orelse == [child]
    )
