package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Somebody with wounds, and what is asked of him: a single step, as nothing comes between. */
@Withers
record Hindrance(HindranceScenario asked, Person who, WoundRulings rulings)
        implements HindranceBuilder.With, Affair<Hindrance, WoundRulings, HindranceOutcome> {

    static String penaltyFor(Doing doing) {
        return "penalty for " + Word.of(doing);
    }

    @Override
    public List<Person> people() {
        return List.of(who);
    }

    @Override
    public List<Choice<Hindrance>> amendments() {
        return Amendments.listed(all -> who.amendments(all.within(this::withWho)));
    }

    @Override
    public Next<Hindrance, HindranceOutcome> step(Table table) {
        List<HindranceOutcome.Penalty> penalties =
                asked.asked().stream().map(doing -> penalty(doing, table)).toList();
        Optional<HindranceOutcome.Tried> tried =
                asked.attempt().map(attempt -> new HindranceOutcome.Tried(attempt.what(), tried(attempt, table)));
        return Next.done(new HindranceOutcome(who.name(), penalties, tried));
    }

    @Override
    public HindranceOutcome calledOff() {
        return new HindranceOutcome(who.name(), List.of(), Optional.empty());
    }

    /** What his wounds take off something (HL-24, HL-25); whatever somebody has added, they help nobody. */
    private HindranceOutcome.Penalty penalty(Doing doing, Table table) {
        Optional<Doing.Bar> bar = barred(doing, table);
        if (bar.isPresent()) {
            return new HindranceOutcome.Penalty(doing, Optional.empty(), bar);
        }
        Tally without = Tally.of(who.name(), penaltyFor(doing), 0, "without-wounds", HitLocationRule.HL_25_ACTIVITY);
        Tally penalty = table.count(
                hindered(without, doing), sum -> sum.neverAbove(0, "no-help", HitLocationRule.HL_24_WORST_WOUND));
        boolean leaning = doing.leans(who);
        table.tell(
                new HitLocationEvent.Hindered(who.name(), doing, penalty, leaning),
                Stream.concat(
                                Stream.of(HitLocationRule.HL_24_WORST_WOUND, HitLocationRule.HL_25_ACTIVITY),
                                Rule.when(leaning, HitLocationRule.HL_21_GETTING_UP))
                        .toList());
        return new HindranceOutcome.Penalty(doing, Optional.of(penalty.total()), Optional.empty());
    }

    private HindranceOutcome.Result tried(HindranceScenario.Attempt attempt, Table table) {
        if (barred(attempt.doing(), table).isPresent()) {
            return HindranceOutcome.Result.IMPOSSIBLE;
        }
        Tally skill = hindered(who.tally("skill", attempt.skill()), attempt.doing());
        return who.tries(attempt.what(), skill, attempt.difficulty(), table).succeeds()
                ? HindranceOutcome.Result.SUCCESS
                : HindranceOutcome.Result.FAILURE;
    }

    private Optional<Doing.Bar> barred(Doing doing, Table table) {
        Optional<Doing.Bar> bar = doing.bar(who, asked.hands());
        bar.ifPresent(it -> table.tell(new HitLocationEvent.Barred(who.name(), doing, it), it.why()));
        return bar;
    }

    private Tally hindered(Tally tally, Doing doing) {
        return who.body().hindered(tally, doing.with(asked.hands()));
    }
}
