package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.procedure.Problem;
import java.util.List;

/** What a person writes to put somebody to a test, or to let her jump or run. */
public sealed interface EffortScenario permits TestScenario, JumpScenario, RunScenario {

    /** Returns who it is. */
    WrittenDoer doer();

    /**
     * Returns what it opens with.
     *
     * @throws NoSuchElementException if there is no such person, or nothing is tested
     */
    Effort opening();

    /** Returns what is wrong between its fields. */
    List<Problem> problems();
}
