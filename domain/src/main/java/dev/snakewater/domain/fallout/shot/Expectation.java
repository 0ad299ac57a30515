package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Distribution;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/** What can be expected of an action, before anything is thrown. */
public final class Expectation {

    private static final int PERCENT = 100;

    private Expectation() {}

    /**
     * How many hit points the target loses on average, as he is now; what strikes his weapon takes none.
     *
     * @param armed whether he holds one
     * @param counting how each number is counted
     */
    public static Chance damage(Attempt attempt, boolean armed, Counting counting) {
        Chance all = Chance.NONE;
        for (Held held : attempt.hands()) {
            all = all.plus(ofAShot(attempt, held, armed, counting).times(attempt.rounds(held)));
        }
        return all;
    }

    /**
     * How many shots hit on average.
     *
     * @param counting how each number is counted
     */
    public static Chance hits(Attempt attempt, Counting counting) {
        Chance all = Chance.NONE;
        for (Held held : attempt.hands()) {
            int chance = ShotNumbers.of(attempt, held, counting).chance().total();
            all = all.plus(Chance.of(chance, PERCENT).times(attempt.rounds(held)));
        }
        return all;
    }

    private static Chance ofAShot(Attempt attempt, Held held, boolean armed, Counting counting) {
        ShotNumbers numbers = ShotNumbers.of(attempt, held, counting);
        int critical = numbers.criticalHits();
        Chance plain = mean(attempt.encounter(), held, false, attempt.aimedAt(), counting);
        return Chance.of(numbers.chance().total() - critical, PERCENT)
                .times(plain)
                .plus(Chance.of(critical, PERCENT).times(ofACritical(attempt, held, armed, counting)));
    }

    private static Chance ofACritical(Attempt attempt, Held held, boolean armed, Counting counting) {
        if (attempt.aimedAt().isPresent()) {
            return mean(attempt.encounter(), held, true, attempt.aimedAt(), counting);
        }
        Chance all = Chance.NONE;
        for (int face = 1; face <= Locations.FACES; face++) {
            Part part = attempt.encounter().locations().at(face, armed);
            all = all.plus(mean(attempt.encounter(), held, true, Optional.of(part), counting));
        }
        return all.times(Chance.of(1, Locations.FACES));
    }

    private static Chance mean(
            Encounter encounter, Held held, boolean critical, Optional<Part> part, Counting counting) {
        if (part.filter(Part.WEAPON::equals).isPresent()) {
            return Chance.NONE;
        }
        Tally counted = counting.count(Damage.of(encounter, held.gun(), critical, part), Damage::limited);
        Chance mean = Chance.NONE;
        for (Distribution.Weighted fall :
                Distribution.ofTotals(held.gun().damage()).falls()) {
            mean = mean.plus(
                    fall.chance().times(Damage.settled(counted, fall.fall()).total()));
        }
        return mean;
    }
}
