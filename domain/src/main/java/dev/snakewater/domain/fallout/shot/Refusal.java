package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.fallout.FalloutRule;

/**
 * Why an action is refused. A refusal changes nothing (FO-08).
 *
 * @param reason what is in the way
 * @param rule the rule that says so
 */
public record Refusal(Reason reason, FalloutRule rule) {

    /** What can be in the way of a shot. */
    public enum Reason {
        /** Guns in both hands are not played with. */
        TWO_GUNS_NOT_PLAYED(true),
        /** A burst with a gun that fires none. */
        NOT_AUTOMATIC(true),
        /** A single shot with a gun that fires none. */
        BURST_ONLY(true),
        /** Aiming where there is no aiming: a heavy weapon, two guns, blind fire. */
        AIM_NOT_POSSIBLE(true),
        /** Blind fire is unaimed fire, which bursts are not. */
        NO_BLIND_BURST(true),
        /** No two guns and nothing for two hands with a wounded arm. */
        ARM_WOUNDED(false),
        /** A wound of the house made the gun unusable. */
        WEAPON_UNUSABLE(false),
        /** Nothing is in the gun. */
        EMPTY(false),
        /** The target is beyond the last band. */
        OUT_OF_RANGE(false),
        /** Blind fire at medium range or farther. */
        BLIND_FIRE_RANGE(false),
        /** The part does not show. */
        PART_NOT_VISIBLE(false),
        /** Somebody who holds nothing has no weapon to aim at. */
        NO_WEAPON_THERE(false),
        /** The action costs more than there is. */
        NOT_ENOUGH_AP(false);

        private final boolean lasting;

        Reason(boolean lasting) {
            this.lasting = lasting;
        }

        /** Whether it lies in the shooter, her guns and what she wants with them, and not in how things stand just now. */
        public boolean isLasting() {
            return lasting;
        }
    }
}
