package dev.snakewater.application.words;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Bundles;
import dev.snakewater.domain.rule.DeclaredRuling;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Rule;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Messages from bundles of templates, and the styles in which values are put into words.
 *
 * <p>A record and a constant are told by the key of their type: {@code Fired}, or {@code GunfightEvent.Fired} where that is there too;
 * {@code Bar.PRONE}. What is told in several sentences has a line for each. A line that begins with {@code # } is a heading, one that
 * begins with {@code - } follows from the line before; one with {@code = } holds the headings of a table, one with {@code + } a row.
 * Behind a tab stands where its numbers come from.
 */
public final class Messages {

    /** The messages that all tellings share, and those of the program itself. */
    public static final Messages SHARED = in();

    /** What stands before the mark of a line once its template is read: a sign that no value has. */
    private static final String MARKED = "\u0001";

    private static final Pattern CONTROL = Pattern.compile("\\p{Cntrl}");
    private static final Pattern MARK = Pattern.compile("([#=+-])(?<=(?:^|\n|#).) ");

    private final MessageBundles bundled;
    // Each template is read when it is first asked for.
    private final Map<String, Template> templates;
    private final Map<String, Function<Object, String>> styles;

    private Messages(
            MessageBundles bundled, Map<String, Template> templates, Map<String, Function<Object, String>> styles) {
        this.bundled = bundled;
        this.templates = templates;
        this.styles = Collections.unmodifiableMap(styles);
    }

    /** Returns the messages of these bundles; each key is looked up in the first, then in the next, and last in the shared bundle. */
    public static Messages in(String... bundles) {
        return new Messages(
                new MessageBundles(Stream.of(bundles).map(bundle -> () -> Bundles.of(bundle))),
                Collections.synchronizedMap(new LinkedHashMap<>()),
                new TreeMap<>());
    }

    /**
     * Returns the messages of bundles that lie beside a class, in its jar: {@code telling} is {@code telling.properties} of its package.
     *
     * @throws MissingResourceException if one of them is not there
     */
    public static Messages beside(Class<?> type, String... bundles) {
        List<ResourceBundle> brought = Stream.of(bundles)
                .map(bundle -> Bundles.of(type.getPackageName() + "." + bundle, type.getClassLoader()))
                .toList();
        return new Messages(
                new MessageBundles(brought.stream().map(bundle -> () -> bundle)),
                Collections.synchronizedMap(new LinkedHashMap<>()),
                new TreeMap<>());
    }

    /** Returns these messages with one more style for values. */
    public Messages with(String style, Function<Object, String> how) {
        Map<String, Function<Object, String>> more = new TreeMap<>(styles);
        more.put(style, how);
        return new Messages(bundled, templates, more);
    }

    /** Returns the message of a key with numbered places. */
    public String message(String key, Object... places) {
        return text(key, List.of(places));
    }

    /** Returns the message of this key, if there is one. */
    public Optional<String> messageIfAny(String key, Object... places) {
        return Optional.of(key).filter(this::has).map(known -> message(known, places));
    }

    /** Returns the messages of a key, which {@code " | "} separates, with numbered places. */
    public List<String> messages(String key, Object... places) {
        Scope scope = new Scope(List.of(places), Optional.empty(), this);
        return Stream.of(written(key).split(" \\| "))
                .map(message -> Template.of(message).filled(scope))
                .toList();
    }

    /** Returns the message of a key whose places name components of a value. */
    public String text(String key, Object it) {
        return templates
                .computeIfAbsent(key, unread -> Template.of(marked(written(unread))))
                .filled(new Scope(it, Optional.empty(), this));
    }

    private String written(String key) {
        return bundled.written(key)
                .orElseThrow(
                        () -> new MissingResourceException("no message for " + key, Messages.class.getName(), key));
    }

    /** Returns whether a key has a message. */
    public boolean has(String key) {
        return bundled.written(key).isPresent();
    }

    /** Returns the message of a key and the value's type, such as {@code price.Fired}; empty if there is none. */
    public Optional<String> aside(String key, Object it) {
        return key(it).map(type -> key + "." + type).filter(this::has).map(both -> text(both, it));
    }

    /** Returns the sentences for a value, by the key of its type. */
    public List<Sentence> told(Object it) {
        return told(key(it).orElseThrow(() -> new IllegalArgumentException("no words for " + it)), it);
    }

    /** Returns the sentences for a value, by a key and that of its type, such as {@code seen.Fired}; empty if there is none. */
    public Optional<List<Sentence>> toldIfAny(String key, Object it) {
        return key(it).map(type -> key + "." + type).filter(this::has).map(both -> told(both, it));
    }

    /** Returns the sentences for a value, by this key. */
    public List<Sentence> told(String key, Object it) {
        return text(key, it)
                .lines()
                .filter(line -> !line.isBlank())
                .map(Messages::sentence)
                .toList();
    }

    private static Sentence sentence(String line) {
        int tab = line.indexOf('\t');
        String text = tab < 0 ? line : line.substring(0, tab);
        String reasons = tab < 0 ? "" : line.substring(tab + 1);
        Sentence.Level level = switch (text.startsWith(MARKED) ? text.charAt(1) : ' ') {
            case '#' -> Sentence.Level.HEADING;
            case '-' -> Sentence.Level.CONSEQUENCE;
            case '=' -> Sentence.Level.COLUMNS;
            case '+' -> Sentence.Level.ROW;
            default -> Sentence.Level.DEED;
        };
        return new Sentence(level, level == Sentence.Level.DEED ? text : text.substring(2), reasons);
    }

    /**
     * Returns a table with a row for each value by this key, in which tabs separate the cells; the headings stand under {@code .headings}.
     */
    public <T> StatusTable table(String key, List<T> all, Function<T, Name> who, Predicate<T> out) {
        return new StatusTable(
                List.of(message(key + ".headings").split("\t")),
                all.stream()
                        .map(one -> new StatusTable.Row(
                                who.apply(one), List.of(text(key, one).split("\t", -1)), out.test(one)))
                        .toList());
    }

    /** Returns a value in words: by the key of its type if there is one; a list as a row, an empty optional as nothing. */
    public String of(Object value) {
        return switch (value) {
            case Optional<?> maybe -> maybe.map(this::of).orElse("");
            case List<?> all -> row(all);
            case Boolean is -> message(is ? "yes" : "no");
            case Reason reason -> text("reason." + reason.key(), reason.with());
            case Worded worded -> worded.in(this);
            case Enum<?> constant ->
                key(constant).map(key -> text(key, constant)).orElseGet(() -> Word.said(constant));
            case Record record -> key(record).map(key -> text(key, record)).orElseGet(record::toString);
            default -> value.toString();
        };
    }

    /** Returns a value in one of the styles of this wording, or of those that all have. */
    String styled(String style, Object value) {
        return switch (style) {
            case "capital" -> capitalised(of(value));
            case "sentence" -> ended(capitalised(of(value)));
            case "signed" -> signed((int) Scope.number(value));
            case "abs" -> String.valueOf(Math.abs((int) Scope.number(value)));
            case "reasons" ->
                Scope.all(value).stream()
                        .map(Tally.class::cast)
                        .filter(tally ->
                                value instanceof Tally || !tally.lines().isEmpty())
                        .map(this::reasons)
                        .distinct()
                        .collect(Collectors.joining("; "));
            default ->
                Optional.ofNullable(styles.get(style))
                        .orElseThrow(() -> new IllegalArgumentException("no style '" + style + "'"))
                        .apply(value);
        };
    }

    /** A text with the point that ends it, if it does not ask; nothing as nothing. */
    private static String ended(String text) {
        return text.isEmpty() || text.endsWith("?") ? text : text + ".";
    }

    private Optional<String> key(Object it) {
        return bundled.key(it instanceof Enum<?> ? it : it.getClass());
    }

    /** Returns a message with a sign that no value has before each mark. */
    private static String marked(String message) {
        return MARK.matcher(message).replaceAll(MARKED + "$1");
    }

    /** Returns names in a row: {@code Bob, Joe and Frank}. */
    public String row(List<?> names) {
        if (names.size() < 2) {
            return names.isEmpty() ? "" : of(names.getFirst());
        }
        String head = names.subList(0, names.size() - 1).stream().map(this::of).collect(Collectors.joining(", "));
        return message("row", head, of(names.getLast()));
    }

    /**
     * Returns the rulings that differ from the book's in a sentence, by {@code ruling.} and the name, and the reading where that has words.
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
        return message(has(ofTheReading) ? ofTheReading : key, DeclaredRuling.word(reading));
    }

    /** Returns the reasons of a tally in a line: {@code Pistol Good +1, snapshot -2 waived (Aim)}. */
    public String reasons(Tally tally) {
        Stream<String> base = Stream.of(
                switch (tally.base()) {
                    case Tally.Known known -> of(known.what()) + " " + signed(known.amount());
                    case Tally.Awaited awaited -> awaited.dice().toString();
                });
        return Stream.concat(base, tally.lines().stream().map(this::line)).collect(Collectors.joining(", "));
    }

    /** Returns a number with its sign: {@code +2}, {@code -1}, {@code 0}. */
    public static String signed(int number) {
        return (number > 0 ? "+" : "") + number;
    }

    /** Returns the factor of a multiplication: {@code 2/3}, or {@code 2} if it is a whole number. */
    public static String factor(Tally.Times times) {
        return times.numerator() % times.denominator() == 0
                ? String.valueOf(times.numerator() / times.denominator())
                : times.numerator() + "/" + times.denominator();
    }

    private String line(Tally.Line line) {
        return switch (line) {
            case Tally.Plus plus -> modifier(plus.modifier());
            case Tally.Times times -> message("times", of(times.what()), factor(times));
            case Tally.AtMost most -> message(key("at-most", most.why()), of(most.what()), most.limit());
            case Tally.AtLeast least -> message(key("at-least", least.why()), of(least.what()), least.limit());
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
        return has(ofTheRule) ? ofTheRule : key;
    }

    /** Returns a text with a capital letter. */
    public static String capitalised(String text) {
        return text.isEmpty() ? text : Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** A title as it stands inside a sentence: {@code The drop} becomes {@code the drop}. */
    private static String inASentence(String title) {
        return Character.toLowerCase(title.charAt(0)) + title.substring(1);
    }

    /** A text that somebody wrote, such as a name or what a player says, as it stands in a sentence. */
    static String onOneLine(String text) {
        return CONTROL.matcher(text).replaceAll(" ");
    }

    private String modifier(Modifier modifier) {
        return of(modifier.what()) + " " + signed(modifier.amount());
    }
}
