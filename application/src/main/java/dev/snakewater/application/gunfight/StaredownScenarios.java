package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Table;
import java.util.List;
import java.util.Optional;

/** Scenarios of the kind {@code fudge-staredown}: a staredown to which everybody has agreed (GF-02 to GF-06). */
public final class StaredownScenarios extends PieceScenarios<StaredownScenario, StaredownOutcome> {

    /** The kind. */
    public StaredownScenarios() {
        super(StaredownScenario::gunfight);
    }

    @Override
    public String id() {
        return "fudge-staredown";
    }

    @Override
    public Class<StaredownScenario> scenario() {
        return StaredownScenario.class;
    }

    @Override
    public List<Problem> problems(StaredownScenario scenario) {
        return GunfightProblems.of(scenario.gunfight());
    }

    @Override
    public Piece<StaredownOutcome> open(StaredownScenario scenario) {
        return new Piece<>(
                GUNFIGHT.open(scenario.gunfight()).at(new Phase.Staring(List.of())),
                List.of(),
                new StaredownOutcome(List.of(), Optional.empty()));
    }

    @Override
    public Procedure<Piece<StaredownOutcome>, StaredownOutcome> procedure() {
        return new PieceProcedure<>() {
            @Override
            Gunfight play(Gunfight fight, Table table) {
                Phase.Staring staring = (Phase.Staring) fight.phase();
                if (staring.totals().isEmpty()) {
                    TurnSteps.begin(GunfightEvent.TurnPart.STAREDOWN, table);
                }
                return StaredownSteps.stare(fight, staring, table);
            }

            @Override
            Next<Piece<StaredownOutcome>, StaredownOutcome> next(Piece<StaredownOutcome> played) {
                return played.fight().phase() instanceof Phase.Staring ? played.goOn() : played.over();
            }
        };
    }

    @Override
    public Telling<Piece<StaredownOutcome>, StaredownOutcome> telling() {
        return new StaredownTelling();
    }

    @Override
    public List<String> numbers() {
        return List.of("staredown");
    }
}
