package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/**
 * What the fire does in one round (FO-31, FO-32).
 *
 * @param stage which round of the fire it is
 * @param critical where the hit struck that began it, if that was critical and this is its first bite
 */
public record Bite(Stage stage, Optional<Part> critical) {

    /** What its tally is of. */
    public static final String BURN = "burn";

    /** A bite that nothing makes worse. */
    public static Bite plain(Stage stage) {
        return new Bite(stage, Optional.empty());
    }

    /** This in another round of the fire: only the first bite is critical. */
    public Bite in(Stage other) {
        return new Bite(other, other == Stage.FIRST ? critical : Optional.empty());
    }

    /** Whether it strikes the weapon and not who holds it (FO-16). */
    public boolean isOnTheWeapon() {
        return critical.filter(Part.WEAPON::equals).isPresent();
    }

    /** What it takes, before the dice fall: a critical one is doubled and ignores armour, from others the body's armour is taken. */
    public Tally damage(Person target) {
        return Damage.of(
                Tally.ofThrow(target.name(), BURN, stage.damage(), FalloutRule.FO_31_BURNING),
                critical.map(struck -> FalloutRule.FO_32_FIRE),
                target.armour(),
                critical.filter(Part.WEAPON::equals));
    }
}
