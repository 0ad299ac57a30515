package dev.snakewater.cli.command;

import dev.snakewater.application.port.in.Effort;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What an answer may cost, and the options that say so. What is wrong with them is told all at once. */
record EffortOptions(Arguments said) {

    static final Argument<Optional<Duration>> WITHIN = Argument.option("--within", "TIME", Amounts::time);
    static final Argument<Boolean> EXACT = Argument.flag("--exact");
    static final Argument<Optional<Integer>> SITUATIONS = Argument.option("--situations", "N", Reading::small);
    static final Argument<Optional<Long>> FIGHTS = Argument.option("--fights", "N", Reading::whole);
    static final Argument<Optional<Integer>> THREADS = Argument.option("--threads", "N", Reading::small);
    static final Argument<Optional<Long>> MEMORY = Argument.option("--memory", "SIZE", Amounts::size);
    static final Argument<Optional<Long>> SHOW = Argument.option("--show", "K", Reading::whole);

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

    /** Returns what odds may cost: some time, or a number of situations and fights, with which they are the same each time. */
    Effort ofOdds() {
        refuse(0);
        Effort all = allOfTheMachine();
        boolean isCounted = !said.name(WITHIN) && (said.name(SITUATIONS) || said.name(FIGHTS));
        Effort effort = limited(
                said.of(EXACT) || isCounted ? all.withFights(USUAL_FIGHTS) : all.withWithin(Optional.of(USUAL_TIME)));
        return effort.withSituations(said.of(SITUATIONS).orElse(isCounted ? USUAL_SITUATIONS : all.situations()));
    }

    /** Returns the time to allow odds next, as it can be typed, where the time was too short. */
    Optional<String> longer() {
        return ofOdds().within()
                .map(time -> time.multipliedBy(LONGER))
                .filter(time -> time.compareTo(LONGEST) <= 0)
                .map(Amounts::told);
    }

    /** Returns what a simulation may cost: a number of fights, or some time. */
    Effort ofSimulation() {
        refuse(1);
        Effort all = allOfTheMachine();
        return limited(said.name(WITHIN) ? all : all.withFights(USUAL_FIGHTS));
    }

    /** Returns how many fights of a simulation there are to be, unless the time alone decides. */
    Optional<Long> mostFights() {
        return Optional.of(ofSimulation().fights()).filter(fights -> fights <= MOST_FIGHTS);
    }

    private static Effort allOfTheMachine() {
        Runtime machine = Runtime.getRuntime();
        return Effort.unlimited().withMemory(machine.maxMemory()).withThreads(machine.availableProcessors());
    }

    private Effort limited(Effort otherwise) {
        return new Effort(
                otherwise.situations(),
                said.of(FIGHTS).orElse(otherwise.fights()),
                said.of(WITHIN).or(otherwise::within),
                said.of(MEMORY).orElse(otherwise.memory()),
                said.of(THREADS).orElse(otherwise.threads()));
    }

    private void refuse(long leastFights) {
        long most = allOfTheMachine().memory();
        Stream<Optional<String>> wrong = Stream.of(
                said.of(WITHIN)
                        .filter(time -> time.compareTo(SHORTEST) < 0 || time.compareTo(LONGEST) > 0)
                        .map(time -> Words.of(
                                "within.out-of-range",
                                Amounts.told(time),
                                Amounts.told(SHORTEST),
                                Amounts.told(LONGEST))),
                outOfRange(FIGHTS, leastFights, Optional.of(MOST_FIGHTS)),
                outOfRange(THREADS, 1, Optional.of(MOST_THREADS)),
                said.of(MEMORY)
                        .filter(bytes -> bytes < LEAST_MEMORY || bytes > most)
                        .map(bytes -> Words.of(
                                "memory.out-of-range",
                                Amounts.told(bytes),
                                Amounts.told(LEAST_MEMORY),
                                Amounts.told(most))),
                outOfRange(SITUATIONS, 1, Optional.empty()),
                limiting().filter(limits -> said.of(EXACT)).map(limits -> Words.of("odds.exact-limited", limits)),
                outOfRange(SHOW, 1, Optional.of(MOST_FIGHTS)));
        List<String> told = wrong.flatMap(Optional::stream).toList();
        if (!told.isEmpty()) {
            throw WrongUsage.listing(told);
        }
    }

    private Optional<List<String>> limiting() {
        List<String> names = Stream.<Argument<?>>of(WITHIN, SITUATIONS, FIGHTS)
                .filter(said::name)
                .map(Argument::name)
                .toList();
        return Optional.of(names).filter(some -> !some.isEmpty());
    }

    /** Returns what is wrong with a number, if it is. */
    private <N extends Number> Optional<String> outOfRange(
            Argument<Optional<N>> option, long least, Optional<Long> most) {
        return said.of(option)
                .map(Number::longValue)
                .filter(value -> value < least || value > most.orElse(Long.MAX_VALUE))
                .map(value -> Words.of("option.out-of-range", option.name(), value, least, most));
    }
}
