package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Skill;
import dev.snakewater.domain.fallout.catalogue.Statistic;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to put somebody to a test.
 *
 * @param catalogue people of her own, beside those that are there from the start
 * @param who whose sheet it is: a name of the catalogue
 * @param skill the skill that is tested
 * @param statistic or the statistic
 * @param winded the worst handicap of her running: 10, 20 or 40 points; none, if left out
 * @param wounds where she is wounded, which matters if the house's wounds are played with
 * @param master what the master adds of her own accord, in points
 * @param rulings how she reads the rules; by the book, if left out
 */
public record TestScenario(
        Optional<WrittenCatalogue> catalogue,
        String who,
        Optional<Skill> skill,
        Optional<Statistic> statistic,
        Optional<Integer> winded,
        List<Part> wounds,
        List<MasterItem> master,
        Optional<Rulings> rulings) {}
