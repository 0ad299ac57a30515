package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.stream.Stream;

/** A modifier that the game master adds to a test (FO-68). */
public record MasterItem(
        @Spelt(pattern = "\\S", as = "masters-item") String what,

        @Within({-200, 200}) int points) {

    /** Returns what is added to every roll of a person: exhaustion, wounds, and what the game master adds. */
    public static List<Tally.Line> lines(Person person, List<MasterItem> items, Rulings rulings) {
        return Stream.concat(
                        person.burdens().lines(rulings).stream(),
                        items.stream()
                                .map(item -> new Modifier(item.points, Reason.said(item.what), FalloutRule.FO_68_MASTER)
                                        .line()))
                .toList();
    }
}
