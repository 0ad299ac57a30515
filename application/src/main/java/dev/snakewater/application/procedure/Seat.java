package dev.snakewater.application.procedure;

import dev.snakewater.domain.rule.Word;
import java.util.Optional;

/**
 * Who plays a fighter at a table.
 *
 * @param policy the id of the policy that decides for him; a person, if there is none
 * @param dice who throws his dice
 */
public record Seat(Optional<String> policy, Dice dice) {

    /** Who throws dice. */
    public enum Dice {
        /** The program. */
        RANDOM,
        /** A person, who tells what they show. */
        HAND;

        @Override
        public String toString() {
            return Word.of(this);
        }
    }

    /** A person's seat. */
    public static Seat person(Dice dice) {
        return new Seat(Optional.empty(), dice);
    }

    /** This with somebody else deciding. */
    public Seat by(Optional<String> other) {
        return new Seat(other, dice);
    }

    /** This with other dice. */
    public Seat with(Dice other) {
        return new Seat(policy, other);
    }
}
