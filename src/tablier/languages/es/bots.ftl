### Los jugadores que no necesitan a nadie: cómo se llama cada uno, y cada uno en una línea.

called-random = Al azar
called-greedy = Voraz
called-novice = Novato
called-amateur = Aficionado
called-player = Jugador
called-expert = Experto
called-master = Maestro
random = Juega cualquier cosa permitida.
greedy = Juega por reglas sencillas.
novice = Ve poco, y nunca el peligro de que lo golpeen.
amateur = Sabe lo que es bueno, yerra a menudo.
player = Juega con solidez, yerra de vez en cuando.
expert = Rara vez yerra, y saca sus fichas sin falta.
master = Mira dos turnos adelante, y tres cuando las jugadas están reñidas y hay tiempo.
