package dev.snakewater.acceptance.steps.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.application.hitlocation.BlastOutcome;
import dev.snakewater.application.hitlocation.Fate;
import dev.snakewater.application.hitlocation.HitLocationEvent;
import dev.snakewater.application.hitlocation.StrikeOutcome;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.table.ScriptedTable;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What happens in one example, and who is the worse for it. */
@ScenarioScoped
public final class Casualties {

    private final Citations citations;
    private final List<ScriptLine> dice = new ArrayList<>();
    private final List<HitLocationEvent> events = new ArrayList<>();
    private final List<Sentence> told = new ArrayList<>();
    private Optional<Object> outcome = Optional.empty();
    private Optional<ScriptedTable> table = Optional.empty();

    /** What happens is cited here. */
    @Inject
    public Casualties(Citations citations) {
        this.citations = citations;
    }

    /** Somebody's dice will show this. */
    void show(String who, String roll, String faces) {
        dice.add(ScriptLine.of(who + ", " + roll + ": " + faces).orElseThrow());
    }

    /** Plays a set-up with the dice of the example. */
    <C, S, O> void play(ScenarioKind<C, S, O> kind, C setUp) {
        assertThat(kind.problems(setUp)).as("what is wrong with it").isEmpty();
        ScriptedTable scripted = new ScriptedTable(dice);
        S opening = kind.open(setUp);
        Played<S, O> played = Played.from(kind.procedure(), opening, Terms.of(1), situation -> scripted);
        O end = switch (played.standing()) {
            case Standing.Over<S, O> over -> over.outcome();
            case Standing.CalledOff<S, O> off -> off.outcome();
            case Standing.Asking<S, O> asking ->
                throw new AssertionError("The example does not say what comes next: " + asking.question());
        };
        table = Optional.of(scripted);
        outcome = Optional.of(end);
        told.addAll(kind.telling().opening(opening));
        played.course().stream().flatMap(List::stream).forEach(happened -> {
            citations.happened(happened);
            events.add((HitLocationEvent) happened.event());
        });
        told.addAll(kind.telling().ending(end));
    }

    /** What happened, of one kind. */
    <E extends HitLocationEvent> List<E> all(Class<E> kind) {
        return events.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** Everything that happened. */
    List<HitLocationEvent> events() {
        return events;
    }

    /** What is told before and after it. */
    List<String> told() {
        return told.stream().map(Sentence::text).toList();
    }

    /** What came of it. */
    <O> O outcome(Class<O> kind) {
        return kind.cast(outcome.orElseThrow(() -> new AssertionError("nothing has happened yet")));
    }

    /** What has become of somebody. */
    Fate fate(String name) {
        Stream<Fate> fates = switch (outcome.orElseThrow(() -> new AssertionError("nothing has happened yet"))) {
            case StrikeOutcome strike -> Stream.of(strike.target());
            case BlastOutcome blast -> blast.victims().stream().map(BlastOutcome.Harmed::fate);
            case Object other -> throw new AssertionError(other + " tells nobody's fate");
        };
        return fates.filter(fate -> fate.name().equals(new Name(name)))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody is called " + name));
    }

    /** The tally of this name that somebody had. */
    Tally tally(String who, String of) {
        return events.stream()
                .flatMap(event -> event.tallies().stream())
                .filter(tally -> tally.whose().text().equals(who) && tally.of().equals(of))
                .findFirst()
                .orElseThrow(() -> new AssertionError(who + " had no " + of));
    }

    /** Dice that the example tells and nobody has thrown. */
    List<String> leftOver() {
        return table.map(ScriptedTable::leftOver).orElse(List.of());
    }
}
