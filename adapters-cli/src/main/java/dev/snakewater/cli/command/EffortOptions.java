package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.Effort;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what an answer may cost, mixins. What is wrong with them is told all at once. */
final class EffortOptions {

    private static final long MOST_FIGHTS = 1_000_000_000;
    private static final long USUAL_FIGHTS = 10_000;
    private static final int USUAL_SITUATIONS = 2_000_000;
    private static final Duration USUAL_TIME = Duration.ofSeconds(10);
    private static final Duration SHORTEST = Duration.ofMillis(100);
    private static final Duration LONGEST = Duration.ofDays(1);
    private static final long MOST_THREADS = 1_000;
    private static final long LEAST_MEMORY = 64L << 20;

    /** So many times as long is to be tried next where the time was too short. */
    private static final int LONGER = 6;

    private EffortOptions() {}

    private static Effort allOfTheMachine() {
        Runtime machine = Runtime.getRuntime();
        return Effort.unlimited().withMemory(machine.maxMemory()).withThreads(machine.availableProcessors());
    }

    /** What costs of all sorts are limited by. */
    static final class Limits {

        @Option(names = "--within", paramLabel = "TIME", converter = Amounts.Time.class)
        private Optional<Duration> within;

        @Option(names = "--fights", paramLabel = "N")
        private Optional<Long> fights;

        @Option(names = "--threads", paramLabel = "N")
        private Optional<Integer> threads;

        @Option(names = "--memory", paramLabel = "SIZE", converter = Amounts.Size.class)
        private Optional<Long> memory;

        private List<String> wrong(long leastFights) {
            long most = allOfTheMachine().memory();
            Stream<Optional<String>> wrong = Stream.of(
                    within.filter(time -> time.compareTo(SHORTEST) < 0 || time.compareTo(LONGEST) > 0)
                            .map(time -> Words.of(
                                    "within.out-of-range",
                                    Amounts.told(time),
                                    Amounts.told(SHORTEST),
                                    Amounts.told(LONGEST))),
                    fights.flatMap(number -> outOfRange("--fights", number, leastFights, Optional.of(MOST_FIGHTS))),
                    threads.flatMap(number -> outOfRange("--threads", number, 1, Optional.of(MOST_THREADS))),
                    memory.filter(bytes -> bytes < LEAST_MEMORY || bytes > most)
                            .map(bytes -> Words.of(
                                    "memory.out-of-range",
                                    Amounts.told(bytes),
                                    Amounts.told(LEAST_MEMORY),
                                    Amounts.told(most))));
            return wrong.flatMap(Optional::stream).toList();
        }

        private Effort effort(Effort otherwise) {
            return new Effort(
                    otherwise.situations(),
                    fights.orElse(otherwise.fights()),
                    within.or(otherwise::within),
                    memory.orElse(otherwise.memory()),
                    threads.orElse(otherwise.threads()));
        }
    }

    /** What odds may cost: some time, or a number of situations and fights, with which they are the same each time. */
    static final class OfOdds {

        @Option(names = "--exact")
        private boolean exact;

        @Option(names = "--situations", paramLabel = "N")
        private Optional<Integer> situations;

        @Mixin
        private Limits limits;

        Effort effort() {
            List<String> wrong = new ArrayList<>(limits.wrong(0));
            situations
                    .flatMap(number -> outOfRange("--situations", number, 1, Optional.empty()))
                    .ifPresent(wrong::add);
            List<String> limiting = limiting();
            if (exact && !limiting.isEmpty()) {
                wrong.add(Words.of("odds.exact-limited", limiting));
            }
            refuse(wrong);
            Effort all = allOfTheMachine();
            boolean isCounted = limits.within.isEmpty() && (situations.isPresent() || limits.fights.isPresent());
            Effort effort = limits.effort(
                    exact || isCounted ? all.withFights(USUAL_FIGHTS) : all.withWithin(Optional.of(USUAL_TIME)));
            return effort.withSituations(situations.orElse(isCounted ? USUAL_SITUATIONS : all.situations()));
        }

        /** Returns the time to allow next, as it can be typed, where the time was too short. */
        Optional<String> longer() {
            return effort().within()
                    .map(time -> time.multipliedBy(LONGER))
                    .filter(time -> time.compareTo(LONGEST) <= 0)
                    .map(Amounts::told);
        }

        private List<String> limiting() {
            return Stream.of(
                            limits.within.map(given -> "--within"),
                            situations.map(given -> "--situations"),
                            limits.fights.map(given -> "--fights"))
                    .flatMap(Optional::stream)
                    .toList();
        }
    }

    /** What a simulation may cost: a number of fights, or some time. Or which of its fights is to be told. */
    static final class OfSimulation {

        @Option(names = "--show", paramLabel = "K")
        private Optional<Long> shown;

        @Mixin
        private Limits limits;

        Optional<Long> shown() {
            return shown;
        }

        Effort effort() {
            List<String> wrong = new ArrayList<>(limits.wrong(1));
            shown.flatMap(fight -> outOfRange("--show", fight, 1, Optional.of(MOST_FIGHTS)))
                    .ifPresent(wrong::add);
            refuse(wrong);
            Effort all = allOfTheMachine();
            return limits.effort(limits.within.isPresent() ? all : all.withFights(USUAL_FIGHTS));
        }

        /** Returns how many fights there are to be, unless the time alone decides. */
        Optional<Long> most() {
            return Optional.of(effort().fights()).filter(fights -> fights <= MOST_FIGHTS);
        }
    }

    /** Returns what is wrong with a number, if it is. */
    private static Optional<String> outOfRange(String option, long number, long least, Optional<Long> most) {
        return Optional.of(number)
                .filter(value -> value < least || value > most.orElse(Long.MAX_VALUE))
                .map(value -> Words.of("option.out-of-range", option, value, least, most));
    }

    private static void refuse(List<String> wrong) {
        if (!wrong.isEmpty()) {
            throw WrongUsage.listing(wrong);
        }
    }
}
