package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.rulebook.Spelling;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What has been found wrong with a scenario so far. */
public final class Faults {

    private final List<Problem> problems = new ArrayList<>();

    /** Nothing has been found yet. */
    public Faults() {}

    /** Something is wrong. */
    public void add(String at, String what, String instead) {
        problems.add(new Problem(at, what, instead));
    }

    /** A number that must lie between two others, which are right themselves. */
    public void within(String at, int number, int least, int most) {
        if (number < least || number > most) {
            add(at, number + " is out of range", least + " to " + most);
        }
    }

    /** A number that must lie between two others, if it is there. */
    public void within(String at, Optional<Integer> number, int least, int most) {
        number.ifPresent(there -> within(at, there, least, most));
    }

    /** Something that must be called in a way in which people can be. */
    public void name(String at, String name) {
        if (!Name.isProper(name)) {
            add(
                    at,
                    "'" + name + "' is no name",
                    "1 to " + Name.LONGEST + " characters on one line, without comma or colon");
        }
    }

    /** An entry that is named and must be there. */
    public void entry(String at, String name, String what, List<String> there) {
        if (there.stream().noneMatch(name::equalsIgnoreCase)) {
            add(at, "there is no " + what + " '" + name + "'", Spelling.instead(name, there));
        }
    }

    /** Something that must be told once. */
    public void missing(String at, String what, String instead) {
        add(at, "nobody says " + what, instead);
    }

    /** How much has been found. */
    public int count() {
        return problems.size();
    }

    /** All of it. */
    public List<Problem> all() {
        return List.copyOf(problems);
    }
}
