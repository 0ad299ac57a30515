package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The draw of one turn (GF-07 to GF-10), by the steps of a gunfight: it is over when the order of action stands. */
public final class DrawProcedure implements Procedure<Gunfight, DrawOutcome> {

    @Override
    public Next<Gunfight, DrawOutcome> step(Gunfight fight, Table table) {
        Witness witness = new Witness(table);
        if (totals(fight).isEmpty()) {
            TurnSteps.begin(GunfightEvent.TurnPart.DRAW, witness);
        }
        Gunfight after = fight.phase() instanceof Phase.BreakingTies breaking
                ? DrawSteps.breakTie(fight, breaking, witness)
                : DrawSteps.draw(fight, drawing(fight), witness);
        if (!(after.phase() instanceof Phase.Declaring declaring)) {
            return new Next.Go<>(after, false);
        }
        List<Integer> totals = new ArrayList<>(totals(fight));
        witness.seen().stream()
                .filter(OpeningEvent.Drew.class::isInstance)
                .forEach(drew -> totals.add(((OpeningEvent.Drew) drew).total()));
        return new Next.Done<>(
                new DrawOutcome(draws(fight, totals), declaring.turn().slots()));
    }

    @Override
    public List<Choice<Gunfight>> amendments(Gunfight fight) {
        Amendments amendments = new Amendments(fight);
        Stream<Choice<Gunfight>> drops =
                amendments.drops().stream().filter(drop -> amendments.isToDraw(fight.fighter(drop.by())));
        return Stream.concat(amendments.all().stream(), drops).toList();
    }

    @Override
    public List<Choice<Gunfight>> rulings(Gunfight fight) {
        return GunfightProcedure.rulingsOf(fight);
    }

    @Override
    public DrawOutcome calledOff(Gunfight fight) {
        return new DrawOutcome(draws(fight, totals(fight)), List.of());
    }

    private static List<Integer> totals(Gunfight fight) {
        return fight.phase() instanceof Phase.BreakingTies breaking
                ? breaking.totals()
                : drawing(fight).totals();
    }

    private static Phase.Drawing drawing(Gunfight fight) {
        if (fight.phase() instanceof Phase.Drawing drawing) {
            return drawing;
        }
        throw new IllegalStateException("no part of a draw: " + fight.phase());
    }

    private static List<DrawOutcome.Draw> draws(Gunfight fight, List<Integer> totals) {
        List<Name> able = fight.able().stream().map(Gunfighter::name).toList();
        return IntStream.range(0, totals.size())
                .mapToObj(i -> new DrawOutcome.Draw(able.get(i), totals.get(i)))
                .toList();
    }
}
