package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.modifier.Trial;
import dev.snakewater.domain.fallout.scene.Doer;
import dev.snakewater.domain.fallout.scene.Feat;
import dev.snakewater.domain.fallout.scene.Jump;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How somebody decides to jump or run, and is tested. */
public final class EffortProcedure implements Procedure<Effort, EffortOutcome> {

    static final String WHETHER = "whether";

    static final String STAY = "stay";

    /** What hinders a test, and what keeps from jumping and running. */
    private static final List<Part> HINDERING = List.of(Part.HEAD, Part.LEGS);

    @Override
    public Next<Effort, EffortOutcome> step(Effort effort, Table table) {
        return effort.feat()
                .filter(feat -> !effort.decided())
                .map(feat -> decide(effort, feat, table))
                .orElseGet(() -> test(effort, table));
    }

    @Override
    public List<Choice<Effort>> amendments(Effort effort) {
        Doer doer = effort.doer();
        return Amendments.listed(all -> {
            Amendments<Effort> hers = all.of(doer.name());
            hers.when(effort.feat().isPresent())
                    .number(
                            "action points",
                            0,
                            Wastelander.MOST_ACTION_POINTS,
                            left -> effort.withBefore(left + effort.paid()));
            FalloutAmendments.burdens(
                    hers.within(now -> effort.withDoer(doer.withPerson(now))),
                    doer.person(),
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
        return EffortOutcome.untested(effort, List.of());
    }

    /** She does it, if nothing forbids it, or stays where she is, which costs nothing. */
    private static Next<Effort, EffortOutcome> decide(Effort effort, Feat feat, Table table) {
        Doer doer = effort.doer();
        Name by = doer.name();
        List<Rule> bars = feat.bars(doer, effort.before());
        boolean goes = table.choose(Choice.among(by, WHETHER, List.of(true, false), feat.why())
                .called(does -> does ? feat.word() : STAY)
                .barring(does -> does ? bars : List.of()));
        if (!goes) {
            table.tell(
                    new EffortEvent.Stayed(by, feat.word(), bars, feat.price(), effort.before(), feat.why()),
                    bars.isEmpty() ? List.of(feat.why()) : bars);
            return Next.done(EffortOutcome.untested(effort, bars));
        }
        int left = effort.before() - feat.price();
        EffortEvent done = switch (feat) {
            case Jump jump ->
                new EffortEvent.JumpedOff(
                        by, jump.millimetres(), jump.farthest(doer), jump.isOutOfMovement(), jump.price(), left);
            case Run run -> new EffortEvent.Ran(by, run.millimetres(), run.price(), left);
        };
        FalloutRule far = feat instanceof Jump ? FalloutRule.FO_52_JUMP_DISTANCE : FalloutRule.FO_54_RUNNING;
        table.tell(done, far, FalloutRule.FO_09_ACTION_POINTS, FalloutRule.FO_71_SCALE);
        return Next.go(effort.withDecided(true));
    }

    private static Next<Effort, EffortOutcome> test(Effort effort, Table table) {
        Doer doer = effort.doer();
        Trial trial = effort.trial();
        Tally limit = effort.limit(table::count);
        Fall fall = table.roll(doer.name(), trial.toString(), trial.dice(doer), trial.why());
        Verdict verdict = trial.verdict(doer, fall.total(), limit.total());
        EffortEvent.Tested tested =
                new EffortEvent.Tested(doer.name(), trial.toString(), limit, fall, verdict, trial.why());
        table.tell(
                tested,
                Stream.concat(Stream.of(trial.why()), verdict.rules().stream())
                        .distinct()
                        .toList());
        List<Integer> coming = effort.feat()
                .map(feat -> landed(doer.name(), feat, verdict, table))
                .orElse(List.of());
        return Next.done(EffortOutcome.of(effort, Optional.of(tested), List.of(), coming));
    }

    /** What becomes of her: the master says what a failed jump means; a run costs her something in each of the coming rounds. */
    private static List<Integer> landed(Name by, Feat feat, Verdict verdict, Table table) {
        if (!(feat instanceof Run run)) {
            table.tell(new EffortEvent.Landed(by, verdict.succeeds()), FalloutRule.FO_53_JUMP_TEST);
            return List.of();
        }
        Run.Breath breath = Run.Breath.after(verdict, run.price());
        List<Integer> coming = run.comingRounds(breath);
        FalloutRule why = Run.Breath.why(verdict);
        table.tell(
                new EffortEvent.OutOfBreath(by, breath, coming, why),
                coming.isEmpty() ? List.of(why) : List.of(why, FalloutRule.FO_59_WINDED));
        return coming;
    }
}
