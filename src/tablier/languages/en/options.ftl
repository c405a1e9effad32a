### What a table of any game may choose.

option-cube = Whether the stakes can be doubled.
option-cube-false = They cannot.
option-cube-true = Before throwing, a player may offer to double; the other takes or drops. Not in a match to one point, where there is nothing to raise.
option-touch-move = Whether a man once touched must be moved.
option-touch-move-false = It need not.
option-touch-move-true = It must if it can, unless “I adjust” was said first.
