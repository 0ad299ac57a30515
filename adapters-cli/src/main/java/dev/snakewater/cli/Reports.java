package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * Tells fights in files: as text, Markdown or JSON, as their names end.
 *
 * @param json makes a JSON document of a fight
 * @param files writes a text to the file of this path, as a whole
 */
public record Reports(Function<Account, String> json, BiConsumer<String, String> files) {

    private static final List<String> ENDS = List.of(".txt", ".md", ".json");

    /** Whether a file's name says how it is to be told. */
    static boolean isKnown(String file) {
        return ENDS.stream().anyMatch(end -> file.toLowerCase(Locale.ROOT).endsWith(end));
    }

    /**
     * Writes one.
     *
     * @throws dev.snakewater.application.port.out.Unwritable if that is not possible
     */
    void write(String file, Account account) {
        String name = file.toLowerCase(Locale.ROOT);
        files.accept(
                file,
                name.endsWith(".json")
                        ? json.apply(account)
                        : name.endsWith(".md") ? Markdown.of(account) : text(account));
    }

    private static String text(Account account) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            new Story(Page.on(new Output(out), Map.of(), Page.Colour.NEVER), false).tell(account);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
