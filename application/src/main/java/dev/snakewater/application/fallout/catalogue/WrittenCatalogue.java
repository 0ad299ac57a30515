package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.domain.fallout.catalogue.Armour;
import java.util.List;

/**
 * Entries of a person's own, beside those that are there from the start. One that has the name of another takes its place.
 *
 * @param weapons weapon cards
 * @param armours armour
 * @param characters people's sheets
 */
public record WrittenCatalogue(List<WrittenWeapon> weapons, List<Armour> armours, List<WrittenWastelander> characters) {}
