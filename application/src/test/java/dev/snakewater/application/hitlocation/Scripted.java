package dev.snakewater.application.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.application.table.ScriptedTable;
import java.util.stream.Stream;

/** Set-ups played by a script, to the end. */
final class Scripted {

    private Scripted() {}

    /** What is played of a set-up without problems. */
    static <C, S, O> Played<S, O> played(ScenarioKind<C, S, O> kind, C setUp, String... dice) {
        assertThat(kind.problems(setUp)).isEmpty();
        ScriptedTable table = new ScriptedTable(
                Stream.of(dice).map(line -> ScriptLine.of(line).orElseThrow()).toList());
        return Played.from(kind.procedure(), kind.open(setUp), Terms.of(1), situation -> table);
    }

    /** What comes of it. */
    static <C, S, O> O outcome(ScenarioKind<C, S, O> kind, C setUp, String... dice) {
        return outcome(played(kind, setUp, dice));
    }

    /** What came of it. */
    static <S, O> O outcome(Played<S, O> played) {
        return switch (played.standing()) {
            case Standing.Over<S, O> over -> over.outcome();
            case Standing.CalledOff<S, O> off -> throw new AssertionError(off);
            case Standing.Asking<S, O> asking -> throw new AssertionError(asking);
        };
    }
}
