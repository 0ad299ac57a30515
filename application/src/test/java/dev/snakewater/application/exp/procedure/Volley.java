package dev.snakewater.application.exp.procedure;

import dev.snakewater.application.Play;
import dev.snakewater.application.exp.scenario.ExpScenario;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Pick;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.answering.SeatedTable;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** An attack that is played with what the dice show told beforehand. */
record Volley(Play<ToHitSituation, ExpOutcome> play) {

    private static final ScenarioKind<ToHitSituation, ExpOutcome> KIND = ExpScenario.kind();

    /** An attack without problems; each line of the script as in {@code Ann, to hit: 953}. All of it is used. */
    static Volley of(Assault assault, String... script) {
        return under(FightTerms.of(1), assault, script);
    }

    /** The same, under these terms. */
    static Volley under(FightTerms terms, Assault assault, String... script) {
        return new Volley(Play.under(terms, KIND, assault.made(), script));
    }

    ExpScenario scenario() {
        return (ExpScenario) play.setUp();
    }

    Played<ToHitSituation, ExpOutcome> played() {
        return play.played();
    }

    ExpOutcome outcome() {
        return play.outcome();
    }

    ExpOutcome.Result result() {
        return outcome().result().orElseThrow();
    }

    <E extends ExpEvent> E event(Class<E> kind) {
        return play.first(kind);
    }

    /** The lines of the to-hit roll that count. */
    List<Integer> counting() {
        return event(ExpEvent.Attacked.class).toHit().lines().stream()
                .filter(Tally.Plus.class::isInstance)
                .map(line -> ((Tally.Plus) line).modifier().amount())
                .toList();
    }

    List<String> story() {
        return play.story();
    }

    /** How many faces of the to-hit roll hit, each played by the procedure's own step; of an attack that is not barred. */
    static int hits(ExpScenario scenario, int faces) {
        ToHitSituation rolling = new ToHitSituation(scenario.attack(), List.of(), new Phase.Rolling());
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
