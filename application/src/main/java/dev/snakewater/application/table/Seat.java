package dev.snakewater.application.table;

import dev.snakewater.domain.field.Called;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Word;
import java.util.Optional;

/** Who plays a fighter at a table: a policy, by its id, or a person if empty; and who rolls his dice. */
@Withers
public record Seat(@Called("to") Optional<String> policy, Dice dice) implements SeatBuilder.With {

    /** Who rolls the dice. */
    public enum Dice {
        /** The program. */
        RANDOM,
        /** A person, who types what they show. */
        HAND;

        @Override
        public String toString() {
            return Word.of(this);
        }
    }

    /** Returns whether nobody need be asked for this answer: a policy decides, and if it is a throw, the program rolls. */
    public boolean answers(Question question) {
        return switch (question) {
            case Choice<?> choice -> policy.isPresent();
            case Throw what -> policy.isPresent() && dice == Dice.RANDOM;
        };
    }

    /** Returns a person's seat. */
    public static Seat person(Dice dice) {
        return new Seat(Optional.empty(), dice);
    }
}
