package com.example.duel;

import dev.snakewater.application.table.*;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;

/** What can happen in a duel. Each has a line in {@code telling.properties}. */
sealed interface DuelEvent extends Event {
    record Begun(Name first, Table.Rolled one, Table.Rolled other) implements DuelEvent {}
    record Acts(Name by, Action action) implements DuelEvent {}
    record Attacked(Name by, Name at, Table.Rolled attack, Tally defence, boolean hit) implements DuelEvent {}
    record Hurt(Name who, Table.Rolled damage, int left) implements DuelEvent {}
}
