package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.GroupHits;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.gurps.table.Move;
import dev.snakewater.domain.gurps.table.Situational;
import dev.snakewater.domain.rule.Blank;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * How the attack is made.
 *
 * @param maneuver the maneuver
 * @param location where it is aimed at; the torso, if left out
 * @param random whether it is aimed at no location at all
 * @param intoCloseCombat whether it is a blow or a shot into a close combat; a shot needs {@code closeCombatPenalty}
 * @param closeCombatPenalty what striking into a close combat costs
 * @param aim how it is aimed
 * @param rounds how many rounds the group has; 1 if it is none
 * @param laterShot whether it is not his first shot of the turn
 * @param move how far he moves; a blow needs {@code movePenalty} unless he stands
 * @param movePenalty what moving costs a blow
 * @param darkness what the light costs
 * @param situational what else applies
 * @param adjustments numbers of your own, at boxes 2, 3, 8, 9 and 29
 */
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

    /**
     * How it is aimed.
     *
     * @param turnsAimed whole turns of aiming at this very target just before
     * @param furtherGroup which further group of automatic fire it is; 0 if it is the first
     * @param braced whether the weapon is braced
     * @param sights what sights add to Acc
     * @param hexesWatched how many hexes he watched for a target; 0 if he did not
     * @param line whether he watched a straight line
     * @param popUp whether he pops up, fires and hides
     */
    public record Aim(
            @Default("0") @Within({0, MOST_TURNS}) int turnsAimed,
            @Default("0") @Within({0, 100}) int furtherGroup,
            @Default("false") boolean braced,
            @Default("0") @Within({0, 100}) int sights,
            @Default("0") @Within({0, 100}) int hexesWatched,
            @Default("false") boolean line,
            @Default("false") boolean popUp) {

        /** As many turns of aiming as can be written. */
        public static final int MOST_TURNS = 100;

        /** Returns this after so many turns of aiming, braced or not. */
        public Aim with(int turns, boolean isBraced) {
            return new Aim(turns, furtherGroup, isBraced, sights, hexesWatched, line, popUp);
        }

        /** Whether it is opportunity fire over more than a hex, or a pop-up attack. */
        public boolean isSudden() {
            return hexesWatched > 1 || line || popUp;
        }

        /** Whether Acc counts, unless it is sudden. */
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

    /** Returns this with another maneuver. */
    public Manner with(Maneuver other) {
        return withManeuver(other);
    }

    /** Returns this aimed otherwise. */
    public Manner with(Aim other) {
        return withAim(other);
    }

    /** Returns this aimed at another location. */
    public Manner at(HitLocation other) {
        return withLocation(Optional.of(other));
    }

    /** Returns this with so many rounds. */
    public Manner firing(int number) {
        return withRounds(number);
    }
}
