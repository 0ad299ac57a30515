package dev.snakewater.application.fallout.master;

import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** What a master may amend by hand of everybody, whatever is played. */
public final class Amendments {

    /** The handicaps of who is out of breath, and none (FO-55 to FO-58). */
    private static final List<Integer> WINDED = List.of(0, 10, 20, 40);

    private static final int CENTIMETRE = 10;

    private Amendments() {}

    /** How somebody holds herself. */
    public static Choice<Pose> pose(Name whose) {
        return Amendment.oneOf(whose, "pose", List.of(Pose.values()));
    }

    /** Whether somebody is in cover. */
    public static Choice<Boolean> cover(Name whose) {
        return Amendment.oneOf(whose, "cover", List.of(true, false)).called(is -> is ? "in cover" : "in the open");
    }

    /** How much running costs somebody. */
    public static Choice<Integer> winded(Name whose) {
        return Amendment.oneOf(whose, "winded", WINDED);
    }

    /**
     * How far away somebody is, in whole centimetres; it leads to millimetres.
     *
     * @param farthest the farthest, in millimetres
     */
    public static Choice<Integer> distance(Name whose, int farthest) {
        return Amendment.number(whose, "distance", 0, farthest / CENTIMETRE)
                .called(far -> far + " cm")
                .leadingTo(far -> far * CENTIMETRE);
    }

    /** Whether somebody has a wound in each of these parts. */
    public static <S> List<Choice<S>> wounds(Name whose, List<Part> parts, BiFunction<Part, Boolean, S> amended) {
        return parts.stream()
                .map(part ->
                        Amendment.yesOrNo(whose, "wound of the " + part).<S>leadingTo(is -> amended.apply(part, is)))
                .toList();
    }

    /** Wounds with one of them, or without it: each part once and in the order of the parts. */
    public static List<Part> wounds(List<Part> before, Part part, boolean is) {
        return Stream.of(Part.values())
                .filter(one -> one == part ? is : before.contains(one))
                .toList();
    }
}
