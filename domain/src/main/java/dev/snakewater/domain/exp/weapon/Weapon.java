package dev.snakewater.domain.exp.weapon;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.field.Word;
import java.util.Optional;

/** A weapon in somebody's hands: of a kind, or with everything told. */
@Withers
public record Weapon(
        Optional<Armoury> kind,
        Optional<Name> name,
        Optional<WeaponType> type,
        @Within({0, GREATEST}) Optional<Integer> range,
        @Within({1, GREATEST}) Optional<Integer> decay,
        @Within({-GREATEST, GREATEST}) Optional<Integer> accuracy,

        @Spelt(pattern = DAMAGE, as = "dice") Optional<DicePool> damage,

        Optional<Reach> reach,
        @Default("true") boolean proficient)
        implements WeaponBuilder.With {

    static final int GREATEST = 10_000;

    /** Dice that a hand can throw: not so many that nobody could count what they can show. */
    static final String DAMAGE = "^0*([1-9]\\d?|100)?d0*([1-9]\\d{0,2}|1000)([+-]\\d+)?$";

    /** Returns its name, or that of its kind; empty if neither has one. */
    public String called() {
        return name.map(Name::text).or(() -> kind.map(Armoury::toString)).orElse("");
    }

    /** Returns what the tables say of its kind. */
    public Optional<Armoury.Row> listed() {
        return kind.map(Armoury::row);
    }

    /** Returns its type in the tables. */
    public WeaponType weaponType() {
        return type.or(() -> listed().map(Armoury.Row::type)).orElseThrow();
    }

    /** Returns whether it is a hand weapon, to which no rate and no cover applies. */
    public boolean isTypeA() {
        return weaponType() == WeaponType.TYPE_A;
    }

    /** Returns whether a type A weapon reaches this many hexes (EX-35). */
    public boolean reaches(int hexes) {
        return reach.orElse(Reach.NORMAL).includes(hexes);
    }

    /** Returns its range in hexes for somebody of this strength; none if it is of type A (EX-33). */
    public Optional<Integer> carriedBy(Optional<Integer> strength) {
        return isTypeA()
                ? Optional.empty()
                : range.or(() -> listed().flatMap(Armoury.Row::hexes)).or(() -> strength);
    }

    /** Returns the penalty for each hex beyond its range; none if it carries no farther (EX-34). */
    public Optional<Integer> costBeyond() {
        return decay.or(() -> listed().flatMap(Armoury.Row::decay));
    }

    /** Returns what it adds to the to-hit roll. */
    public int bonus() {
        return accuracy.or(() -> listed().map(Armoury.Row::accuracy)).orElse(0);
    }

    /** Returns its damage dice, if given. */
    public Optional<DicePool> dice() {
        return damage.or(() -> listed().map(Armoury.Row::damage));
    }

    @Override
    public String toString() {
        return called();
    }

    /** Where a type A weapon can be used (EX-35). All but the first are for the referee to give. */
    public enum Reach {
        /** In the own hex and in those adjacent. */
        NORMAL(0, 1),
        SHORT(0, 0),
        /** Very long: in those adjacent only. */
        LONG(1, 1),
        /** Pole arms and halberds: adjacent, and one beyond. */
        POLE(1, 2);

        private final int nearest;
        private final int farthest;

        Reach(int nearest, int farthest) {
            this.nearest = nearest;
            this.farthest = farthest;
        }

        /** Returns whether it reaches this many hexes. */
        public boolean includes(int hexes) {
            return nearest <= hexes && hexes <= farthest;
        }
    }

    /** The types by which weapons stand in tables. */
    public enum WeaponType {
        /** Thrusting and striking weapons. */
        TYPE_A,
        /** Thrown and drawn by muscle. */
        TYPE_B,
        /** Powered: guns, crossbows, beams. */
        TYPE_C,
        /** Two shots in a unit. */
        TYPE_D,
        /** Three shots in a unit. */
        TYPE_E,
        /** Four shots in a unit. */
        TYPE_F,
        /** A burst. */
        FULL_AUTO;

        /** Returns the type whose adjustments and whose row of the combat table it has: A, B or C. */
        public WeaponType countsAs() {
            return switch (this) {
                case TYPE_A, TYPE_B, TYPE_C -> this;
                case TYPE_D, TYPE_E, TYPE_F, FULL_AUTO -> TYPE_C;
            };
        }

        @Override
        public String toString() {
            return this == FULL_AUTO ? Word.of(this) : name().substring("TYPE_".length());
        }
    }
}
