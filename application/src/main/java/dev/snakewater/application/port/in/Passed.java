package dev.snakewater.application.port.in;

import dev.snakewater.domain.rule.Called;
import java.util.List;
import java.util.Optional;

/**
 * How often the stages of a procedure are passed.
 *
 * @param of what the stages are, such as {@code boxes passed}
 * @param stages those that can be passed, in their order
 */
public record Passed(String of, @Called("values") List<Stage> stages) {

    public Passed {
        stages = List.copyOf(stages);
    }

    /**
     * A stage that can be passed.
     *
     * @param is which
     * @param atAll how likely it is passed at all
     * @param average how often it is passed, on average: a count, which can be more than one
     */
    public record Stage(String is, @Called("chance") Share atAll, Outlook.Mean average) {}

    /** An expected count that was added up as if it were a chance. */
    public static Outlook.Mean average(Share count) {
        return new Outlook.Mean(
                count.value(),
                count instanceof Share.Exact exact ? Optional.of(exact.chance()) : Optional.empty(),
                Optional.empty());
    }
}
