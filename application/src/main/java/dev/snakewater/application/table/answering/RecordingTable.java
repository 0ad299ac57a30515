package dev.snakewater.application.table.answering;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.GameMasterEvent;
import dev.snakewater.application.table.GameMasterModifier;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Records another table: every answer and every event, turn by turn, and the numbers counted for the next question. It also adds the game
 * master's modifiers for each turn.
 */
public final class RecordingTable implements ForwardingTable {

    private final List<Answer> answers = new ArrayList<>();
    private final List<Thrown> thrown = new ArrayList<>();
    private final List<List<LoggedEvent>> turns = new ArrayList<>();
    private final List<Tally> counted = new ArrayList<>();
    private final List<GameMasterModifier> modifiers;
    private Table table;
    private int beforeStep;
    private int toldBefore;

    /** A throw and its fall. */
    public record Thrown(Throw what, Fall fall) {}

    /** Records this table, adding the game master's modifiers. */
    public RecordingTable(Table table, List<GameMasterModifier> modifiers) {
        this(table, modifiers, List.of(), List.of(), List.of());
    }

    /** Goes on with the next turn after earlier turns, the answers given in them, and the throws in them and maybe more. */
    public RecordingTable(
            Table table,
            List<GameMasterModifier> modifiers,
            List<List<LoggedEvent>> before,
            List<Answer> onRecord,
            List<Thrown> falls) {
        this.table = table;
        this.modifiers = List.copyOf(modifiers);
        turns.addAll(before);
        turns.add(new ArrayList<>());
        onRecord.stream().filter(answer -> !(answer instanceof Answer.Overrule)).forEach(answers::add);
        falls.stream()
                .limit(answers.stream().filter(Answer.Fell.class::isInstance).count())
                .forEach(thrown::add);
    }

    /** Returns this recording, which goes on with a step played at another table. */
    public RecordingTable at(Table other) {
        table = other;
        beforeStep = answered();
        counted.clear();
        return this;
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public Fall roll(Throw what) {
        Fall fall = table.roll(what);
        answers.add(Answer.of(what, fall));
        thrown.add(new Thrown(what, fall));
        isAnswered();
        return fall;
    }

    @Override
    public <A> Choice.Option<A> pick(Choice<A> choice) {
        Choice.Option<A> picked = table.pick(choice.withModifiers(inForce()));
        answers.add(Answer.of(choice, picked));
        isAnswered();
        if (!picked.bars().isEmpty()) {
            tell(
                    new GameMasterEvent.Allowed(choice.by(), choice.name(), picked.word(), picked.bars()),
                    Stream.concat(Stream.of(GameMasterRule.GM_02_ALLOWED), picked.bars().stream())
                            .toList());
        }
        return picked;
    }

    @Override
    public Tally count(Tally asWritten, UnaryOperator<Tally> limits) {
        Tally tally = table.count(GameMasterModifier.counted(inForce(), asWritten), limits);
        counted.add(tally);
        return tally;
    }

    @Override
    public List<Answer> given() {
        return answers();
    }

    @Override
    public void tell(Event event, List<Rule> why) {
        turns.getLast().add(new LoggedEvent(event, why, answered()));
        table.tell(event, why);
    }

    private void isAnswered() {
        counted.clear();
        toldBefore = turns.getLast().size();
    }

    /** Returns the answers given since the step began. */
    public List<Answer> inStep() {
        return answers().stream().skip(beforeStep).toList();
    }

    /** Returns the tallies counted since the last answer, within the step. */
    public List<Tally> counted() {
        return List.copyOf(counted);
    }

    /** Returns the events told in this turn since the last answer. */
    public List<Event> told() {
        return turns.getLast().stream().skip(toldBefore).map(LoggedEvent::event).toList();
    }

    /** Returns every throw so far. */
    public List<Thrown> thrown() {
        return List.copyOf(thrown);
    }

    /** Returns how many events have been told in this turn. */
    public int events() {
        return turns.getLast().size();
    }

    /**
     * Removes the events told in this turn after the first ones: they are told again once the game master has done this.
     *
     * @throws DivergedException if something was answered in this step: it takes effect where a step begins
     */
    public void backTo(int events, Answer.BetweenSteps done, Question asked) {
        if (answered() > beforeStep + 1) {
            throw new DivergedException("asked", answered(), done, asked);
        }
        List<LoggedEvent> turn = turns.getLast();
        turn.subList(events, turn.size()).clear();
    }

    /** Begins a new turn. */
    public void turnEnded() {
        turns.add(new ArrayList<>());
        toldBefore = 0;
    }

    /** Returns how many answers have been given so far. */
    public int answered() {
        return Math.max(answers.size(), table.given().size());
    }

    /** Returns the answers given so far. */
    public List<Answer> answers() {
        List<Answer> onRecord = table.given();
        if (onRecord.isEmpty()) {
            return List.copyOf(answers);
        }
        Iterator<Answer> asTaken = answers.iterator();
        return onRecord.stream()
                .map(answer -> answer instanceof Answer.Overrule ? answer : taken(asTaken.next(), answer))
                .toList();
    }

    private List<GameMasterModifier> inForce() {
        return GameMasterModifier.inForce(modifiers, turns.size());
    }

    /** An answer as it was taken; who threw the dice, only the record knows. */
    private static Answer taken(Answer asTaken, Answer onRecord) {
        return asTaken instanceof Answer.Fell fell && onRecord instanceof Answer.Fell recorded
                ? new Answer.Fell(fell.by(), fell.to(), fell.rule(), fell.fall(), recorded.byHand())
                : asTaken;
    }

    /** Returns what happened so far, turn by turn; the current turn only if something has happened in it. */
    public List<List<LoggedEvent>> turns() {
        int begun = turns.size() - (turns.getLast().isEmpty() ? 1 : 0);
        return turns.stream().limit(begun).map(List::copyOf).toList();
    }
}
