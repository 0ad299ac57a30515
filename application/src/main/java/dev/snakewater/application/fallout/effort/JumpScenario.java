package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a jump.
 *
 * @param catalogue people of her own, beside those that are there from the start
 * @param who whose sheet it is: a name of the catalogue
 * @param millimetres how far the jump goes on the table, where 30 are a metre
 * @param walked how many action points she walked in that direction just before; none, from standing, if left out
 * @param actionPoints what she has left of them for the jump; all but those walked, if left out
 * @param describe how she jumps and what she is after, as the player says it
 * @param winded the worst handicap of her running: 10, 20 or 40 points; none, if left out
 * @param wounds where she is wounded, which matters if the house's wounds are played with
 * @param master what the master adds of her own accord, in points
 * @param rulings how she reads the rules; by the book, if left out
 */
public record JumpScenario(
        Optional<WrittenCatalogue> catalogue,
        String who,
        int millimetres,
        Optional<Integer> walked,
        Optional<Integer> actionPoints,
        Optional<String> describe,
        Optional<Integer> winded,
        List<Part> wounds,
        List<MasterItem> master,
        Optional<Rulings> rulings) {}
