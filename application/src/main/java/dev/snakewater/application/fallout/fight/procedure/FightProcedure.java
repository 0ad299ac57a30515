package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.plane.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A fight of the wasteland, round by round and turn by turn (FO-09, FO-42). A turn of the fight is a round of the book. */
public final class FightProcedure implements Procedure<FightSituation, FightOutcome> {

    @Override
    public Next<FightSituation, FightOutcome> step(FightSituation fight, Table table) {
        return fight.phase().play(fight, table);
    }

    @Override
    public List<Member> roster(FightSituation fight) {
        return fight.fighters().stream()
                .filter(who -> !who.away())
                .map(who -> new Member(who.name(), who.side().text()))
                .toList();
    }

    /** She stands where she is told or beside her model, at the nearest free place, and acts last if the order is settled. */
    @Override
    public FightSituation entered(FightSituation fight, Answer.Entered newcomer, FightSituation opening, Table table) {
        Position model = fight.fighter(fight.number(newcomer.like())).position();
        Place at = fight.scene()
                .ground()
                .nearestFree(
                        newcomer.at().orElse(model.place()),
                        fight.fighters().stream()
                                .filter(Fighter::stands)
                                .map(Fighter::place)
                                .toList());
        Position position = new Position(at, newcomer.facing().orElse(model.facing()));
        boolean isSettled = !fight.order().isEmpty();
        table.tell(
                new FightEvent.Placed(newcomer.by(), at, position.facing(), isSettled),
                GameMasterRule.GM_05_REINFORCEMENTS);
        List<Fighter> all = new ArrayList<>(fight.fighters());
        List<Integer> order = new ArrayList<>(fight.order());
        if (isSettled) {
            order.add(all.size());
        }
        all.add(opening.fighter(opening.number(newcomer.by())).withPosition(position));
        return fight.withFighters(all).withOrder(order);
    }

    @Override
    public Optional<String> keeps(FightSituation fight, Name who) {
        Optional<Fighter> leaver =
                fight.fighters().stream().filter(one -> one.name().equals(who)).findFirst();
        if (leaver.isEmpty()) {
            return Optional.of("nobody");
        }
        if (!leaver.get().stands()) {
            return Optional.of(leaver.get().away() ? "gone" : "down");
        }
        return fight.fighters().stream().filter(Fighter::stands).count() == 1 ? Optional.of("last") : Optional.empty();
    }

    @Override
    public FightSituation left(FightSituation fight, Name who) {
        int number = fight.number(who);
        FightSituation after = fight.with(
                number,
                fight.fighter(number).with(it -> it.watch(new Watch.None()).away(true)));
        return fight.phase() instanceof RoundPhase.RollingInitiative rolling
                ? after.withPhase(RoundPhase.RollingInitiative.next(after, rolling.fighter())
                        .orElseThrow())
                : after;
    }

    @Override
    public Next<FightSituation, FightOutcome> withoutHim(FightSituation fight, Table table) {
        return fight.isOver() ? RoundPhase.ended(fight, table) : Next.go(fight);
    }

    @Override
    public boolean inTurns() {
        return true;
    }

    @Override
    public FightOutcome calledOff(FightSituation fight) {
        return FightOutcome.of(fight);
    }

    @Override
    public List<Choice<FightSituation>> amendments(FightSituation fight) {
        return FightAmendments.of(fight);
    }

    @Override
    public List<Choice<FightSituation>> rulings(FightSituation fight) {
        return FightAmendments.rulings(fight);
    }
}
