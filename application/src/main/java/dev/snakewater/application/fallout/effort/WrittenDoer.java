package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import java.util.Optional;

/**
 * Who is put to a test, jumps or runs: what a person writes of her in whatever kind of scenario.
 *
 * @param catalogue people of her own, beside those that are there from the start
 * @param who whose sheet it is: a name of the catalogue
 * @param wounds where she is wounded, which matters if the house's wounds are played with
 * @param master what the master adds of her own accord, in points
 * @param rulings how she reads the rules; by the book, if left out
 */
public record WrittenDoer(
        WrittenCatalogue catalogue, Name who, List<Part> wounds, List<MasterItem> master, Rulings rulings) {

    /** Returns somebody who is there from the start, as she is. */
    static WrittenDoer of(String who) {
        return new WrittenDoer(WrittenCatalogue.EMPTY, new Name(who), List.of(), List.of(), Rulings.BY_THE_BOOK);
    }

    /** Returns what she is called: as her sheet, capitals and all. */
    Name called() {
        return sheet().map(sheet -> new Name(sheet.name())).orElse(who);
    }

    /** Returns her sheet, if there is one. */
    Optional<Wastelander> sheet() {
        return Stock.with(catalogue).characters().named(who);
    }

    /** Returns her as she begins. */
    Doer doer(int winded) {
        Wastelander sheet = sheet().orElseThrow();
        return new Doer(
                called(),
                sheet.statistics(),
                sheet.skills(),
                winded,
                wounds.stream().distinct().sorted().toList(),
                master,
                rulings);
    }

    /** Returns what is wrong with her, to which more can be added. */
    SceneProblems problems() {
        SceneProblems found = SceneProblems.of(catalogue);
        found.sheet("/who", who);
        found.rulings(rulings, false);
        return found;
    }
}
