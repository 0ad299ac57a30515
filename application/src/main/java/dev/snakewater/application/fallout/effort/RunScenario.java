package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a run.
 *
 * @param catalogue people of her own, beside those that are there from the start
 * @param who whose sheet it is: a name of the catalogue
 * @param millimetres how far she runs on the table, 45 for each action point
 * @param pose how she holds herself; upright, if left out
 * @param actionPoints what she has left of them; all, if left out
 * @param winded what runs before this one still cost her: the points in this round, and for how many rounds after it
 * @param wounds where she is wounded, which matters if the house's wounds are played with
 * @param master what the master adds of her own accord, in points
 * @param rulings how she reads the rules; by the book, if left out
 */
public record RunScenario(
        Optional<WrittenCatalogue> catalogue,
        String who,
        int millimetres,
        Optional<Pose> pose,
        Optional<Integer> actionPoints,
        List<Breath> winded,
        List<Part> wounds,
        List<MasterItem> master,
        Optional<Rulings> rulings) {}
