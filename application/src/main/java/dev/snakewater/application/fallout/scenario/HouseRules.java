package dev.snakewater.application.fallout.scenario;

import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.weapon.Armour;
import java.util.List;

/** What the game master brings to any kind of scenario. */
public record HouseRules(WrittenCatalogue catalogue, List<MasterItem> master, Rulings rulings) {

    /** Entries of a scenario, in addition to the built-in ones. An entry replaces the built-in one with the same name. */
    public record WrittenCatalogue(
            List<WrittenWeapon> weapons, List<Armour> armours, List<WrittenWastelander> characters) {}
}
