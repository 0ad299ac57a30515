package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.Phase;
import dev.snakewater.application.fudge.gunfight.procedure.Piece;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.rule.Items;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a person writes to set up a staredown to which everybody has agreed, and what comes of it.
 *
 * @param fighters everybody, as in a gunfight
 * @param rulings how the game master reads what the rules leave open
 */
public record StaredownScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters, Rulings rulings)
        implements PieceScenario<StaredownScenario, StaredownScenario.Outcome> {

    /** The kind {@code fudge-staredown}: a staredown to which everybody has agreed. */
    public static ScenarioKind<StaredownScenario, Piece<Outcome>, Outcome> kind() {
        return PieceScenario.kind("fudge-staredown", StaredownScenario.class, List.of("staredown"));
    }

    @Override
    public List<Problem> problems() {
        return gunfight().problems();
    }

    @Override
    public Piece<Outcome> opening() {
        return new Piece<>(
                gunfight().opening().withPhase(new Phase.Staring(List.of())),
                List.of(),
                new Outcome(List.of(), Optional.empty()));
    }

    @Override
    public GunfightScenario gunfight() {
        return new GunfightScenario(fighters, RangeBand.ACROSS_THE_STREET, List.of(), true, rulings);
    }

    /**
     * What came of a staredown.
     *
     * @param stares how everybody stared, in the order of the roster
     * @param winner who won, and holds a +2 (GF-04); nobody, if several were equally good
     */
    public record Outcome(List<Piece.Rolled> stares, Optional<Name> winner) implements Piece.Outcome<Outcome> {

        @Override
        public List<Finding> findings() {
            List<Name> roster = stares.stream().map(Piece.Rolled::by).toList();
            Finding won =
                    Finding.ranked("staredown", winner.map(roster::indexOf).orElse(roster.size()), winner);
            return Stream.concat(Stream.of(won), Piece.Rolled.findings("stare.total", stares))
                    .toList();
        }

        @Override
        public Outcome after(List<Event> events, Gunfight now) {
            return new Outcome(
                    Piece.Rolled.after(stares, events),
                    now.fighters().stream()
                            .filter(Gunfighter::holdsPrize)
                            .map(Gunfighter::name)
                            .findFirst());
        }
    }
}
