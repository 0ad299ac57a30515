package dev.snakewater.application.fallout.scenario;

import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.scene.MasterItem;
import dev.snakewater.domain.fallout.weapon.Armour;
import java.util.List;

/**
 * What a master brings along, in whatever kind of scenario.
 *
 * @param catalogue people, weapons and armour of her own, beside those that are there from the start
 * @param master what she adds to tests of her own accord, in points
 * @param rulings how she reads the rules
 */
public record HouseRules(WrittenCatalogue catalogue, List<MasterItem> master, Rulings rulings) {

    /**
     * Stock.Entries of a person's own, beside those that are there from the start. One that has the name of another takes its place.
     *
     * @param weapons weapon cards
     * @param armours armour
     * @param characters people's sheets
     */
    public record WrittenCatalogue(
            List<WrittenWeapon> weapons, List<Armour> armours, List<WrittenWastelander> characters) {}
}
