package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** What a shooter can do before or after shooting, without leaving her place. */
public enum Move {
    /** Behind something hip-high, or with her back to a wall (FO-36). */
    INTO_COVER(FalloutRule.FO_36_TAKING_COVER),
    OUT_OF_COVER(FalloutRule.FO_40_LEAVING_COVER),
    STAND_UP(FalloutRule.FO_48_CHANGING_POSE),
    CROUCH(FalloutRule.FO_48_CHANGING_POSE),
    LIE_DOWN(FalloutRule.FO_48_CHANGING_POSE),
    /** Unfolds a bipod or tripod and rests the gun (FO-26). */
    SET_UP(FalloutRule.FO_26_REST),
    FOLD(FalloutRule.FO_26_REST),
    RELOAD(FalloutRule.FO_72_AMMUNITION);

    /** The name of the tally of a price. */
    public static final String PRICE = "action points";

    private final FalloutRule rule;

    Move(FalloutRule rule) {
        this.rule = rule;
    }

    /** Returns its rule. */
    public FalloutRule rule() {
        return rule;
    }

    /** Returns whether it changes the pose. */
    public boolean isChangeOfPose() {
        return this == STAND_UP || this == CROUCH || this == LIE_DOWN;
    }

    /** Returns whether it concerns a gun. */
    public boolean isOfTheGun() {
        return this == SET_UP || this == FOLD || this == RELOAD;
    }

    /** Returns whether somebody is in cover after these moves. */
    public static boolean coverAfter(boolean inCover, List<Move> moves) {
        boolean covered = inCover;
        for (Move move : moves) {
            covered = move == INTO_COVER || (covered && move != OUT_OF_COVER);
        }
        return covered;
    }

    /** Returns whether it would change anything about a person and a gun. */
    public boolean fits(Person shooter, Held held) {
        return isOfTheGun() ? fits(held) : fits(shooter);
    }

    /** Returns whether it would change anything about a person; not if it concerns a gun. */
    public boolean fits(Person shooter) {
        return switch (this) {
            case INTO_COVER -> !shooter.inCover();
            case OUT_OF_COVER -> shooter.inCover();
            case STAND_UP, CROUCH, LIE_DOWN -> shooter.pose() != pose();
            case SET_UP, FOLD, RELOAD -> false;
        };
    }

    /** Returns whether it would change anything about a gun. */
    public boolean fits(Held held) {
        return switch (this) {
            case INTO_COVER, OUT_OF_COVER, STAND_UP, CROUCH, LIE_DOWN -> false;
            case SET_UP -> held.support().isPresent() && !held.rested();
            case FOLD -> held.support().isPresent() && held.rested();
            case RELOAD -> held.rounds() < held.gun().magazine();
        };
    }

    /** Returns the price of a move that would change something about a person or a gun. */
    public Tally price(Person shooter, Held held) {
        return isOfTheGun() ? priced(shooter, points(held)) : price(shooter);
    }

    /** Returns the price of a move that would change something about a person and does not concern a gun. */
    public Tally price(Person shooter) {
        return priced(
                shooter,
                switch (this) {
                    case INTO_COVER -> 2;
                    case OUT_OF_COVER -> 1;
                    case STAND_UP, CROUCH, LIE_DOWN -> shooter.pose().changeTo(pose());
                    case SET_UP, FOLD, RELOAD -> 0;
                });
    }

    private int points(Held held) {
        return this == RELOAD
                ? held.gun().loading().actionPoints()
                : held.support().orElseThrow().folding();
    }

    private Tally priced(Person shooter, int points) {
        return Tally.of(shooter.name(), PRICE, points, "move", rule, this);
    }

    /** Returns the shooter after it. */
    public Person after(Person shooter) {
        return switch (this) {
            case INTO_COVER -> shooter.withInCover(true);
            case OUT_OF_COVER -> shooter.withInCover(false);
            case STAND_UP, CROUCH, LIE_DOWN -> shooter.withPose(pose());
            case SET_UP, FOLD, RELOAD -> shooter;
        };
    }

    /** Returns the gun after it, never with more rounds than the magazine holds. */
    public Held after(Held held) {
        return switch (this) {
            case INTO_COVER, OUT_OF_COVER, STAND_UP, CROUCH, LIE_DOWN -> held;
            case SET_UP -> held.withRested(true);
            case FOLD -> held.withRested(false);
            case RELOAD ->
                held.withRounds(
                        held.gun().loading().fills() == Gun.Loading.Fills.MAGAZINE
                                ? held.gun().magazine()
                                : Math.min(held.rounds() + 1, held.gun().magazine()));
        };
    }

    private Pose pose() {
        return switch (this) {
            case CROUCH -> Pose.CROUCHED;
            case LIE_DOWN -> Pose.PRONE;
            default -> Pose.UPRIGHT;
        };
    }
}
