package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.plane.Path;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.stream.Stream;

/** How somebody walks: in this pose, and at half speed if her legs are wounded (FO-33, FO-69). */
public record Walk(Pose pose, boolean limping) {

    private static final int ON_STAIRS = 20;
    private static final int LIMP = 2;

    /** Returns how a person walks. */
    public static Walk of(Person person, Rulings rulings) {
        return new Walk(
                rulings.poses() ? person.pose() : Pose.UPRIGHT, person.burdens().isWounded(Part.LEGS, rulings));
    }

    /** Returns how far an action point goes on plain ground, in millimetres (FO-33, FO-51). */
    public int pace() {
        return limped(paceOfThePose());
    }

    /** Returns how far an action point goes on stairs and ladders: the pace of the pose, at most 20 mm (FO-35). */
    public int paceOnStairs() {
        return limped(Math.min(paceOfThePose(), ON_STAIRS));
    }

    /** Returns how far these action points go on plain ground, in millimetres. */
    public int farthest(int actionPoints) {
        return actionPoints * pace();
    }

    /** Returns how far these action points go along a way, in millimetres; its length if they are enough. */
    public int farthest(Ground ground, Path way, int actionPoints) {
        if (ground.stairs().isEmpty()) {
            return Math.min(way.length(), farthest(actionPoints));
        }
        int stairs = 0;
        for (int millimetre = 1; millimetre <= way.length(); millimetre++) {
            stairs += ground.isStairs(way.after(millimetre)) ? 1 : 0;
            if (price(millimetre - stairs, stairs) > actionPoints) {
                return millimetre - 1;
            }
        }
        return way.length();
    }

    /** Returns the price of so many millimetres of plain ground and of stairs, in action points: a started one is spent. */
    public int price(int plain, int stairs) {
        return Math.ceilDiv(plain * paceOnStairs() + stairs * pace(), pace() * paceOnStairs());
    }

    /** Returns the price of a way, in action points. */
    public int price(Ground ground, Path way) {
        int stairs = ground.stairsOn(way);
        return price(way.length() - stairs, stairs);
    }

    /** Returns the rules behind a price with so many millimetres of stairs. */
    public List<Rule> rules(int stairs) {
        return Stream.of(
                        Stream.<Rule>of(FalloutRule.FO_33_WALKING),
                        Rule.when(stairs > 0, FalloutRule.FO_35_STAIRS),
                        Rule.when(pose != Pose.UPRIGHT, FalloutRule.FO_51_POSE_AND_MELEE),
                        Rule.when(limping, FalloutRule.FO_69_WOUNDS))
                .flatMap(all -> all)
                .toList();
    }

    private int paceOfThePose() {
        return switch (pose) {
            case UPRIGHT -> Jump.METRE;
            case CROUCHED -> 20;
            case PRONE -> 10;
        };
    }

    private int limped(int pace) {
        return limping ? pace / LIMP : pace;
    }
}
