package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** What a shooter can do for action points before or after she shoots, without leaving her place. */
public enum Move {
    /** Behind something hip-high, or with the back to a wall (FO-36). */
    TAKE_COVER("into cover", FalloutRule.FO_36_TAKING_COVER),
    LEAVE_COVER("out of cover", FalloutRule.FO_40_LEAVING_COVER),
    STAND_UP("stand up", FalloutRule.FO_48_CHANGING_POSE),
    CROUCH("crouch", FalloutRule.FO_48_CHANGING_POSE),
    LIE_DOWN("lie down", FalloutRule.FO_48_CHANGING_POSE),
    /** The legs of a bipod or a tripod out, and the gun rested (FO-26). */
    SET_UP("set up", FalloutRule.FO_26_REST),
    FOLD("fold", FalloutRule.FO_26_REST),
    RELOAD("reload", FalloutRule.FO_72_AMMUNITION);

    /** What the tally of a price is of. */
    public static final String PRICE = "action points";

    private static final int INTO_COVER = 2;
    private static final int OUT_OF_COVER = 1;

    private final String word;
    private final FalloutRule rule;

    Move(String word, FalloutRule rule) {
        this.word = word;
        this.rule = rule;
    }

    /** The rule that it is by. */
    public FalloutRule rule() {
        return rule;
    }

    /** Whether it is from one pose to another. */
    public boolean isChangeOfPose() {
        return this == STAND_UP || this == CROUCH || this == LIE_DOWN;
    }

    /** Whether it is with a gun. */
    public boolean isOfTheGun() {
        return this == SET_UP || this == FOLD || this == RELOAD;
    }

    /** Returns whether somebody is in cover after these moves. */
    public static boolean coverAfter(boolean inCover, List<Move> moves) {
        boolean covered = inCover;
        for (Move move : moves) {
            covered = move == TAKE_COVER || (covered && move != LEAVE_COVER);
        }
        return covered;
    }

    /** Whether it would change anything. */
    public boolean fits(Person shooter, Held held) {
        return switch (this) {
            case TAKE_COVER -> !shooter.inCover();
            case LEAVE_COVER -> shooter.inCover();
            case STAND_UP, CROUCH, LIE_DOWN -> shooter.pose() != pose();
            case SET_UP -> held.support().isPresent() && !held.rested();
            case FOLD -> held.support().isPresent() && held.rested();
            case RELOAD -> held.rounds() < held.gun().magazine();
        };
    }

    /** What a move that fits costs. */
    public Tally price(Person shooter, Held held) {
        int points = switch (this) {
            case TAKE_COVER -> INTO_COVER;
            case LEAVE_COVER -> OUT_OF_COVER;
            case STAND_UP, CROUCH, LIE_DOWN -> shooter.pose().changeTo(pose());
            case SET_UP, FOLD -> held.support().orElseThrow().folding();
            case RELOAD -> held.gun().loading().actionPoints();
        };
        return Tally.of(shooter.name(), PRICE, points, "move", rule, this);
    }

    /** The shooter after it. */
    public Person after(Person shooter) {
        return switch (this) {
            case TAKE_COVER -> shooter.withInCover(true);
            case LEAVE_COVER -> shooter.withInCover(false);
            case STAND_UP, CROUCH, LIE_DOWN -> shooter.withPose(pose());
            case SET_UP, FOLD, RELOAD -> shooter;
        };
    }

    /** The gun that it concerns after it; never with more than its magazine holds. */
    public Held after(Held held) {
        return switch (this) {
            case TAKE_COVER, LEAVE_COVER, STAND_UP, CROUCH, LIE_DOWN -> held;
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

    @Override
    public String toString() {
        return word;
    }
}
