package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.Distribution;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Part;
import java.util.Optional;

/** What can be expected of an action, before anything is thrown. */
public final class Expectation {

    private static final int PERCENT = 100;

    private Expectation() {}

    /** How many hit points the target loses on average, as he is now; what strikes his weapon takes none. */
    public static Chance damage(Attempt attempt, boolean armed) {
        Chance all = Chance.NONE;
        for (Held held : attempt.hands()) {
            all = all.plus(ofAShot(attempt, held, armed).times(attempt.rounds(held)));
        }
        return all;
    }

    /** How many shots hit on average. */
    public static Chance hits(Attempt attempt) {
        Chance all = Chance.NONE;
        for (Held held : attempt.hands()) {
            int chance = ToHit.chance(attempt, held).total();
            all = all.plus(Chance.of(chance, PERCENT).times(attempt.rounds(held)));
        }
        return all;
    }

    private static Chance ofAShot(Attempt attempt, Held held, boolean armed) {
        int chance = ToHit.chance(attempt, held).total();
        int critical = Math.min(chance, ToHit.critical(attempt, held).total());
        Chance plain = mean(attempt.encounter(), held, false, attempt.aimedAt());
        return Chance.of(chance - critical, PERCENT)
                .times(plain)
                .plus(Chance.of(critical, PERCENT).times(ofACritical(attempt, held, armed)));
    }

    private static Chance ofACritical(Attempt attempt, Held held, boolean armed) {
        if (attempt.aimedAt().isPresent()) {
            return mean(attempt.encounter(), held, true, attempt.aimedAt());
        }
        Chance all = Chance.NONE;
        for (int face = 1; face <= Locations.FACES; face++) {
            Part part = attempt.encounter().locations().at(face, armed);
            all = all.plus(mean(attempt.encounter(), held, true, Optional.of(part)));
        }
        return all.times(Chance.of(1, Locations.FACES));
    }

    private static Chance mean(Encounter encounter, Held held, boolean critical, Optional<Part> part) {
        if (part.filter(Part.WEAPON::equals).isPresent()) {
            return Chance.NONE;
        }
        Chance mean = Chance.NONE;
        for (Distribution.Weighted fall :
                Distribution.ofTotals(held.gun().damage()).falls()) {
            int points = Damage.of(encounter, held.gun(), critical, part)
                    .completedBy(fall.fall())
                    .total();
            mean = mean.plus(fall.chance().times(points));
        }
        return mean;
    }
}
