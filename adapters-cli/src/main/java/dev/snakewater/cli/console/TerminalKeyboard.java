package dev.snakewater.cli.console;

import dev.snakewater.application.words.Visible;
import dev.snakewater.cli.page.Output;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.jline.keymap.KeyMap;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.Reference;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.impl.ExternalTerminal;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;
import org.jline.utils.NonBlockingReader;
import org.jline.utils.Signals;

/** A terminal: lines can be edited, completed with Tab, and had again with the arrow keys. */
final class TerminalKeyboard implements Keyboard {

    private static final String PROVIDER = "jni";
    private static final String UNSEEN = "unseen";
    private static final String UNSEEN_TYPE = "xterm";

    private static final int USUAL_WIDTH = 80;
    private static final int USUAL_HEIGHT = 24;

    private static final String DROP = "drop-line";

    // No byte of UTF-8, and on macOS the value for none. With NUL, Ctrl-Space and a Ctrl-D that comes too early would
    // interrupt.
    private static final int NO_CHARACTER = 0xff;

    private final Terminal terminal;
    private final Output out;
    private final boolean knowsItsSize;
    private final LineReader reader;
    private final AtomicBoolean interrupted = new AtomicBoolean();
    private Supplier<List<String>> completions = List::of;

    private TerminalKeyboard(Terminal terminal, Output out, Optional<Path> history) {
        this.terminal = terminal;
        this.out = out;
        knowsItsSize = terminal.getSize().getColumns() > 0;
        if (!knowsItsSize) {
            terminal.setSize(Size.of(USUAL_WIDTH, USUAL_HEIGHT));
        }
        LineReaderBuilder builder = LineReaderBuilder.builder()
                .terminal(terminal)
                .appName("snakewater")
                // A line is one word: names and options have blanks in them.
                .parser((line, cursor, context) -> new WholeLine(line, cursor))
                .completer((line, parsed, candidates) -> completions.get().stream()
                        .map(Visible::line)
                        .filter(word -> word.regionMatches(
                                true, 0, parsed.line(), 0, parsed.line().length()))
                        // In the order in which they come, which is not that of letters.
                        .forEach(word -> candidates.add(
                                new Candidate(word, word, null, null, null, null, false, candidates.size()))))
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .option(LineReader.Option.CASE_INSENSITIVE, true)
                .option(LineReader.Option.BRACKETED_PASTE, false);
        history.ifPresent(file -> builder.variable(LineReader.HISTORY_FILE, file));
        reader = builder.build();
        // The line reader puts this back whenever it has read a line.
        terminal.handle(Terminal.Signal.INT, signal -> interrupted.set(true));
        reader.getWidgets().put(DROP, this::drop);
        Objects.requireNonNull(reader.getKeyMaps().get(LineReader.MAIN)).bind(new Reference(DROP), KeyMap.ctrl('C'));
    }

    /** The terminal that the program was started in, with the file of the lines typed earlier; none if input or output is no terminal. */
    static Optional<Keyboard> find(Output out, Optional<Path> history) {
        try {
            TerminalProvider provider = TerminalProvider.load(PROVIDER);
            if (!provider.isSystemStream(SystemStream.Input) || !provider.isSystemStream(SystemStream.Output)) {
                return Optional.empty();
            }
            Terminal terminal = TerminalBuilder.builder()
                    .system(true)
                    .provider(PROVIDER)
                    .dumb(true)
                    // Otherwise it asks the terminal what it can, and waits for terminals that do not answer.
                    .graphemeCluster(false)
                    .build();
            return Optional.of(
                    terminal.getType().startsWith(Terminal.TYPE_DUMB)
                            ? new Dumb(terminal, out)
                            : new TerminalKeyboard(terminal, out, history));
        } catch (IOException | LinkageError unknown) {
            return Optional.empty();
        }
    }

    /** A terminal that nobody sees, where these keys are typed. */
    static Optional<Keyboard> unseen(TypedKeys keys, Output out, Optional<Path> history) {
        try {
            Terminal terminal = new ExternalTerminal(
                    UNSEEN, UNSEEN_TYPE, keys, OutputStream.nullOutputStream(), StandardCharsets.UTF_8);
            return Optional.of(new TerminalKeyboard(terminal, out, history));
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    @Override
    public Optional<Integer> width() {
        return knowsItsSize ? Optional.of(terminal.getSize().getColumns()) : Optional.empty();
    }

    @Override
    public Optional<Integer> height() {
        return Optional.of(terminal.getSize().getRows()).filter(rows -> rows > 0);
    }

    @Override
    public Typed read(String prompt, Supplier<List<String>> words) {
        completions = words;
        out.flush();
        Attributes usual = terminal.getAttributes();
        Attributes ctrlCIsAKey = new Attributes(usual);
        // As a signal it could come before the line reader listens, or twice: also as the character that makes it.
        ctrlCIsAKey.setControlChar(Attributes.ControlChar.VINTR, NO_CHARACTER);
        terminal.setAttributes(ctrlCIsAKey);
        try {
            return new Typed.Line(reader.readLine(literal(Visible.line(prompt))));
        } catch (UserInterruptException interrupted) {
            return interrupted.getPartialLine().isBlank() ? Typed.Key.INTERRUPTED : Typed.Key.DROPPED;
        } catch (EndOfFileException ended) {
            return Typed.Key.ENDED;
        } finally {
            terminal.setAttributes(usual);
            interrupted.set(false);
        }
    }

    /** To the line reader, a percent sign begins a pattern, and two are one. */
    private static String literal(String prompt) {
        return prompt.replace("%", "%%");
    }

    /** Nothing is left of the pause when it is over. */
    @Override
    public Typed pause(String prompt) {
        reader.setOpt(LineReader.Option.ERASE_LINE_ON_FINISH);
        try {
            return read(prompt, List::of);
        } finally {
            reader.unsetOpt(LineReader.Option.ERASE_LINE_ON_FINISH);
        }
    }

    @Override
    public boolean isInterrupted() {
        return interrupted.get();
    }

    private boolean drop() {
        throw new UserInterruptException(reader.getBuffer().toString());
    }

    @Override
    public void close() {
        closed(terminal);
    }

    private static void closed(Terminal terminal) {
        try {
            terminal.close();
        } catch (IOException gone) {
            // Nothing is left to put in order.
        }
    }

    /** A line as a single word, in which nothing is quoted. */
    private record WholeLine(String line, int cursor) implements CompletingParsedLine {

        @Override
        public String word() {
            return line;
        }

        @Override
        public int wordCursor() {
            return cursor;
        }

        @Override
        public int wordIndex() {
            return 0;
        }

        @Override
        public List<String> words() {
            return List.of(line);
        }

        @Override
        public CharSequence escape(CharSequence candidate, boolean complete) {
            return candidate;
        }

        @Override
        public int rawWordCursor() {
            return cursor;
        }

        @Override
        public int rawWordLength() {
            return line.length();
        }
    }

    /** Reads whole lines from a terminal that knows no escape sequences; the terminal itself shows and corrects what is typed. */
    private static final class Dumb implements Keyboard {

        private static final String INTERRUPT = "INT";
        private static final int PATIENCE = 50;

        private final Terminal terminal;
        private final Output out;
        private final AtomicBoolean interrupted = new AtomicBoolean();
        private final Object before;

        Dumb(Terminal terminal, Output out) {
            this.terminal = terminal;
            this.out = out;
            before = Signals.register(INTERRUPT, () -> interrupted.set(true));
        }

        @Override
        public Typed read(String prompt, Supplier<List<String>> completions) {
            interrupted.set(false);
            out.print(prompt);
            out.flush();
            try {
                return line();
            } catch (IOException gone) {
                return ended();
            } finally {
                interrupted.set(false);
            }
        }

        private Typed line() throws IOException {
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
            return Typed.Key.INTERRUPTED;
        }

        @Override
        public Optional<Integer> width() {
            return Optional.of(terminal.getSize().getColumns()).filter(columns -> columns > 0);
        }

        private Typed ended() {
            out.println();
            return Typed.Key.ENDED;
        }

        @Override
        public Optional<Integer> height() {
            return Optional.of(terminal.getSize().getRows()).filter(rows -> rows > 0);
        }

        @Override
        public boolean isInterrupted() {
            return interrupted.get();
        }

        @Override
        public void close() {
            Signals.unregister(INTERRUPT, before);
            closed(terminal);
        }
    }
}
