package dev.snakewater.cli.page;

import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Visible;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import picocli.CommandLine.Help.Ansi;

/** A stream with its width and abilities: escape sequences, block characters, or words instead of signs for reading aloud. */
public record Page(Output out, int width, boolean colour, boolean blocks, boolean aloud) {

    private static final int USUAL_WIDTH = 80;
    private static final int NARROWEST = 40;
    private static final int WIDEST = 100;
    private static final int NARROWEST_COLUMN = 30;
    private static final int USUAL_SIGNED = 4;
    // Longer than any number: words such as "at most 853", which go over the edge.
    private static final int MOST_SIGNED = 7;
    private static final Pattern OTHER_BLANKS = Pattern.compile("\r?\n|\t");

    /** When to use colour. */
    public enum Colour {
        /** On a terminal, unless NO_COLOR is set. */
        AUTO,
        ALWAYS,
        NEVER
    }

    /** Returns a page as COLUMNS, NO_COLOR, TERM and the locale (LC_ALL, LC_CTYPE, LANG) allow. */
    public static Page on(Output out, Map<String, String> environment, Colour colour) {
        boolean coloured = switch (colour) {
            case ALWAYS -> true;
            case NEVER -> false;
            case AUTO ->
                environment.getOrDefault("NO_COLOR", "").isEmpty() && !isDumb(environment) && isTerminal(environment);
        };
        return new Page(out, width(environment), coloured, showsUnicode(environment), false);
    }

    /** Without a console or the wish to colour what goes elsewhere, picocli need not look; where there is one always, it does. */
    @SuppressWarnings("SystemConsoleNull")
    private static boolean isTerminal(Map<String, String> environment) {
        return (System.console() != null || environment.containsKey("CLICOLOR_FORCE")) && Ansi.AUTO.enabled();
    }

    /** Returns this page at another width, within limits. */
    public Page asWideAs(int columns) {
        return new Page(out, Math.clamp(columns, NARROWEST, WIDEST), colour, blocks, aloud);
    }

    /** Returns a page like this on another stream. */
    public Page onto(Output other) {
        return new Page(other, width, colour, blocks, aloud);
    }

    /** Returns this page for a screen reader. */
    public Page readAloud() {
        return new Page(out, width, false, false, true);
    }

    /** Prints a text, broken into lines that fit; the first is indented by so many characters, the others by more. */
    public void print(int indent, int hanging, String text) {
        broken(width, indent, hanging, Unbroken.between(fit(text), this::read)).stream()
                .map(Unbroken::shown)
                .forEach(out::println);
    }

    /** Lays out a tally with its lines: how much, what, and by which rules. */
    public void print(int indent, Tally tally, Messages words) {
        String total = tally.awaitsThrow() ? "" : " = " + Messages.signed(tally.total());
        print(indent, indent + 2, tally.whose() + ", " + tally.of() + total);
        List<String[]> rows = Stream.concat(Stream.of(tally.base()), tally.lines().stream())
                .map(line -> Words.told(line, words).split("\t", -1))
                .toList();
        int widest = rows.stream()
                .mapToInt(row -> row[0].length())
                .filter(length -> length <= MOST_SIGNED)
                .max()
                .orElse(0);
        String format = "%" + Math.max(USUAL_SIGNED, widest) + "s  %s: %s";
        rows.forEach(row -> print(indent, indent + 8, String.format(Locale.ROOT, format, (Object[]) row)));
    }

    /** Prints the message of this key, indented by so many characters. */
    public void say(int indent, String key, Object... places) {
        print(indent, indent, Words.of(key, places));
    }

    private String read(String text) {
        return aloud ? PlainSpeech.of(text) : text;
    }

    /** Prints what something is called, and in a column beside it what is told of it; below it, if little room is left there. */
    public void listed(int indent, int column, String name, String text) {
        if (aloud) {
            print(indent, indent + 2, name + ": " + text);
        } else if (width - column < NARROWEST_COLUMN) {
            print(indent, indent + 2, name);
            print(indent + 4, indent + 4, text);
        } else {
            print(indent, column, name + " ".repeat(column - indent - name.length()) + text);
        }
    }

    /** Returns where the column beside these names begins. */
    public static int column(int indent, Stream<String> names) {
        return indent + names.mapToInt(String::length).max().orElse(0) + 2;
    }

    /** A text in lines that are no longer than this, unless a word is; the first is indented by so many characters, the others by more. */
    static List<String> broken(int width, int indent, int hanging, String text) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder(" ".repeat(indent));
        boolean begun = false;
        for (String word : text.split(" ", -1)) {
            if (begun && line.length() + 1 + word.length() > width) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
                line.append(" ".repeat(hanging));
                begun = false;
            }
            line.append(begun ? " " : "").append(word);
            begun = true;
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }

    /** Prints a text struck through. */
    public void struck(int indent, String text) {
        styled(indent, Output.Style.STRUCK, read(fit(text)));
    }

    /** Prints a line as it is, however long. */
    public void line(String text) {
        out.println(text.stripTrailing());
    }

    /** Prints an empty line, unless a line was just typed. */
    public void gap() {
        out.gap();
    }

    /** Prints a heading, on the same screen as what follows it. */
    public void heading(int indent, String text) {
        out.above(() -> broken(width, indent, indent, fit(text))
                .forEach(line -> styled(indent, Output.Style.BOLD, line.substring(Math.min(indent, line.length())))));
    }

    private void styled(int indent, Output.Style style, String words) {
        if (colour) {
            out.println(indent, style, words);
        } else {
            line(" ".repeat(indent) + words);
        }
    }

    /** A text as a terminal may get it, on one line: what would command it or hide is spelt out. */
    public static String fit(String text) {
        return Visible.line(OTHER_BLANKS.matcher(text).replaceAll(" "));
    }

    static boolean isDumb(Map<String, String> environment) {
        return environment.getOrDefault("TERM", "").equals("dumb");
    }

    private static boolean showsUnicode(Map<String, String> environment) {
        return Stream.of("LC_ALL", "LC_CTYPE", "LANG")
                .map(name -> environment.getOrDefault(name, ""))
                .filter(locale -> !locale.isEmpty())
                .findFirst()
                .filter(locale ->
                        locale.toUpperCase(Locale.ROOT).replace("-", "").contains("UTF8"))
                .isPresent();
    }

    /** Returns the width that the environment asks for, or 80. */
    public static int width(Map<String, String> environment) {
        return widthIfKnown(environment).orElse(USUAL_WIDTH);
    }

    /** Returns the width that the environment asks for, if it does. */
    public static Optional<Integer> widthIfKnown(Map<String, String> environment) {
        return Optional.ofNullable(environment.get("COLUMNS"))
                .filter(columns -> columns.matches("[1-9]\\d{0,3}")) // A terminal that does not know its size says 0.
                .map(columns -> Math.clamp(Integer.parseInt(columns), NARROWEST, WIDEST));
    }
}
