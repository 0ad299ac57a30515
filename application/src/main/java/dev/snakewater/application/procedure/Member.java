package dev.snakewater.application.procedure;

import dev.snakewater.domain.combatant.Name;

/** A fighter, and the name of the side for which he fights; his own, if he fights for himself. */
public record Member(Name who, String side) {}
