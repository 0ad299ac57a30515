package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A staredown to which everybody has agreed (GF-02 to GF-06), by the step of a gunfight. */
public final class StaredownProcedure implements Procedure<Gunfight, StaredownOutcome> {

    @Override
    public Next<Gunfight, StaredownOutcome> step(Gunfight fight, Table table) {
        Phase.Staring staring = staring(fight);
        Witness witness = new Witness(table);
        if (staring.totals().isEmpty()) {
            TurnSteps.begin(GunfightEvent.TurnPart.STAREDOWN, witness);
        }
        Gunfight after = StaredownSteps.stare(fight, staring, witness);
        if (after.phase() instanceof Phase.Staring) {
            return new Next.Go<>(after, false);
        }
        List<Integer> totals = new ArrayList<>(staring.totals());
        witness.seen().stream()
                .filter(OpeningEvent.Stared.class::isInstance)
                .forEach(stared -> totals.add(((OpeningEvent.Stared) stared).total()));
        Optional<Name> winner = after.fighters().stream()
                .filter(Gunfighter::holdsPrize)
                .map(Gunfighter::name)
                .findFirst();
        return new Next.Done<>(new StaredownOutcome(stares(fight, totals), winner));
    }

    @Override
    public List<Choice<Gunfight>> amendments(Gunfight fight) {
        return new Amendments(fight).all();
    }

    @Override
    public List<Choice<Gunfight>> rulings(Gunfight fight) {
        return GunfightProcedure.rulingsOf(fight);
    }

    @Override
    public StaredownOutcome calledOff(Gunfight fight) {
        return new StaredownOutcome(stares(fight, staring(fight).totals()), Optional.empty());
    }

    private static Phase.Staring staring(Gunfight fight) {
        if (fight.phase() instanceof Phase.Staring staring) {
            return staring;
        }
        throw new IllegalStateException("no part of a staredown: " + fight.phase());
    }

    private static List<StaredownOutcome.Stare> stares(Gunfight fight, List<Integer> totals) {
        List<Name> able = fight.able().stream().map(Gunfighter::name).toList();
        return IntStream.range(0, totals.size())
                .mapToObj(i -> new StaredownOutcome.Stare(able.get(i), totals.get(i)))
                .toList();
    }
}
