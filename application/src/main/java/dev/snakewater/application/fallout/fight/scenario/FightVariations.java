package dev.snakewater.application.fallout.fight.scenario;

import dev.snakewater.application.scenario.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.weapon.Armour;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Variations of a fight: for each sheet other armour. Other policies can have far too many ways to go. */
record FightVariations(FightScenario scenario) {

    static void of(FightScenario scenario, Variations<FightScenario> all) {
        FightVariations of = new FightVariations(scenario);
        for (int i = 0; i < scenario.fighters().size(); i++) {
            int place = i;
            of.fighter(scenario.fighters().get(i), all.within(other -> of.with(place, other)));
        }
    }

    private void fighter(WrittenFighter fighter, Variations<WrittenFighter> all) {
        Armour worn = scenario.opening()
                .fighter(Roster.of(scenario).sheets().indexOf(fighter))
                .person()
                .armour();
        List<Name> others = Armour.ALL.stream()
                .filter(armour -> !armour.equals(worn))
                .map(Armour::name)
                .toList();
        all.each("variation.armour", others, other -> fighter.withArmour(Optional.of(other.text())), fighter.called());
    }

    private FightScenario with(int place, WrittenFighter other) {
        List<WrittenFighter> all = new ArrayList<>(scenario.fighters());
        all.set(place, other);
        return scenario.withFighters(all);
    }
}
