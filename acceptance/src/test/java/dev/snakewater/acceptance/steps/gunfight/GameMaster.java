package dev.snakewater.acceptance.steps.gunfight;

import dev.snakewater.application.gunfight.GunfightScenario;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import io.cucumber.guice.ScenarioScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** How a feature says the game master reads the rules, and what she adds to whose numbers. */
@ScenarioScoped
public final class GameMaster {

    private final Map<String, Object> rulings = new TreeMap<>();
    private final List<GameMasterModifier> modifiers = new ArrayList<>();

    /** She rules so, where the rules leave it open. */
    public void rules(String what, Object how) {
        rulings.put(what, how);
    }

    /** She adds this. */
    public void adds(GameMasterModifier modifier) {
        modifiers.add(modifier);
    }

    /** What is agreed on before a fight that is followed for so many turns. */
    public Terms terms(int turns) {
        return new Terms(turns, modifiers);
    }

    /** Her rulings; none if she goes by the book. */
    public Optional<GunfightScenario.WrittenRulings> written() {
        return rulings.isEmpty()
                ? Optional.empty()
                : Optional.of(new GunfightScenario.WrittenRulings(
                        on("staredown", Rulings.StaredownBy.class),
                        on("dropScope", Rulings.DropScope.class),
                        on("drawTies", Rulings.DrawTies.class),
                        on("woundModel", WoundModel.class),
                        on("fanMaxPaces", Integer.class),
                        on("fanMaxRange", RangeBand.class),
                        on("criticals", Boolean.class),
                        on("grazes", Boolean.class),
                        on("damage rolls", Boolean.class),
                        on("flight", Boolean.class),
                        on("surrender", Boolean.class),
                        on("calling off", Boolean.class),
                        on("hit location", Boolean.class),
                        on("called shots up to", RangeBand.class),
                        on("damage added back", Boolean.class),
                        on("agility saves", Boolean.class),
                        on("location die", LocationDie.class)
                                .map(LocationDie::faces)
                                .orElse(List.of())));
    }

    private <T> Optional<T> on(String what, Class<T> type) {
        return Optional.ofNullable(rulings.get(what)).map(type::cast);
    }
}
