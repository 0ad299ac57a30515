package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.rule.Withers;
import java.util.List;

/**
 * Somebody who is put to a test.
 *
 * @param items what the master adds of her own accord (FO-68)
 */
@Withers
public record Actor(Person person, List<MasterItem> items, Rulings rulings) implements ActorBuilder.With {

    /** What she is called. */
    public Name name() {
        return person.name();
    }
}
