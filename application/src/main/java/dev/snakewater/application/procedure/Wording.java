package dev.snakewater.application.procedure;

import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.DeclaredRuling;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rule;
import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of a telling: its message bundle, and how numbers with reasons are put in a line. */
public final class Wording {

    private final ResourceBundle bundle;

    /** The words of this bundle. */
    public Wording(ResourceBundle bundle) {
        this.bundle = bundle;
    }

    /** The message of this key, with its places filled in. */
    public String message(String key, Object... places) {
        Object[] words = Stream.of(places).map(String::valueOf).toArray();
        return new MessageFormat(bundle.getString(key), Locale.ROOT).format(words);
    }

    /** Names in a row: {@code Bob, Joe and Frank}; nothing, if there are none. */
    public String row(List<?> names) {
        if (names.size() < 2) {
            return names.isEmpty() ? "" : names.getFirst().toString();
        }
        String head = names.subList(0, names.size() - 1).stream()
                .map(Object::toString)
                .collect(Collectors.joining(", "));
        return message("row", head, names.getLast());
    }

    /**
     * How a game master rules where she does not go by the book: each ruling by the message {@code ruling.}, its name and, if there is one
     * of its own, the constant of its reading. Nothing, if she goes by the book.
     */
    public <R extends Record> List<Sentence> rulings(DeclaredRulings<R> declared, R rulings) {
        List<String> told = declared.unusual(rulings).stream()
                .map(ruling -> ruling(ruling.name(), declared.reading(rulings, ruling)))
                .toList();
        return told.isEmpty() ? List.of() : List.of(Sentence.deed(message("rulings", row(told)), ""));
    }

    private String ruling(String name, Object reading) {
        String key = "ruling." + name;
        String ofTheReading = reading instanceof Enum<?> constant ? key + "." + constant.name() : key;
        return message(bundle.containsKey(ofTheReading) ? ofTheReading : key, DeclaredRuling.word(reading));
    }

    /** A tally's reasons in a line: {@code Pistol Good +1, snapshot -2 waived (Aim)}. */
    public String reasons(Tally tally) {
        Stream<String> base = Stream.of(
                switch (tally.base()) {
                    case Tally.Known known -> known.what() + " " + signed(known.amount());
                    case Tally.Awaited awaited -> awaited.dice().toString();
                });
        return Stream.concat(base, tally.lines().stream().map(this::line)).collect(Collectors.joining(", "));
    }

    /** A number with its sign: {@code +2}, {@code -1}, {@code 0}. */
    public static String signed(int number) {
        return number == 0 ? "0" : String.format(Locale.ROOT, "%+d", number);
    }

    /** What a number is multiplied by: {@code 2/3}, or {@code 2} if it is a whole number. */
    public static String factor(Tally.Times times) {
        return times.numerator() % times.denominator() == 0
                ? String.valueOf(times.numerator() / times.denominator())
                : times.numerator() + "/" + times.denominator();
    }

    private String line(Tally.Line line) {
        return switch (line) {
            case Tally.Plus plus -> modifier(plus.modifier());
            case Tally.Times times -> message("times", times.what(), factor(times));
            case Tally.AtMost most -> message(key("at-most", most.why()), most.what(), most.limit());
            case Tally.AtLeast least -> message("at-least", least.what(), least.limit());
            case Tally.Waived waived ->
                message(
                        key("waived", waived.why()),
                        modifier(waived.due()),
                        inASentence(waived.why().title()));
        };
    }

    /** The key by which a line is told, or that by which it is told of this rule, if there is one. */
    private String key(String key, Rule why) {
        String ofTheRule = key + "." + why.id();
        return bundle.containsKey(ofTheRule) ? ofTheRule : key;
    }

    /** A text as it begins a sentence. */
    public static String capitalised(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** A title as it stands inside a sentence: {@code The drop} becomes {@code the drop}. */
    private static String inASentence(String title) {
        return Character.toLowerCase(title.charAt(0)) + title.substring(1);
    }

    private static String modifier(Modifier modifier) {
        return modifier.what() + " " + signed(modifier.amount());
    }
}
