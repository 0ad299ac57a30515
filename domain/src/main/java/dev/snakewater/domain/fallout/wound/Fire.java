package dev.snakewater.domain.fallout.wound;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.weapon.Armour;
import dev.snakewater.domain.fallout.weapon.Weapon;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Word;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How somebody burns: once or not at all, whatever hits (FO-31).
 *
 * @param due the round of the fire whose bite comes next; none, if nothing burns
 * @param bitten whether this round has had its bite
 */
public record Fire(Optional<Stage> due, boolean bitten) {

    /** Whether something burns. */
    public boolean isBurning() {
        return due.isPresent();
    }

    /** This after the bite of a stage, the only one in this round. */
    public Fire bitten(Stage stage) {
        return new Fire(stage.next(), true);
    }

    /** The three rounds for which somebody burns (FO-31). */
    public enum Stage {
        FIRST(Weapon.FlameThrower.FIRE),
        SECOND(DicePool.of("1d10+5")),
        THIRD(DicePool.of("1d10"));

        private final DicePool damage;

        Stage(DicePool damage) {
            this.damage = damage;
        }

        /** What it does. */
        public DicePool damage() {
            return damage;
        }

        /** What comes after it, if the fire is not out then. */
        public Optional<Stage> next() {
            return Stream.of(values()).skip(ordinal() + 1L).findFirst();
        }

        @Override
        public String toString() {
            return Word.of(this) + " round";
        }
    }

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
        public Tally damage(Name whose, Armour armour) {
            return Damage.of(
                    Tally.ofThrow(whose, BURN, stage.damage(), FalloutRule.FO_31_BURNING),
                    critical.map(struck -> FalloutRule.FO_32_FIRE),
                    armour,
                    critical.filter(Part.WEAPON::equals));
        }
    }
}
