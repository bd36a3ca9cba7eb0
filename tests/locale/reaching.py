"""Which messages of the code are reached from where the program begins, read from its source.

What is reached is found by names: a function, class or table of the module's top is reached if
something that is reached mentions its name; a method, if its class is reached and its name is
mentioned. That can call a thing reached that is not (two of one name), never the other way round.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from translating.catalogue import Key

_FUNCTIONS: Final = ast.FunctionDef | ast.AsyncFunctionDef
_CONTEXTS: Final = ("trc", "NC_")
_MARKS: Final = ("tr", "trn", "N_", "NN_", *_CONTEXTS)


class Part(NamedTuple):
    """A function, a table, a method, or the rest of a class or module.

    Attributes:
        names: it is reached by any of these; none is always reached, with its module or class.
        holder: the class of a method, "" outside of classes.
        said: its messages.
        mentions: what it names of modules; methods: what it names after a dot.
    """

    names: tuple[str, ...]
    holder: str
    said: frozenset[Key]
    mentions: frozenset[str]
    methods: frozenset[str]


def parts(source: str) -> Iterator[Part]:
    """What a module is made of."""
    module = ast.parse(source)
    body = module.body
    known = {name: name for node in body for name in _defined(node)}
    for node in ast.walk(module):
        if isinstance(node, ast.Import | ast.ImportFrom):
            known |= {one.asname or one.name: one.name for one in node.names}
    for node in body:
        if _is_registered(node):
            yield Part((), "", frozenset(), frozenset(_defined(node)), frozenset())
        if isinstance(node, ast.ClassDef):
            methods = [one for one in node.body if isinstance(one, _FUNCTIONS)]
            rest = [one for one in node.body if one not in methods]
            yield _part((node.name,), "", [*rest, *node.bases, *node.decorator_list], known)
            yield from (_part(_called(one), node.name, [one], known) for one in methods)
        elif not isinstance(node, ast.Import | ast.ImportFrom):
            yield _part(_defined(node), "", [node], known)


def _is_registered(node: ast.stmt) -> bool:
    """Return True for a screen that `opens` registers where its module is loaded."""
    marks = node.decorator_list if isinstance(node, _FUNCTIONS | ast.ClassDef) else []
    names = (one.func for one in marks if isinstance(one, ast.Call))
    return any(isinstance(one, ast.Name) and one.id == "opens" for one in names)


def _called(method: ast.FunctionDef | ast.AsyncFunctionDef) -> tuple[str, ...]:
    """What a method is called by; Python itself calls those with underscores around."""
    return () if method.name.startswith("__") else (method.name,)


def _defined(node: ast.stmt) -> tuple[str, ...]:
    if isinstance(node, _FUNCTIONS | ast.ClassDef):
        return (node.name,)
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return tuple(one.id for one in targets if isinstance(one, ast.Name))


def _part(
    names: tuple[str, ...], holder: str, nodes: Iterable[ast.AST], known: Mapping[str, str]
) -> Part:
    found = [below for node in nodes for below in ast.walk(node)]
    mentions = {known[one.id] for one in found if isinstance(one, ast.Name) and one.id in known}
    dots = [one for one in found if isinstance(one, ast.Attribute)]
    of_modules = {
        one.attr for one in dots if isinstance(one.value, ast.Name) and one.value.id in known
    }
    said = (_key(one) for one in found if isinstance(one, ast.Call))
    return Part(
        names,
        holder,
        frozenset(filter(None, said)),
        frozenset(mentions - {*names} | of_modules),
        frozenset(one.attr for one in dots),
    )


def _key(call: ast.Call) -> Key | None:
    """The message of a call, if it is one that extraction knows."""
    function = call.func.id if isinstance(call.func, ast.Name) else ""
    if function not in _MARKS:
        return None
    words = [one.value for one in call.args if isinstance(one, ast.Constant)]
    context = str(words.pop(0)) if function in _CONTEXTS and len(words) > 1 else ""
    return Key(context, str(words[0])) if words else None


def reached(sources: Mapping[str, str], begin: str) -> tuple[set[Key], set[Key]]:
    """The messages that are reached from the function `begin`, and all others of the sources."""
    left = [part for source in sources.values() for part in parts(source)]
    every = {key for part in left for key in part.said}
    mentioned, methods, said, classes = {begin}, set[str](), set[Key](), {""}
    while True:
        known = [
            (_is_reached(one, methods if one.holder else mentioned, classes), one) for one in left
        ]
        left = [part for is_reached, part in known if not is_reached]
        if len(left) == len(known):
            return said, every - said
        for part in (part for is_reached, part in known if is_reached):
            mentioned |= part.mentions
            methods |= part.methods
            said |= part.said
            classes |= {*part.names} if not part.holder else set()


def _is_reached(part: Part, mentioned: set[str], classes: set[str]) -> bool:
    return part.holder in classes and (not part.names or not mentioned.isdisjoint(part.names))
