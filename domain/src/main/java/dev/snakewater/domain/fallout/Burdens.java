package dev.snakewater.domain.fallout;

import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;

/** What every test and every shot of somebody feels. */
public final class Burdens {

    private static final int HEAD_WOUND = -20;

    private Burdens() {}

    /**
     * The lines of it, in points.
     *
     * @param winded the worst handicap of her running; 0 if there is none (FO-59)
     * @param wounds where she is wounded; of no effect unless the house's wounds are played with (FO-69)
     */
    public static List<Tally.Line> of(int winded, List<Part> wounds, Rulings rulings) {
        List<Tally.Line> burdens = new ArrayList<>();
        if (winded != 0) {
            Modifier due = new Modifier(-winded, "winded", FalloutRule.FO_59_WINDED);
            burdens.add(
                    rulings.running() ? new Tally.Plus(due) : new Tally.Waived(due, FalloutRule.FO_67_OPTIONAL_RULES));
        }
        if (rulings.wounds() && wounds.contains(Part.HEAD)) {
            burdens.add(new Tally.Plus(new Modifier(HEAD_WOUND, "head wound", FalloutRule.FO_69_WOUNDS)));
        }
        return burdens;
    }
}
