package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.Encounter;
import java.util.List;

/** One shooter's action in the order of FO-08: refuse or pay; then for each shot the d100, the d6 of a critical, the damage. */
final class ShotProcedure implements Procedure<ShotSituation, ShotOutcome> {

    @Override
    public Next<ShotSituation, ShotOutcome> step(ShotSituation situation, Table table) {
        return situation.phase().play(situation, table);
    }

    @Override
    public List<Choice<ShotSituation>> amendments(ShotSituation situation) {
        return ShotAmendments.of(situation);
    }

    @Override
    public List<Choice<ShotSituation>> rulings(ShotSituation situation) {
        Encounter encounter = situation.encounter();
        return RulingChoices.of(
                Rulings.DECLARED,
                encounter.rulings(),
                rulings -> situation.withEncounter(encounter.withRulings(rulings)));
    }

    @Override
    public ShotOutcome calledOff(ShotSituation situation) {
        return ShotOutcome.of(situation, List.of());
    }
}
