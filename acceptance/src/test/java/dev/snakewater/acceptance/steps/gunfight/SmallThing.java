package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.answering.ScriptedTable;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;

/** Something smaller than a fight, played by itself with the dice of an example. */
@ScenarioScoped
public final class SmallThing {

    private final Course course;
    private final GameMaster gameMaster;
    private final Showdown showdown;
    private final Citations citations;

    /** Something smaller than this fight. */
    @Inject
    public SmallThing(Course course, GameMaster gameMaster, Showdown showdown, Citations citations) {
        this.course = course;
        this.gameMaster = gameMaster;
        this.showdown = showdown;
        this.citations = citations;
    }

    /** What comes of it; all dice of the example are thrown, and no others. */
    <C, S, O> O outcome(ScenarioKind<C, S, O> kind, C setUp) {
        assertThat(kind.problems(setUp)).extracting(Problem::what).isEmpty();
        ScriptedTable table = new ScriptedTable(course.dice(1));
        Played<S, O> played = Played.from(kind.procedure(), kind.open(setUp), gameMaster.terms(1), situation -> table);
        played.course().forEach(turn -> turn.forEach(citations::happened));
        assertThat(table.leftOver()).as("dice that nobody throws").isEmpty();
        showdown.isNotPlayed();
        return switch (played.standing()) {
            case Standing.Over<S, O> over -> over.outcome();
            case Standing.CalledOff<S, O> off -> throw new AssertionError("it does not end: " + off);
            case Standing.Asking<S, O> asking ->
                throw new AssertionError("the example does not say what "
                        + asking.question().by() + "'s " + asking.question().name() + " shows");
        };
    }
}
