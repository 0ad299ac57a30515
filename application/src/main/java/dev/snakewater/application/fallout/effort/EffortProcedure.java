package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.master.FalloutAmendments;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.fallout.effort.Trial;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Somebody decides whether she does it, pays, and is tested. */
final class EffortProcedure implements Procedure<Effort, EffortOutcome> {

    /** What the decision is called. */
    static final String WHETHER = "whether";

    /** Not to do it. */
    static final String STAY = "stay";

    /** What hinders a test, and what keeps from jumping and running. */
    private static final List<Part> HINDERING = List.of(Part.HEAD, Part.LEGS);

    @Override
    public Next<Effort, EffortOutcome> step(Effort effort, Table table) {
        return effort.what() instanceof Undertaking.Feat feat && !effort.decided()
                ? decide(effort, feat, table)
                : test(effort.doer(), effort.what(), table);
    }

    @Override
    public List<Choice<Effort>> amendments(Effort effort) {
        Doer doer = effort.doer();
        return Amendments.listed(all -> {
            Amendments<Effort> hers = all.of(doer.name());
            if (effort.what() instanceof Undertaking.Feat feat) {
                int paid = effort.decided() ? feat.price() : 0;
                FalloutAmendments.actionPoints(hers, left -> effort.withWhat(feat.with(left + paid)));
            }
            FalloutAmendments.burdens(
                    hers.within(now -> effort.withDoer(doer.withBurdens(now))),
                    doer.burdens(),
                    HINDERING,
                    doer.rulings());
        });
    }

    @Override
    public List<Choice<Effort>> rulings(Effort effort) {
        Doer doer = effort.doer();
        return RulingChoices.of(
                Rulings.DECLARED, doer.rulings(), rulings -> effort.withDoer(doer.withRulings(rulings)));
    }

    @Override
    public EffortOutcome calledOff(Effort effort) {
        return effort.what() instanceof Undertaking.Feat feat
                ? untested(effort.doer(), feat, List.of(), effort.decided())
                : EffortOutcome.open(effort.doer().name(), effort.what().trial().toString());
    }

    /** She does it, if nothing forbids it, or stays where she is, which costs nothing. */
    private static Next<Effort, EffortOutcome> decide(Effort effort, Undertaking.Feat feat, Table table) {
        Doer doer = effort.doer();
        List<Rule> bars = feat.bars(doer);
        boolean goes = table.choose(Choice.among(doer.name(), WHETHER, List.of(true, false), feat.why())
                .called(does -> does ? feat.word() : STAY)
                .barring(does -> does ? bars : List.of()));
        if (!goes) {
            table.tell(
                    new EffortEvent.Stayed(doer.name(), feat.word(), bars, feat.price(), feat.before(), feat.why()),
                    bars.isEmpty() ? List.of(feat.why()) : bars);
            return Next.done(untested(doer, feat, bars, false));
        }
        switch (feat) {
            case Undertaking.Jumping jumping ->
                table.tell(
                        new EffortEvent.JumpedOff(
                                doer.name(),
                                feat.millimetres(),
                                jumping.jump().farthest(doer),
                                jumping.jump().isOutOfMovement(),
                                feat.price(),
                                feat.left()),
                        FalloutRule.FO_52_JUMP_DISTANCE,
                        FalloutRule.FO_09_ACTION_POINTS,
                        FalloutRule.FO_71_SCALE);
            case Undertaking.Running running ->
                table.tell(
                        new EffortEvent.Ran(doer.name(), feat.millimetres(), feat.price(), feat.left()),
                        FalloutRule.FO_54_RUNNING,
                        FalloutRule.FO_09_ACTION_POINTS,
                        FalloutRule.FO_71_SCALE);
        }
        return Next.go(effort.withDecided(true));
    }

    private static Next<Effort, EffortOutcome> test(Doer doer, Undertaking what, Table table) {
        Trial trial = what.trial();
        Tally limit = what.limit(doer, table::count);
        Fall fall = table.roll(doer.name(), trial.toString(), trial.dice(doer), trial.why());
        Verdict verdict = trial.verdict(doer, fall.total(), limit.total());
        EffortEvent.Tested tested =
                new EffortEvent.Tested(doer.name(), trial.toString(), limit, fall, verdict, trial.why());
        table.tell(
                tested,
                Stream.concat(Stream.of(trial.why()), verdict.rules().stream())
                        .distinct()
                        .toList());
        EffortOutcome came = switch (what) {
            case Undertaking.Test test ->
                EffortOutcome.open(doer.name(), trial.toString())
                        .withMargin(Optional.of(tested.margin()).filter(margin -> trial instanceof Trial.OfStatistic));
            case Undertaking.Jumping jumping -> {
                table.tell(new EffortEvent.Landed(doer.name(), verdict.succeeds()), FalloutRule.FO_53_JUMP_TEST);
                yield done(doer, jumping, List.of());
            }
            case Undertaking.Running running -> done(doer, running, breathless(doer, running, verdict, table));
        };
        return Next.done(came.withVerdict(Optional.of(verdict)));
    }

    /** What each of the coming rounds costs her after this run. */
    private static List<Integer> breathless(Doer doer, Undertaking.Running running, Verdict verdict, Table table) {
        Breath breath = Breath.after(verdict, running.price());
        List<Integer> coming = Breath.comingRounds(
                Stream.concat(running.earlier().stream(), Stream.of(breath)).toList());
        FalloutRule why = Breath.why(verdict);
        table.tell(
                new EffortEvent.OutOfBreath(doer.name(), breath, coming, why),
                coming.isEmpty() ? List.of(why) : List.of(why, FalloutRule.FO_59_WINDED));
        return coming;
    }

    /** How it stands without a test: what is paid for is paid for, and what she does not do costs nothing. */
    private static EffortOutcome untested(Doer doer, Undertaking.Feat feat, List<Rule> bars, boolean done) {
        List<Integer> coming = feat instanceof Undertaking.Running run ? Breath.comingRounds(run.earlier()) : List.of();
        EffortOutcome paid = done(doer, feat, coming);
        return done
                ? paid
                : paid.with(it -> it.ran(false)
                        .actionPoints(Optional.of(feat.before()))
                        .barredBy(bars.stream().map(Rule::id).reduce((one, other) -> one + " " + other)));
    }

    /** How it stands when it is paid for. */
    private static EffortOutcome done(Doer doer, Undertaking.Feat feat, List<Integer> coming) {
        return EffortOutcome.open(doer.name(), feat.word())
                .with(it -> it.ran(feat instanceof Undertaking.Running)
                        .comingRounds(coming)
                        .actionPoints(Optional.of(feat.left())));
    }
}
