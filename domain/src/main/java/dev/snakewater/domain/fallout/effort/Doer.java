package dev.snakewater.domain.fallout.effort;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.fallout.shot.MasterItem;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;

/**
 * Somebody who is put to a test.
 *
 * @param name who it is
 * @param statistics what she was born with
 * @param skills what she has learnt
 * @param winded the worst handicap of her running, in points; 0 if there is none (FO-59)
 * @param wounds where she is wounded; of no effect unless the house's wounds are played with (FO-69)
 * @param items what the master adds of her own accord (FO-68)
 * @param rulings how the master reads the rules
 */
public record Doer(
        Name name,
        Statistics statistics,
        Skills skills,
        int winded,
        List<Part> wounds,
        List<MasterItem> items,
        Rulings rulings) {

    /** Copies the lists. */
    public Doer {
        wounds = List.copyOf(wounds);
        items = List.copyOf(items);
    }

    /** The same under other rulings. */
    public Doer under(Rulings other) {
        return new Doer(name, statistics, skills, winded, wounds, items, other);
    }

    /** This out of breath by so much. */
    public Doer winded(int points) {
        return new Doer(name, statistics, skills, points, wounds, items, rulings);
    }

    /** This with these wounds. */
    public Doer wounded(List<Part> parts) {
        return new Doer(name, statistics, skills, winded, parts, items, rulings);
    }

    /** What every test of hers feels, in points. */
    List<Tally.Line> burdens() {
        List<Tally.Line> burdens = new ArrayList<>(Burdens.of(winded, wounds, rulings));
        items.forEach(item ->
                burdens.add(new Tally.Plus(new Modifier(item.points(), item.what(), FalloutRule.FO_68_MASTER))));
        return burdens;
    }

    /** Whether she has a wound there that has an effect. */
    boolean isWounded(Part part) {
        return rulings.wounds() && wounds.contains(part);
    }
}
