package dev.snakewater.cli.console;

import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Words;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A keyboard whose owner reads at leisure: what is printed pauses when it fills a screen, until she goes on. */
final class PagedKeyboard implements Keyboard {

    private static final int USUAL_LINES = 24;
    private static final int FEWEST_LINES = 4;

    private final Keyboard keyboard;
    private final Output out;
    private final int lines;
    private final Deque<Typed> ahead = new ArrayDeque<>();

    PagedKeyboard(Keyboard keyboard, Output out) {
        this.keyboard = keyboard;
        this.out = out;
        lines = Math.clamp(keyboard.height().orElse(USUAL_LINES), FEWEST_LINES, USUAL_LINES);
        pauses();
    }

    private void pauses() {
        // One line is left for the words of the pause.
        out.pauseAfter(lines - 1, this::pause);
    }

    @Override
    public void skipPauses() {
        out.pauseAfter(Integer.MAX_VALUE, () -> {});
    }

    /** What is typed here waits until a line is asked for: what is being told is told to its end. Ctrl-C does not wait. */
    private void pause() {
        List<String> waiting = ahead.stream()
                .filter(Typed.Line.class::isInstance)
                .map(line -> ((Typed.Line) line).text())
                .toList();
        switch (keyboard.pause(Words.of("table.more", waiting))) {
            case Typed.Line line when line.text().isBlank() -> {}
            case Typed.Line line -> ahead.addLast(new Typed.Line(line.text().strip()));
            case Typed.Key key -> {
                ahead.clear();
                ahead.addLast(key);
            }
        }
        out.typed();
    }

    @Override
    public boolean wasTyped(String word) {
        return ahead.removeIf(typed -> typed instanceof Typed.Line(String text) && text.equalsIgnoreCase(word));
    }

    /** Reads a line, or takes one that was typed at a pause. */
    @Override
    public Typed read(String prompt, Supplier<List<String>> completions) {
        Optional<Typed> typed = Optional.ofNullable(ahead.pollFirst()).filter(early -> early != Typed.Key.INTERRUPTED);
        pauses();
        typed.filter(Typed.Line.class::isInstance)
                .map(Typed.Line.class::cast)
                .ifPresent(line -> out.println(prompt + line.text()));
        Typed now = typed.orElseGet(() -> keyboard.read(prompt, completions));
        out.beginScreen();
        out.typed();
        return now;
    }

    @Override
    public Typed pause(String prompt) {
        return keyboard.pause(prompt);
    }

    @Override
    public boolean isInterrupted() {
        return keyboard.isInterrupted() || ahead.stream().anyMatch(Typed.Key.class::isInstance);
    }

    @Override
    public Optional<Integer> width() {
        return keyboard.width();
    }

    @Override
    public Optional<Integer> height() {
        return keyboard.height();
    }

    @Override
    public void close() {
        skipPauses();
        keyboard.close();
    }
}
