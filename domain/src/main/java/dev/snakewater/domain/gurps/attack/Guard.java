package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.arms.Shield;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.Posture;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What somebody can do against an attack, and how he stands to it.
 *
 * @param dodge his Dodge, if he can
 * @param parry his Parry, if he can
 * @param block his Block, if he can
 * @param parryModifiers what counts for a parry alone
 * @param held what he parries with, where that is told
 * @param shield the shield he carries
 * @param mayRetreat whether he can still retreat this turn
 * @param open whether he made an All-Out Attack or is surprised, and has only his PD
 * @param allOut whether he makes an All-Out Defense, and defends himself a second time when the first fails
 * @param angle from where the attack comes
 * @param posture how he stands
 * @param stunned whether he is stunned
 * @param feint by how much he was feinted
 * @param elevation what relative height does to his defence
 * @param wounds hits he has taken since his last turn
 * @param halved whether his Dodge is to be halved
 */
public record Guard(
        Optional<Integer> dodge,
        Optional<Integer> parry,
        Optional<Integer> block,
        List<Adjustment> parryModifiers,
        Optional<Weapon> held,
        Optional<Shield> shield,
        boolean mayRetreat,
        boolean open,
        boolean allOut,
        Angle angle,
        Posture posture,
        boolean stunned,
        int feint,
        int elevation,
        int wounds,
        boolean halved) {

    /** Copies the modifiers. */
    public Guard {
        parryModifiers = List.copyOf(parryModifiers);
    }

    /** This in another posture, and with an All-Out Defense or not. */
    public Guard in(Posture other, boolean isAllOut) {
        return new Guard(
                dodge,
                parry,
                block,
                parryModifiers,
                held,
                shield,
                mayRetreat,
                open,
                isAllOut,
                angle,
                other,
                stunned,
                feint,
                elevation,
                wounds,
                halved);
    }

    /** How many active defences he has. */
    public long kinds() {
        return Stream.of(dodge, parry, block).filter(Optional::isPresent).count();
    }

    /** From where an attack comes. */
    public enum Angle {
        /** From the front. */
        FRONT(0),
        /** From the side. */
        SIDE(-2),
        /** From above. */
        ABOVE(-2),
        /** From behind: no active defence. */
        BEHIND(0);

        private final int amount;

        Angle(int amount) {
            this.amount = amount;
        }

        /** What it does to a defence. */
        public int amount() {
            return amount;
        }

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }
    }
}
