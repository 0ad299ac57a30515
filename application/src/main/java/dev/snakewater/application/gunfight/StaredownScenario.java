package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.rule.Items;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes to set up a staredown to which everybody has agreed.
 *
 * @param fighters everybody, as in a gunfight
 * @param rulings how the game master reads what the rules leave open
 */
public record StaredownScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters, Rulings rulings)
        implements SetUp<StaredownScenario, Gunfight, StaredownOutcome> {

    /** The kind {@code fudge-staredown}: a staredown to which everybody has agreed. */
    public static ScenarioKind<StaredownScenario, Gunfight, StaredownOutcome> kind() {
        return ScenarioKind.of(
                        "fudge-staredown", StaredownScenario.class, new StaredownProcedure(), new StaredownTelling())
                .decidedBy(List.of(GunfightPolicy.values()))
                .counting(List.of("staredown"))
                .namedAlsoBy(GunfightScenario.COUNT);
    }

    @Override
    public List<Problem> problems() {
        return gunfight().problems();
    }

    @Override
    public List<Name> everybody() {
        return gunfight().everybody();
    }

    @Override
    public Gunfight opening() {
        return gunfight().opening().withPhase(new Phase.Staring(List.of()));
    }

    @Override
    public Optional<Policy<Gunfight>> policyOf(Name fighter) {
        return gunfight().policyOf(fighter);
    }

    /** The gunfight that the staredown is part of. */
    GunfightScenario gunfight() {
        return new GunfightScenario(fighters, RangeBand.ACROSS_THE_STREET, List.of(), true, rulings);
    }
}
