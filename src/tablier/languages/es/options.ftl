### Lo que puede elegir una mesa de cualquier juego.

option-cube = Si la apuesta puede doblarse.
option-cube-false = No puede.
option-cube-true = Antes de tirar, un jugador puede ofrecer doblar; el otro acepta o rehúsa. No en un encuentro a un punto, donde no hay nada que subir.
option-touch-move = Si una ficha tocada debe moverse.
option-touch-move-false = No es obligado.
option-touch-move-true = Debe moverse si puede, salvo que antes se haya dicho «compongo».
