package dev.snakewater.domain.fallout;

import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Withers;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * What every test and every shot of somebody feels.
 *
 * @param winded the worst handicap of her running, in points; 0 if there is none (FO-59)
 * @param wounds where she is wounded, each part once and in the order of the parts; of no effect unless the house's wounds are
 *     played with (FO-69)
 */
@Withers
public record Burdens(int winded, List<Part> wounds) implements BurdensBuilder.With {

    private static final int HEAD_WOUND = -20;

    /** Puts the wounds in order. */
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
        if (winded != 0) {
            Modifier due = new Modifier(-winded, "winded", FalloutRule.FO_59_WINDED);
            lines.add(due.unless(!rulings.running(), FalloutRule.FO_67_OPTIONAL_RULES));
        }
        if (isWounded(Part.HEAD, rulings)) {
            lines.add(new Modifier(HEAD_WOUND, "head wound", FalloutRule.FO_69_WOUNDS).line());
        }
        return lines;
    }
}
