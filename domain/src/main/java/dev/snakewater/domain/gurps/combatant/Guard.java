package dev.snakewater.domain.gurps.combatant;

import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What somebody can do against an attack.
 *
 * @param dodge his Dodge
 * @param parry his Parry
 * @param block his Block
 * @param parryModifiers modifiers of his parry alone, at box 23
 * @param weapon what he holds and parries with
 * @param mayRetreat whether he can still retreat this turn
 * @param open whether he has only his PD, after an All-Out Attack or surprised
 * @param allOutDefense whether he makes an All-Out Defense: when one defence fails, he has another
 * @param angle the direction of the attack
 * @param stunned whether he is stunned
 * @param feint the penalty from a feint
 * @param elevation the modifier of relative height for his defence
 * @param wounds hits taken since his last turn
 * @param halved whether his Dodge is halved
 */
@Withers
public record Guard(
        @Within({1, 100}) Optional<Integer> dodge,
        @Within({1, 100}) Optional<Integer> parry,
        @Within({1, 100}) Optional<Integer> block,
        List<ParryModifier> parryModifiers,
        Optional<WeaponTable> weapon,
        @Default("false") boolean mayRetreat,
        @Default("false") boolean open,
        @Default("false") boolean allOutDefense,
        @Default("front") Angle angle,
        @Default("false") boolean stunned,
        @Default("0") @Within({0, 100}) int feint,
        @Default("0") @Within({-100, 100}) int elevation,
        @Default("0") @Within({0, 100}) int wounds,
        @Default("false") boolean halved)
        implements GuardBuilder.With {

    /** No defence at all. */
    public static final Guard NONE = Blank.of(Guard.class);

    public Guard {
        parryModifiers = List.copyOf(parryModifiers);
    }

    /** Returns the active defences that he has. */
    public List<Defence.Kind> active() {
        return Stream.of(
                        dodge.map(number -> Defence.Kind.DODGE),
                        parry.map(number -> Defence.Kind.PARRY),
                        block.map(number -> Defence.Kind.BLOCK))
                .flatMap(Optional::stream)
                .toList();
    }

    /**
     * A number that counts for somebody's parry and for no other defence (B99).
     *
     * @param amount how much
     * @param what what it is for
     */
    public record ParryModifier(
            @Within({-100, 100}) int amount,
            @Spelt(pattern = "\\S", as = "for") String what) {}

    /** From where an attack comes. */
    public enum Angle {
        FRONT(0),
        SIDE(-2),
        ABOVE(-2),
        /** From behind: no active defence. */
        BEHIND(0);

        private final int amount;

        Angle(int amount) {
            this.amount = amount;
        }

        /** Returns what it does to a defence. */
        public int amount() {
            return amount;
        }
    }
}
