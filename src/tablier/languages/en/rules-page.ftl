### The pages of rules, and the boards beside their examples.

example-step-of = { $n } of { $all }
example-steps = { $all ->
    [one] { $all } step
   *[other] { $all } steps
}
example-back = Step back
example-on = Next step
example-step = Step { $n }
example-all = Everything at once
example-try = Try it yourself
rules-noscript = Everything can be read here without JavaScript; with it, the examples can be stepped through.
rules-trail = Where you are
