"""The words behind ``tablier``: commands, arguments and options that explain themselves in the reader's language.

The help of a command is the message ``help-`` and its name, its line in the list ``about-`` and its name; what stands
for a value, ``value-`` and its name. Names of commands and options are the same in every language.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from ..board import SIDES
from ..dice import SEED_LIMIT
from ..errors import BadOption, TablierError, UnknownGame
from ..games import GAMES, Value
from ..games.game import closest
from ..saying import LANGUAGES, Said, SaidValue, Several
from ..table import Table
from .shells import OFFERED
from .speaking import complaint, mend_streams, showable, speaking, spoken, trouble, value_word, wished_language

F = TypeVar("F", bound=Callable[..., Any])
Example = str | tuple[str, Said]
"""A command that may be typed, and perhaps a remark on it."""

BAD = 1
"""Exit code: what was asked about is bad: an illegal play, an impossible position, a damaged record."""
USAGE = 2
"""Exit code: the command was not understood."""
INTERRUPTED = 130
_NO_BREAK, _TIED = "\N{NO-BREAK SPACE}", "\N{WORD JOINER}"
"""Lines of help are broken at every kind of space; what stands for one that ties is none until they are."""


class Misused(click.UsageError):
    """A command that is not as it should be."""

    def __init__(self, said: Said) -> None:
        self.said = said
        super().__init__(said.key)


# Values


class _Explained:
    """A type of values whose refusal says in the reader's language what there may be."""

    def allowed(self) -> Said:
        raise NotImplementedError

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        try:
            return super().convert(value, param, ctx)  # type: ignore[misc]
        except click.BadParameter:
            name = param.opts[0] if isinstance(param, click.Option) else value_word(param.name or "" if param else "")
            raise Misused(Said("terminal.bad-value", name=name, value=str(value), allowed=self.allowed())) from None


class OneOf(_Explained, click.Choice[str]):
    """One of some words, in either case."""

    def __init__(self, words: Iterable[str]) -> None:
        click.Choice.__init__(self, list(words), case_sensitive=False)

    def allowed(self) -> Said:
        return Said("terminal.one-of", words=Several(tuple(map(str, self.choices)), either=True))


class _Ranged(_Explained):
    def allowed(self) -> Said:
        least, most = getattr(self, "min", 0), getattr(self, "max", None)
        if most is None:
            return Said("terminal.at-least", least=str(least))
        return Said("terminal.between", least=str(least), most=str(most))


class WholeNumber(_Ranged, click.IntRange):
    """A whole number."""


class Real(_Ranged, click.FloatRange):
    """A number."""


class InFile(_Explained, click.Path):
    """A file that can be read."""

    def __init__(self) -> None:
        click.Path.__init__(self, path_type=Path, dir_okay=False, exists=True, readable=True)

    def allowed(self) -> Said:
        return Said("terminal.readable-file")


class OutFile(_Explained, click.Path):
    """A file, or a folder, that may be written."""

    def __init__(self, folder: bool = False) -> None:
        click.Path.__init__(self, path_type=Path, dir_okay=folder, file_okay=not folder)

    def allowed(self) -> Said:
        return Said("terminal.folder" if self.dir_okay else "terminal.file")

    def coerce_path_result(self, value: Any) -> Any:
        """A file is to be written when all is done: that there is a folder for it is better known before."""
        path = Path(os.fsdecode(super().coerce_path_result(value)))
        if not self.dir_okay and not path.absolute().parent.is_dir():
            raise click.BadParameter(str(path))
        return path


SEED = WholeNumber(0, SEED_LIMIT - 1)
SIDE = OneOf(SIDES)
FILE = OutFile()
FOLDER = OutFile(folder=True)
READABLE = InFile()
ANY_PATH = click.Path(path_type=Path)
"""A path of which is told later what is wrong with it."""


# Arguments, options, commands


def _tied(said: Said) -> str:
    return spoken(said).replace(_NO_BREAK, _TIED)


class _Argument(click.Argument):
    def make_metavar(self, *_: Any, **__: Any) -> str:
        shown = value_word(self.name or "")
        shown = shown if self.required else f"[{shown}]"
        return f"{shown}…" if self.nargs != 1 else shown


class CommandOption(click.Option):
    """An option with a sentence ``about`` it; a default that was given stands after it in brackets."""

    def __init__(self, *args: Any, about: Said, value: str = "", default_shown: bool = True, **more: Any) -> None:
        super().__init__(*args, **more)
        self.about, self._value = about, value
        self._shown = more.get("default") if default_shown else None

    def make_metavar(self, *args: Any, **more: Any) -> str:
        if self._value.startswith("["):
            return f"[{value_word(self._value.strip('[]'))}]"
        if self._value or not isinstance(self.type, click.Choice):
            return value_word(self._value or "n")
        return super().make_metavar(*args, **more)

    def get_help_record(self, ctx: click.Context) -> tuple[str, str]:
        self.help = None
        self.show_default = False
        spec, _ = super().get_help_record(ctx) or ("", "")
        words = _tied(self.about)
        return spec, words if self._shown is None else f"{words} [{self._shown}]"

    def get_help_extra(self, ctx: click.Context) -> Any:
        return {}


def argument(name: str, **more: Any) -> Callable[[F], F]:
    """An argument of a command."""
    return click.argument(name, cls=_Argument, **_offered(name) | more)


def option(*names: str, about: Said, **more: Any) -> Callable[[F], F]:
    """An option of a command; ``value`` is the name of what stands for its value."""
    name = next((one for one in names if not one.startswith("-")), names[-1].lstrip("-"))
    return click.option(*names, cls=CommandOption, about=about, **_offered(name) | more)


def _offered(name: str) -> dict[str, Any]:
    """What a shell offers for an argument or option of that name, if anything."""
    return {"shell_complete": OFFERED[name]} if name in OFFERED else {}


def as_json(command: F) -> F:
    """The option that asks for output for other programs."""
    return option("--json", "json_", is_flag=True, about=Said("terminal.option-json"))(command)


def game_options(command: F) -> F:
    """The options that choose among the rules of a game."""
    command = option("-o", "--option", "options", multiple=True, value="setting", about=Said("terminal.option-ruling"))(
        command
    )
    return option("--preset", value="name", about=Said("terminal.option-preset"))(command)


def _language_option() -> click.Option:
    about = Said("terminal.option-lang")
    return CommandOption(["--lang"], type=OneOf(LANGUAGES), about=about, expose_value=False, callback=_remember)


def _remember(context: click.Context, _: click.Parameter, asked: str | None) -> None:
    """The language in use was found before; remembered is whether it was asked for with this command."""
    context.obj = asked or context.obj


class _Spoken(click.Command):
    """A command whose help is said to the reader. ``filled`` are the values of its message."""

    def __init__(
        self, *args: Any, examples: Sequence[Example] = (), filled: Mapping[str, SaidValue] | None = None, **more: Any
    ) -> None:
        more.setdefault("context_settings", {"help_option_names": ["-h", "--help"]})
        super().__init__(*args, **more)
        self._examples, self.filled = examples, dict(filled or {})
        self.params.append(_language_option())

    def about(self) -> Said:
        """Its line in the list of commands."""
        return Said(f"terminal.about-{self.name}")

    def explained(self) -> Said:
        """What it does, at length."""
        return Said(f"terminal.help-{self.name}", **self.filled)

    def get_short_help_str(self, limit: int = 45) -> str:
        return _tied(self.about())

    def get_help(self, ctx: click.Context) -> str:
        return showable(super().get_help(ctx).replace(_TIED, _NO_BREAK), sys.stdout)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        takes_more, ctx.allow_extra_args = ctx.allow_extra_args, True
        rest = super().parse_args(ctx, args)
        if rest and not takes_more and not ctx.resilient_parsing:  # a shell asks before all is typed
            raise Misused(Said("terminal.too-many-words", words=" ".join(rest)))
        return rest

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        usage = spoken(Said("terminal.usage"))
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=f"{usage} ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.indentation():
            formatter.write_paragraph()
            formatter.write_text(_tied(self.explained()))
            if self._examples:
                formatter.write_paragraph()
                formatter.write(f"  {spoken(Said('terminal.examples'))}\n")
            for example in self._examples:
                words, remark = (example, "") if isinstance(example, str) else (example[0], f"  {spoken(example[1])}")
                formatter.write(f"    {words:<36}{remark}".rstrip() + "\n")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        records = [param.get_help_record(ctx) for param in self.get_params(ctx) if isinstance(param, CommandOption)]
        asking = ", ".join(self.get_help_option_names(ctx))
        _section(formatter, Said("terminal.options"), [*records, (asking, _tied(Said("terminal.option-help")))])


def _section(formatter: click.HelpFormatter, heading: Said, rows: Sequence[tuple[str, str]]) -> None:
    formatter.write_paragraph()
    formatter.write(f"{spoken(heading)}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


class Command(_Spoken):
    """A command of ``tablier``."""


class Commands(_Spoken, click.Group):
    """``tablier`` itself. Whatever goes wrong is told in one line on standard error."""

    command_class = Command

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        return [*click.Command.collect_usage_pieces(self, ctx), spoken(Said("terminal.usage-command"))]

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        super().format_options(ctx, formatter)
        rows = [(name, command.get_short_help_str()) for name, command in sorted(self.commands.items())]
        _section(formatter, Said("terminal.commands"), rows)

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            raise Misused(Said("terminal.no-such-command", name=args[0]))
        return super().resolve_command(ctx, args)

    def main(self, args: Sequence[str] | None = None, prog_name: str | None = None, *_: Any, **extra: Any) -> Any:
        mend_streams()
        with speaking(wished_language(sys.argv[1:] if args is None else args)):
            sys.exit(self._main(args, prog_name, **extra))

    def _main(self, args: Sequence[str] | None, prog_name: str | None, **extra: Any) -> int:
        try:
            result = super().main(args, prog_name, **{**extra, "standalone_mode": False})
            sys.stdout.flush()
            return result if isinstance(result, int) else 0
        except click.UsageError as problem:
            command = problem.ctx.command_path if problem.ctx else "tablier"
            return _complain(spoken(Said("terminal.misused", what=_misuse(problem), command=command)), USAGE)
        except click.ClickException as problem:
            return _complain(problem.format_message(), problem.exit_code)
        except TablierError as problem:
            # UnknownGame leaves its clause aside, as there is none.
            return _complain(complaint(problem), USAGE if isinstance(problem, UnknownGame | BadOption) else BAD)
        except BrokenPipeError:
            # Whoever read the output has seen enough; nothing may be written when the program ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return BAD
        except OSError as problem:
            return _complain(trouble(problem), BAD)
        except (click.Abort, EOFError, KeyboardInterrupt):
            return INTERRUPTED


def _complain(words: str, code: int) -> int:
    print(f"tablier: {' '.join(words.splitlines())}", file=sys.stderr)
    return code


def _misuse(problem: click.UsageError) -> Said | str:
    """What is wrong with a command."""
    match problem:
        case Misused():
            return problem.said
        case click.NoSuchOption():
            return Said("terminal.no-such-option", name=problem.option_name)
        case click.MissingParameter(param=click.Option() as param):
            return Said("terminal.missing-option", name=param.opts[0])
        case click.MissingParameter(param=click.Parameter() as param):
            return Said("terminal.missing-argument", name=value_word(param.name or ""))
        case click.BadOptionUsage():
            return Said("terminal.option-lacks-value", name=problem.option_name)
        case _:
            return problem.format_message()


# Games and their rulings


def full_name(game_id: str) -> str:
    """A game's id from its beginning, if that says enough: ``jacquet`` for ``jacquet-de-versailles``."""
    name, at, variant = game_id.strip().lower().partition("@")
    found = [known for known in GAMES if name and known.startswith(name)]
    return f"{found[0]}{at}{variant}" if len(found) == 1 else game_id


def read_options(game_id: str, given: Iterable[str]) -> dict[str, Value]:
    """Options given as ``name=value`` (``touch-move`` for ``touch_move``, a name alone for true). Raises BadOption."""
    known = [option.name for option in Table.options(game_id)]
    options: dict[str, Value] = {}
    for text in given:
        name, equals, value = (part.strip() for part in text.partition("="))
        name = name.replace("-", "_")
        if name not in known:
            raise BadOption("unknown-option", closest("option", name, known, of=game_id))
        options[name] = (int(value) if value.isdecimal() and len(value) < 10 else value) if equals else True
    return options
