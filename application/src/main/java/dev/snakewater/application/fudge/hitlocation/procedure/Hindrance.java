package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Somebody with wounds, and the activities asked about; played in a single step. */
@Withers
public record Hindrance(
        Person who,
        List<ActivityKind> asked,
        Optional<Hands> hands,
        Optional<Attempt> attempt,
        LocationRulings.OfWounds rulings)
        implements HindranceBuilder.With,
                HitLocationProcedure.Situation<Hindrance, LocationRulings.OfWounds, Hindrance.Outcome> {

    /** Something that somebody attempts. */
    public record Attempt(
            ActivityKind doing,

            @Spelt(pattern = Holding.NAME, as = "thing") String what,

            Degree skill,
            @Default("Fair") Degree difficulty) {}

    /** Returns the name of the penalty for an activity. */
    public static String penaltyFor(ActivityKind doing) {
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
    public Next<Hindrance, Outcome> step(Table table) {
        List<Outcome.Penalty> penalties =
                asked.stream().map(doing -> penalty(doing, table)).toList();
        Optional<Outcome.Tried> tried = attempt.map(what -> new Outcome.Tried(what.what(), tried(what, table)));
        return Next.done(new Outcome(who.name(), penalties, tried));
    }

    @Override
    public Outcome calledOff() {
        return new Outcome(who.name(), List.of(), Optional.empty());
    }

    /** Returns the penalty of his wounds (HL-24, HL-25); whatever a game master adds, it is never a bonus. */
    private Outcome.Penalty penalty(ActivityKind doing, Table table) {
        Optional<ActivityKind.Bar> bar = barred(doing, table);
        if (bar.isPresent()) {
            return new Outcome.Penalty(doing, Optional.empty(), bar);
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
        return new Outcome.Penalty(doing, Optional.of(penalty.total()), Optional.empty());
    }

    private Outcome.Result tried(Attempt attempt, Table table) {
        if (barred(attempt.doing(), table).isPresent()) {
            return Outcome.Result.CANNOT_TRY;
        }
        Tally skill = hindered(who.tally("skill", attempt.skill()), attempt.doing());
        return who.tries(attempt.what(), skill, attempt.difficulty(), table).succeeds()
                ? Outcome.Result.YES
                : Outcome.Result.NO;
    }

    private Optional<ActivityKind.Bar> barred(ActivityKind doing, Table table) {
        Optional<ActivityKind.Bar> bar = doing.bar(who, hands);
        bar.ifPresent(it -> table.tell(new HitLocationEvent.Barred(who.name(), doing, it), it.why()));
        return bar;
    }

    private Tally hindered(Tally tally, ActivityKind doing) {
        return who.body().hindered(tally, doing.with(hands));
    }

    /** The outcome: the penalty for each activity, and the result of the attempt. */
    public record Outcome(Name who, List<Penalty> penalties, Optional<Tried> attempt) implements Measured {

        @Override
        public List<Finding> findings() {
            return Stream.concat(
                            attempt.stream().map(tried -> Finding.one("tried", tried.result(), who, tried.what())),
                            penalties.stream().map(penalty -> penalty.finding(who)))
                    .toList();
        }

        /** A penalty, 0 or less, or the reason why he cannot do it. */
        public record Penalty(ActivityKind doing, Optional<Integer> penalty, Optional<ActivityKind.Bar> bar) {

            private Finding finding(Name who) {
                return Finding.ranked(
                        "penalty", penalty.map(amount -> -amount).orElse(Integer.MAX_VALUE), penalty, who, doing);
            }
        }

        /** An attempt and its result. */
        public record Tried(String what, Result result) {}

        /** The result of an attempt. */
        public enum Result {
            YES,
            NO,
            CANNOT_TRY
        }
    }
}
