### Las lecciones: Trictrac, la partida a escribir.

not-yet-six-title = Todavía no son seis
not-yet-six-text = La partida a escribir no es una carrera a doce agujeros: es un número de rondas, y una ronda termina cuando alguien se va con seis agujeros o más en un lado. Has hecho tu segundo y tu tercer agujero, y tu jan volverá a pagar: quédate.
not-yet-six-done = Te quedas, con 4 puntos en mano. Irte ahora solo habría vuelto a colocar las fichas, en la misma ronda.
not-yet-six-otherwise = Puedes irte, pero en la ronda solo empezaría una nueva salida. Esta vez, quédate.

leave-and-win-the-round-title = Irse y ganar la ronda
leave-and-win-the-round-text = Dos agujeros más: tienes seis, Rose dos. Vete ahora y la ronda es tuya. Recibes tus agujeros y dos de consolación, menos los suyos: 6 + 2 − 2 = 6 jetones.
leave-and-win-the-round-done = La ronda queda escrita en la cuenta, y empieza la siguiente. Rose pone además un jetón en la cola, el bote para quien esté mejor al final.
leave-and-win-the-round-otherwise = La ronda está madura: vete.

bredouille-of-the-round-title = La bredouille de la ronda
bredouille-of-the-round-text = Cinco agujeros de seguido y ninguno para Rose; esta tirada hace siete. Vete ahora y ganas la ronda en pequeña bredouille: siete y dos, doblados, 18 jetones. Doce seguidos se pagarían al cuádruple, si te atrevieras a continuar.
bredouille-of-the-round-done = Dieciocho. Al final la cuenta liquida también la cola y las apuestas sobre las rondas ganadas. Pueden sentarse dos, tres o cuatro; con tres, siempre hay uno que descansa y puede aconsejar.
bredouille-of-the-round-otherwise = ¡Qué valor! Pero esta vez toma los 18 jetones: vete.
