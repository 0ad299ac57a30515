package dev.snakewater.application.exp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.policy.Pick;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.application.table.SeatedTable;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** An attack that is played with what the dice show told beforehand. */
record Volley(ExpScenario scenario, Played<ToHitSituation, ExpOutcome> played) {

    private static final ScenarioKind<ExpScenario, ToHitSituation, ExpOutcome> KIND = ExpScenario.kind();

    /** An attack without problems; each line of the script as in {@code Ann, to hit: 953}. All of it is used. */
    static Volley of(Assault assault, String... script) {
        return under(Terms.of(1), assault, script);
    }

    /** The same, under these terms. */
    static Volley under(Terms terms, Assault assault, String... script) {
        ExpScenario scenario = assault.made();
        assertThat(KIND.problems(scenario)).as("problems").isEmpty();
        ScriptedTable table = new ScriptedTable(
                Stream.of(script).map(ScriptLine::of).flatMap(Optional::stream).toList());
        Played<ToHitSituation, ExpOutcome> played =
                Played.from(KIND.procedure(), KIND.open(scenario), terms, situation -> table);
        assertThat(table.leftOver()).as("what nobody asked for").isEmpty();
        return new Volley(scenario, played);
    }

    ExpOutcome outcome() {
        return switch (played.standing()) {
            case Standing.Over<ToHitSituation, ExpOutcome> over -> over.outcome();
            case Standing.CalledOff<ToHitSituation, ExpOutcome> off -> off.outcome();
            case Standing.Asking<ToHitSituation, ExpOutcome> asking ->
                throw new AssertionError("nobody answers " + asking.question());
        };
    }

    ExpOutcome.Result result() {
        return outcome().result().orElseThrow();
    }

    List<Event> events() {
        return played.turns().stream().flatMap(List::stream).toList();
    }

    <E extends ExpEvent> E event(Class<E> kind) {
        return events().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no " + kind.getSimpleName() + " in " + events()));
    }

    /** The lines of the to-hit roll that count. */
    List<Integer> counting() {
        return event(ExpEvent.Attacked.class).toHit().lines().stream()
                .filter(Tally.Plus.class::isInstance)
                .map(line -> ((Tally.Plus) line).modifier().amount())
                .toList();
    }

    /** The ids of all rules that the events cite. */
    List<String> cited() {
        return played.course().stream()
                .flatMap(List::stream)
                .flatMap(happened -> happened.cited().stream())
                .map(Rule::id)
                .distinct()
                .sorted()
                .toList();
    }

    /** The story, without its reasons. */
    List<String> story() {
        return Stream.of(
                        KIND.telling().opening(KIND.open(scenario)).stream(),
                        events().stream().flatMap(event -> KIND.telling().event(event).stream()),
                        KIND.telling().ending(outcome()).stream())
                .flatMap(all -> all)
                .map(Sentence::text)
                .toList();
    }

    /** How many faces of the to-hit roll hit, each played by the procedure's own step; of an attack that is not barred. */
    static int hits(ExpScenario scenario, int faces) {
        ToHitSituation rolling = new ToHitSituation(new Attacking.Rolling(scenario.attack()), List.of());
        return (int) IntStream.rangeClosed(1, faces)
                .filter(face -> isHit(KIND.procedure()
                        .step(rolling, new SeatedTable(what -> what.dice().totalling(face), Pick::firstListed))))
                .count();
    }

    /** Whether a step led on from a hit, or ended with one. */
    private static boolean isHit(Next<ToHitSituation, ExpOutcome> next) {
        return switch (next) {
            case Next.Go<ToHitSituation, ExpOutcome> go -> true;
            case Next.Done<ToHitSituation, ExpOutcome> done ->
                done.outcome().result().equals(Optional.of(ExpOutcome.Result.HIT));
        };
    }
}
