package dev.snakewater.domain.fallout.wound;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;
import java.util.stream.Stream;

/** The next round of the fire on a person, if any, and whether it has bitten in this one. Fires never add up (FO-31). */
public record Fire(Optional<Stage> due, boolean bitten) {

    /** Returns whether something burns. */
    public boolean isBurning() {
        return due.isPresent();
    }

    /** Returns this after the damage of a stage, which is the only damage in this round. */
    public Fire bitten(Stage stage) {
        return new Fire(stage.next(), true);
    }

    /** The three rounds of a fire (FO-31). */
    public enum Stage {
        FIRST_ROUND(Weapon.FlameThrower.FIRE),
        SECOND_ROUND(DicePool.of("1d10+5")),
        THIRD_ROUND(DicePool.of("1d10"));

        private final DicePool damage;

        Stage(DicePool damage) {
            this.damage = damage;
        }

        /** Returns its damage. */
        public DicePool damage() {
            return damage;
        }

        /** Returns the next stage, unless the fire is out. */
        public Optional<Stage> next() {
            return Stream.of(values()).skip(ordinal() + 1L).findFirst();
        }
    }

    /** The damage of a fire in one round (FO-31, FO-32), and where its critical hit struck, if it was one. */
    public record Bite(Stage stage, Optional<Part> critical) {

        /** The name of its tally. */
        public static final String BURN = "burn";

        /** Returns a plain bite, which is not critical. */
        public static Bite plain(Stage stage) {
            return new Bite(stage, Optional.empty());
        }

        /** Returns this in another round of the fire; only the first bite can be critical. */
        public Bite in(Stage other) {
            return new Bite(other, other == Stage.FIRST_ROUND ? critical : Optional.empty());
        }

        /** Returns whether it strikes the weapon and not its bearer (FO-16). */
        public boolean isOnTheWeapon() {
            return critical.filter(Part.WEAPON::equals).isPresent();
        }

        /** Returns its damage before the roll: a critical bite is doubled and ignores armour, others are reduced by body armour. */
        public Tally damage(Name whose, Armour armour) {
            return Damage.of(
                    Tally.ofThrow(whose, BURN, stage.damage(), FalloutRule.FO_31_BURNING),
                    critical.map(struck -> FalloutRule.FO_32_FIRE),
                    armour,
                    critical.filter(Part.WEAPON::equals));
        }
    }
}
