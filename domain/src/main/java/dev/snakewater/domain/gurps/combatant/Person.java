package dev.snakewater.domain.gurps.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Who somebody is, whatever he does in an attack, and what his body can do and take (GR-5). */
@Withers
public record Person(
        Name name,
        @Default("10") @Within({1, 100}) int st,
        @Default("10") @Within({1, 100}) int dx,
        @Default("10") @Within({1, 100}) int ht,
        @Within({1, 100}) Optional<Integer> hitPointsMax,
        @Within({Person.FEWEST_HIT_POINTS, 100}) Optional<Integer> hitPoints,
        @Default("0") @Within({-100, 100}) int will,
        @Default("false") boolean highPainThreshold,
        List<Integer> deathRolls,
        @Default("standing") Posture posture,
        Optional<Shield> shield,
        @Default("0") @Within({0, 100}) int dr,
        List<WornArmour> armour)
        implements PersonBuilder.With {

    /** As few hit points as can be written. */
    public static final int FEWEST_HIT_POINTS = -10_000;

    private static final int BETWEEN_DEATH_ROLLS = 5;
    private static final int CERTAIN_DEATH = 5;

    public Person {
        deathRolls = List.copyOf(deathRolls);
        armour = List.copyOf(armour);
    }

    /** Returns what wounds are measured by: his hit points when he is healthy. */
    public int healthy() {
        return hitPointsMax.orElse(ht);
    }

    /** Returns his hit points before the attack. */
    public HitPoints points() {
        return new HitPoints(hitPoints.orElse(healthy()), healthy());
    }

    /** Returns the hit points at which he must roll or die and which a wound passes that are new to him, in order (GU-49, GU-HT-3). */
    public List<Integer> deathRollsDue(int before, int after) {
        return IntStream.iterate(-healthy(), at -> at > certainDeath(), at -> at - BETWEEN_DEATH_ROLLS)
                .filter(at -> before > at && at >= after && !deathRolls.contains(at))
                .boxed()
                .toList();
    }

    /** Returns at how many hit points he dies without a roll (GU-HT-4). */
    public int certainDeath() {
        return -CERTAIN_DEATH * healthy();
    }
}
