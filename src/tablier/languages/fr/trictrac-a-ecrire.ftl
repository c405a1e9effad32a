### Trictrac à écrire : le jeu en mots, et ce qu’une table peut y choisir.

name = Trictrac à écrire
short-name = Trictrac à écrire
year = 1634
era = XVIIIᵉ siècle
line = Des marqués à deux, trois ou quatre, réglés en jetons.
gist = des marqués tenus en compte ; à deux, trois ou quatre

## Ce qu’une table peut choisir

option-players = Combien de personnes jouent.
option-players-2 = Deux, l’une contre l’autre.
option-players-3 = Trois, à tour de rôle.
option-players-4 = Deux équipes de deux.
option-rounds = De combien de marqués on convient : un multiple du nombre des joueurs.
option-rounds-12 = Douze, qui convient à deux, trois et quatre joueurs.
option-bredouilles = Par combien se multiplie un marqué en bredouille.
option-bredouilles-two-or-four = La petite bredouille par deux, la grande par quatre.
option-bredouilles-two-to-five = Par trois et par cinq si elle est faite sans lever, sinon par deux et par quatre.
option-refait = Comment la consolation croît à chaque refait.
option-refait-doubling = Elle double : 2, 4, 8 …
option-refait-adding = On ajoute deux : 2, 4, 6 …
option-rotation = Qui se retire après un marqué à trois.
option-rotation-restored = Celui qui a joué deux marqués de suite ; d’abord le gagnant.
option-rotation-as-printed = Le gagnant de chaque marqué.
option-first-move = Qui commence le marqué suivant, à deux joueurs.
option-first-move-alternate = Chacun à son tour.
option-first-move-winner = Le gagnant du dernier.
option-queue-tokens = Combien de jetons le perdant d’un marqué met à la queue.
option-queue-tokens-1 = Un.
option-bets = Comment les paris se règlent à trois.
option-bets-by-meetings = Entre deux à deux, par les marqués qu’ils ont joués l’un contre l’autre.
option-bets-by-losses = Par ce que chacun a été marqué : au-delà du tiers de tous les marqués on paie, en deçà on reçoit.
option-hole-limit = Après combien de trous un marqué finit de lui-même.
option-hole-limit-0 = Aucun : on ne le finit qu’en s’en allant.
