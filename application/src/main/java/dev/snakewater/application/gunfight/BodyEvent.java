package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Announcement;

/** What can happen in a gunfight only where hits have locations, beside what happens to bodies anywhere. */
public sealed interface BodyEvent extends Event {

    /** Somebody announced what he will do this turn: a called shot (HL-11). */
    record Announced(Name by, Announcement what) implements BodyEvent {}

    /**
     * Somebody got up from the ground (HL-21).
     *
     * @param leaning whether he has to lean on something
     */
    record StoodUp(Name by, boolean leaning) implements BodyEvent {}
}
