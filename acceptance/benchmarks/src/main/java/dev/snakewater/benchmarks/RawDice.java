package dev.snakewater.benchmarks;

import dev.snakewater.application.odds.Simulation;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.json.document.JsonScenarios;
import java.io.InputStream;
import java.util.Collections;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/** The dice of the first simulated fights of a scenario, one by one, by how many sides they have: nothing but drawing their faces. */
record RawDice(int[] sides) {

    private static final int FIGHTS = 500;
    private static final int AGAIN = 2_000;

    /** The dice of so many fights are thrown at once. */
    static final int THROWN = FIGHTS * AGAIN;

    static RawDice of(String name) {
        Scenario<?, ?> scenario = new JsonScenarios(Ruleset.installed(), InputStream.nullInputStream()).find(name);
        return new RawDice(LongStream.rangeClosed(1, FIGHTS)
                .map(fight -> new Simulation(Clock.STOPPED).seedOf(1, fight))
                .boxed()
                .flatMapToInt(seed -> sides(scenario, seed))
                .toArray());
    }

    private static <S, O> IntStream sides(Scenario<S, O> scenario, long seed) {
        IntStream.Builder sides = IntStream.builder();
        RandomDice random = new RandomDice(seed);
        Dice counted = what -> {
            Collections.nCopies(what.dice().count(), what.dice().die().sides()).forEach(sides::add);
            return random.roll(what);
        };
        Deciders<S> deciders = Deciders.of(scenario.kind(), scenario.setUp());
        Played.from(
                scenario.kind().procedure(),
                scenario.setUp().opening(),
                scenario.terms(),
                situation -> deciders.table(situation, counted));
        return sides.build();
    }

    /** Throws them all, and returns the sum of what they show. */
    long thrown() {
        RandomDice random = new RandomDice(1);
        long sum = 0;
        for (int time = 0; time < AGAIN; time++) {
            for (int die : sides) {
                sum += random.below(die);
            }
        }
        return sum;
    }
}
