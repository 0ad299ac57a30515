package dev.snakewater.acceptance.steps.gunfight;

import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.table.GameMasterModifier;
import io.cucumber.guice.ScenarioScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How a feature says the game master reads the rules, and what she adds to whose numbers. */
@ScenarioScoped
public final class GameMaster {

    private static final Map<String, String> NAMES = Map.of(
            "damage rolls", "damageRoll",
            "calling off", "callingOff",
            "hit location", "hitLocation",
            "called shots up to", "calledShotMaxRange",
            "damage added back", "calledShotDamageAddBack",
            "agility saves", "agilitySaveOnFall",
            "location die", "locationDie");

    private final Map<String, Object> rulings = new TreeMap<>();
    private final List<GameMasterModifier> modifiers = new ArrayList<>();

    /** She rules so, where the rules leave it open. */
    public void rules(String what, Object how) {
        rulings.put(NAMES.getOrDefault(what, what), how);
    }

    /** She adds this. */
    public void adds(GameMasterModifier modifier) {
        modifiers.add(modifier);
    }

    /** What is agreed on before a fight that is followed for so many turns. */
    public FightTerms terms(int turns) {
        return new FightTerms(turns, modifiers);
    }

    /** Her rulings, as a document has them. */
    Map<String, Object> written() {
        return rulings;
    }
}
