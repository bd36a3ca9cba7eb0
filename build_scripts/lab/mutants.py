"""Mutants: copies of a source file with one small fault.

A mutant is identified by its function and by its line before and after, without line numbers, so
that a list of mutants remains valid when code is moved.
"""

import ast
import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

_COMPARED: Final[dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
_RECKONED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
_JOINED: Final[dict[type[ast.boolop], type[ast.boolop]]] = {ast.And: ast.Or, ast.Or: ast.And}
"""What each operator is exchanged for."""
_CALLED: Final = {"min": "max", "max": "min", "any": "all", "all": "any", "sorted": "list"}
"""Functions that are exchanged."""
_SEQUENCES: Final = (ast.Tuple, ast.List, ast.JoinedStr)
_LEAST: Final = 3
"""So many mutants come of every file, if it has them."""


class Mutant(NamedTuple):
    """One faulty copy of a file.

    Args:
        path: relative to the folder of the sources; function: where in it, as Class.method.
        line: its number; before and after: the line as it is and as it becomes.
        start, end: byte range of the file that `text` replaces.
    """

    path: str
    function: str
    line: int
    before: str
    after: str
    start: int
    end: int
    text: str

    @property
    def name(self) -> str:
        """Its name in lists, independent of the code's position."""
        return f"{self.function}: {self.before} -> {self.after}"

    def applied(self, source: bytes) -> bytes:
        """Apply the mutation to the content of the file."""
        return source[: self.start] + self.text.encode() + source[self.end :]


class _Finder(ast.NodeVisitor):
    """Walks over a module and collects its mutants."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.starts = [0]
        for line in source.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.names: list[str] = []
        self.returns: list[str] = []
        self.found: list[Mutant] = []

    # Where it is in the file.
    def _note(self, node: ast.expr | ast.stmt, text: str) -> None:
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[(node.end_lineno or 1) - 1] + (node.end_col_offset or 0)
        left, right = self.starts[node.lineno - 1], self.starts[node.end_lineno or 1]
        before = self.source[left:right].decode()
        after = (self.source[left:start] + text.encode() + self.source[end:right]).decode()
        one, other = (" ".join(line.split()) for line in (before, after))
        where = ".".join(self.names) or "-"
        self.found.append(Mutant(self.path, where, node.lineno, one, other, start, end, text))

    def _swap(self, node: ast.expr, new: ast.expr) -> None:
        words = ast.unparse(new)
        self._note(node, words if isinstance(new, ast.Constant | ast.Name) else f"({words})")

    # What is walked over, and what is not: no annotations, no decorators, no bases of classes.
    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Visit a function, defaults included."""
        self.names.append(node.name)
        self.returns.append(ast.unparse(node.returns) if node.returns else "")
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self._body(node.body)
        self.names.pop()
        self.returns.pop()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Visit a class."""
        self.names.append(node.name)
        self._body(node.body)
        self.names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Visit only the value of an annotated name."""
        if node.value is not None:
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        """Omit an assignment; type aliases are skipped."""
        if isinstance(node.value, ast.Subscript) and ast.unparse(node.value).startswith("Literal"):
            return
        target, names = node.targets[0], [ast.unparse(part) for part in ast.walk(node.value)]
        if isinstance(target, ast.Attribute | ast.Subscript) or ast.unparse(target) in names:
            self._note(node, "pass")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """Omit an augmented assignment."""
        self._note(node, "pass")
        new = _RECKONED.get(type(node.op))
        if new is not None and not isinstance(node.value, _SEQUENCES):
            self._note(node, ast.unparse(ast.AugAssign(node.target, new(), node.value)))
        self.visit(node.value)

    def _body(self, body: list[ast.stmt]) -> None:
        for statement in body:
            if not _is_docstring(statement):
                self.visit(statement)

    def visit_Expr(self, node: ast.Expr) -> None:
        """Omit a call or a yield."""
        if not _is_docstring(node):
            self._note(node, "pass")
            self.visit(node.value)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Omit a raise; its message is not mutated."""
        self._note(node, "pass")

    def visit_Continue(self, node: ast.Continue) -> None:
        """Omit a continue."""
        self._note(node, "pass")

    def visit_Break(self, node: ast.Break) -> None:
        """Omit a break."""
        self._note(node, "continue")

    def visit_Return(self, node: ast.Return) -> None:
        """Return another value, if the return type suggests one."""
        if node.value is None:
            self._note(node, "pass")
            return
        kind, value = self.returns[-1], ast.unparse(node.value)
        if kind == "bool" and not isinstance(node.value, ast.Constant):
            self._note(node.value, f"not ({value})")
        elif kind == "int" and not isinstance(node.value, ast.Constant):
            self._note(node.value, f"({value}) + 1")
        elif kind.startswith(("tuple", "list", "Cards")) and value not in ("()", "[]"):
            self._note(node.value, f"({value})[1:]")
        elif kind.endswith("| None") and value != "None":
            self._note(node.value, "None")
        self.visit(node.value)

    def visit_If(self, node: ast.If) -> None:
        """Make a condition always true or always false."""
        self._swap(node.test, ast.Constant(True))
        self._swap(node.test, ast.Constant(False))
        self.generic_visit(node)

    def visit_IfExp(self, node: ast.IfExp) -> None:
        """Take the other branch of a conditional expression."""
        self._swap(node, ast.IfExp(node.test, node.orelse, node.body))
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        """Make a condition of a comprehension always true."""
        for test in node.ifs:
            self._swap(test, ast.Constant(True))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        """Change a comparison, at its boundary and to its opposite."""
        for i, op in enumerate(node.ops):
            for new in _COMPARED[type(op)]:
                ops = [*node.ops[:i], new(), *node.ops[i + 1 :]]
                self._swap(node, ast.Compare(node.left, ops, node.comparators))
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        """Swap ``and`` and ``or``, and omit each operand."""
        self._swap(node, ast.BoolOp(_JOINED[type(node.op)](), node.values))
        for i in range(len(node.values)):
            rest = node.values[:i] + node.values[i + 1 :]
            self._swap(node, rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest))
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        """Omit a ``not`` or a minus."""
        if isinstance(node.op, ast.Not | ast.USub):
            self._swap(node, node.operand)
        if not isinstance(node.operand, ast.Constant):
            self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """Change arithmetic, except on sequences and types, which would only crash."""
        new = _RECKONED.get(type(node.op))
        sequences = any(isinstance(side, _SEQUENCES) for side in (node.left, node.right))
        types = isinstance(node.op, ast.BitOr) and not self.returns
        if new is not None and not sequences and not types:
            self._swap(node, ast.BinOp(node.left, new(), node.right))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        """Call the opposite function; drop one of several types."""
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if name == "isinstance":
            kinds = node.args[1]
            for kind in (kinds.left, kinds.right) if isinstance(kinds, ast.BinOp) else ():
                self._swap(kinds, kind)
            return
        if name in _CALLED and not (name == "sorted" and node.keywords):
            new = ast.Name(_CALLED[name], ast.Load())
            self._swap(node, ast.Call(new, node.args, node.keywords))
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Swap True and False, and change numbers by one."""
        if isinstance(node.value, bool):
            self._swap(node, ast.Constant(not node.value))
        elif isinstance(node.value, int):
            self._swap(node, ast.Constant(node.value + 1))
            if node.value > 0:
                self._swap(node, ast.Constant(node.value - 1))

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Skip f-strings, since wording is not tested."""


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def mutants(root: Path, path: Path) -> list[Mutant]:
    """All distinct mutants of a file, in order."""
    source = path.read_bytes()
    finder = _Finder(str(path.relative_to(root)), source)
    finder.visit(ast.parse(source))
    return list({(m.start, m.end, m.text): m for m in finder.found}.values())


def sampled(files: list[list[Mutant]], number: int, seed: int) -> list[Mutant]:
    """Sample `number` mutants, stratified by file size; deterministic given the seed."""
    dice = random.Random(seed)
    total = sum(map(len, files))
    chosen: list[Mutant] = []
    for found in files:
        share = max(_LEAST, round(number * len(found) / total)) if found else 0
        chosen += dice.sample(found, min(share, len(found)))
    dice.shuffle(chosen)
    return chosen[:number]


def repeated(files: list[list[Mutant]]) -> Iterator[str]:
    """Names shared by two mutants, which a list by names cannot distinguish."""
    names = sorted(mutant.name for found in files for mutant in found)
    yield from (one for one, other in pairwise(names) if one == other)
