package dev.snakewater.domain.fallout.wound;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Among;
import dev.snakewater.domain.rule.Withers;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What every test and every shot of somebody feels.
 *
 * @param winded the worst handicap of her running, in points (FO-59); none, if left out
 * @param wounds where she is wounded, which matters if the house's wounds are played with (FO-69)
 */
@Withers
public record Burdens(
        @Among(
                value = {10, 20, 40},
                rule = "FO-59")
        Optional<Integer> winded,

        List<Part> wounds)
        implements BurdensBuilder.With {

    /** Those of somebody who has not run and is not wounded. */
    public static final Burdens NONE = new Burdens(Optional.empty(), List.of());

    private static final int HEAD_WOUND = -20;

    /** Has each part once, in the order of the parts. */
    public Burdens {
        wounds = wounds.stream().distinct().sorted().toList();
    }

    /** These with a wound there, or without it. */
    public Burdens wounded(Part part, boolean is) {
        Stream<Part> others = wounds.stream().filter(wound -> wound != part);
        return withWounds((is ? Stream.concat(others, Stream.of(part)) : others).toList());
    }

    /** Whether there is a wound there that has an effect. */
    public boolean isWounded(Part part, Rulings rulings) {
        return rulings.wounds() && wounds.contains(part);
    }

    /** The lines of it, in points. */
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
