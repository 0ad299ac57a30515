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
 * Takes the minutes of another table: every answer it gives, and every event that is told, turn by turn. It also puts
 * in what the game master has laid down beforehand for each turn.
 */
public final class Minutes implements Relay {

    private final List<Answer> answers = new ArrayList<>();
    private final List<List<Happened>> turns = new ArrayList<>(List.of(new ArrayList<>()));
    private final List<GameMasterModifier> modifiers;
    private Table table;

    /**
     * Minutes of this table.
     *
     * @param modifiers what the game master adds to whose numbers
     */
    public Minutes(Table table, List<GameMasterModifier> modifiers) {
        this.table = table;
        this.modifiers = List.copyOf(modifiers);
    }

    /** Goes on taking minutes, but from now on of this table. */
    public Minutes at(Table other) {
        table = other;
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
        return fall;
    }

    @Override
    public <A> Choice.Option<A> pick(Choice<A> choice) {
        Choice.Option<A> picked = table.pick(choice.withModifiers(inForce()));
        answers.add(Answer.of(choice, picked));
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
        return table.count(GameMasterModifier.counted(inForce(), asWritten), limits);
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

    /**
     * A place in the minutes of a turn.
     *
     * @param events how many events stand before it
     * @param answers how many answers
     */
    public record Place(int events, int answers) {}

    /** Where they end just now. */
    public Place here() {
        return new Place(turns.getLast().size(), answered());
    }

    /**
     * Strikes what was told since this place, within the turn: it is told again when the amendment is made.
     *
     * @throws Diverged if something was answered since: an amendment takes effect where a step begins
     */
    public void backTo(Place place, AmendedFirst amended) {
        if (answered() > place.answers) {
            throw new Diverged("asked", answered() + 1, table.amendment().orElseThrow(), amended.question());
        }
        List<Happened> turn = turns.getLast();
        turn.subList(place.events, turn.size()).clear();
    }

    /** Begins a new turn. */
    public void turnEnded() {
        turns.add(new ArrayList<>());
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
