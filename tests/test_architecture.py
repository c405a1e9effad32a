"""The shape of the package: imports point one way, files stay small, and nothing refers to somebody's machine."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import tablier
from every import for_every
from tablier import compiled
from tablier.games import registry

PACKAGE = Path(tablier.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
RULES = compiled.rule_sources()

LAYERS = (
    ("board", "chance", "compiled", "counts", "dice", "errors", "kinds", "phases", "languages", "saying", "throws"),
    ("games",),
    ("batch", "exact", "networks", "rulebook", "spread", "standing", "svg", "text"),
    ("table",),
    ("records", "telling"),
    ("formats",),
    ("asked", "bots", "fairness", "review", "training", "__init__"),
    ("problems",),
    ("envs", "salon"),
    ("terminal", "__main__"),
)
"""From the bottom up: a part imports from its own layer and those before it."""
MOST_LINES = 600


def layer(part: str) -> int:
    found = [number for number, parts in enumerate(LAYERS) if part in parts]
    assert found, f"the part {part!r} has no layer: add it to LAYERS"
    return found[0]


def part_of(path: Path) -> str:
    """The file or folder directly in the package that a source belongs to."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


@cache
def tree_of(path: Path) -> ast.Module:
    """A source, parsed."""
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def loaded_with_the_games() -> frozenset[Path]:
    """The sources that are loaded when somebody asks for a game: its rules, and nothing of what answers for it."""
    found, todo = set(), [PACKAGE / "games" / "__init__.py"]
    while todo:
        path = todo.pop()
        if path not in found and part_of(path) == "games":
            found.add(path)
            todo += [module for module, _ in imports_of(path, tree_of(path))]
    return frozenset(found)


def answers_for_a_family(path: Path) -> bool:
    """Whether a source is what a family brings to the frames: referee, scene, words; none of its rules."""
    return part_of(path) == "games" and path not in loaded_with_the_games() and path not in RULES


def imported(path: Path, node: ast.Import | ast.ImportFrom) -> list[tuple[str, ...]]:
    """The modules of the package that a statement imports, each as the names on the way to it."""
    if isinstance(node, ast.Import):
        return [tuple(name.name.split(".")[1:]) for name in node.names if name.name.startswith("tablier.")]
    if node.level == 0:
        if (node.module or "").split(".")[0] != "tablier":
            return []
        folder = (node.module or "").split(".")[1:]
    else:
        above = list(path.relative_to(PACKAGE).parts[:-1])
        folder = above[: len(above) - node.level + 1] + (node.module.split(".") if node.module else [])
    return [tuple(folder) + ((alias.name,) if is_module(*folder, alias.name) else ()) for alias in node.names]


@cache
def imports(path: Path) -> frozenset[tuple[str, ...]]:
    """The modules of the package that a source imports, when it is loaded or later; not those only for types."""
    found: set[tuple[str, ...]] = set()

    def visit(node: ast.AST) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            for child in node.orelse:
                visit(child)
            return
        if isinstance(node, ast.Import | ast.ImportFrom):
            found.update(imported(path, node))
        for child in ast.iter_child_nodes(node):
            if not isinstance(child, ast.expr):  # in which nothing is imported
                visit(child)

    visit(tree_of(path))
    return frozenset(found)


def is_module(*names: str) -> bool:
    return PACKAGE.joinpath(*names).with_suffix(".py").exists() or PACKAGE.joinpath(*names, "__init__.py").exists()


def module_imports(path: Path) -> set[str]:
    """The parts of the package that a source imports."""
    return {names[0] if names else "__init__" for names in imports(path)}


FAMILIES = tuple(registry.FAMILIES)
KERNELS = tuple(path for path in RULES if part_of(path) == "games")
"""The sources of a family that hold rules."""
each_file = for_every(FILES)


@each_file
def test_imports_point_one_way(path: Path) -> None:
    """Inside functions too: a late import is an import."""
    own = layer("bots" if answers_for_a_family(path) else part_of(path))
    if path in KERNELS:
        own = layer("batch")  # the kernels of turns taken together; see below
    for part in module_imports(path):
        assert layer(part) <= own, f"{path.relative_to(PACKAGE)} imports {part}, which stands above it"


@each_file
def test_only_the_registry_knows_a_family(path: Path) -> None:
    """Whatever is no game asks :func:`tablier.games.family_of`; a family shares another's rules, and no more."""
    inside = path.relative_to(PACKAGE).parts
    if inside in (("games", "registry.py"), ("games", "__init__.py")):
        return
    for names in imports(path):
        foreign = names[:1] == ("games",) and len(names) > 1 and names[1] in FAMILIES and names[1] not in inside[1:2]
        file = PACKAGE.joinpath(*names).with_suffix(".py")
        beside = inside[0] == "games" and (file in loaded_with_the_games() or file in KERNELS)
        assert not foreign or beside, f"{path.relative_to(PACKAGE)} imports {'.'.join(names)}"


@for_every(KERNELS)
def test_no_kernel_imports_a_frame(path: Path) -> None:
    """Rules know what is below them, their family's rules, and other compiled functions; no table, no picture."""
    for names in imports(path):
        below = layer(names[0] if names else "__init__") <= layer("games")
        assert below or PACKAGE.joinpath(*names).with_suffix(".py") in RULES, names


@cache
def concrete() -> frozenset[str]:
    """The names of the games, positions and referees of the families."""
    found = set()
    for family in FAMILIES:
        for path in (PACKAGE / "games" / family).rglob("*.py"):
            found |= {node.name for node in tree_of(path).body if isinstance(node, ast.ClassDef)}
    return frozenset(found) | {"BuildingReferee"}


@each_file
def test_nobody_asks_what_class_a_game_is(path: Path) -> None:
    """Outside the families no ``isinstance`` on one of their classes, but for a reason that a comment gives."""
    if part_of(path) == "games":
        return
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("isinstance", "issubclass"):
            asked = {name.id for name in ast.walk(node.args[1]) if isinstance(name, ast.Name)} & concrete()
            assert not asked or "  # " in source.splitlines()[node.lineno - 1], f"{path.name}:{node.lineno}: {asked}"


GAME_NAMES = frozenset((*registry.GAMES, *FAMILIES)) - {"race"}  # which is a word like any other


def docstrings(tree: ast.Module) -> set[int]:
    """The texts that are documentation: those that stand alone as a statement."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


@each_file
def test_no_frame_knows_a_game_by_name(path: Path) -> None:
    """Neither as an attribute nor in a text, outside the games, but for a reason that a comment gives.

    What a command or an environment is shown with, or plays if nobody says what, has to be some game.
    """
    if part_of(path) == "games" or path.name == "app.py":
        return
    tree, lines = tree_of(path), path.read_text(encoding="utf-8").splitlines()
    defaults = {id(one) for node in ast.walk(tree) if isinstance(node, ast.arguments) for one in node.defaults}
    allowed = docstrings(tree) | defaults
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.FunctionDef(name=name):
                known = name in GAME_NAMES
            case ast.Constant(value=str(text)) if id(node) not in allowed:
                known = bool(GAME_NAMES & set(re.split(r"[^\w-]+", text)))
            case _:
                continue
        line = lines[node.lineno - 1]
        assert not known or "  # " in line, f"{path.relative_to(PACKAGE)}:{node.lineno}: {line.strip()}"


PAGE = [path for path in (PACKAGE / "salon" / "page").rglob("*") if path.suffix in (".html", ".js", ".ts")]


@for_every(PAGE)
def test_the_page_knows_no_game_by_name(path: Path) -> None:
    """What it is to show of one the server tells; a name, too."""
    words = set(re.findall(r"[\w-]+", path.read_text(encoding="utf-8").lower()))
    assert not words & (GAME_NAMES | {name.replace("-", "_") for name in GAME_NAMES})


ALIKE = {
    "Scene": {"svg/scene.py", "games/unstacked/scene.py"},  # what a family draws: men on points, or in stacks
    "State": {"envs/state.py", "envs/jax.py"},  # as each framework calls it: pgx has a State, too
    "TablesEnv": {"envs/gymnasium.py", "envs/jax.py"},  # one environment, for two frameworks
    # A thing, and the form in which somebody gives it or it is kept:
    "Dice": {"throws.py", "table/values.py", "salon/web/routes.py"},
    "Die": {"table/values.py", "salon/messages.py"},
    "Point": {"table/values.py", "salon/messages.py"},
    "Side": {"table/values.py", "salon/messages.py", "salon/web/routes.py"},
    "Theme": {"svg/tokens.py", "salon/web/routes.py"},
    "Judge": {"review/judging.py", "training/judging.py"},  # of positions: rows in arrays, or on a card
    "Observation": {"envs/gymnasium.py", "envs/pettingzoo.py"},
}
"""Names that several classes or types have on purpose, and where those are."""
PLAIN_TYPES = frozenset({"Array", "Json", "Men", "Pair", "Records", "Tell"})
"""Short names for the same plain type, written wherever it is needed."""


def extends(path: Path, node: ast.ClassDef, others: Iterable[Path]) -> bool:
    """Whether a class is derived from the class of its name in another source."""
    modules = {name: file for file, name in imports_of(path, tree_of(path))}
    bases = [base for base in node.bases if isinstance(base, ast.Attribute) and base.attr == node.name]
    return any(modules.get(ast.unparse(base.value)) in others for base in bases)


def implements(node: ast.ClassDef, other: ast.ClassDef) -> bool:
    """Whether a class has whatever another one, a Protocol, asks for."""
    return "Protocol" in map(ast.unparse, other.bases) and members(other) <= members(node) and node is not other


def members(node: ast.ClassDef) -> set[str]:
    fields = {ast.unparse(one.target) for one in node.body if isinstance(one, ast.AnnAssign)}
    return fields | {one.name for one in node.body if isinstance(one, ast.FunctionDef)}


def types_of(tree: ast.Module) -> dict[str, ast.ClassDef]:
    """What a source calls a type: its classes, and other names for types, as if they were classes of nothing."""
    found = {}
    for node in tree.body:
        match node:
            case ast.ClassDef(name=name):
                found[name] = node
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if re.match(r"[A-Z]\w*[a-z]", name):
                if not (isinstance(value, ast.Call) and ast.unparse(value.func) == "TypeVar"):
                    found[name] = ast.ClassDef(name, [], [], [], [])
    return found


def test_one_word_is_one_thing() -> None:
    """A type has a name of its own, or is derived from the other of that name, or does what that, a Protocol, asks."""
    named: dict[str, dict[Path, ast.ClassDef]] = {}
    for path in FILES:
        for name, node in types_of(tree_of(path)).items():
            if name not in PLAIN_TYPES:
                named.setdefault(name, {})[path] = node
    things = {
        name: {
            path.relative_to(PACKAGE).as_posix()
            for path, node in found.items()
            if not extends(path, node, found) and not any(implements(node, other) for other in found.values())
        }
        for name, found in named.items()
    }
    assert {name: paths for name, paths in things.items() if len(paths) > 1} == ALIKE


ROOMS = ("kept", "city", "play", "study", "lobby", "learning", "office", "web")
"""The rooms of the salon, each entered from those after it; what stands in none of them is below all."""


@for_every(sorted((PACKAGE / "salon").rglob("*.py")))
def test_the_rooms_of_the_salon_are_in_order(path: Path) -> None:
    def room(names: tuple[str, ...]) -> int:
        return ROOMS.index(names[1]) if len(names) > 1 and names[1] in ROOMS else -1

    own = room(path.relative_to(PACKAGE).parts)
    for names in imports(path):
        if names[:1] == ("salon",):
            assert room(names) <= own, f"{path.relative_to(PACKAGE)} imports {'.'.join(names)}"


def test_every_module_has_its_place_in_the_description() -> None:
    """Whoever looks for something finds it named; lessons are named after their games, migrations by their number."""
    told = (PACKAGE.parents[1] / "docs" / "architecture.md").read_text(encoding="utf-8")
    shown = re.findall(r"```\n(.*?)```|`([^`\n]+)`", told, re.S)
    named = {word for found in shown for part in found for word in re.findall(r"[a-z_]+", part)}
    elsewhere = {"lessons", "versions", "migrations"}
    modules = [path for path in FILES if path.parent.name not in elsewhere and not path.stem.startswith("__")]
    assert not [path.relative_to(PACKAGE).as_posix() for path in modules if path.stem not in named]


@each_file
def test_no_file_is_too_long(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@each_file
def test_no_file_mentions_a_foreign_path(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not re.search(r"(?<![\w.])/(?:home|root|tmp|work|mnt|Users)/", text)
    assert not re.search(r"[A-Z]:\\\\", text)


def names_in_rules(tree: ast.Module) -> set[str]:
    """The names that functions under ``@rule`` or ``@part`` use."""
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and any(
            ast.unparse(one) in ("rule", "part") for one in node.decorator_list
        ):
            found |= {name.id for name in ast.walk(node) if isinstance(name, ast.Name)}
    return found


def test_the_cache_is_named_after_whatever_a_rule_is_compiled_from() -> None:
    """The sources of rules, and of every name of the package that a rule uses."""
    watched = set(RULES)
    for path in FILES:
        tree = tree_of(path)
        used = names_in_rules(tree)
        assert path in watched or not used, path
        for module, name in imports_of(path, tree):
            if used and name in used:
                assert module in watched, f"a rule of {path} uses {name} of {module}"


def imports_of(path: Path, tree: ast.Module) -> list[tuple[Path, str]]:
    """What a source of the package imports at its top: the file, and the name it has there."""
    found = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.level:
            folder = path.parents[node.level - 1].joinpath(*(node.module or "").split("."))
            for alias in node.names:
                candidates = folder / f"{alias.name}.py", folder.with_suffix(".py"), folder / "__init__.py"
                found.append((next(file for file in candidates if file.exists()), alias.asname or alias.name))
    return found


def test_dice_enter_the_rules_only_as_numbers() -> None:
    """No rule asks a generator of Python or NumPy for chance."""
    for path in loaded_with_the_games() | set(RULES):
        for node in ast.walk(tree_of(path)):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert not {"random", "secrets"} & set(names), path
            assert not (isinstance(node, ast.Attribute) and node.attr == "random"), path


@each_file
def test_nobody_waits_in_a_way_that_cannot_be_called_off(path: Path) -> None:
    """``asyncio.wait_for`` of Python 3.11 forgets a cancellation that comes with the answer; ``timeout`` does not."""
    assert "wait_for(" not in path.read_text(encoding="utf-8")


_OWN_TASKS = ("ending.py", "web/sockets.py")
"""Where tasks are begun: for all others; and where one function begins them and waits for their end."""


@each_file
def test_tasks_of_the_salon_are_begun_by_whoever_ends_them(path: Path) -> None:
    """What is begun past ``salon.ending.Errands`` is ended by nobody when a table, a hall or a server ends."""
    if path.is_relative_to(PACKAGE / "salon") and not str(path).endswith(_OWN_TASKS):
        assert "create_task(" not in path.read_text(encoding="utf-8")


def test_browser_tests_wait_without_evaluating_text_in_the_page() -> None:
    """Its policy forbids that (CSP), and a browser says so only if what is waited for has not come at once."""
    folder = Path(__file__).parent / "browser"
    assert not [file.name for file in folder.glob("*.py") if "wait_for_function(" in file.read_text("utf-8")]
