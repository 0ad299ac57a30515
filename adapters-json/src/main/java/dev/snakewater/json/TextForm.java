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
    TEXT(String.class, "a text", "") {
        @Override
        Optional<Object> read(String text) {
            return Optional.of(text);
        }
    },
    /** What somebody, or something, is called. */
    NAME(
            Name.class,
            "1 to " + Name.LONGEST + " characters on one line, without comma or colon",
            "^(?!\\s)" + TextForm.IN_NAMES + "{1," + Name.LONGEST + "}(?<!\\s)$") {
        @Override
        Optional<Object> read(String text) {
            return Name.isProper(text) ? Optional.of(new Name(text)) : Optional.empty();
        }

        @Override
        void complain(String pointer, String text, Complaints complaints) {
            complaints.name(pointer, text);
        }
    },
    /** A party to a fight. */
    SIDE(Side.class, "a name", "\\S") {
        @Override
        Optional<Object> read(String text) {
            return text.isBlank() ? Optional.empty() : Optional.of(new Side(text));
        }

        @Override
        void complain(String pointer, String text, Complaints complaints) {
            if (text.isBlank()) {
                complaints.add(pointer, "a side without a name", inWords());
            }
            complaints.lettering(pointer, text);
        }
    },
    /** Dice to throw together. */
    DICE(DicePool.class, "dice such as 2d8 or 1d10+2", "^\\d{0,4}d(F|f|\\d{1,5})([+-]\\d{1,5})?$") {
        @Override
        Optional<Object> read(String text) {
            try {
                return Optional.of(DicePool.of(text));
            } catch (IllegalArgumentException noDice) {
                return Optional.empty();
            }
        }
    },
    /** A line of a script. */
    SCRIPT_LINE(
            ScriptLine.class,
            "the form 'who, what: answer', such as 'Bob, draw: +000'",
            "^\\s*(?!\\s)" + TextForm.IN_NAMES + "{1," + Name.LONGEST
                    + "}(?<!\\s)\\s*,[^:]*[^:\\s][^:]*:[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$") {
        @Override
        Optional<Object> read(String text) {
            return ScriptLine.of(text).map(line -> line);
        }

        @Override
        void complain(String pointer, String text, Complaints complaints) {
            if (read(text).isEmpty()) {
                complaints.add(pointer, Words.quoted(text) + " is no line of a script", inWords());
            }
        }
    };

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
    abstract Optional<Object> read(String text);

    /** Adds what is wrong with a text; nothing, if it can be written so. */
    void complain(String pointer, String text, Complaints complaints) {
        if (read(text).isEmpty()) {
            complaints.add(pointer, Words.quoted(text) + " is not right here", words);
        }
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
