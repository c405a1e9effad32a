"""Bots against each other, every pair of games with the same dice and the sides exchanged."""

from own_bot import Runner

from tablier.bots.arena import contest, ratings

names = ["random", Runner.name, "greedy"]
*_, meetings = contest("irish", names, pairs=2, seed=1)  # what there is so far, after every pair; and at last
for meeting in meetings:
    elo, error = meeting.elo
    print(f"{meeting.first} – {meeting.second}: {elo:+.0f} ± {error:.0f} Elo in {meeting.games} games")
print({name: round(rating) for name, rating in ratings(names, meetings).items()})
