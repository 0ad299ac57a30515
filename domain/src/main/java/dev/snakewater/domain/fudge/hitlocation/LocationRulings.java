package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Ruling;
import dev.snakewater.domain.rule.Unwrapped;
import java.util.List;

/**
 * How a game master reads what the addendum leaves open about attacks.
 *
 * @param harm how he reads what it leaves open about harm
 * @param calledShotDamageAddBack whether the penalty for a small target is given back as damage (HL-02)
 * @param locationDie what the six faces of the die show that tells where a hit goes, from 1 to 6 (HL-10); the table of HL-07, if left out
 */
public record LocationRulings(
        @Unwrapped BlastRulings harm,
        @Ruling("HL-02") @Default("false") boolean calledShotDamageAddBack,
        @Ruling(value = "HL-10", inPlay = false) List<Region> locationDie) {

    /** What is declared of them. */
    public static final DeclaredRulings<LocationRulings> DECLARED =
            DeclaredRulings.of(LocationRulings.class, HitLocationRule.RULEBOOK);

    public LocationRulings {
        locationDie = List.copyOf(locationDie);
    }

    /** How wounds are marked. */
    public WoundModel woundModel() {
        return harm.woundModel();
    }

    /** Whether an agility roll may keep somebody on his feet. */
    public boolean agilitySaveOnFall() {
        return harm.agilitySaveOnFall();
    }

    /** The die that tells where a hit goes. */
    public LocationDie die() {
        return LocationDie.of(locationDie);
    }
}
