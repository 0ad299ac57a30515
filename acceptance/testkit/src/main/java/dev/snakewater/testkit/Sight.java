package dev.snakewater.testkit;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/** What people at a table see of a game from some situation on, played by random answers. */
final class Sight<S, O> {

    private static final int MOST_STEPS = 100;

    private final Scenario<S, O> scenario;
    private final Telling<S, O> telling;
    private final RandomDice dice;
    private final SplittableRandom random;
    private Next<S, O> now;
    private int steps;

    Sight(Scenario<S, O> scenario, S from, long seed) {
        this.scenario = scenario;
        telling = scenario.kind().telling();
        dice = new RandomDice(seed);
        random = new SplittableRandom(seed);
        now = Next.go(from);
    }

    /** Plays a step and returns what is seen of it; nothing, when the game is over. What fails is seen, too. */
    List<Object> next() {
        steps++;
        return now instanceof Next.Go<S, O> go && steps <= MOST_STEPS ? seen(go.situation()) : List.of();
    }

    private List<Object> seen(S situation) {
        List<Object> seen = new ArrayList<>(standing(situation));
        try {
            Step<S, O> step =
                    Step.played(scenario.kind().procedure(), situation, question -> answer(situation, question, seen));
            seen.add(step.asked());
            seen.add(step.told());
            now = step.next();
            switch (now) {
                case Next.Go<S, O> go -> seen.add(go.turnEnds());
                case Next.Done<S, O> done -> seen.add(outcome(situation, done.outcome()));
            }
        } catch (RuntimeException failed) {
            seen.add(failed.toString());
            now = Next.done(scenario.kind().procedure().calledOff(situation));
        }
        return seen;
    }

    private List<Object> standing(S situation) {
        O calledOff = scenario.kind().procedure().calledOff(situation);
        List<Object> seen = new ArrayList<>(List.of(
                shown(() -> telling.state(situation)),
                shown(() -> telling.plan(situation)),
                shown(() -> telling.soFar(situation, calledOff)),
                outcome(situation, calledOff)));
        scenario.setUp().everybody().forEach(name -> seen.add(shown(() -> telling.sheet(situation, name))));
        return seen;
    }

    /** An outcome that is a situation itself holds all that the situation does; of such, only what is told and counted is seen. */
    private List<Object> outcome(S situation, O outcome) {
        return List.of(
                outcome.getClass() == situation.getClass() ? List.of() : outcome,
                shown(() -> telling.findings(outcome)),
                shown(() -> telling.words().told(outcome)),
                shown(() -> telling.gauges(outcome)),
                shown(() -> telling.bodies(outcome)),
                shown(() -> scenario.setUp().aftermath(outcome)));
    }

    private static Object shown(Supplier<?> what) {
        try {
            return what.get();
        } catch (RuntimeException failed) {
            return failed.toString();
        }
    }

    private Object answer(S situation, Question question, List<Object> seen) {
        return switch (question) {
            case Throw what -> dice.roll(what);
            case Choice<?> choice -> {
                for (Policy<S> policy : scenario.kind().policies()) {
                    seen.add(policy.decide(situation, choice, new RandomDice(1)));
                }
                List<? extends Choice.Option<?>> options = choice.options();
                yield options.get(random.nextInt(options.size())).word();
            }
        };
    }
}
