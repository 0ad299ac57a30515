package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Procedure;

/** What comes next in an attack: it plays itself, and knows what a referee may amend before it. */
public sealed interface Phase extends Procedure<ToHitSituation, ExpOutcome> permits Attacking, Striking {}
