package dev.snakewater.cli;

import dev.snakewater.domain.combatant.Lettering;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Where somebody at the table types. */
interface Keyboard extends AutoCloseable {

    sealed interface Typed {
        record Line(String text) implements Typed {

            /** Puts it in the spelling in which names are compared. */
            public Line {
                text = Lettering.composed(text);
            }
        }

        /** A line that was begun, and dropped with Ctrl-C. */
        record Dropped() implements Typed {}

        /** Ctrl-C on an empty line. */
        record Interrupted() implements Typed {}

        /** Nothing more will be typed: Ctrl-D, or the end of a pipe. */
        record Ended() implements Typed {}
    }

    /**
     * What is typed next.
     *
     * @param prompt what is asked
     * @param completions whole lines that may be typed, worked out when somebody presses Tab
     */
    Typed read(String prompt, Supplier<List<String>> completions);

    /** Whether somebody sits there who can be asked things by the way. */
    default boolean isAttended() {
        return true;
    }

    /** How many characters fit in a line; none if nobody knows. */
    default Optional<Integer> width() {
        return Optional.empty();
    }

    @Override
    void close();
}
