package dev.snakewater.application.fallout.master;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.Stream;

/**
 * What a master may amend by hand, as it is listed.
 *
 * @param <S> the situation
 */
public final class Amendments<S> {

    /** The handicaps of who is out of breath, and none (FO-55 to FO-58). */
    private static final List<Integer> WINDED = List.of(0, 10, 20, 40);

    private static final int CENTIMETRE = 10;

    private final List<Choice<S>> all = new ArrayList<>();

    /** Nothing is listed yet. */
    public Amendments() {}

    /** All of it, in the order in which it was listed. */
    public List<Choice<S>> all() {
        return List.copyOf(all);
    }

    /** A number from 0 on. */
    public void number(Name whose, String what, int most, IntFunction<S> amended) {
        choice(
                whose,
                what,
                Choice.amounts(0, most)
                        .mapToObj(number -> new Choice.Option<>(String.valueOf(number), amended.apply(number)))
                        .toList());
    }

    /** One of a few, by their own words. */
    public <V> void oneOf(Name whose, String what, List<V> values, Function<V, S> amended) {
        choice(
                whose,
                what,
                values.stream()
                        .map(value -> new Choice.Option<>(value.toString(), amended.apply(value)))
                        .toList());
    }

    /** How somebody holds herself. */
    public void pose(Name whose, Function<Pose, S> amended) {
        oneOf(whose, "pose", List.of(Pose.values()), amended);
    }

    /** Whether somebody is in cover. */
    public void cover(Name whose, Function<Boolean, S> amended) {
        choice(
                whose,
                "cover",
                List.of(
                        new Choice.Option<>("in cover", amended.apply(true)),
                        new Choice.Option<>("in the open", amended.apply(false))));
    }

    /** How much running costs somebody. */
    public void winded(Name whose, Function<Integer, S> amended) {
        oneOf(whose, "winded", WINDED, amended);
    }

    /**
     * How far away somebody is, in whole centimetres.
     *
     * @param farthest the farthest, in millimetres
     * @param amended what becomes of a distance in millimetres
     */
    public void distance(Name whose, int farthest, IntFunction<S> amended) {
        choice(
                whose,
                "distance",
                Choice.amounts(0, farthest / CENTIMETRE)
                        .mapToObj(far -> new Choice.Option<>(far + " cm", amended.apply(far * CENTIMETRE)))
                        .toList());
    }

    /** Whether somebody has a wound in one of these parts. */
    public void wounds(Name whose, List<Part> parts, Function<Part, S> wounded, Function<Part, S> healed) {
        parts.forEach(part -> choice(
                whose,
                "wound of the " + part,
                List.of(
                        new Choice.Option<>("yes", wounded.apply(part)),
                        new Choice.Option<>("no", healed.apply(part)))));
    }

    /** Wounds with one more, each part once and in the order of the parts. */
    public static List<Part> with(List<Part> wounds, Part part) {
        return Stream.concat(wounds.stream(), Stream.of(part))
                .distinct()
                .sorted()
                .toList();
    }

    /** Wounds without one. */
    public static List<Part> without(List<Part> wounds, Part part) {
        return wounds.stream().filter(wound -> wound != part).toList();
    }

    private void choice(Name whose, String what, List<Choice.Option<S>> options) {
        all.add(new Choice<>(whose, what, options, List.of(), GameMasterRule.GM_03_AMENDMENT));
    }
}
