package dev.snakewater.application.fallout.master;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Grip;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/** What a master may amend by hand of everybody, whatever is played. */
public final class FalloutAmendments {

    /** The handicaps of who is out of breath, and none (FO-55 to FO-58). */
    private static final List<Integer> WINDED = List.of(0, 10, 20, 40);

    /** Where a wound of who is hit counts; what she holds is amended by itself. */
    private static final List<Part> ON_THE_BODY = List.of(Part.HEAD, Part.LEGS, Part.ARM, Part.TORSO);

    private FalloutAmendments() {}

    /** What somebody has left of her action points. */
    public static <S> void actionPoints(Amendments<S> hers, Function<Integer, S> then) {
        hers.number("action points", 0, Wastelander.MOST_ACTION_POINTS, then);
    }

    /** How somebody holds herself, and whether she is in cover. */
    public static <S> void stance(Amendments<S> hers, Function<Pose, S> holding, Function<Boolean, S> covered) {
        hers.oneOf("pose", Pose.values(), holding);
        hers.oneOf("cover", List.of(true, false), is -> is ? "in cover" : "in the open", covered);
    }

    /** How much running costs somebody, and, if wounds are played with, whether she has one in each of these parts. */
    public static void burdens(Amendments<Burdens> hers, Burdens now, List<Part> parts, Rulings rulings) {
        hers.oneOf(
                "winded", WINDED, points -> now.withWinded(Optional.of(points).filter(some -> some > 0)));
        wounds(hers, parts, rulings, now::wounded);
    }

    /** The hit points of somebody who can be hit, up to those that she had before. */
    public static void hitPoints(Amendments<Condition> hers, int before, Condition now) {
        hers.number("hit points", 0, Math.max(before, now.hitPoints()), now::withHitPoints);
    }

    /** What has become of the weapon of somebody who can be hit, and, if wounds are played with, her wounds. */
    public static void harm(Amendments<Condition> hers, Condition now, Rulings rulings) {
        hers.oneOf("weapon", Grip.values(), now::withGrip);
        wounds(hers, ON_THE_BODY, rulings, (part, is) -> is ? now.wounded(part, rulings) : now.healed(part));
    }

    /**
     * How far away somebody is, in whole centimetres.
     *
     * @param farthest the farthest at which she can be hit, in millimetres
     * @param isHit whether she stays within that; otherwise she may be a little farther away
     * @param then what millimetres lead to
     */
    public static <S> void distance(Amendments<S> hers, int farthest, boolean isHit, Function<Integer, S> then) {
        hers.within(then)
                .oneOf(
                        "distance",
                        Amendments.numbers(0, farthest / FalloutWords.CENTIMETRE + (isHit ? 0 : 1)),
                        far -> far + " cm",
                        far -> far * FalloutWords.CENTIMETRE);
    }

    private static <S> void wounds(
            Amendments<S> hers, List<Part> parts, Rulings rulings, BiFunction<Part, Boolean, S> amended) {
        parts.stream()
                .filter(part -> rulings.wounds())
                .forEach(part -> hers.yesOrNo("wound of the " + part, is -> amended.apply(part, is)));
    }
}
