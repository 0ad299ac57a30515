package dev.snakewater.domain.fallout.modifier;

import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Distribution;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Damage;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Expected values of an action, before any roll. */
public final class Expectation {

    private static final int PERCENT = 100;

    private Expectation() {}

    /** Returns the expected damage to the target as he is now. Hits on the weapon cause none. */
    public static Chance damage(Attempt attempt, Counting counting) {
        return ofEveryRound(attempt, shot -> of(shot, counting));
    }

    /** Returns the expected damage as a decimal fraction: not exact, but quick, for whoever weighs a great many actions. */
    public static double points(Attempt attempt, Counting counting) {
        double points = 0;
        for (Held held : attempt.hands()) {
            points += attempt.rounds(held) * points(attempt.shot(held), counting);
        }
        return points;
    }

    private static double points(Shot shot, Counting counting) {
        Shot.Numbers numbers = shot.numbers(counting);
        int critical = numbers.criticalHits();
        int plain = numbers.chance().total() - critical;
        Optional<Part> aimedAt = shot.attempt().aimedAt();
        return ((plain == 0 ? 0 : plain * points(shot, false, aimedAt, counting))
                        + (critical == 0 ? 0 : critical * pointsOfACritical(shot, counting)))
                / PERCENT;
    }

    private static double pointsOfACritical(Shot shot, Counting counting) {
        Optional<Part> aimedAt = shot.attempt().aimedAt();
        if (aimedAt.isPresent()) {
            return points(shot, true, aimedAt, counting);
        }
        int bodies = 0;
        for (int face = 1; face <= Locations.FACES; face++) {
            bodies += shot.attempt().encounter().struck(face) == Part.WEAPON ? 0 : 1;
        }
        // Armour does not count, so that any part of the body is as good as another.
        return bodies * points(shot, true, aimedAt, counting) / Locations.FACES;
    }

    private static double points(Shot shot, boolean critical, Optional<Part> part, Counting counting) {
        if (part.isPresent() && part.get() == Part.WEAPON) {
            return 0;
        }
        DicePool dice = shot.gun().damage();
        Tally due = counting.count(shot.damage(critical, part), UnaryOperator.identity());
        int least = Damage.points(due, dice.least());
        return least > 0
                // Nothing is cut off, and the middle of dice is their mean.
                ? (least + Damage.points(due, dice.most())) / 2.0
                : Distribution.mean(dice, thrown -> Damage.points(due, thrown));
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
                .map(fall -> fall.ways()
                        .chance()
                        .times(Damage.settled(counted, fall.fall()).total()))
                .reduce(Chance.NONE, Chance::plus);
    }
}
