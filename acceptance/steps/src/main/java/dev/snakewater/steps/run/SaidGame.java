package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.Features.Said;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.json.document.JsonScenarios;
import dev.snakewater.steps.rules.Books;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which game an example is about, by what has been said in it. */
final class SaidGame {

    private static final Pattern GAME = Pattern.compile("\\S+ a game of ([\\w ]+)");
    private static final Pattern SCENARIO = Pattern.compile("\\S+ the built-in scenario ([\\w-]+)");

    private SaidGame() {}

    /** The rule text; empty, if no step says it. */
    static Optional<String> in(List<Said> said) {
        return said.stream()
                .map(Said::words)
                .flatMap(words -> of(words).stream())
                .findFirst();
    }

    private static Optional<String> of(String words) {
        Matcher game = GAME.matcher(words);
        Matcher scenario = SCENARIO.matcher(words);
        return game.matches()
                ? Books.game(game.group(1))
                : scenario.matches() ? ofScenario(scenario.group(1)) : Optional.empty();
    }

    private static Optional<String> ofScenario(String name) {
        try {
            return Books.gameOf(new JsonScenarios(Books.RULESETS, InputStream.nullInputStream())
                    .find(name)
                    .kind()
                    .id());
        } catch (UnreadableException unknown) {
            return Optional.empty();
        }
    }
}
