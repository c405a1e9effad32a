"""A program of a user: positions, plays and what they are worth, with the types they have."""

from tablier import Evaluation, Play, Position, find_game, read_position
from tablier.svg import draw

start: Position = find_game("backgammon@modern").start()
plays: list[Play] = list(start.plays("3-1"))
texts: list[str] = [play.notation for play in plays]
after: Position = start.play(plays[0])
other: Position = read_position(after.id).play(texts[0], (3, 1)) if texts == [] else after
mirrored: Position = other.mirror()
winner: int | None = mirrored.winner
judged: Evaluation = start.evaluate()
share: float = judged.win + judged.chances["win"]
picture: str = draw(start, wide=False)
