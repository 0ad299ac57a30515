package dev.snakewater.domain.modifier;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;

/**
 * A number with all its reasons: a base, and lines that change it one after another. Nothing can be added without a rule. A modifier that
 * was due but does not count stays visible as waived.
 *
 * @param of the name of the number, such as {@code snapshot} or {@code damage}
 */
@Withers
public record Tally(Name whose, String of, Base base, List<Line> lines) implements TallyBuilder.With {

    /** The start of a tally. */
    public sealed interface Base {
        /** Returns the rule that says so. */
        Rule why();
    }

    /** A number known from the start, such as a skill. */
    public record Known(int amount, Reason what, Rule why) implements Base {}

    /** A throw still to come; the tally can be read before the dice fall, and is completed by them. */
    public record Awaited(DicePool dice, Rule why) implements Base {}

    /** One step of the arithmetic. */
    public sealed interface Line {
        /** Returns the rule that says so. */
        Rule why();
    }

    /** An addition; a penalty is negative. */
    public record Plus(Modifier modifier) implements Line {
        @Override
        public Rule why() {
            return modifier.why();
        }
    }

    /** A multiplication by a fraction. */
    public record Times(int numerator, int denominator, Rounding rounding, Reason what, Rule why) implements Line {
        /** @throws IllegalArgumentException if the denominator is not positive */
        public Times {
            if (denominator < 1) {
                throw new IllegalArgumentException("a denominator is at least 1");
            }
        }
    }

    /** An upper limit. */
    public record AtMost(int limit, Reason what, Rule why) implements Line {}

    /** A lower limit. */
    public record AtLeast(int limit, Reason what, Rule why) implements Line {}

    /** A modifier that was due and does not count. */
    public record Waived(Modifier due, Rule why) implements Line {}

    public Tally {
        lines = List.copyOf(lines);
    }

    /** Returns a tally that starts from a known number. */
    public static Tally of(Name whose, String of, int amount, String what, Rule why, Object... with) {
        return of(whose, of, amount, Reason.of(what, with), why);
    }

    /** Returns a tally that starts from a known number. */
    public static Tally of(Name whose, String of, int amount, Reason what, Rule why) {
        return new Tally(whose, of, new Known(amount, what, why), List.of());
    }

    /** Returns a tally that starts from a throw still to come. */
    public static Tally ofThrow(Name whose, String of, DicePool dice, Rule why) {
        return new Tally(whose, of, new Awaited(dice, why), List.of());
    }

    /** Returns this with a modifier. */
    public Tally plus(int amount, String what, Rule why, Object... with) {
        return plus(new Modifier(amount, what, why, with));
    }

    /** Returns this with a modifier. */
    public Tally plus(Modifier modifier) {
        return and(modifier.line());
    }

    /** Returns this with a modifier, unless it is zero. */
    public Tally plusIfAny(int amount, String what, Rule why, Object... with) {
        return amount == 0 ? this : plus(amount, what, why, with);
    }

    /** Adds a modifier unless a rule waives it; says nothing of a modifier that comes to nothing. */
    public Tally plusUnless(boolean waived, Rule by, Modifier due) {
        return due.amount() == 0 ? this : and(due.unless(waived, by));
    }

    /** Returns this multiplied by a fraction and rounded. */
    public Tally times(int numerator, int denominator, Rounding rounding, String what, Rule why, Object... with) {
        return and(new Times(numerator, denominator, rounding, Reason.of(what, with), why));
    }

    /** Returns this with an upper limit. */
    public Tally atMost(int limit, String what, Rule why, Object... with) {
        return and(new AtMost(limit, Reason.of(what, with), why));
    }

    /** Returns this with a lower limit. */
    public Tally atLeast(int limit, String what, Rule why, Object... with) {
        return and(new AtLeast(limit, Reason.of(what, with), why));
    }

    /** Returns this with a lower limit, which is listed only if the number could fall below it. */
    public Tally neverBelow(int limit, String what, Rule why, Object... with) {
        return ends(Math::min) < limit ? atLeast(limit, what, why, with) : this;
    }

    /** Returns this with an upper limit, which is listed only if the number could exceed it. */
    public Tally neverAbove(int limit, String what, Rule why, Object... with) {
        return ends(Math::max) > limit ? atMost(limit, what, why, with) : this;
    }

    /** Returns this with a modifier that a rule waives. */
    public Tally waiving(Modifier due, Rule by) {
        return and(new Waived(due, by));
    }

    /** Returns this with one more line. */
    public Tally and(Line line) {
        if (lines.isEmpty()) {
            return withLines(List.of(line));
        }
        Line[] more = lines.toArray(new Line[lines.size() + 1]);
        more[lines.size()] = line;
        return withLines(List.of(more));
    }

    /** Returns whether the throw it starts from is still to come. */
    public boolean awaitsThrow() {
        return base instanceof Awaited;
    }

    /** Returns this completed by its throw; a tally that does not start from a throw is unchanged. */
    public Tally completedBy(Fall fall) {
        return base instanceof Awaited(DicePool dice, Rule why)
                ? withBase(new Known(fall.total(), Reason.said(dice.toString()), why))
                : this;
    }

    /** Returns the number; the throw it starts from must have fallen. */
    public int total() {
        if (base instanceof Known known) {
            return totalFrom(known.amount());
        }
        throw new IllegalStateException(of + " of " + whose + " still waits for its throw");
    }

    /** Returns what it would come to if it started from this number. */
    public int totalFrom(int start) {
        int sum = start;
        for (Line line : lines) {
            sum = acted(sum, line);
        }
        return sum;
    }

    /** Which of what it comes to by the lowest and by the highest throw; by any, if it awaits none. */
    private int ends(IntBinaryOperator which) {
        return base instanceof Awaited awaited
                ? which.applyAsInt(
                        totalFrom(awaited.dice().least()),
                        totalFrom(awaited.dice().most()))
                : total();
    }

    /** Returns the rules of the base and of every line, including waived ones, in order. */
    public List<Rule> rules() {
        List<Rule> rules = new ArrayList<>();
        rules.add(base.why());
        for (Line line : lines) {
            rules.add(line.why());
            if (line instanceof Waived waived) {
                rules.add(waived.due().why());
            }
        }
        return List.copyOf(rules);
    }

    /** Returns the number after a line. */
    public static int acted(int soFar, Line line) {
        return switch (line) {
            case Plus plus -> Math.addExact(soFar, plus.modifier().amount());
            case Times times ->
                times.rounding().quotient(Math.multiplyExact((long) soFar, times.numerator()), times.denominator());
            case AtMost most -> Math.min(soFar, most.limit());
            case AtLeast least -> Math.max(soFar, least.limit());
            case Waived waived -> soFar;
        };
    }
}
