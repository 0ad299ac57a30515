package dev.snakewater.domain.exp.weapon;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Spelt;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * A weapon in somebody's hands: of a kind, or with everything told.
 *
 * @param kind a weapon of the armoury
 * @param name what it is called; as its kind, if left out
 * @param type its type; its kind's, if left out
 * @param range how many hexes it carries without penalty; its kind's, if left out (EX-33)
 * @param decay what each hex beyond costs; its kind's, if left out (EX-34)
 * @param accuracy what it adds to the to-hit roll; its kind's, if left out
 * @param damage its dice; its kind's, if left out
 * @param reach where a type A weapon can be used; normal, if left out
 * @param proficient whether she knows it (EX-60)
 */
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

    /** The greatest number on a weapon's card. */
    static final int GREATEST = 10_000;

    /** Dice that a hand can throw: not so many that nobody could count what they can show. */
    static final String DAMAGE = "^0*([1-9]\\d?|100)?d0*([1-9]\\d{0,2}|1000)([+-]\\d+)?$";

    /** What it is called; nothing if neither it nor its kind has a name. */
    public String called() {
        return name.map(Name::text).or(() -> kind.map(Armoury::toString)).orElse("");
    }

    /** What the tables say of its kind. */
    public Optional<Armoury.Row> listed() {
        return kind.map(Armoury::row);
    }

    /** The type by which it stands in tables. */
    public WeaponType weaponType() {
        return type.or(() -> listed().map(Armoury.Row::type)).orElseThrow();
    }

    /** Whether it strikes or thrusts, so that no rate and no cover touches it. */
    public boolean isTypeA() {
        return weaponType() == WeaponType.TYPE_A;
    }

    /** Whether a target so many hexes away is within the reach of a type A weapon (EX-35). */
    public boolean reaches(int hexes) {
        return reach.orElse(Reach.NORMAL).includes(hexes);
    }

    /** Returns its range in hexes for somebody of this strength; none if it is of type A (EX-33). */
    public Optional<Integer> carriedBy(Optional<Integer> strength) {
        return isTypeA()
                ? Optional.empty()
                : range.or(() -> listed().flatMap(Armoury.Row::hexes)).or(() -> strength);
    }

    /** What each hex beyond costs; none if it carries no farther (EX-34). */
    public Optional<Integer> costBeyond() {
        return decay.or(() -> listed().flatMap(Armoury.Row::decay));
    }

    /** What it adds to the to-hit roll. */
    public int bonus() {
        return accuracy.or(() -> listed().map(Armoury.Row::accuracy)).orElse(0);
    }

    /** Its dice; none if only the to-hit roll is of interest. */
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

        /** Whether a target so many hexes away can be reached. */
        public boolean includes(int hexes) {
            return nearest <= hexes && hexes <= farthest;
        }
    }
}
