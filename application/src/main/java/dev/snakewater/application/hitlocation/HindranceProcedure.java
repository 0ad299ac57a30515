package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What wounds hinder, and an attempt if there is one: a single step, as nothing comes between. */
public final class HindranceProcedure implements Procedure<Hindrance, HindranceOutcome> {

    @Override
    public Next<Hindrance, HindranceOutcome> step(Hindrance hindrance, Table table) {
        List<HindranceOutcome.Penalty> penalties = new ArrayList<>();
        for (Doing doing : hindrance.asked()) {
            penalties.add(penalty(hindrance, doing, table));
        }
        Optional<HindranceOutcome.Tried> tried = hindrance
                .attempt()
                .map(attempt -> new HindranceOutcome.Tried(attempt.what(), tried(hindrance, attempt, table)));
        return Next.done(new HindranceOutcome(hindrance.who().name(), penalties, tried));
    }

    @Override
    public List<Choice<Hindrance>> amendments(Hindrance hindrance) {
        return Amendments.listed(all -> PersonAmendments.of(hindrance.who(), all.within(hindrance::withWho)));
    }

    @Override
    public void amended(Hindrance before, Hindrance after, Table table) {
        BlowSteps.amended(before.who(), after.who(), table);
    }

    @Override
    public List<Choice<Hindrance>> rulings(Hindrance hindrance) {
        return RulingChoices.of(WoundRulings.DECLARED, hindrance.rulings(), hindrance::withRulings);
    }

    @Override
    public HindranceOutcome calledOff(Hindrance hindrance) {
        return new HindranceOutcome(hindrance.who().name(), List.of(), Optional.empty());
    }

    private static HindranceOutcome.Penalty penalty(Hindrance hindrance, Doing doing, Table table) {
        Person who = hindrance.who();
        Optional<Bar> bar = doing.bar(who, hindrance.hands());
        if (bar.isPresent()) {
            table.tell(
                    new HitLocationEvent.Barred(who.name(), doing, bar.get()),
                    bar.get().why());
            return new HindranceOutcome.Penalty(doing, Optional.empty(), bar);
        }
        Tally penalty = table.count(hindrance.penalty(doing), Hindrance::limited);
        boolean leaning = doing.leans(who);
        List<Rule> why = new ArrayList<>(List.of(HitLocationRule.HL_24_WORST_WOUND, HitLocationRule.HL_25_ACTIVITY));
        if (leaning) {
            why.add(HitLocationRule.HL_21_GETTING_UP);
        }
        table.tell(new HitLocationEvent.Hindered(who.name(), doing, penalty, leaning), why);
        return new HindranceOutcome.Penalty(doing, Optional.of(penalty.total()), Optional.empty());
    }

    private static HindranceOutcome.Result tried(Hindrance hindrance, HindranceScenario.Attempt attempt, Table table) {
        Person who = hindrance.who();
        Optional<Bar> bar = attempt.doing().bar(who, hindrance.hands());
        if (bar.isPresent()) {
            table.tell(
                    new HitLocationEvent.Barred(who.name(), attempt.doing(), bar.get()),
                    bar.get().why());
            return HindranceOutcome.Result.IMPOSSIBLE;
        }
        HitLocationEvent.Tried tried = who.tries(attempt.what(), hindrance.skill(attempt), attempt.difficulty(), table);
        return tried.succeeds() ? HindranceOutcome.Result.SUCCESS : HindranceOutcome.Result.FAILURE;
    }
}
