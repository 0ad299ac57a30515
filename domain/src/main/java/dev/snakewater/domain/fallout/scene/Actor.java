package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.field.Withers;
import java.util.List;

/** A person who is tested, with the modifiers that the game master adds (FO-68). */
@Withers
public record Actor(Person person, List<MasterItem> items, Rulings rulings) implements ActorBuilder.With {

    /** Returns her name. */
    public Name name() {
        return person.name();
    }
}
