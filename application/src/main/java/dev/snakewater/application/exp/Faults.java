package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Problem;
import java.util.ArrayList;
import java.util.List;

/** What has been found wrong with a scenario so far. */
final class Faults {

    private final List<Problem> problems = new ArrayList<>();

    /** Something is wrong. */
    void add(String at, String what, String instead) {
        problems.add(new Problem(at, what, instead));
    }

    /** Something is wrong that may have been found before. */
    void addOnce(String at, String what, String instead) {
        Problem problem = new Problem(at, what, instead);
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }

    /** A number that must lie between two others, which are right themselves. */
    void within(String at, int number, int least, int most) {
        if (number < least || number > most) {
            add(at, number + " is out of range", least + " to " + most);
        }
    }

    /** All of it. */
    List<Problem> all() {
        return List.copyOf(problems);
    }
}
