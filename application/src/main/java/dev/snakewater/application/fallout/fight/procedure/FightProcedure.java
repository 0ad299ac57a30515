package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import java.util.List;

/** A fight of the wasteland, round by round and turn by turn (FO-09, FO-42). A turn of the fight is a round of the book. */
public final class FightProcedure implements Procedure<FightSituation, FightOutcome> {

    @Override
    public Next<FightSituation, FightOutcome> step(FightSituation fight, Table table) {
        return fight.phase().play(fight, table);
    }

    @Override
    public List<Member> roster(FightSituation fight) {
        return fight.fighters().stream()
                .map(who -> new Member(who.name(), who.side().text()))
                .toList();
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
