### What is wrong with a file of another program, and what such files cannot say.

column = column { $column }: { $why }

## Reading

no-length = the length of the match is not said: a line such as '7 point match' is missing
bad-length = { $given } is not the length of a match
unknown-suffix = Matches are written for other programs as { $known }, not as { $given }.
no-game = { $line } stands before the first game
no-act = { $text } is neither a throw nor an act with the cube
no-such-act = a comment belongs to act { $number }, which the match does not have
other-score = the score is given as { $said }, but the games before come to { $played }
other-cube = the cube is said to show { $said } where it would show { $played }
bad-score = { $given } is not a score
bad-points = { $points } points cannot be won by a resignation here
bad-tie = { $given } are no equal dice thrown for the beginning
bad-cube = { $given } is not what a cube shows
double-first = the first throw of a game is never a double
variation = { $given } is another game than modern Backgammon
edited = the position was edited here ({ $name }): the match cannot be played from its start
no-tree = there is no game here: one begins with '(;'
unbalanced = the parentheses do not balance
no-property = { $text } is neither a property nor a value
other-gm = GM[{ $given }] is another game; Backgammon is GM[6]
bad-move = { $text } is not a move such as 31hefe, double, take or drop
bad-xgid = { $text } is not an XGID such as XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10
bad-gnu-id = { $text } is no id that GNU Backgammon would write
no-trial = this is no trial of Ludii: it begins with 'game=' and the file of a game
other-trial = { $game } is none of the games of Ludii that are played here
trial-dice = a turn begins without the dice that were thrown for it
trial-action = { $action } cannot be understood
trial-turn = somebody plays on whose turn it is not by the rules here
trial-play = by the rules here { $dice } cannot be played so in { $position }
cube-beyond = { $text } has the cube at { $n }; here it goes up to 64
score-beyond = { $text } is of a match to { $n2 } in which somebody has { $n }
beavered-id = { $text } waits for the answer to a beaver, which cannot be set up here

## Writing

only-modern = Such files hold modern Backgammon from its start, backgammon@modern; this is { $game }.
only-trials = Ludii has trials of { $games }, each a game by itself from its start under the rules of Ludii; this is none of them.
not-in-ludii = By the rules nearest to those of Ludii this game cannot be played so: { $why }.
sides-exchanged = whoever began is White in a trial; Black began here, so the colours are exchanged
left-out-voids = { $n ->
    [one] a throw that was void is left out
   *[other] { $n } throws that were void are left out
}
left-out-touches = { $n ->
    [one] a man touched or adjusted is left out
   *[other] { $n } men touched or adjusted are left out
}
left-out-verdicts = { $n ->
    [one] a verdict of a review is left out
   *[other] { $n } verdicts of a review are left out
}
left-out-variations = { $n ->
    [one] a variation is left out
   *[other] { $n } variations are left out
}
left-out-unplayed = a throw that could not be played, and was not played yet, is written as played
