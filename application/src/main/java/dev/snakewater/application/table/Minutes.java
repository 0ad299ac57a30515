package dev.snakewater.application.table;

import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Takes the minutes of another table: every answer it gives, and every event that is told, turn by turn; of the step that is played,
 * what is counted for the question that comes next. It also puts in what the game master has laid down beforehand for each turn.
 */
public final class Minutes implements Relay {

    private final List<Answer> answers = new ArrayList<>();
    private final List<Thrown> thrown = new ArrayList<>();
    private final List<List<Happened>> turns = new ArrayList<>();
    private final List<Tally> counted = new ArrayList<>();
    private final List<GameMasterModifier> modifiers;
    private Table table;
    private int beforeStep;
    private int toldBefore;

    /** What was thrown. */
    public record Thrown(Throw what, Fall fall) {}

    /**
     * Minutes of this table.
     *
     * @param modifiers what the game master adds to whose numbers
     */
    public Minutes(Table table, List<GameMasterModifier> modifiers) {
        this(table, modifiers, List.of(), List.of(), List.of());
    }

    /**
     * Minutes that go on with the next turn.
     *
     * @param before what happened in the turns before it
     * @param onRecord what was answered in them
     * @param falls what was thrown in them, and maybe more
     */
    public Minutes(
            Table table,
            List<GameMasterModifier> modifiers,
            List<List<Happened>> before,
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

    /** Goes on with a step that is played at this table. */
    public Minutes at(Table other) {
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
        turns.getLast().add(new Happened(event, why, answered()));
        table.tell(event, why);
    }

    private void isAnswered() {
        counted.clear();
        toldBefore = turns.getLast().size();
    }

    /** The answers given since the step began. */
    public List<Answer> inStep() {
        return answers().stream().skip(beforeStep).toList();
    }

    /** What was counted since the last answer, within the step. */
    public List<Tally> counted() {
        return List.copyOf(counted);
    }

    /** What was told in this turn since the last answer. */
    public List<Event> told() {
        return turns.getLast().stream().skip(toldBefore).map(Happened::event).toList();
    }

    /** Every throw so far. */
    public List<Thrown> thrown() {
        return List.copyOf(thrown);
    }

    /** How many events have been told in this turn. */
    public int events() {
        return turns.getLast().size();
    }

    /**
     * Strikes what was told in this turn since there were so many events: it is told again when the amendment is made.
     *
     * @throws Diverged if something was answered in this step: an amendment takes effect where a step begins
     */
    public void backTo(int events, Answer.Amended amended, Question asked) {
        if (answered() > beforeStep + 1) {
            throw new Diverged("asked", answered(), amended, asked);
        }
        List<Happened> turn = turns.getLast();
        turn.subList(events, turn.size()).clear();
    }

    /** Begins a new turn. */
    public void turnEnded() {
        turns.add(new ArrayList<>());
        toldBefore = 0;
    }

    /** How many answers have been given so far. */
    public int answered() {
        return Math.max(answers.size(), table.given().size());
    }

    /** The answers given so far. */
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

    /** What happened so far; a turn in which nothing has happened is left out. */
    public List<List<Happened>> turns() {
        return turns.stream().filter(turn -> !turn.isEmpty()).map(List::copyOf).toList();
    }
}
