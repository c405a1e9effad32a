### Les robots : le nom de chacun, et chacun en une ligne.

called-random = Au hasard
called-greedy = Glouton
called-novice = Novice
called-amateur = Amateur
called-player = Joueur
called-expert = Expert
called-master = Maître
random = Joue ce qui est permis.
greedy = Joue par règles simples.
novice = Voit peu de chose, et jamais le danger d’être battu.
amateur = Sait ce qui est bon, se trompe souvent.
player = Joue solidement, se trompe de temps à autre.
expert = Se trompe rarement, et sort ses dames sans faute.
master = Voit deux coups d’avance, et trois quand ils se valent et que le temps le permet.
