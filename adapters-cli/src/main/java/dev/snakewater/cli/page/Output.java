package dev.snakewater.cli.page;

import dev.snakewater.application.words.Visible;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The only way to print: outside text is made visible and harmless, and every line ends in a newline on every system. */
public final class Output {

    private static final int HANGING = 2;

    private final PrintStream stream;
    private int most = Integer.MAX_VALUE;
    private int lines;
    private Runnable pause = () -> {};
    private Optional<List<String>> held = Optional.empty();
    // Where it pauses, a heading and the gap below it wait for what it is the heading of, so that no pause comes
    // between.
    private final List<String> headings = new ArrayList<>();
    private boolean isBelowTyped;
    private final Optional<Integer> width;

    /** Prints on this stream. */
    public Output(PrintStream stream) {
        this(stream, Optional.empty());
    }

    /** Prints on this stream, where lines that are longer than this are broken at words. */
    public Output(PrintStream stream, Optional<Integer> width) {
        this.stream = stream;
        this.width = width;
    }

    enum Style {
        BOLD("\u001b[1m", "\u001b[21m\u001b[0m"),
        STRUCK("\u001b[9m", "\u001b[29m");

        private final String on;
        private final String off;

        Style(String on, String off) {
            this.on = on;
            this.off = off;
        }
    }

    /** Has this done whenever so many lines were printed, and another one comes, without a new screen. */
    public void pauseAfter(int lines, Runnable pause) {
        this.most = lines;
        this.pause = pause;
        beginScreen();
    }

    /** Counts lines from here. */
    public void beginScreen() {
        lines = 0;
    }

    /** Notes that a line was typed: what comes next stands right below it. */
    public void typed() {
        isBelowTyped = true;
    }

    /** Prints an empty line, unless a line was just typed, which sets apart what follows. */
    void gap() {
        if (!isBelowTyped) {
            println();
        }
    }

    /** Prints what this prints in one piece: if that would pause within, it pauses before. */
    public void together(Runnable printing) {
        List<String> block = new ArrayList<>();
        held = Optional.of(block);
        try {
            printing.run();
        } finally {
            held = Optional.empty();
        }
        inOnePiece(block);
    }

    private void inOnePiece(List<String> block) {
        List<String> all = new ArrayList<>(headings);
        all.addAll(block);
        headings.clear();
        if (lines > 0 && lines + all.size() > most) {
            lines = most;
        }
        all.forEach(this::show);
    }

    private void printLine(String line) {
        isBelowTyped = false;
        if (held.isPresent()) {
            held.get().add(line);
        } else if (headings.isEmpty()) {
            show(line);
        } else if (line.isEmpty()) {
            headings.add(line);
        } else {
            inOnePiece(List.of(line));
        }
    }

    private void show(String line) {
        if (lines >= most) {
            beginScreen();
            pause.run();
            isBelowTyped = false;
        }
        lines++;
        stream.print(line + "\n");
    }

    /** Prints lines as they are. */
    public void print(String lines) {
        inOnePiece(List.of());
        stream.print(Visible.lines(lines));
    }

    /** Prints a line. */
    public void println(String line) {
        String shown = Visible.line(line);
        width.filter(most -> shown.length() > most)
                .map(most -> broken(shown, most))
                .orElse(List.of(shown))
                .forEach(this::printLine);
    }

    private static List<String> broken(String line, int width) {
        String words = line.stripLeading();
        int indent = line.length() - words.length();
        return Page.broken(width, indent, indent + HANGING, words);
    }

    /** Prints an empty line. */
    public void println() {
        printLine("");
    }

    void println(int indent, Style style, String words) {
        printLine(" ".repeat(indent) + style.on + Visible.line(words) + style.off);
    }

    /** Has what this prints stand on the same screen as what comes next. */
    void above(Runnable heading) {
        if (held.isPresent() || most == Integer.MAX_VALUE) {
            heading.run();
            return;
        }
        held = Optional.of(headings);
        try {
            heading.run();
        } finally {
            held = Optional.empty();
        }
    }

    /** Sends what was printed on its way. */
    public void flush() {
        inOnePiece(List.of());
        stream.flush();
    }

    /** Takes help and scripts, which are the program's own word throughout, colours and all. */
    public PrintWriter ofItsOwn() {
        return new PrintWriter(new NewlinesEverywhere(new OutputStreamWriter(stream, StandardCharsets.UTF_8)), true);
    }

    /** Writes newlines where the system has its own line ends. */
    private static final class NewlinesEverywhere extends FilterWriter {

        NewlinesEverywhere(Writer out) {
            super(out);
        }

        @Override
        public void write(String text, int from, int count) throws IOException {
            out.write(text.substring(from, from + count).replace(System.lineSeparator(), "\n"));
        }
    }
}
