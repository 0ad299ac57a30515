package dev.snakewater.domain.gurps.combatant;

import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What somebody can do against an attack. */
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

    /** A number that counts for somebody's parry and for no other defence (B99). */
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

    /** A defence against an attack, perhaps with a step back. */
    public record Defence(Kind kind, boolean retreats) {

        /** No active defence: passive defence alone. */
        public static final Defence PASSIVE = new Defence(Kind.PASSIVE_DEFENCE, false);

        /** The sorts of defence. */
        public enum Kind {
            DODGE,
            PARRY,
            BLOCK,
            PASSIVE_DEFENCE
        }

        /** Returns whether it is passive defence alone. */
        public boolean isPassive() {
            return kind == Kind.PASSIVE_DEFENCE;
        }

        @Override
        public String toString() {
            return Word.of(kind) + (retreats ? " and retreat" : "");
        }
    }
}
