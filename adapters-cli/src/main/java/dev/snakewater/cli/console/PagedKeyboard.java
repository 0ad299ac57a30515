package dev.snakewater.cli.console;

import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Words;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** A keyboard whose owner reads at leisure: what is printed pauses when it fills a screen, until she goes on. */
final class PagedKeyboard implements Keyboard {

    private static final int USUAL_LINES = 24;
    private static final int FEWEST_LINES = 4;

    private final Keyboard keyboard;
    private final Output out;
    private Optional<Typed> ahead = Optional.empty();

    PagedKeyboard(Keyboard keyboard, Output out) {
        this.keyboard = keyboard;
        this.out = out;
        int lines = Math.clamp(keyboard.height().orElse(USUAL_LINES), FEWEST_LINES, USUAL_LINES);
        // One is left for the words of the pause.
        out.pauseAfter(lines - 1, this::pause);
    }

    private void pause() {
        Typed typed = keyboard.pause(Words.of("table.more"));
        boolean goesOn = typed instanceof Typed.Line line && line.text().isBlank();
        if (!goesOn && ahead.isEmpty()) {
            ahead = Optional.of(typed);
        }
        out.typed();
    }

    /** Reads a line, or takes the one that was typed at a pause. */
    @Override
    public Typed read(String prompt, Supplier<List<String>> completions) {
        Optional<Typed> typed = ahead.filter(early -> early != Typed.Key.INTERRUPTED);
        ahead = Optional.empty();
        out.beginScreen();
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
        return keyboard.isInterrupted() || ahead.isPresent();
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
        out.pauseAfter(Integer.MAX_VALUE, () -> {});
        keyboard.close();
    }
}
