package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Problems as they are found. */
final class Complaints {

    private final List<Problem> problems = new ArrayList<>();

    void add(String pointer, String what, String instead) {
        problems.add(new Problem(pointer, what, instead));
    }

    void within(String at, int number, int least, int most) {
        if (number < least || number > most) {
            add(at, number + " is out of range", least + " to " + most);
        }
    }

    void within(String at, Optional<Integer> number, int least, int most) {
        number.ifPresent(there -> within(at, there, least, most));
    }

    List<Problem> all() {
        return List.copyOf(problems);
    }
}
