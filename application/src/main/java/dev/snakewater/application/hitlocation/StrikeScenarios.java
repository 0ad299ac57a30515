package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.List;
import java.util.Optional;

/** Scenarios of the kind {@code fudge-strike}: a part is struck, hand to hand or from afar. */
public final class StrikeScenarios implements ScenarioKind<StrikeScenario, Strike, StrikeOutcome> {

    @Override
    public String id() {
        return "fudge-strike";
    }

    @Override
    public Class<StrikeScenario> scenario() {
        return StrikeScenario.class;
    }

    @Override
    public List<Problem> problems(StrikeScenario scenario) {
        return StrikeProblems.of(scenario);
    }

    @Override
    public List<Name> fighters(StrikeScenario scenario) {
        return List.of(scenario.attacker().name(), scenario.target().name());
    }

    @Override
    public Strike open(StrikeScenario scenario) {
        return Strike.of(scenario);
    }

    @Override
    public Procedure<Strike, StrikeOutcome> procedure() {
        return new StrikeProcedure();
    }

    @Override
    public Telling<Strike, StrikeOutcome> telling() {
        return new BodyTelling<>(Strike::people, LocationRulings.DECLARED, Strike::rulings);
    }

    @Override
    public Sequel sequel() {
        return Sequel.AGAIN;
    }

    /** The next such strike at the same one, as he is now; none if he can be struck no more, or would have to defend himself and cannot. */
    @Override
    public Optional<StrikeScenario> aftermath(StrikeScenario scenario, StrikeOutcome outcome) {
        Fate fate = outcome.target();
        boolean cannotDefend =
                fate.out() && scenario.attack().against().defence().isPresent();
        return fate.wounds() == WoundLevel.DEAD || cannotDefend
                ? Optional.empty()
                : Optional.of(new StrikeScenario(
                        scenario.attacker(),
                        scenario.attack(),
                        scenario.target().after(fate, scenario.rulings().woundModel()),
                        scenario.rulings()));
    }

    @Override
    public List<String> numbers() {
        return List.of("blow", "shot", "defence", "difficulty", "damage", "agility");
    }

    @Override
    public List<Variation<StrikeScenario>> variations(StrikeScenario scenario) {
        return StrikeVariations.of(scenario);
    }
}
