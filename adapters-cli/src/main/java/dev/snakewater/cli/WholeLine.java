package dev.snakewater.cli;

import java.util.List;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.Parser;

/**
 * A line that is completed as a whole: names and options have blanks in them.
 *
 * @param line the line
 * @param cursor where in it the cursor stands
 */
record WholeLine(String line, int cursor) implements CompletingParsedLine {

    /** The line, whatever it is parsed for. */
    static WholeLine parsed(String line, int cursor, Parser.ParseContext context) {
        return new WholeLine(line, cursor);
    }

    @Override
    public String word() {
        return line;
    }

    @Override
    public int wordCursor() {
        return cursor;
    }

    @Override
    public int wordIndex() {
        return 0;
    }

    @Override
    public List<String> words() {
        return List.of(line);
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
        return candidate;
    }

    @Override
    public int rawWordCursor() {
        return cursor;
    }

    @Override
    public int rawWordLength() {
        return line.length();
    }
}
