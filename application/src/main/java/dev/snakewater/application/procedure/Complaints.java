package dev.snakewater.application.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The problems of a set-up as they are found, one after the other. */
public final class Complaints {

    private final List<Problem> problems = new ArrayList<>();

    /** Something is wrong. */
    public void add(String pointer, String what, String instead) {
        problems.add(new Problem(pointer, what, instead));
    }

    /** Something is wrong that may have been found before. */
    public void addOnce(String pointer, String what, String instead) {
        Problem problem = new Problem(pointer, what, instead);
        if (!problems.contains(problem)) {
            problems.add(problem);
        }
    }

    /** Something is wrong that a rule bars. */
    public void against(Rule rule, String pointer, String what, String instead) {
        add(pointer, what + ", against " + rule.id(), instead);
    }

    /** A number must lie between two others, which are right themselves. */
    public void within(String pointer, int number, int least, int most) {
        if (number < least || number > most) {
            add(pointer, number + " is out of range", least + " to " + most);
        }
    }

    /** A number that may be left out must lie between two others, if it is there. */
    public void within(String pointer, Optional<Integer> number, int least, int most) {
        number.ifPresent(there -> within(pointer, there, least, most));
    }

    /** Somebody, or a thing, must be called in a way in which people can be. */
    public void name(String pointer, String name) {
        if (!Name.isProper(name)) {
            add(
                    pointer,
                    "'" + name + "' is no name",
                    "1 to " + Name.LONGEST + " characters on one line, without comma or colon");
        }
    }

    /** An entry is named, capitals or not, and must be there. */
    public void entry(String pointer, String name, String what, List<String> there) {
        if (there.stream().noneMatch(name::equalsIgnoreCase)) {
            add(pointer, "there is no " + what + " '" + name + "'", Spelling.instead(name, there));
        }
    }

    /** Something must be told, and is not. */
    public void missing(String pointer, String what, String instead) {
        add(pointer, "nobody says " + what, instead);
    }

    /** Whether nothing is wrong so far. */
    public boolean isEmpty() {
        return problems.isEmpty();
    }

    /** All that is wrong so far. */
    public List<Problem> all() {
        return List.copyOf(problems);
    }
}
