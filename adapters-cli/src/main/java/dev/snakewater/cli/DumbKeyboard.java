package dev.snakewater.cli;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jline.terminal.Terminal;
import org.jline.utils.NonBlockingReader;
import org.jline.utils.Signals;

/** Reads whole lines from a terminal that knows no escape sequences; the terminal itself shows and corrects what is typed. */
final class DumbKeyboard implements Keyboard {

    private static final String INTERRUPT = "INT";
    private static final int PATIENCE = 50;

    private final Terminal terminal;
    private final Output out;

    DumbKeyboard(Terminal terminal, Output out) {
        this.terminal = terminal;
        this.out = out;
    }

    @Override
    public Typed read(String prompt, Supplier<List<String>> completions) {
        AtomicBoolean interrupted = new AtomicBoolean();
        Object before = Signals.register(INTERRUPT, () -> interrupted.set(true));
        out.print(prompt);
        out.flush();
        try {
            return line(interrupted);
        } catch (IOException gone) {
            return ended();
        } finally {
            Signals.unregister(INTERRUPT, before);
        }
    }

    /** The terminal forgets the line that was begun when it is interrupted. */
    private Typed line(AtomicBoolean interrupted) throws IOException {
        StringBuilder line = new StringBuilder();
        while (!interrupted.get()) {
            int read = terminal.reader().read(PATIENCE);
            if (read == '\n') {
                return new Typed.Line(line.toString());
            }
            if (read == NonBlockingReader.EOF) {
                return ended();
            }
            if (read != NonBlockingReader.READ_EXPIRED) {
                line.append((char) read);
            }
        }
        out.println();
        return new Typed.Interrupted();
    }

    @Override
    public Optional<Integer> width() {
        return Optional.of(terminal.getSize().getColumns()).filter(columns -> columns > 0);
    }

    private Typed ended() {
        out.println();
        return new Typed.Ended();
    }

    @Override
    public void close() {
        TerminalKeyboard.close(terminal);
    }
}
