package dev.snakewater.application.gunfight;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** What can happen in parts 1 and 2 of a turn: the staredown and the draw. */
public sealed interface OpeningEvent extends GunfightEvent {

    /** Somebody would not stare, so nobody does (GF-03). */
    record StaredownRefused(Name by) implements OpeningEvent {}

    /**
     * Somebody stared (GF-02).
     *
     * @param fall what his dice showed; none where ratings are compared
     */
    record Stared(Name by, Tally nerve, Optional<Fall> fall, int total) implements OpeningEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.ranked("stare", total, total, by));
        }
    }

    /** The staredown has a winner, who holds a +2 (GF-04). */
    record StaredownWon(Name by) implements OpeningEvent {}

    /** The staredown has no winner (GF-02). */
    record StaredownTied(List<Name> highest) implements OpeningEvent {}

    /**
     * Somebody drew (GF-07).
     *
     * @param guns the guns of the turn; none if he is unarmed
     * @param fresh whether one of them came out of its holster just now
     */
    record Drew(Name by, List<Firearm> guns, boolean fresh, Tally fastDraw, Fall fall, int total)
            implements OpeningEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.ranked("draw", total, total, by));
        }
    }

    /** Somebody who tied drew again (GF-09). */
    record DrewAgain(Name by, Tally fastDraw, Fall fall, int total) implements OpeningEvent {

        @Override
        public List<Finding> findings() {
            return List.of(Finding.ranked("draw", total, total, by));
        }
    }

    /** The order of action stands for the turn (GF-08); those of one slot act together (GF-09). */
    record OrderSet(List<List<Name>> slots) implements OpeningEvent {

        /** The slots after the first. */
        public List<List<Name>> later() {
            return slots.subList(1, slots.size());
        }
    }
}
