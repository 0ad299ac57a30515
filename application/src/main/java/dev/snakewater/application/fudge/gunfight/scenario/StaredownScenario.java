package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.PartialFight;
import dev.snakewater.application.fudge.gunfight.procedure.Phase;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a person writes to set up a staredown that everyone agreed to, and its outcome. */
public record StaredownScenario(
        @Items(least = 1, most = Roster.MOST) List<GunfightScenario.Fighter> fighters, Rulings rulings)
        implements PartialFightScenario<StaredownScenario.Outcome> {

    /** Returns the kind {@code fudge-staredown}: a staredown that everyone agreed to. */
    public static ScenarioKind<PartialFight<Outcome>, Outcome> kind() {
        return PartialFightScenario.kind("fudge-staredown", StaredownScenario.class, List.of("staredown"));
    }

    @Override
    public PartialFight<Outcome> opening() {
        return new PartialFight<>(
                gunfight().opening().withPhase(new Phase.Staring(List.of())),
                List.of(),
                new Outcome(List.of(), Optional.empty()));
    }

    @Override
    public GunfightScenario gunfight() {
        return new GunfightScenario(fighters, RangeBand.ACROSS_THE_STREET, List.of(), true, rulings);
    }

    /** The outcome of a staredown; the winner holds a +2 (GF-04), and nobody wins if several were equally good. */
    public record Outcome(List<PartialFight.Rolled> stares, Optional<Name> winner)
            implements PartialFight.Outcome<Outcome> {

        @Override
        public List<Finding> findings() {
            List<Name> roster = stares.stream().map(PartialFight.Rolled::by).toList();
            Finding won =
                    Finding.ranked("staredown", winner.map(roster::indexOf).orElse(roster.size()), winner);
            return Stream.concat(Stream.of(won), PartialFight.Rolled.findings("stare.total", stares))
                    .toList();
        }

        @Override
        public Outcome after(List<Event> events, Gunfight now) {
            return new Outcome(
                    PartialFight.Rolled.after(stares, events),
                    now.fighters().stream()
                            .filter(Gunfighter::holdsPrize)
                            .map(Gunfighter::name)
                            .findFirst());
        }
    }
}
