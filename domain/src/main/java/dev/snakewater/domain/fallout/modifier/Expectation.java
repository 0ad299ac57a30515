package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Distribution;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.wound.Damage;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Expected values of an action, before any roll. */
public final class Expectation {

    private static final int PERCENT = 100;

    private Expectation() {}

    /** Returns the expected damage to the target as he is now. Hits on the weapon cause none. */
    public static Chance damage(Attempt attempt, Counting counting) {
        return ofEveryRound(attempt, shot -> of(shot, counting));
    }

    /** Returns the expected number of hits. */
    public static Chance hits(Attempt attempt, Counting counting) {
        return ofEveryRound(
                attempt, shot -> Chance.of(shot.numbers(counting).chance().total(), PERCENT));
    }

    private static Chance ofEveryRound(Attempt attempt, Function<Shot, Chance> ofOne) {
        return attempt.hands().stream()
                .map(held -> ofOne.apply(attempt.shot(held)).times(attempt.rounds(held)))
                .reduce(Chance.NONE, Chance::plus);
    }

    private static Chance of(Shot shot, Counting counting) {
        Shot.Numbers numbers = shot.numbers(counting);
        int critical = numbers.criticalHits();
        return Chance.of(numbers.chance().total() - critical, PERCENT)
                .times(mean(shot, false, shot.attempt().aimedAt(), counting))
                .plus(Chance.of(critical, PERCENT).times(ofACritical(shot, counting)));
    }

    private static Chance ofACritical(Shot shot, Counting counting) {
        if (shot.attempt().aimedAt().isPresent()) {
            return mean(shot, true, shot.attempt().aimedAt(), counting);
        }
        return IntStream.rangeClosed(1, Locations.FACES)
                .mapToObj(face -> shot.attempt().encounter().struck(face))
                .map(struck -> mean(shot, true, Optional.of(struck), counting))
                .reduce(Chance.NONE, Chance::plus)
                .times(Chance.of(1, Locations.FACES));
    }

    private static Chance mean(Shot shot, boolean critical, Optional<Part> part, Counting counting) {
        if (part.filter(Part.WEAPON::equals).isPresent()) {
            return Chance.NONE;
        }
        Tally counted = counting.count(shot.damage(critical, part), Damage::limited);
        return Distribution.ofTotals(shot.gun().damage()).falls().stream()
                .map(fall ->
                        fall.chance().times(Damage.settled(counted, fall.fall()).total()))
                .reduce(Chance.NONE, Chance::plus);
    }
}
