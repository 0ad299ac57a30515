package dev.snakewater.domain.fallout.effort;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.rule.Withers;
import java.util.List;

/**
 * Somebody who is put to a test.
 *
 * @param name who it is
 * @param statistics what she was born with
 * @param skills what she has learnt
 * @param burdens how she is out of breath, and wounded
 * @param items what the master adds of her own accord (FO-68)
 * @param rulings how the master reads the rules
 */
@Withers
public record Doer(
        Name name, Statistics statistics, Skills skills, Burdens burdens, List<MasterItem> items, Rulings rulings)
        implements DoerBuilder.With {

    public Doer {
        items = List.copyOf(items);
    }

    /** Whether she has a wound there that has an effect. */
    boolean isWounded(Part part) {
        return burdens.isWounded(part, rulings);
    }
}
