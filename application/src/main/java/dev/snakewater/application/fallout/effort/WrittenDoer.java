package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.HouseRules;
import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.fallout.shot.Person;
import dev.snakewater.domain.rule.Unwrapped;
import java.util.Optional;

/**
 * Who is put to a test, jumps or runs: what a person writes of her in whatever kind of scenario.
 *
 * @param house what the master brings along
 * @param who whose sheet it is: a name of the catalogue
 */
public record WrittenDoer(@Unwrapped HouseRules house, Name who) {

    /** Returns what she is called: as her sheet, capitals and all. */
    Name called() {
        return sheet().map(sheet -> new Name(sheet.name())).orElse(who);
    }

    Optional<Wastelander> sheet() {
        return Stock.with(house.catalogue()).characters().named(who);
    }

    Doer doer(Burdens burdens) {
        Person person = Person.of(called(), sheet().orElseThrow()).withBurdens(burdens);
        return new Doer(person, house.master(), house.rulings());
    }

    /** Returns what is wrong with her, to which more can be added. */
    SceneProblems problems() {
        SceneProblems found = SceneProblems.of(house);
        found.sheet("/who", who);
        found.exemption(false);
        return found;
    }
}
