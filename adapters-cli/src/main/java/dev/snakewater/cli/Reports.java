package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.out.IfThere;
import dev.snakewater.application.port.out.Texts;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Tells fights in files: as text, Markdown or JSON, as their names end.
 *
 * @param files where they are written
 * @param voice makes documents for programs
 */
record Reports(Texts files, Voice voice) {

    private static final List<String> TEXTS = List.of(".txt", ".md");

    /** Whether a file's name says how it is to be told. */
    static boolean isKnown(String file) {
        return isText(file) || ends(file, ".json");
    }

    /** Whether a file's name says that it is a text for people, which can stand behind another. */
    static boolean isText(String file) {
        return TEXTS.stream().anyMatch(end -> ends(file, end));
    }

    private static boolean ends(String file, String end) {
        return file.toLowerCase(Locale.ROOT).endsWith(end);
    }

    /**
     * Writes one.
     *
     * @throws dev.snakewater.application.port.out.Taken if the file is there already, and is to stay
     * @throws dev.snakewater.application.port.out.Unwritable if that is not possible
     */
    void write(String file, IfThere ifThere, Account account) {
        files.write(
                file,
                ifThere,
                ends(file, ".json")
                        ? voice.documents().report().apply(account)
                        : ends(file, ".md") ? Markdown.of(account) : text(account));
    }

    private static String text(Account account) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            new Story(Page.on(new Output(out), Map.of(), Page.Colour.NEVER), false).tell(account);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
