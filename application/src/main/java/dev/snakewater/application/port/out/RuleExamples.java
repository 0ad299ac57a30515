package dev.snakewater.application.port.out;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import java.util.List;

/** The examples of rules that come with the program, and what came of them when they were last run. */
public interface RuleExamples {

    /** Returns them with the results of the last whole run; as they are written, if no results are kept. */
    Results kept();

    /** Runs all of them. The results are kept from then on, if they can be written. */
    Results run();

    /** The examples, and how their results stand to the program. */
    record Results(State state, List<Example> examples) {

        public Results {
            examples = List.copyOf(examples);
        }

        /** Returns the examples that show a rule. */
        public List<Example> of(Rule rule) {
            return examples.stream().filter(example -> example.shows(rule)).toList();
        }

        /** Returns how many fail. */
        public int failing() {
            return (int) examples.stream()
                    .filter(example -> example.outcome() == Outcome.FAILS)
                    .count();
        }
    }

    /** How results stand to the program. */
    enum State {
        /** There are none. */
        NONE,
        /** The program was built anew since. */
        OUTDATED,
        CURRENT
    }

    /** What came of an example or a step. */
    enum Outcome {
        HOLDS,
        FAILS,
        NOT_RUN
    }

    /**
     * An example.
     *
     * @param feature the title of the feature that it stands in
     * @param place the file and the line
     * @param tags the ids of the rules that it is about, and other tags, without the at sign
     * @param applied the ids of the rules that events and tallies cited
     * @param refused the ids of the rules that refusals cited
     * @param passed the ids of the boxes of a chart that it passed, in order
     */
    record Example(
            String feature,
            String place,
            String name,
            List<String> tags,
            Outcome outcome,
            List<Step> steps,
            List<String> applied,
            List<String> refused,
            List<String> passed) {

        /** Returns whether it says that it is about a rule. */
        public boolean isAbout(Rule rule) {
            return tags.contains(rule.id());
        }

        /**
         * Returns whether it made the program cite a rule: one that applies in an event or a tally, one that refuses in a refusal. Of
         * other rules, and where nothing was run, what it says counts.
         */
        public boolean shows(Rule rule) {
            if (outcome == Outcome.NOT_RUN || !rule.takesEffect()) {
                return isAbout(rule);
            }
            return (rule.kind() == RuleKind.REFUSING ? refused : applied).contains(rule.id());
        }
    }

    /**
     * A step of an example.
     *
     * @param words with the keyword, as in {@code Then Bob's shot hits Joe}
     * @param table the rows below it; none, if it has no table
     * @param text the text below it; empty, if it has none
     * @param why why it fails; empty, unless it does
     */
    record Step(String words, List<List<String>> table, String text, Outcome outcome, String why) {}
}
