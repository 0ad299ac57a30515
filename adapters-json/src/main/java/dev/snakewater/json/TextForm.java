package dev.snakewater.json;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.table.ScriptLine;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.DicePool;
import java.util.Optional;
import java.util.stream.Stream;

/** What a text in a document can stand for. */
enum TextForm {
    /** Itself. */
    TEXT(String.class, "a text", ""),
    /** What somebody, or something, is called. */
    NAME(
            Name.class,
            "1 to " + Name.LONGEST + " characters on one line, without comma or colon",
            "^(?!\\s)" + TextForm.IN_NAMES + "{1," + Name.LONGEST + "}(?<!\\s)$"),
    /** A party to a fight. */
    SIDE(Side.class, "a name", "\\S"),
    /** Dice to throw together. */
    DICE(DicePool.class, "dice such as 2d8 or 1d10+2", "^\\d{0,4}d(F|f|\\d{1,5})([+-]\\d{1,5})?$"),
    /** A line of a script. */
    SCRIPT_LINE(
            ScriptLine.class,
            "the form 'who, what: answer', such as 'Bob, draw: +000'",
            "^\\s*(?!\\s)" + TextForm.IN_NAMES + "{1," + Name.LONGEST
                    + "}(?<!\\s)\\s*,[^:]*[^:\\s][^:]*:[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$");

    private static final String IN_NAMES = "[^,:\\u0000-\\u001F\\u007F-\\u009F]";

    private final Class<?> type;
    private final String words;
    private final String pattern;

    TextForm(Class<?> type, String words, String pattern) {
        this.type = type;
        this.words = words;
        this.pattern = pattern;
    }

    /** Returns the form of texts that stand for values of this class, if there is one. */
    static Optional<TextForm> of(Class<?> type) {
        return Stream.of(values()).filter(form -> form.type == type).findFirst();
    }

    /** Returns what a text stands for; nothing, if it cannot be written so. */
    Optional<Object> read(String text) {
        return switch (this) {
            case TEXT -> Optional.of(text);
            case NAME -> Optional.of(text).filter(Name::isProper).map(Name::new);
            case SIDE -> Optional.of(text).filter(side -> !side.isBlank()).map(Side::new);
            case DICE -> dice(text).map(dice -> dice);
            case SCRIPT_LINE -> ScriptLine.of(text).map(line -> line);
        };
    }

    private static Optional<DicePool> dice(String text) {
        try {
            return Optional.of(DicePool.of(text));
        } catch (IllegalArgumentException noDice) {
            return Optional.empty();
        }
    }

    /** Adds what is wrong with a text; nothing, if it can be written so. */
    void complain(String pointer, String text, Complaints complaints) {
        if (this == NAME) {
            complaints.name(pointer, text);
        } else if (read(text).isEmpty()) {
            complaints.add(pointer, wrong(text), words);
        } else if (this == SIDE) {
            complaints.lettering(pointer, text);
        }
    }

    private String wrong(String text) {
        return switch (this) {
            case SIDE -> "a side without a name";
            case SCRIPT_LINE -> Words.quoted(text) + " is no line of a script";
            default -> Words.quoted(text) + " is not right here";
        };
    }

    /** Returns what is right, in the words of a message. */
    String inWords() {
        return words;
    }

    /** Returns the regular expression by which a schema refuses what is written otherwise; blank, if it refuses nothing. */
    String pattern() {
        return pattern;
    }
}
