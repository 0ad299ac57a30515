package dev.snakewater.application.port.out;

import dev.snakewater.application.port.in.FightReport;
import java.util.List;
import java.util.Optional;

/** Runs features, which state examples of rules, and knows the steps that they are made of. */
public interface Features {

    /** Runs the examples that are wanted; none, if a file is missing or cannot be read. */
    Verified verify(Wanted wanted);

    /** Returns every step, by game and then as they stand there. */
    List<Step> steps();

    /** Returns every step, with a whole example that it stands in instead of itself as its example. */
    List<Step> stepsInUse();

    /**
     * What to run, and where reports are written.
     *
     * @param files feature files and folders of such, each with {@code :LINE} behind it for one example
     * @param tags an expression of tags, as in {@code @GF-14 and not @slow}
     * @param name a regular expression that names must fit
     * @param dry whether steps are only looked for
     * @param reports where they go
     */
    record Wanted(
            List<String> files, Optional<String> tags, Optional<String> name, boolean dry, List<Report> reports) {}

    /** A report in a format, and the file for it. */
    record Report(Format format, String file) {

        /** The format of a report. */
        public enum Format {
            HTML,
            JUNIT,
            MESSAGES
        }
    }

    /**
     * What came of it.
     *
     * @param missing files that are not there
     * @param unread what is no Gherkin
     * @param unclear what is wrong with the expressions of tags and names, and which folders have no feature in them
     * @param examples those that ran, in order
     */
    record Verified(List<String> missing, List<Unread> unread, List<String> unclear, List<Example> examples) {

        /** Returns whether every example holds. */
        public boolean holds() {
            return examples.stream().allMatch(example -> example.verdict() == Verdict.HOLDS);
        }
    }

    /** Why a file is no Gherkin, and in which line. */
    record Unread(String file, long line, String why) {}

    /** Whether an example holds. */
    enum Verdict {
        HOLDS,
        FAILS,
        /** It has steps that nobody knows. */
        UNDEFINED
    }

    /**
     * An example that ran.
     *
     * @param said its steps
     * @param account the fight up to where it failed; empty, if it holds or none was played
     */
    record Example(
            String file, int line, String name, Verdict verdict, List<Said> said, Optional<FightReport> account) {}

    /**
     * A step of an example.
     *
     * @param words with the keyword, as in {@code Then Bob's shot hits Joe}
     * @param came what came of it
     */
    record Said(int line, String words, Came came) {}

    /** What came of a step. */
    sealed interface Came {
        /** It holds. */
        record Held() implements Came {}

        /** It was not looked at, since something was wrong before. */
        record Skipped() implements Came {}

        /** It does not hold, and why. */
        record Failed(String why) implements Came {}

        /** Nobody knows it; these are the steps that are most like it. */
        record Unknown(List<String> nearest) implements Came {}
    }

    /**
     * A step.
     *
     * @param keyword Given, When or Then, as examples have it; a star, which stands for each, if none has it
     * @param words with its parameters in angle brackets, and what can be left out in square ones
     * @param game the rule text that it is for; empty, if it is for all
     * @param subject what it and those beside it are about, as a heading
     * @param parameters what may stand for each parameter
     * @param below what stands below it, a table or a text; empty, if nothing
     * @param example as a feature has it, keyword and what stands below included; empty, if none has
     */
    record Step(
            String keyword,
            String words,
            Optional<String> game,
            String subject,
            List<Parameter> parameters,
            Optional<String> below,
            List<String> example) {}

    /** A parameter of a step, and what may stand there. */
    record Parameter(String name, String may) {}
}
