package dev.snakewater.acceptance.whole;

import dev.snakewater.acceptance.Said;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.table.Answer;
import dev.snakewater.steps.LastFight;
import dev.snakewater.steps.rules.Books;
import io.cucumber.java.After;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/** Whatever is thrown for or asked in an example is among the names that the listing of steps has for its game. */
public final class ListedNames {

    private static final List<String> ROLLS = listed("roll");
    private static final List<String> QUESTIONS = listed("question");

    /** After the example has said what its fight was. */
    @After(order = 50)
    public void listsWhatIsAsked() {
        LastFight.account().ifPresent(ListedNames::look);
    }

    private static void look(FightReport fight) {
        String game = Books.gameOf(fight.kind()).orElseThrow();
        for (Answer answer : fight.answers()) {
            List<String> names = answer instanceof Answer.Fell ? ROLLS : QUESTIONS;
            boolean isAsked = answer instanceof Answer.Fell || answer instanceof Answer.Chose;
            if (isAsked && !names.contains(game + ": " + answer.to())) {
                throw new AssertionError("'snakewater steps' does not say that in " + game + " somebody is asked for "
                        + answer.to() + ": see parameters.properties");
            }
        }
    }

    /** Each name behind its game, which is listed as features say it: {@code gunfight: draw} of {@code gunfighting: staredown, draw}. */
    private static List<String> listed(String parameter) {
        String may = JsonMapper.shared()
                .readTree(Said.typed("steps", "--json").out())
                .path("steps")
                .valueStream()
                .filter(step -> step.path("game").isMissingNode())
                .flatMap(step -> step.path("parameters").valueStream())
                .filter(one -> one.path("name").asString().equals(parameter))
                .map(one -> one.path("may").asString())
                .findFirst()
                .orElseThrow();
        return Stream.of(may.split("; "))
                .filter(game -> game.contains(": "))
                .flatMap(game -> Stream.of(game.replaceFirst(".*: ", "").split(", "))
                        .map(name -> Books.game(game.replaceFirst(": .*", "")).orElseThrow() + ": " + name))
                .toList();
    }
}
