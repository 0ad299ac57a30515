package dev.snakewater.application.procedure;

import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Lettering;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The problems of a set-up as they are found, one after the other. Their words stand in a bundle: by each key what is wrong, and behind a
 * {@code " | "} what would be right.
 */
public final class Complaints {

    private final Wording words;
    private final List<Problem> problems;
    private final List<String> needs;
    private final Optional<Rule> rule;

    /** Nothing is wrong yet; what is wrong is told in these words. */
    public Complaints(Wording words) {
        this(words, new ArrayList<>(), List.of(), Optional.empty());
    }

    private Complaints(Wording words, List<Problem> problems, List<String> needs, Optional<Rule> rule) {
        this.words = words;
        this.problems = problems;
        this.needs = needs;
        this.rule = rule;
    }

    /**
     * Returns these complaints while what is found wrong depends on other places too: it is told only if they could be read.
     *
     * @param pointers where; a {@code *} in one stands for any item or field
     */
    public Complaints needing(String... pointers) {
        return needing(List.of(pointers));
    }

    /** Returns the same, of places that are listed. */
    public Complaints needing(List<String> pointers) {
        return new Complaints(
                words,
                problems,
                Stream.concat(needs.stream(), pointers.stream()).toList(),
                rule);
    }

    /** Returns these complaints while what is found wrong is barred by a rule. */
    public Complaints against(Rule barring) {
        return new Complaints(words, problems, needs, Optional.of(barring));
    }

    /** Something is wrong: what, and what would be right, is told by a key, the places of which are numbered. */
    public void tell(String pointer, String key, Object... places) {
        List<String> told = words.messages(key, places);
        add(pointer, told.getFirst(), told.getLast());
    }

    /** Something is wrong that is in words already. */
    public void add(String pointer, String what, String instead) {
        String told = rule.map(barring -> words.message("problem.against", what, barring.id()))
                .orElse(what);
        problems.add(new Problem(pointer, told, instead, needs));
    }

    /** The same, if it is so. */
    public void when(boolean wrong, String pointer, String key, Object... places) {
        if (wrong) {
            tell(pointer, key, places);
        }
    }

    /** Each of these is listed once, capitals or not; what is listed again is told by a key. What has no word is not looked at. */
    public void once(List<?> all, IntFunction<String> at, String key) {
        List<String> words =
                all.stream().map(one -> Word.said(one).toLowerCase(Locale.ROOT)).toList();
        for (int i = 0; i < words.size(); i++) {
            int first = words.get(i).isEmpty() ? i : words.indexOf(words.get(i));
            needing(at.apply(first)).when(first < i, at.apply(i), key, all.get(i));
        }
    }

    /** A number must lie between two others, which are right themselves. */
    public void within(String pointer, int number, int least, int most) {
        when(number < least || number > most, pointer, "problem.range", number, least, most);
    }

    /** A number that may be left out must lie between two others, if it is there. */
    public void within(String pointer, Optional<Integer> number, int least, int most) {
        number.ifPresent(there -> within(pointer, there, least, most));
    }

    /** Somebody, or a thing, must be called in a way in which people can be. */
    public void name(String pointer, String name) {
        if (!Name.isProper(name)) {
            tell(pointer, "problem.name", name, Name.LONGEST);
        } else {
            lettering(pointer, name);
        }
    }

    /** What somebody or something is called, all of it, can be seen, typed and told from what only looks the same. */
    public void lettering(String pointer, String name) {
        Lettering.unseen(name)
                .ifPresent(
                        unseen -> tell(pointer, "problem.unseen", name, String.format(Locale.ROOT, "U+%04X", unseen)));
        List<Character.UnicodeScript> alphabets = Lettering.alphabets(name);
        when(
                alphabets.size() > 1,
                pointer,
                "problem.alphabets",
                name,
                alphabets.stream().map(Complaints::inWords).collect(Collectors.joining(", ")));
    }

    private static String inWords(Character.UnicodeScript alphabet) {
        String word = alphabet.toString();
        return word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT);
    }

    /** An entry is named, capitals or not, and must be there. */
    public void entry(String pointer, String name, String what, List<String> there) {
        when(
                there.stream().noneMatch(name::equalsIgnoreCase),
                pointer,
                "problem.entry",
                what,
                name,
                Spelling.instead(name, there));
    }

    /** Looks at each item of a list, with its pointer. */
    public static <T> void each(String at, List<T> items, BiConsumer<String, T> look) {
        for (int i = 0; i < items.size(); i++) {
            look.accept(at + "/" + i, items.get(i));
        }
    }

    /** Whether nothing is wrong so far. */
    public boolean isEmpty() {
        return problems.isEmpty();
    }

    /** Returns all that is wrong so far. */
    public List<Problem> all() {
        return List.copyOf(problems);
    }
}
