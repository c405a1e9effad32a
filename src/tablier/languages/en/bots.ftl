### The players that need nobody: what each is called, and each in a line.

called-random = Random
called-greedy = Greedy
called-novice = Novice
called-amateur = Amateur
called-player = Player
called-expert = Expert
called-master = Master
random = Plays whatever is allowed.
greedy = Plays by rules of thumb.
novice = Has an eye for little, and none for shots.
amateur = Knows what is good, often errs.
player = Plays soundly, errs now and then.
expert = Rarely errs, and bears off without fault.
master = Looks two turns ahead, and three where plays are close and time allows.
