package dev.snakewater.json.value;

import static dev.snakewater.json.value.Problems.WORDS;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.DicePool;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** The types that a text in a document can stand for. They are written by their {@code toString}. */
public enum TextForm {
    TEXT(String.class, "text", "", text -> text),
    NAME(Name.class, "name", "^(?!\\s)" + TextForm.IN_NAMES + "{1," + Name.LONGEST + "}(?<!\\s)$", Name::new),
    SIDE(
            Side.class,
            "side",
            "\\S",
            text -> there(Optional.of(text).filter(side -> !side.isBlank()).map(Side::new))),
    DICE(DicePool.class, "dice", "^\\d{0,4}d(F|f|\\d{1,5})([+-]\\d{1,5})?$", DicePool::of),
    SCRIPT_LINE(
            ScriptLine.class,
            "script-line",
            "^\\s*(?!\\s)" + TextForm.IN_NAMES + "{1," + Name.LONGEST
                    + "}(?<!\\s)\\s*,[^:]*[^:\\s][^:]*:[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$",
            text -> there(ScriptLine.of(text)));

    private static final String IN_NAMES = "[^,:\\u0000-\\u001F\\u007F-\\u009F]";

    private final Class<?> type;
    private final String key;
    private final String pattern;
    private final Function<String, Object> reading;

    TextForm(Class<?> type, String key, String pattern, Function<String, Object> reading) {
        this.type = type;
        this.key = key;
        this.pattern = pattern;
        this.reading = reading;
    }

    static Optional<TextForm> of(Class<?> type) {
        return Stream.of(values()).filter(form -> form.type == type).findFirst();
    }

    Optional<Object> read(String text) {
        try {
            return Optional.of(reading.apply(text));
        } catch (IllegalArgumentException otherwise) {
            return Optional.empty();
        }
    }

    private static Object there(Optional<?> read) {
        return read.orElseThrow(IllegalArgumentException::new);
    }

    void complain(String pointer, String text, ProblemCollector complaints) {
        if (this == NAME) {
            complaints.name(pointer, text);
        } else if (read(text).isEmpty()) {
            String wrong = this == SIDE ? "side-without-name" : this == SCRIPT_LINE ? "no-script-line" : "wrong";
            complaints.tell(pointer, wrong, Problems.quoted(text), inWords());
        } else if (this == SIDE) {
            complaints.lettering(pointer, text);
        }
    }

    String inWords() {
        return WORDS.message(key, Name.LONGEST);
    }

    /** Returns the regular expression by which a schema refuses what is written otherwise; blank, if it refuses nothing. */
    public String pattern() {
        return pattern;
    }
}
