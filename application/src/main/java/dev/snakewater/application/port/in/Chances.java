package dev.snakewater.application.port.in;

import dev.snakewater.domain.rule.Called;
import java.util.List;
import java.util.Optional;

/**
 * The odds of a scenario.
 *
 * @param kind the scenario kind
 * @param title what the scenario is called
 * @param about what was looked at within it, or what it is about; may be empty
 * @param turnLimit after how many turns it is called off
 * @param situations how many different situations were looked at
 * @param error by how much any of the chances can be off; 0 if they are exact fractions
 * @param ending how it ends
 * @param turns how many turns it takes; nothing, if it is over within the first
 * @param findings what comes out
 * @param passed how likely each stage of the procedure is passed, and how often on average; nothing, if it has no stages
 * @param beyond where the work was given up, if it was: then all shares are of what was decided before
 */
public record Chances(
        String kind,
        String title,
        String about,
        int turnLimit,
        int situations,
        double error,
        Ending ending,
        Optional<Outlook> turns,
        List<Outlook> findings,
        Optional<Passed> passed,
        @Called("gaveUp") Optional<Beyond> beyond) {

    public Chances {
        findings = List.copyOf(findings);
    }

    /**
     * How it ends; what is decided, called off and open sums to one.
     *
     * @param decided by its own rules, within the limit of turns
     * @param calledOff by the limit of turns
     * @param never of what is called off: what could never be decided, with ever so many turns
     * @param open not looked at any further
     */
    public record Ending(Share decided, Share calledOff, Share never, Share open) {}

    /**
     * What a change would make of the first finding.
     *
     * @param words what is changed
     * @param outlook the first finding with the change; nothing, if it takes more than may be looked at for a change
     */
    public record Change(
            @Called("change") String words,
            @Called("finding") Optional<Outlook> outlook) {}

    /**
     * Where the work was given up.
     *
     * @param turn the last turn that was looked at to its end
     * @param why which limit was reached
     */
    public record Beyond(int turn, Limit why) {}

    /** What the work is limited by. */
    public enum Limit {
        /** So many different situations. */
        SITUATIONS,
        /** The memory of the machine. */
        MEMORY
    }

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
}
