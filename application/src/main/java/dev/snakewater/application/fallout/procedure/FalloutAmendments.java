package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.Optional;

/** What a master may amend by hand of everybody, whatever is played. */
public final class FalloutAmendments {

    /** The handicaps of who is out of breath, and none (FO-55 to FO-58). */
    private static final List<Integer> WINDED = List.of(0, 10, 20, 40);

    /** Where a wound of who is hit counts; what she holds is amended by itself. */
    private static final List<Part> ON_THE_BODY = List.of(Part.HEAD, Part.LEGS, Part.ARM, Part.TORSO);

    private static final int CENTIMETRE = 10;

    private FalloutAmendments() {}

    /** How somebody holds herself, and whether she is in cover. */
    public static void stance(Amendments<Person> hers, Person now) {
        hers.oneOf("pose", Pose.values(), now::withPose);
        hers.oneOf("cover", List.of(true, false), is -> is ? "in cover" : "in the open", now::withInCover);
    }

    /** How much running costs somebody, and, if wounds are played with, whether she has one in each of these parts. */
    public static void burdens(Amendments<Person> hers, Person now, List<Part> parts, Rulings rulings) {
        hers.oneOf(
                "winded",
                WINDED,
                points -> now.withBurdens(
                        now.burdens().withWinded(Optional.of(points).filter(some -> some > 0))));
        wounds(hers, now, parts, rulings);
    }

    /** The hit points of somebody who can be hit, up to those that she had before. */
    public static void hitPoints(Amendments<Person> hers, Person now, int before) {
        Condition condition = now.condition();
        hers.within(now::withCondition)
                .number("hit points", 0, Math.max(before, condition.hitPoints()), condition::withHitPoints);
    }

    /** What has become of the weapon of somebody who can be hit, and, if wounds are played with, her wounds. */
    public static void harm(Amendments<Person> hers, Person now, Rulings rulings) {
        hers.within(now::withCondition).oneOf("weapon", Condition.Grip.values(), now.condition()::withGrip);
        wounds(hers, now, ON_THE_BODY, rulings);
    }

    /**
     * How far away somebody is, in whole centimetres.
     *
     * @param farthest the farthest at which she can be hit, in millimetres
     * @param isHit whether she stays within that; otherwise she may be a little farther away
     */
    public static void distance(Amendments<Integer> hers, int farthest, boolean isHit) {
        List<Integer> all = Amendments.numbers(0, farthest / CENTIMETRE + (isHit ? 0 : 1));
        hers.oneOf("distance", all, far -> far + " cm", far -> far * CENTIMETRE);
    }

    private static void wounds(Amendments<Person> hers, Person now, List<Part> parts, Rulings rulings) {
        Condition condition = now.condition();
        Amendments<Condition> played = hers.when(rulings.wounds()).within(now::withCondition);
        for (Part part : parts) {
            played.yesOrNo(
                    "wound of the " + Word.of(part),
                    is -> is
                            ? condition.wounded(part, rulings)
                            : condition.withBurdens(condition.burdens().wounded(part, false)));
        }
    }
}
