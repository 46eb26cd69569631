# SPDX-FileCopyrightText: 2026 The Speed authors
# SPDX-License-Identifier: MIT
"""What the badge's Python lacks, or does otherwise without a word.

One rule is one function: it takes a node of the syntax tree (each knows its `parent`)
and returns what is wrong with it, or None. docs/badge.md lists the facts. Not seen
from the source: whether a sort needs to be stable, and how a dict is built.
"""

import ast

from tests.checks.tree import parents_known

MISSING_MODULES = (
    *("typing", "dataclasses", "enum", "abc", "functools", "itertools", "bisect"),
    *("heapq", "copy", "contextlib", "string", "datetime", "random", "pathlib"),
    *("operator", "inspect", "types", "warnings", "weakref", "logging", "textwrap"),
)
MISSING_METHODS = (
    *("ljust", "rjust", "zfill", "title", "capitalize", "casefold", "swapcase"),
    *("expandtabs", "translate", "maketrans", "removeprefix", "removesuffix"),
    *("isalnum", "isnumeric", "isdecimal", "isidentifier", "isprintable", "istitle"),
    *("bit_length", "bit_count", "_replace", "_asdict", "findall", "finditer"),
    *("fullmatch", "with_traceback", "add_note"),
)
MISSING_NAMES = (
    *("FileNotFoundError", "PermissionError", "FileExistsError", "NotADirectoryError"),
    *("IsADirectoryError", "ConnectionError", "ModuleNotFoundError", "RecursionError"),
    *("defaultdict", "Counter", "ascii", "vars", "aiter", "anext", "breakpoint"),
)
IGNORED_HOOKS = ("__slots__", "__init_subclass__", "__setattr__", "__del__")
IGNORED_HOOKS += ("__getattribute__", "__set_name__", "__prepare__", "__doc__")
NO_KEYWORDS = ("split", "rsplit", "encode", "decode", "to_bytes", "from_bytes", "find")
NO_KEYWORDS += (
    "index",
    "count",
    "replace",
    "zip",
    "sum",
    "int",
    "round",
    "pow",
    "sort",
)
SORT_KEYWORDS = ("key", "reverse")
SMALL_INT = 1 << 30
UNORDERED_CALLS = ("set", "frozenset", "dict")
UNORDERED_METHODS = ("items", "keys", "values")


def faults(source: str, whole_numbers_only: bool = False) -> list:
    """Return a sentence for each use of what the badge lacks; floats too if asked."""
    tree = parents_known(source)
    rules = (*RULES, no_floats) if whole_numbers_only else RULES
    found = [
        (_line(node), fault)
        for node in ast.walk(tree)
        for fault in (rule(node) for rule in rules)
        if fault
    ]
    found += [(line, "a const's name used again") for line in reused_consts(tree)]
    return [f"line {line}: {fault}" for line, fault in sorted(found)]


def missing_modules(node):
    """Modules that the firmware does not have."""
    if isinstance(node, ast.Import):
        names = [alias.name for alias in node.names]
    elif isinstance(node, ast.ImportFrom):
        names = [node.module]
    else:
        return None
    lacking = [n for n in names if n.split(".")[0] in MISSING_MODULES]
    return f"no module {lacking[0]}" if lacking else None


def missing_names(node):
    """Built-in names and methods that the firmware does not have."""
    if isinstance(node, ast.Name) and node.id in MISSING_NAMES:
        return f"no {node.id}"
    called = isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
    if called and node.func.attr in MISSING_METHODS:
        return f"no {node.func.attr}()"
    return None


def syntax(node):
    """Syntax that the badge's parser refuses."""
    if type(node).__name__ in ("Match", "TryStar", "TypeAlias"):
        return "syntax newer than the badge's"
    if isinstance(node, (ast.List, ast.Tuple, ast.Set)):
        read = not isinstance(getattr(node, "ctx", None), ast.Store)
        if read and any(isinstance(item, ast.Starred) for item in node.elts):
            return "a star inside a display"
    if isinstance(node, ast.Dict) and None in node.keys:
        return "two stars inside a display"
    if isinstance(node, ast.ClassDef) and node.keywords:
        return "a keyword in a class line"
    if isinstance(node, ast.comprehension) and node.is_async:
        return "an asynchronous comprehension"
    return None


def positional_only(node):
    """`/` among the parameters is a syntax error there."""
    if isinstance(node, (ast.FunctionDef, ast.Lambda)) and node.args.posonlyargs:
        return "positional-only parameters"
    return None


def keywords(node):
    """Keyword arguments: lost in order, and not taken by built-in methods."""
    if isinstance(node, ast.FunctionDef) and node.args.kwarg:
        return "** parameters keep no order"
    if not isinstance(node, ast.Call):
        return None
    name = getattr(node.func, "attr", getattr(node.func, "id", ""))
    given = [k.arg for k in node.keywords if k.arg not in SORT_KEYWORDS]
    if name in NO_KEYWORDS and given:
        return f"{name}() takes no keyword there"
    return None


def stepped_slices(node):
    """Slices with a step fail on text, tuples and bytes."""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
        return "a slice with a step" if node.slice.step else None
    return None


def ignored_hooks(node):
    """Special methods that are never called there; `super().x` and several parents."""
    if isinstance(node, ast.FunctionDef) and node.name in IGNORED_HOOKS:
        return f"{node.name} is ignored"
    if isinstance(node, ast.Name) and node.id in IGNORED_HOOKS:
        return f"{node.id} is ignored"
    if isinstance(node, ast.ClassDef) and len(node.bases) > 1:
        return "several parents: looked up depth first"
    if not isinstance(node, ast.Attribute) or not isinstance(node.value, ast.Call):
        return None
    called = isinstance(node.parent, ast.Call) and node.parent.func is node
    of_super = getattr(node.value.func, "id", "") == "super"
    return "super().property is broken" if of_super and not called else None


def unordered_loops(node):
    """Dicts and sets keep no order: a loop over one must sort it first."""
    if not isinstance(node, (ast.For, ast.comprehension)):
        return None
    over = node.iter
    name = ""
    if isinstance(over, ast.Call):
        name = getattr(over.func, "attr", getattr(over.func, "id", ""))
    if isinstance(over, (ast.Set, ast.SetComp, ast.Dict, ast.DictComp)):
        return "a loop over a set or dict keeps no order"
    if name in UNORDERED_CALLS or (name in UNORDERED_METHODS and not over.args):
        return "a loop over a set or dict keeps no order"
    return None


def tuple_keys(node):
    """Tuples of small ints collide as keys: 80 times as slow; pack them into an int."""
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Tuple):
        return None if _in_annotation(node) else "a tuple as key"
    if isinstance(node, ast.Dict) and any(isinstance(k, ast.Tuple) for k in node.keys):
        return "a tuple as key"
    if isinstance(node, ast.Set) and any(isinstance(k, ast.Tuple) for k in node.elts):
        return "a tuple as key"
    return None


def big_numbers(node):
    """An int of 2**30 or more is an object on the heap."""
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return "an int of 2**30 or more" if node.value >= SMALL_INT else None
    return None


def text_with_holes(node):
    """f-strings: no nested format, no !a, no braces in the fixed part."""
    if not isinstance(node, ast.JoinedStr):
        return None
    for part in node.values:
        if isinstance(part, ast.Constant) and ("{" in part.value or "}" in part.value):
            return "a brace in an f-string"
        if isinstance(part, ast.FormattedValue):
            spec = part.format_spec
            if part.conversion == ord("a") or (spec and len(spec.values) > 1):
                return "an f-string too clever for the badge"
            if spec and not isinstance(spec.values[0], ast.Constant):
                return "an f-string too clever for the badge"
    return None


def old_annotations(node):
    """CPython 3.9 evaluates `int | None` and fails; the badge never looks at it."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr):
        return "`|` in an annotation" if _in_annotation(node) else None
    return None


def no_floats(node):
    """The rules count in whole numbers, equal on every interpreter."""
    if isinstance(node, ast.Constant) and isinstance(node.value, float):
        return "a float"
    if isinstance(node, (ast.BinOp, ast.AugAssign)) and isinstance(node.op, ast.Div):
        return "a division that gives a float"
    return None


RULES = (
    missing_modules,
    missing_names,
    syntax,
    positional_only,
    keywords,
    stepped_slices,
    ignored_hooks,
    unordered_loops,
    tuple_keys,
    big_numbers,
    text_with_holes,
    old_annotations,
)


def _line(node: ast.AST) -> int:
    """Return a node's line; a comprehension has none of its own."""
    return getattr(node, "lineno", 0) or node.iter.lineno


def _in_annotation(node: ast.AST) -> bool:
    child = node
    while node.parent is not None:
        child, node = node, node.parent
        if isinstance(node, ast.FunctionDef) and node.returns is child:
            return True
        if isinstance(node, (ast.arg, ast.AnnAssign)) and node.annotation is child:
            return True
    return False


def reused_consts(tree: ast.Module) -> list:
    """Return the lines where a const's name is an attribute, keyword or parameter.

    The badge's compiler puts the number in the name's place, also there.
    """
    consts = {
        node.targets[0].id
        for node in tree.body
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and getattr(node.value.func, "id", "") == "const"
    }
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, (ast.Attribute, ast.keyword, ast.arg))
        and (node.attr if isinstance(node, ast.Attribute) else node.arg) in consts
    ]
