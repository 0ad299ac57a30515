package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
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
        implements Piece.Written<StaredownScenario, StaredownOutcome> {

    /** The kind {@code fudge-staredown}: a staredown to which everybody has agreed. */
    public static ScenarioKind<StaredownScenario, Piece<StaredownOutcome>, StaredownOutcome> kind() {
        return Piece.kind("fudge-staredown", StaredownScenario.class, List.of("staredown"));
    }

    @Override
    public List<Problem> problems() {
        return gunfight().problems();
    }

    @Override
    public Piece<StaredownOutcome> opening() {
        return new Piece<>(
                gunfight().opening().withPhase(new Phase.Staring(List.of())),
                List.of(),
                new StaredownOutcome(List.of(), Optional.empty()));
    }

    @Override
    public GunfightScenario gunfight() {
        return new GunfightScenario(fighters, RangeBand.ACROSS_THE_STREET, List.of(), true, rulings);
    }
}
