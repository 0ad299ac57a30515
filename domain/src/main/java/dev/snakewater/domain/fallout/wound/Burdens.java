package dev.snakewater.domain.fallout.wound;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.field.Among;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What burdens all tests and shots of a person: the worst handicap from running (FO-59), and wounds (FO-69). */
@Withers
public record Burdens(
        @Among(
                value = {10, 20, 40},
                rule = "FO-59")
        Optional<Integer> winded,

        List<Part> wounds)
        implements BurdensBuilder.With {

    /** No burdens. */
    public static final Burdens NONE = new Burdens(Optional.empty(), List.of());

    private static final int HEAD_WOUND = -20;

    /** Removes duplicates and sorts the wounds. */
    public Burdens {
        wounds = wounds.stream().distinct().sorted().toList();
    }

    /** Returns these burdens with or without a wound there. */
    public Burdens wounded(Part part, boolean is) {
        Stream<Part> others = wounds.stream().filter(wound -> wound != part);
        return withWounds((is ? Stream.concat(others, Stream.of(part)) : others).toList());
    }

    /** Returns whether there is a wound there that has an effect. */
    public boolean isWounded(Part part, Rulings rulings) {
        return rulings.wounds() && wounds.contains(part);
    }

    /** Returns the handicaps, in points. */
    public List<Tally.Line> lines(Rulings rulings) {
        List<Tally.Line> lines = new ArrayList<>();
        winded.map(points -> new Modifier(-points, "winded", FalloutRule.FO_59_WINDED))
                .map(due -> due.unless(!rulings.running(), FalloutRule.FO_67_OPTIONAL_RULES))
                .ifPresent(lines::add);
        if (isWounded(Part.HEAD, rulings)) {
            lines.add(new Modifier(HEAD_WOUND, "head-wound", FalloutRule.FO_69_WOUNDS).line());
        }
        return lines;
    }
}
