package dev.snakewater.application.fight;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Relay;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Watches a table for what somebody who sits at it may want to know of the question that comes next. */
final class Watch implements Relay {

    private final Table table;
    private int before;
    private final List<Tally> counted = new ArrayList<>();
    private final List<Event> told = new ArrayList<>();
    private final List<Thrown> thrown = new ArrayList<>();
    private final List<Name> undisclosed = new ArrayList<>();

    /** Watches this table. */
    Watch(Table table) {
        this.table = table;
    }

    @Override
    public Table table() {
        return table;
    }

    /** What was thrown. */
    record Thrown(Throw what, Fall fall) {}

    /** A step begins. */
    Watch stepBegins() {
        before = table.given().size();
        counted.clear();
        return this;
    }

    /** The answers given since the current step began. */
    List<Answer> inStep() {
        List<Answer> given = table.given().subList(before, table.given().size());
        return given.stream().dropWhile(Answer.Amended.class::isInstance).toList();
    }

    /** What was counted since the last answer, within the step. */
    List<Tally> counted() {
        return List.copyOf(counted);
    }

    /** What was told since the last answer. */
    List<Event> told() {
        return List.copyOf(told);
    }

    /** Every throw so far. */
    List<Thrown> thrown() {
        return List.copyOf(thrown);
    }

    /** Whether somebody else has chosen something of which nothing has been told yet. */
    boolean hidesSomethingFrom(Name who) {
        return undisclosed.stream().anyMatch(name -> !name.equals(who));
    }

    @Override
    public Fall roll(Throw what) {
        Fall fall = table.roll(what);
        thrown.add(new Thrown(what, fall));
        answered();
        return fall;
    }

    @Override
    public <A> Choice.Option<A> pick(Choice<A> choice) {
        Choice.Option<A> chosen = table.pick(choice);
        answered();
        undisclosed.add(choice.by());
        return chosen;
    }

    @Override
    public Tally count(Tally asWritten, UnaryOperator<Tally> limits) {
        Tally tally = table.count(asWritten, limits);
        counted.add(tally);
        return tally;
    }

    @Override
    public void tell(Event event, List<Rule> why) {
        told.add(event);
        undisclosed.clear();
        table.tell(event, why);
    }

    private void answered() {
        counted.clear();
        told.clear();
    }
}
