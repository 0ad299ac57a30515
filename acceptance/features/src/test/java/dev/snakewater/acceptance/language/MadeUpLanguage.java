package dev.snakewater.acceptance.language;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** English with each letter of what is said as another one, of another alphabet: a file beside each bundle, as a translator would write it. */
final class MadeUpLanguage {

    static final String NAME = "qq";

    private static final int FROM_LATIN = '\u0430' - 'a';

    /** A letter of what is said; or before it whatever is to stay: places with their styles, and the keys of branches. */
    private static final Pattern LETTER =
            Pattern.compile("%\\w|\\$\\{[^}]*}|\\{[\\w.]*(?:,\\w+)?|(?<=[,|])[\\w,.-]*[#<]|([A-Za-z])");

    /** What is typed as it stands there, and the kinds of rules. */
    private static final Pattern NOT_SAID = Pattern.compile("order\\..*\\.typed|[A-Z]+-[\\w-]+\\.kind");

    private MadeUpLanguage() {}

    /** The bundles of the program, by the folder of their module's resources. */
    private static Stream<Path> bundles(Path resources) {
        try (Stream<Path> files = Files.walk(resources)) {
            return files.filter(file -> file.toString().endsWith(".properties")).toList().stream();
        } catch (IOException unread) {
            throw new UncheckedIOException(unread);
        }
    }

    /** Writes the file of this language beside each bundle, under another root. */
    static void writeInto(Path root) {
        for (String module : List.of("domain", "application", "adapters-json", "adapters-cli")) {
            Path resources = Path.of("..", "..", module, "src", "main", "resources");
            bundles(resources)
                    .forEach(bundle -> write(
                            bundle,
                            root.resolve(resources
                                    .relativize(bundle)
                                    .toString()
                                    .replace(".properties", "_" + NAME + ".properties"))));
        }
    }

    private static void write(Path bundle, Path translated) {
        Properties words = new Properties();
        try (Reader reader = Files.newBufferedReader(bundle)) {
            words.load(reader);
            words.replaceAll(
                    (key, said) -> NOT_SAID.matcher((String) key).matches() ? said : translated((String) said));
            Files.createDirectories(translated.getParent());
            try (Writer writer = Files.newBufferedWriter(translated)) {
                words.store(writer, null);
            }
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /** Returns what is said in this language for a template. */
    static String translated(String template) {
        return LETTER.matcher(template)
                .replaceAll(found -> found.group(1) == null
                        ? Matcher.quoteReplacement(found.group())
                        : Character.toString(found.group().charAt(0) + FROM_LATIN));
    }
}
