"""Draw the pictures of the documentation anew: ``make pictures``."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tablier import Table, find_game, read_position
from tablier.games.trictrac.position import TrictracPosition
from tablier.networks import TRAINED, file_of, kind_of, load
from tablier.svg import draw
from tablier.svg.charts import curve_chart

HERE = Path(__file__).parent


def trictrac() -> None:
    """White throws 5-4: a true hit in two ways, a filling, and a false hit for Black."""
    position = read_position(
        "trictrac:w:1x2,2x1,4x1,7x2,8x2,9x1,10x2,11x2,12x2:1x3,5x1,7x2,8x2,9x2,10x2,11x1,12x2"
        ":points=2,0:holes=3,2:run=b2"
    )
    assert isinstance(position, TrictracPosition)
    game = position.game
    picture = draw(position, dice=(5, 4), jans=game.jans(position, (5, 4)), jans_player=0, theme="light")
    picture.save(HERE / "trictrac.svg")


def garanguet() -> None:
    table = Table("garanguet", position="garanguet:w:1x6,7x3,9x2,13x4:1x8,5x2,10x2,14x1,17x2")
    table.throw(6, 6, 5)
    play = table.play("1/7 7/13 7/13 1/7 13/18")
    draw(play.position, dice=(6, 6, 5), last=play.steps, last_player=0, theme="light").save(HERE / "garanguet.svg")


def backgammon() -> None:
    table = Table(
        "backgammon@modern",
        first=None,
        cube=True,
        position="backgammon@modern:w:1x2,12x4,17x4,19x5:1x1,4x1,12x5,17x3,19x5",
    )
    table.throw(6, 3)
    play = table.play("12/18 12/15")
    draw(play.position, dice=(6, 3), last=play.steps, last_player=0, cube=(1, None), theme="light").save(
        HERE / "backgammon.svg"
    )


def jacquet() -> None:
    position = read_position("jacquet-de-versailles:w:1x14,17x1:1x11,6x2,19x2:free=b")
    draw(position, dice=(6, 2), theme="light").save(HERE / "jacquet-de-versailles.svg")


def unstacked() -> None:
    table = Table("unstacked", position="unstacked:w:s001012:s110010")
    table.throw(5, 3)
    play = table.plays()[0]
    draw(play.position, dice=(5, 3), last=play.steps, last_player=0, theme="light").save(HERE / "unstacked.svg")


def learning() -> None:
    """How each network learnt, from the card in its file: from when every roll was followed."""
    for game_id in TRAINED:
        game = find_game(game_id)
        unit = "points" if kind_of(game).unit == 1 else "tokens"
        points = curve(game_id, load(file_of(game_id)).card)
        chart = curve_chart(f"{game.full_id}: learning", points, "seconds", f"{unit} off a turn ahead", "light")
        chart.save(HERE / f"learning-{game_id.replace('@', '-')}.svg")


def curve(game_id: str, card: Mapping[str, Any]) -> list[tuple[float, float]]:
    """Seconds and gap; if the training went on from a network of the same game, after those of that one."""
    before = card.get("begun_with")
    points = curve(game_id, before) if before and before["game"] == game_id else []
    start = points[-1][0] if points else 0.0
    recipe, columns = card["recipe"], card["curve_columns"]
    luck = recipe["stages"][0]["share"] * recipe["seconds"] if len(recipe["stages"]) > 1 else 0.0
    rows = [(row[columns.index("seconds")], row[columns.index("gap")]) for row in card["curve"]]
    return points + [(start + seconds, gap) for seconds, gap in rows if seconds > luck + 5]


if __name__ == "__main__":
    for picture in (trictrac, garanguet, backgammon, jacquet, unstacked, learning):
        picture()
