package dev.snakewater.cli.console;

import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Page;
import dev.snakewater.domain.combatant.Lettering;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The keyboard of whoever plays at the table. */
public interface Keyboard extends AutoCloseable {

    sealed interface Typed {
        record Line(String text) implements Typed {

            /** Puts it in the spelling in which names are compared. */
            public Line {
                text = Lettering.composed(text);
            }
        }

        /** What ends the typing of a line. */
        enum Key implements Typed {
            /** Ctrl-C behind the beginning of a line, which is dropped. */
            DROPPED,
            /** Ctrl-C on an empty line. */
            INTERRUPTED,
            /** Ctrl-D, or the end of a pipe: nothing more will be typed. */
            ENDED
        }
    }

    /** Asks for a line. The completions, whole lines, are worked out when somebody presses Tab. */
    Typed read(String prompt, Supplier<List<String>> completions);

    /** Waits until somebody has read what is shown: for Enter, or for something else that is typed. */
    default Typed pause(String prompt) {
        return read(prompt, List::of);
    }

    /** Has nothing pause until the next line is read. */
    default void skipPauses() {}

    /** Returns whether this word was typed at a pause and still waits to be read; then it waits no longer. */
    default boolean wasTyped(String word) {
        return false;
    }

    default boolean isAttended() {
        return true;
    }

    /** Returns whether somebody has pressed Ctrl-C since a line was read last. */
    default boolean isInterrupted() {
        return false;
    }

    default Optional<Integer> width() {
        return Optional.empty();
    }

    default Optional<Integer> height() {
        return Optional.empty();
    }

    @Override
    void close();

    /** Answers that come through a pipe, one a line. They are shown behind what is asked, so that the output can be read alone. */
    final class Piped implements Keyboard {

        private final BufferedReader in;
        private final Output out;

        /** Reads from this stream, and shows there what was read. */
        public Piped(InputStream in, Output out) {
            this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            this.out = out;
        }

        @Override
        public Typed read(String prompt, Supplier<List<String>> completions) {
            out.print(prompt);
            out.flush();
            String line;
            try {
                line = in.readLine();
            } catch (IOException broken) {
                line = null;
            }
            out.println(line == null ? "" : Page.fit(line));
            out.typed();
            return line == null ? Typed.Key.ENDED : new Typed.Line(line);
        }

        @Override
        public boolean isAttended() {
            return false;
        }

        @Override
        public void close() {}
    }
}
