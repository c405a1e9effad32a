### Las páginas de reglas, y los tableros junto a sus ejemplos.

example-step-of = { $n } de { $all }
example-steps = { $all ->
    [one] { $all } paso
   *[other] { $all } pasos
}
example-back = Paso anterior
example-on = Paso siguiente
example-step = Paso { $n }
example-all = Todo a la vez
example-try = Pruébalo
rules-noscript = Aquí todo se lee sin JavaScript; con él, los ejemplos se recorren paso a paso.
rules-trail = Dónde estás
