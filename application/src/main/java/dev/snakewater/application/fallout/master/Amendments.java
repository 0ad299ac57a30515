package dev.snakewater.application.fallout.master;

import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Grip;
import dev.snakewater.domain.fallout.shot.Person;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** What a master may amend by hand of everybody, whatever is played. */
public final class Amendments {

    /** The handicaps of who is out of breath, and none (FO-55 to FO-58). */
    private static final List<Integer> WINDED = List.of(0, 10, 20, 40);

    /** Where a wound of who is hit counts; what she holds is amended by itself. */
    private static final List<Part> ON_THE_BODY = List.of(Part.HEAD, Part.LEGS, Part.ARM, Part.TORSO);

    private Amendments() {}

    /** What somebody has left of her action points. */
    public static Choice<Integer> actionPoints(Name whose) {
        return Amendment.number(whose, "action points", 0, Wastelander.MOST_ACTION_POINTS);
    }

    /** How somebody holds herself. */
    public static Choice<Pose> pose(Name whose) {
        return Amendment.oneOf(whose, "pose", List.of(Pose.values()));
    }

    /** Whether somebody is in cover. */
    public static Choice<Boolean> cover(Name whose) {
        return Amendment.oneOf(whose, "cover", List.of(true, false)).called(is -> is ? "in cover" : "in the open");
    }

    /** How much running costs somebody, and, if wounds are played with, whether she has one in each of these parts. */
    public static Stream<Choice<Burdens>> burdens(Name whose, Burdens now, List<Part> parts, Rulings rulings) {
        return Stream.concat(
                Stream.of(Amendment.oneOf(whose, "winded", WINDED)
                        .leadingTo(points -> now.withWinded(Optional.of(points).filter(some -> some > 0)))),
                wounds(whose, parts, rulings, now::wounded));
    }

    /** The hit points of somebody who can be hit, up to those that she had before. */
    public static Choice<Condition> hitPoints(Name whose, int before, Condition now) {
        return Amendment.number(whose, "hit points", 0, Math.max(before, now.hitPoints()))
                .leadingTo(now::withHitPoints);
    }

    /** What has become of the weapon of somebody who can be hit, and, if wounds are played with, her wounds. */
    public static Stream<Choice<Condition>> harm(Name whose, Condition now, Rulings rulings) {
        return Stream.concat(
                Stream.of(
                        Amendment.oneOf(whose, "weapon", List.of(Grip.values())).leadingTo(now::withGrip)),
                wounds(whose, ON_THE_BODY, rulings, (part, is) -> is ? now.wounded(part, rulings) : now.healed(part)));
    }

    /** How somebody who can be hit holds herself, and whether she is in cover. */
    public static Stream<Choice<Person>> stance(Person target) {
        return Stream.of(
                pose(target.name()).leadingTo(target::withPose),
                cover(target.name()).leadingTo(target::withInCover));
    }

    /**
     * How far away somebody is, in whole centimetres; it leads to millimetres.
     *
     * @param farthest the farthest at which she can be hit, in millimetres
     * @param isHit whether she stays within that; otherwise she may be a little farther away
     */
    public static Choice<Integer> distance(Name whose, int farthest, boolean isHit) {
        return Amendment.number(whose, "distance", 0, farthest / FalloutWords.CENTIMETRE + (isHit ? 0 : 1))
                .called(far -> far + " cm")
                .leadingTo(far -> far * FalloutWords.CENTIMETRE);
    }

    private static <S> Stream<Choice<S>> wounds(
            Name whose, List<Part> parts, Rulings rulings, BiFunction<Part, Boolean, S> amended) {
        return parts.stream()
                .filter(part -> rulings.wounds())
                .map(part -> Amendment.yesOrNo(whose, "wound of the " + part).leadingTo(is -> amended.apply(part, is)));
    }
}
