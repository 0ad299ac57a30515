package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Problems of a set-up as they are found. */
final class Complaints {

    private final List<Problem> problems = new ArrayList<>();

    void add(String pointer, String what, String instead) {
        problems.add(new Problem(pointer, what, instead));
    }

    /** Something that a rule bars. */
    void against(Rule rule, String pointer, String what, String instead) {
        add(pointer, what + ", against " + rule.id(), instead);
    }

    void within(String at, int number, int least, int most) {
        if (number < least || number > most) {
            add(at, number + " is out of range", least + " to " + most);
        }
    }

    void within(String at, Optional<Integer> number, int least, int most) {
        number.ifPresent(there -> within(at, there, least, most));
    }

    boolean none() {
        return problems.isEmpty();
    }

    List<Problem> all() {
        return List.copyOf(problems);
    }
}
