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

/** What can be expected of an action, before anything is thrown. */
public final class Expectation {

    private static final int PERCENT = 100;

    private Expectation() {}

    /** How many hit points the target loses on average, as he is now; what strikes his weapon takes none. */
    public static Chance damage(Attempt attempt, Counting counting) {
        return ofEveryRound(attempt, shot -> of(shot, counting));
    }

    /** How many shots hit on average. */
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
        Chance all = Chance.NONE;
        for (int face = 1; face <= Locations.FACES; face++) {
            Part struck = shot.attempt().encounter().struck(face);
            all = all.plus(mean(shot, true, Optional.of(struck), counting));
        }
        return all.times(Chance.of(1, Locations.FACES));
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
