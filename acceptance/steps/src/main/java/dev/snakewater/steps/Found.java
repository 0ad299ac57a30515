package dev.snakewater.steps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What was found, to be held against what a step expects. Where they differ, an error says both.
 *
 * @param found in the order in which it was found
 */
public record Found(List<String> found) {

    private static final String NOTHING = "nothing";

    /** Everything of these, in words. */
    public static Found of(Stream<?> found) {
        return new Found(found.map(String::valueOf).toList());
    }

    /** Everything of these, in words. */
    public static Found of(Collection<?> found) {
        return of(found.stream());
    }

    /** One thing, in words. */
    public static Found of(Object found) {
        return of(Stream.of(found));
    }

    /** Something else than a step expects. */
    public static AssertionError instead(String expected, String found) {
        return new AssertionError("expected: " + expected + "\nfound:    " + found);
    }

    /** Fails with these words, unless it holds. */
    public static void holds(boolean does, String otherwise) {
        if (!does) {
            throw new AssertionError(otherwise);
        }
    }

    /** It is these, in this order. */
    public void is(String... expected) {
        are(List.of(expected));
    }

    /** It is these, in this order. */
    public void are(List<String> expected) {
        expect(found.equals(expected), words(expected));
    }

    /** It is these, in any order. */
    public void areInAnyOrder(String... expected) {
        expect(sorted(found).equals(sorted(Arrays.asList(expected))), words(Arrays.asList(expected)));
    }

    /** This is one of them. */
    public void has(String expected) {
        expect(found.contains(expected), expected + (found.size() > 1 ? " among them" : ""));
    }

    /** This is none of them, and none of them goes on after it with another word. */
    public void lacks(String unexpected) {
        expect(!any(one -> (one + " ").startsWith(unexpected + " ")), "anything but " + unexpected);
    }

    /** Each of these stands in the words of one of them, and no word or number of it is only a piece of theirs. */
    public void says(Collection<String> expected) {
        expected.forEach(words -> says(words, words));
    }

    /** These words stand so in the words of one of them; an error says them as a step does. */
    void says(String words, String asSaid) {
        Pattern whole = Pattern.compile(
                "(?<!\\w(?=\\w))" + Pattern.quote(words) + "(?!(?<=\\w)\\w)", Pattern.UNICODE_CHARACTER_CLASS);
        expect(any(whole.asPredicate()), "words with '" + asSaid + "' in them");
    }

    /** These stand in the words of none of them. */
    public void saysNothingOf(String unexpected) {
        expect(!any(one -> one.contains(unexpected)), "no words with '" + unexpected + "' in them");
    }

    /** There is nothing. */
    public void isNothing() {
        expect(found.isEmpty(), NOTHING);
    }

    /** These are among them, in this order. */
    public void hasInOrder(List<String> expected) {
        List<String> left = new ArrayList<>(expected);
        found.forEach(one -> {
            if (!left.isEmpty() && left.getFirst().equals(one)) {
                left.removeFirst();
            }
        });
        expect(left.isEmpty(), words(expected) + ", in this order");
    }

    private boolean any(Predicate<String> such) {
        return found.stream().anyMatch(such);
    }

    private void expect(boolean is, String expected) {
        if (!is) {
            throw instead(expected, words(found));
        }
    }

    private static List<String> sorted(List<String> words) {
        return words.stream().sorted().toList();
    }

    private static String words(List<String> words) {
        String all = String.join("; ", words);
        return all.isBlank() ? NOTHING : all;
    }
}
