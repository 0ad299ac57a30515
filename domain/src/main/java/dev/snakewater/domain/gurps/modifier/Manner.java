package dev.snakewater.domain.gurps.modifier;

import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.scene.Placement.Adjustment;
import dev.snakewater.domain.gurps.weapon.GroupHits;
import java.util.List;
import java.util.Optional;

/** How the attack is made. */
@Withers
public record Manner(
        @Default("attack") Maneuver maneuver,
        Optional<HitLocation> location,
        @Default("false") boolean random,
        @Default("false") boolean intoCloseCombat,
        @Within({-100, 0}) Optional<Integer> closeCombatPenalty,
        @Unwrapped Aim aim,
        @Default("1") @Within({1, GroupHits.MOST_ROUNDS}) int rounds,
        @Default("false") boolean laterShot,
        @Default("standing") Move move,
        @Within({-100, 0}) Optional<Integer> movePenalty,
        @Default("0") @Within({Situational.DARKEST, 0}) int darkness,
        List<Situational> situational,
        List<Adjustment> adjustments)
        implements MannerBuilder.With {

    /** How it is aimed. */
    @Withers
    public record Aim(
            @Default("0") @Within({0, MOST_TURNS}) int turnsAimed,
            @Default("0") @Within({0, 100}) int furtherGroup,
            @Default("false") boolean braced,
            @Default("0") @Within({0, 100}) int sights,
            @Default("0") @Within({0, 100}) int hexesWatched,
            @Default("false") boolean line,
            @Default("false") boolean popUp)
            implements MannerAimBuilder.With {

        /** As many turns of aiming as can be written. */
        public static final int MOST_TURNS = 100;

        /** Returns whether it is opportunity fire over more than a hex, or a pop-up attack. */
        public boolean isSudden() {
            return hexesWatched > 1 || line || popUp;
        }

        /** Returns whether Acc counts, unless it is sudden. */
        public boolean isAimed() {
            return turnsAimed > 0 || furtherGroup > 0;
        }
    }

    /** A plain attack at the torso. */
    public static final Manner PLAIN = Blank.of(Manner.class);

    public Manner {
        situational = List.copyOf(situational);
        adjustments = List.copyOf(adjustments);
    }

    /** Returns where it is aimed at. */
    public HitLocation aimedAt() {
        return location.orElse(HitLocation.TORSO);
    }

    /** Returns whether the dice choose the location: of a blow that is aimed at none, and of a Wild Swing. */
    public boolean isRandom() {
        return random || maneuver == Maneuver.WILD_SWING;
    }

    /** How the attacker goes about it: an All-Out Attack has exactly one option (GU-03, GU-29). The Wild Swing is unconfirmed. */
    public enum Maneuver {
        ATTACK("attack", 0, 0),
        ALL_OUT_TO_HIT("all-out attack, +4 to hit", 4, 0),
        ALL_OUT_DAMAGE("all-out attack, +2 damage", 0, 2),
        ALL_OUT_TWO("all-out attack, two attacks", 0, 0),
        ALL_OUT_FEINT("all-out attack, feint", 0, 0),
        WILD_SWING("wild swing", -5, 0);

        private final String word;
        private final int toHit;
        private final int damage;

        Maneuver(String word, int toHit, int damage) {
            this.word = word;
            this.toHit = toHit;
            this.damage = damage;
        }

        /** Returns what it adds to the number to hit. */
        public int toHit() {
            return toHit;
        }

        /** Returns what it adds to the damage. */
        public int damage() {
            return damage;
        }

        @Override
        public String toString() {
            return word;
        }
    }

    /** How far the attacker moves on his turn, and what that costs a shot (B117; one source). */
    public enum Move {
        /** Not at all, or one hex. */
        STANDING(0),
        /** Up to half. */
        WALKING(-1),
        /** All out. */
        RUNNING(-2);

        private final int amount;

        Move(int amount) {
            this.amount = amount;
        }

        /** Returns its modifier for a shot. */
        public int amount() {
            return amount;
        }
    }

    /** Modifiers to hit that apply or do not, one row each: the box that adds it, and how much. */
    public enum Situational {
        BAD_FOOTING(2, -2),
        SWIMMING(2, -6),
        BLIND(2, -6),
        SUDDENLY_BLIND(2, -10),
        CLOTHES_ON_FIRE(2, -2),
        ONE_EYE(2, -1),
        OFF_HAND(3, -4),
        UNFAMILIAR_WEAPON(3, -2),
        CLOSE_COMBAT_WEAPON(3, -2);

        /** What one eye costs a shot, which is more than a blow. */
        public static final int ONE_EYE_RANGED = -3;

        /** The most that light and blindness can cost together. */
        public static final int DARKEST = -10;

        private final int box;
        private final int amount;

        Situational(int box, int amount) {
            this.box = box;
            this.amount = amount;
        }

        /** Returns the box that adds it. */
        public int box() {
            return box;
        }

        /** Returns its modifier. */
        public int amount(boolean ranged) {
            return this == ONE_EYE && ranged ? ONE_EYE_RANGED : amount;
        }
    }
}
