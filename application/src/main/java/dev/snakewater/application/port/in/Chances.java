package dev.snakewater.application.port.in;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.domain.field.Called;
import dev.snakewater.domain.field.Withers;
import java.util.List;
import java.util.Optional;

/**
 * The odds of a scenario.
 *
 * @param about what was looked at within it, or what it is about; may be empty
 * @param situations how many situations were worked out; those within a turn count once for each of its openings
 * @param fights how many fights estimate what was not worked out; 0 if everything was
 * @param amongProposals whether a free choice was met, such as that of a place, of which only the proposals were considered
 * @param error the largest possible error of any chance; 0 if they are exact fractions
 * @param turns how many turns it takes; empty if it is always over within the first
 * @param passed how likely each stage of the procedure is passed, and how often on average; empty if it has no stages
 * @param beyond where the computation stopped early, if it did: then shares are {@link Share.Between}, of what was not worked out
 */
@Withers
public record Chances(
        String kind,
        String title,
        String about,
        int turnLimit,
        int situations,
        long fights,
        boolean amongProposals,
        double error,
        Ending ending,
        Optional<MeasureDistribution> turns,
        List<MeasureDistribution> findings,
        Optional<Passed> passed,
        @Called("gaveUp") Optional<Beyond> beyond)
        implements ChancesBuilder.With {

    public Chances {
        findings = List.copyOf(findings);
    }

    /** How it ends; decided, called off and open add up to one, and never is the part of called off that no turn could decide. */
    public record Ending(Share decided, Share calledOff, Share never, Share open) {}

    /** The first finding after a change; empty if that takes more than may be examined for a change. */
    public record Change(
            @Called("change") String words,
            @Called("finding") Optional<MeasureDistribution> outlook) {}

    /** The point where the computation stopped early: the last turn that was worked out to its end, and the limit that was reached. */
    public record Beyond(int turn, Limit why) {}

    /** A limit of the computation. */
    public enum Limit {
        /** The number of different situations. */
        SITUATIONS,
        /** The memory. */
        MEMORY,
        /** The time. */
        TIME,
        /** The patience of whoever waited. */
        PATIENCE
    }

    /** How often the stages of a procedure are passed: those that can be, in their order. */
    public record Passed(String of, @Called("values") List<Stage> stages) {

        public Passed {
            stages = List.copyOf(stages);
        }

        /** A stage that can be passed: how likely at all, and how often on average, which can be more than one. */
        public record Stage(String is, @Called("chance") Share atAll, MeasureDistribution.Mean average) {}

        /** Returns an expected count as a mean. */
        public static MeasureDistribution.Mean average(Share count) {
            return new MeasureDistribution.Mean(
                    count.value(),
                    count instanceof Share.Exact exact ? Optional.of(exact.chance()) : Optional.empty(),
                    Optional.empty());
        }
    }
}
