package dev.snakewater.acceptance.steps.gunfight;

import dev.snakewater.application.fudge.gunfight.procedure.GunfightEvent;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.UnansweredQuestion;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A table that follows the course of an example, turn by turn. Where the example says nothing, draws and stares show
 * 0000, people agree to a staredown, take the first of their guns, the fuller of two in hand, fan at nobody more, let
 * their parts go by and the fight go on, and announce nothing; every other question stops the fight.
 */
final class ExampleTable implements Table {

    // Apart, because a man's answer to a staredown and his dice in it have the same name.
    private final List<ScriptedTable> dice;
    private final List<ScriptedTable> decisions;
    private final BiPredicate<Integer, Question> stopsAt;
    private int turn = 1;

    /**
     * A table for this course.
     *
     * @param stopsAt the question of a turn that is left unanswered
     */
    ExampleTable(Course course, BiPredicate<Integer, Question> stopsAt) {
        dice = tables(course, course::dice);
        decisions = tables(course, course::decisions);
        this.stopsAt = stopsAt;
    }

    @Override
    public Fall roll(Throw what) {
        stop(what);
        try {
            return dice.get(turn - 1).roll(what);
        } catch (UnansweredQuestion unsaid) {
            if (List.of("draw", "tie", "staredown").contains(what.name())) {
                return what.dice().told("0000");
            }
            throw unsaid;
        }
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        stop(choice);
        try {
            return decisions.get(turn - 1).choose(choice);
        } catch (UnansweredQuestion unsaid) {
            return usual(choice).orElseThrow(() -> unsaid);
        }
    }

    @Override
    public void tell(Event event, List<Rule> why) {
        if (event instanceof GunfightEvent.TurnEnded) {
            turn++;
        }
    }

    /** The turn that is being played. */
    int turn() {
        return turn;
    }

    /** What the example says and nobody asked for. */
    List<String> leftOver() {
        List<String> left = new ArrayList<>();
        for (int i = 0; i < dice.size(); i++) {
            String start = "turn " + (i + 1) + ": ";
            Stream.of(dice.get(i), decisions.get(i))
                    .flatMap(table -> table.leftOver().stream())
                    .forEach(line -> left.add(start + line));
        }
        return left;
    }

    private static <A> Optional<A> usual(Choice<A> choice) {
        return switch (choice.name()) {
            case "staredown" -> Optional.of(choice.chosen("agree").answer());
            case "gun", "with" -> Optional.of(choice.options().getFirst().answer());
            case "part 3", "part 4" -> Optional.of(choice.chosen("nothing").answer());
            case "fan at" -> word(choice, "enough");
            case "go on" -> word(choice, "go on");
            case "announce" -> word(choice, "nothing");
            default -> Optional.empty();
        };
    }

    private static <A> Optional<A> word(Choice<A> choice, String word) {
        return choice.options().stream()
                .filter(option -> option.word().equals(word))
                .findFirst()
                .map(Choice.Option::answer);
    }

    private static List<ScriptedTable> tables(Course course, IntFunction<List<ScriptLine>> said) {
        return IntStream.rangeClosed(1, course.length())
                .mapToObj(turn -> new ScriptedTable(said.apply(turn)))
                .toList();
    }

    private void stop(Question question) {
        if (stopsAt.test(turn, question)) {
            throw new UnansweredQuestion(question);
        }
    }
}
