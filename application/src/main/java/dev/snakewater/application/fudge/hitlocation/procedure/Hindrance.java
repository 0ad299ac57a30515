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
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
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

    /** The kinds of activity that HL-25 tells apart. */
    public enum ActivityKind {
        /** A blow, a shot or a draw on his feet. */
        FIGHTING_STANDING,
        /** The same lying down or seated. */
        FIGHTING_PRONE,
        /** Picking a lock, tying a knot. */
        MANUAL_WORK,
        RUNNING,
        TALKING;

        /** A reason why somebody cannot do something at all. */
        public enum Bar {
            OUT_OF_ACTION(HitLocationRule.HL_32_WOUND_EFFECTS),
            USELESS_HAND(HitLocationRule.HL_18_MUST_BE_HEALED),
            CANNOT_STAND(HitLocationRule.HL_21_GETTING_UP),
            CANNOT_RUN(HitLocationRule.HL_21_GETTING_UP);

            private final Rule why;

            Bar(Rule why) {
                this.why = why;
            }

            /** Returns the rule that says so. */
            public Rule why() {
                return why;
            }
        }

        /** Returns the parts of the body it uses, with these hands; with the right one if he fights and none are given. */
        Activity with(Optional<Hands> hands) {
            return switch (this) {
                case FIGHTING_STANDING, FIGHTING_PRONE -> Activity.fighting(needed(hands), this == FIGHTING_STANDING);
                case MANUAL_WORK -> Activity.manualWork();
                case RUNNING -> Activity.running();
                case TALKING -> Activity.talking();
            };
        }

        /** Returns why somebody cannot do it at all; empty if he can. */
        Optional<Bar> bar(Person who, Optional<Hands> hands) {
            return Stream.of(Bar.values())
                    .filter(bar -> isBarred(bar, who, hands))
                    .findFirst();
        }

        private boolean isBarred(Bar bar, Person who, Optional<Hands> hands) {
            Body body = who.body();
            return switch (bar) {
                case OUT_OF_ACTION -> !who.canAct();
                case USELESS_HAND ->
                    !body.hasHands(needed(hands))
                            || (this == MANUAL_WORK && body.hands().isEmpty());
                case CANNOT_STAND -> this == FIGHTING_STANDING && !body.canStand(who.support());
                case CANNOT_RUN -> this == RUNNING && !body.canStand(false);
            };
        }

        /** Work with given hands needs those; otherwise one usable hand is enough. */
        private List<BodySide> needed(Optional<Hands> hands) {
            return switch (this) {
                case FIGHTING_STANDING, FIGHTING_PRONE ->
                    hands.orElse(Hands.RIGHT).sides();
                case MANUAL_WORK -> hands.map(Hands::sides).orElse(List.of());
                case RUNNING, TALKING -> List.of();
            };
        }

        /** Returns whether he can do it only by leaning on something. */
        boolean leans(Person who) {
            return this == FIGHTING_STANDING && !who.body().canStand(false);
        }
    }

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
