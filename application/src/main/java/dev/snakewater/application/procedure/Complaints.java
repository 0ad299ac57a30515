package dev.snakewater.application.procedure;

import dev.snakewater.domain.combatant.Lettering;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The problems of a set-up as they are found, one after the other. */
public final class Complaints {

    private final List<Problem> problems;
    private final List<String> needs;

    /** Nothing is wrong yet. */
    public Complaints() {
        this(new ArrayList<>(), List.of());
    }

    private Complaints(List<Problem> problems, List<String> needs) {
        this.problems = problems;
        this.needs = needs;
    }

    /**
     * Returns these complaints while what is found wrong depends on other places too: it is told only if they could be read.
     *
     * @param pointers where; a {@code *} in one stands for any item or field
     */
    public Complaints needing(String... pointers) {
        return needing(List.of(pointers));
    }

    /** The same, of places that are listed. */
    public Complaints needing(List<String> pointers) {
        return new Complaints(
                problems, Stream.concat(needs.stream(), pointers.stream()).toList());
    }

    /** Something is wrong. */
    public void add(String pointer, String what, String instead) {
        problems.add(new Problem(pointer, what, instead, needs));
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
        } else {
            lettering(pointer, name);
        }
    }

    /** What somebody or something is called, all of it, can be seen, typed and told from what only looks the same. */
    public void lettering(String pointer, String name) {
        Lettering.unseen(name)
                .ifPresent(unseen -> add(
                        pointer,
                        "'" + name + "' has a character in it that cannot be seen or typed, "
                                + String.format(Locale.ROOT, "U+%04X", unseen),
                        "letters, digits and signs that everybody sees, and plain spaces"));
        List<Character.UnicodeScript> alphabets = Lettering.alphabets(name);
        if (alphabets.size() > 1) {
            add(
                    pointer,
                    "'" + name + "' has letters of several alphabets in it that look alike: "
                            + alphabets.stream().map(Complaints::inWords).collect(Collectors.joining(", ")),
                    "letters of one alphabet");
        }
    }

    private static String inWords(Character.UnicodeScript alphabet) {
        String word = alphabet.toString();
        return word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
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
