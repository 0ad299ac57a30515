package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.fallout.effort.Trial;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Somebody decides whether she does it, pays, and is tested. */
final class EffortProcedure implements Procedure<Effort, EffortOutcome> {

    /** What the decision is called. */
    static final String WHETHER = "whether";

    /** Not to do it. */
    static final String STAY = "stay";

    @Override
    public Next<Effort, EffortOutcome> step(Effort effort, Table table) {
        return switch (effort.what()) {
            case Undertaking.Feat feat when !effort.decided() -> decide(effort.doer(), feat, table);
            case Undertaking.Feat feat -> test(effort.doer(), feat, table);
            case Undertaking.Test test -> test(effort.doer(), test, table);
        };
    }

    @Override
    public List<Choice<Effort>> amendments(Effort effort) {
        return EffortAmendments.of(effort);
    }

    @Override
    public List<Choice<Effort>> rulings(Effort effort) {
        return RulingChoices.of(
                Rulings.DECLARED,
                effort.doer().rulings(),
                rulings -> new Effort(effort.doer().withRulings(rulings), effort.what(), effort.decided()));
    }

    @Override
    public EffortOutcome calledOff(Effort effort) {
        return switch (effort.what()) {
            case Undertaking.Feat feat -> untested(effort.doer(), feat, List.of(), effort.decided());
            case Undertaking.Test test ->
                new EffortOutcome(
                        effort.doer().name(),
                        test.trial().toString(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        List.of(),
                        Optional.empty());
        };
    }

    /** She does it, if nothing forbids it, or stays where she is, which costs nothing. */
    private static Next<Effort, EffortOutcome> decide(Doer doer, Undertaking.Feat feat, Table table) {
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
        int left = feat.before() - feat.price();
        switch (feat) {
            case Undertaking.Jumping jumping ->
                table.tell(
                        new EffortEvent.JumpedOff(
                                doer.name(),
                                feat.millimetres(),
                                jumping.jump().farthest(doer),
                                jumping.jump().isOutOfMovement(),
                                feat.price(),
                                left),
                        FalloutRule.FO_52_JUMP_DISTANCE,
                        FalloutRule.FO_09_ACTION_POINTS,
                        FalloutRule.FO_71_SCALE);
            case Undertaking.Running running ->
                table.tell(
                        new EffortEvent.Ran(doer.name(), feat.millimetres(), feat.price(), left),
                        FalloutRule.FO_54_RUNNING,
                        FalloutRule.FO_09_ACTION_POINTS,
                        FalloutRule.FO_71_SCALE);
        }
        return Next.go(new Effort(doer, feat, true));
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
        return Next.done(
                switch (what) {
                    case Undertaking.Test test ->
                        new EffortOutcome(
                                doer.name(),
                                trial.toString(),
                                Optional.of(verdict),
                                trial instanceof Trial.OfStatistic ? Optional.of(tested.margin()) : Optional.empty(),
                                Optional.empty(),
                                false,
                                List.of(),
                                Optional.empty());
                    case Undertaking.Jumping jumping -> landed(doer, jumping, verdict, table);
                    case Undertaking.Running running -> breathless(doer, running, verdict, table);
                });
    }

    private static EffortOutcome landed(Doer doer, Undertaking.Jumping jumping, Verdict verdict, Table table) {
        table.tell(new EffortEvent.Landed(doer.name(), verdict.succeeds()), FalloutRule.FO_53_JUMP_TEST);
        return new EffortOutcome(
                doer.name(),
                jumping.word(),
                Optional.of(verdict),
                Optional.empty(),
                Optional.empty(),
                false,
                List.of(),
                Optional.of(jumping.before() - jumping.price()));
    }

    private static EffortOutcome breathless(Doer doer, Undertaking.Running running, Verdict verdict, Table table) {
        Breath breath = Breath.after(verdict, running.price());
        List<Breath> all = new ArrayList<>(running.earlier());
        all.add(breath);
        List<Integer> coming = Breath.comingRounds(all);
        FalloutRule why = Breath.why(verdict);
        table.tell(
                new EffortEvent.OutOfBreath(doer.name(), breath, coming, why),
                coming.isEmpty() ? List.of(why) : List.of(why, FalloutRule.FO_59_WINDED));
        return new EffortOutcome(
                doer.name(),
                running.word(),
                Optional.of(verdict),
                Optional.empty(),
                Optional.empty(),
                true,
                coming,
                Optional.of(running.before() - running.price()));
    }

    /** How it stands without a test: what is paid for is paid for, and what she does not do costs nothing. */
    private static EffortOutcome untested(Doer doer, Undertaking.Feat feat, List<Rule> bars, boolean done) {
        Optional<Undertaking.Running> running =
                Optional.of(feat).filter(Undertaking.Running.class::isInstance).map(Undertaking.Running.class::cast);
        return new EffortOutcome(
                doer.name(),
                feat.word(),
                Optional.empty(),
                Optional.empty(),
                bars.stream().map(Rule::id).reduce((one, other) -> one + " " + other),
                done && running.isPresent(),
                running.map(run -> Breath.comingRounds(run.earlier())).orElse(List.of()),
                Optional.of(done ? feat.before() - feat.price() : feat.before()));
    }
}
