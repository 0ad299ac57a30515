package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.modifier.Check;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.Jump;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.scene.Stunt;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How somebody decides to jump or run, and is tested. */
public final class EffortProcedure implements Procedure<EffortSituation, EffortOutcome> {

    static final String WHETHER = "whether";

    static final String STAY = "stay";

    @Override
    public Next<EffortSituation, EffortOutcome> step(EffortSituation effort, Table table) {
        return effort.stunt()
                .filter(stunt -> !effort.decided())
                .map(stunt -> decide(effort, stunt, table))
                .orElseGet(() -> test(effort, table));
    }

    @Override
    public List<Choice<EffortSituation>> amendments(EffortSituation effort) {
        Actor actor = effort.actor();
        return Amendments.listed(all -> {
            Amendments<EffortSituation> hers = all.of(actor.name());
            int most = Wastelander.MOST_ACTION_POINTS;
            hers.when(effort.stunt().isPresent())
                    .number("action points", 0, most, left -> effort.withBefore(left + effort.paid()));
            Amendments<Person> person = hers.within(now -> effort.withActor(actor.withPerson(now)));
            FalloutAmendments.burdens(person, actor.person(), actor.rulings(), Part.HEAD, Part.LEGS);
        });
    }

    @Override
    public List<Choice<EffortSituation>> rulings(EffortSituation effort) {
        Actor actor = effort.actor();
        return RulingChoices.of(
                Rulings.DECLARED, actor.rulings(), rulings -> effort.withActor(actor.withRulings(rulings)));
    }

    @Override
    public EffortOutcome calledOff(EffortSituation effort) {
        return EffortOutcome.untested(effort, List.of());
    }

    /** Asks whether she does it, if it is allowed. Staying costs nothing. */
    private static Next<EffortSituation, EffortOutcome> decide(EffortSituation effort, Stunt stunt, Table table) {
        Actor actor = effort.actor();
        Name by = actor.name();
        List<Rule> bars = stunt.bars(actor, effort.before());
        boolean goes = table.choose(Choice.among(by, WHETHER, List.of(true, false), stunt.why())
                .called(does -> does ? stunt.word() : STAY)
                .barring(does -> does ? bars : List.of()));
        if (!goes) {
            table.tell(
                    new EffortEvent.Stayed(by, stunt.word(), bars, stunt.price(), effort.before(), stunt.why()),
                    bars.isEmpty() ? List.of(stunt.why()) : bars);
            return Next.done(EffortOutcome.untested(effort, bars));
        }
        int left = effort.before() - stunt.price();
        EffortEvent done = switch (stunt) {
            case Jump jump ->
                new EffortEvent.JumpedOff(
                        by, jump.millimetres(), jump.farthest(actor), jump.isOutOfMovement(), jump.price(), left);
            case Run run -> new EffortEvent.Ran(by, run.millimetres(), run.price(), left);
        };
        FalloutRule far = stunt instanceof Jump ? FalloutRule.FO_52_JUMP_DISTANCE : FalloutRule.FO_54_RUNNING;
        table.tell(done, far, FalloutRule.FO_09_ACTION_POINTS, FalloutRule.FO_71_SCALE);
        return Next.go(effort.withDecided(true));
    }

    private static Next<EffortSituation, EffortOutcome> test(EffortSituation effort, Table table) {
        Actor actor = effort.actor();
        EffortEvent.Tested tested = tested(actor, effort.check(), effort.limit(table::count), table);
        List<Integer> coming = effort.stunt()
                .map(stunt -> landed(actor.name(), stunt, tested.verdict(), table))
                .orElse(List.of());
        return Next.done(EffortOutcome.of(effort, Optional.of(tested), List.of(), coming));
    }

    private record Shown(Verdict verdict, int margin) {}

    /** Tests somebody against a limit, and tells how it came out. Only of a statistic the margin is to be used. */
    public static EffortEvent.Tested tested(Actor actor, Check check, Tally limit, Table table) {
        Name by = actor.name();
        String what = check.toString();
        int at = limit.total();
        boolean marginCounts = check.statistic().isPresent();
        Throw.Read<Shown> read = table.read(
                by,
                what,
                check.dice(actor),
                roll -> new Shown(check.verdict(actor, roll, at), marginCounts ? at - roll : 0),
                check.why());
        Verdict verdict = read.result().verdict;
        EffortEvent.Tested tested = new EffortEvent.Tested(by, what, limit, read.fall(), verdict, check.why());
        Stream<Rule> why = Stream.concat(Stream.of(check.why()), verdict.rules().stream());
        table.tell(tested, why.distinct().toList());
        return tested;
    }

    /** Tells the consequences, and returns the handicaps of the coming rounds. The game master says what a failed jump means. */
    private static List<Integer> landed(Name by, Stunt stunt, Verdict verdict, Table table) {
        if (!(stunt instanceof Run run)) {
            table.tell(new EffortEvent.Landed(by, verdict.succeeds()), FalloutRule.FO_53_JUMP_TEST);
            return List.of();
        }
        return run.comingRounds(outOfBreath(by, run, verdict, table));
    }

    /** Tells how a run has left somebody out of breath, and returns it. */
    public static Run.Exhaustion outOfBreath(Name by, Run run, Verdict verdict, Table table) {
        Run.Exhaustion breath = Run.Exhaustion.after(verdict, run.price());
        List<Integer> coming = run.comingRounds(breath);
        FalloutRule why = Run.Exhaustion.why(verdict);
        table.tell(
                new EffortEvent.OutOfBreath(by, breath, coming, why),
                coming.isEmpty() ? List.of(why) : List.of(why, FalloutRule.FO_59_WINDED));
        return breath;
    }
}
