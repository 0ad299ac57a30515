package dev.snakewater.acceptance.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.DicePool;
import java.io.IOException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Schemas tell of each field what a file says of the component: each has a line, in order, and there are no others. What a docstring
 * says of a component stands in the file, too, written by {@code mvn verify -Dsnakewater.rewrite=true}.
 */
final class FieldsFileTest {

    private static final Path FILE =
            Path.of("..", "adapters-json", "src", "main", "resources", "META-INF", "snakewater", "fields.properties");
    private static final List<String> MODULES = List.of("domain", "application", "adapters-json");
    private static final String ENVELOPE = "dev.snakewater.json.document.Envelope";
    private static final Set<Class<?>> WRITTEN_AS_TEXTS =
            Set.of(Name.class, Side.class, DicePool.class, ScriptLine.class);
    private static final Pattern SAID = Pattern.compile("@param (\\w+) ([^@]*)");

    @Test
    void each_field_of_a_document_has_its_words_and_nothing_else_has() throws Exception {
        String made = made();
        if (Boolean.getBoolean("snakewater.rewrite")) {
            Files.writeString(FILE, made);
        }
        assertThat(Files.readString(FILE))
                .as(FILE + " is out of date. To write it anew: mvn verify -Dsnakewater.rewrite=true")
                .isEqualTo(made);
    }

    private static String made() throws IOException, ClassNotFoundException {
        Set<Class<?>> records = new LinkedHashSet<>();
        collect(Class.forName(ENVELOPE), records);
        Examples.kinds().forEach(kind -> collect(kind.scenario(), records));
        Map<String, String> written = Files.readAllLines(FILE).stream()
                .filter(line -> !line.startsWith("#"))
                .collect(Collectors.toMap(line -> line.split("=", 2)[0], line -> line.split("=", 2)[1]));
        Map<String, String> lines = new TreeMap<>();
        for (Class<?> type : records) {
            Map<String, String> said = said(type);
            for (RecordComponent component : type.getRecordComponents()) {
                String key = type.getCanonicalName().replace("dev.snakewater.", "") + "." + component.getName();
                String words = Optional.ofNullable(said.get(component.getName()))
                        .map(docstring -> docstring.replace("\\", "\\\\"))
                        .orElse(written.getOrDefault(key, ""));
                assertThat(words).as("what " + FILE + " says of " + key).isNotBlank();
                lines.put(key, words);
            }
        }
        StringBuilder file = new StringBuilder("# What schemas say of the fields of documents.\n");
        lines.forEach((key, words) -> file.append(key).append('=').append(words).append('\n'));
        return file.toString();
    }

    /** Adds the records that a document of this type is made of. */
    private static void collect(Type type, Set<Class<?>> records) {
        if (type instanceof ParameterizedType of) {
            Stream.of(of.getActualTypeArguments()).forEach(argument -> collect(argument, records));
        } else if (type instanceof Class<?> plain
                && plain.isRecord()
                && !WRITTEN_AS_TEXTS.contains(plain)
                && records.add(plain)) {
            Stream.of(plain.getRecordComponents()).forEach(component -> collect(component.getGenericType(), records));
        }
    }

    /** What the docstring of a record says of its components, on one line each, without marks. */
    private static Map<String, String> said(Class<?> type) throws IOException {
        String source = source(type);
        int end = source.lastIndexOf("*/", source.indexOf("record " + type.getSimpleName() + "("));
        String docstring = source.substring(source.lastIndexOf("/**", end), end)
                .replaceAll("\\n *\\*", " ")
                .replaceAll("\\{@\\w+ ([^}]*)\\}", "$1")
                .replaceAll("\\s+", " ");
        Map<String, String> said = new TreeMap<>();
        Matcher found = SAID.matcher(docstring);
        while (found.find()) {
            said.put(found.group(1), found.group(2).strip());
        }
        return said;
    }

    private static String source(Class<?> type) throws IOException {
        String file = type.getName().replaceFirst("\\$.*", "").replace('.', '/') + ".java";
        for (String module : MODULES) {
            Path path = Path.of("..", module, "src", "main", "java").resolve(file);
            if (Files.exists(path)) {
                return Files.readString(path);
            }
        }
        throw new IOException("no source of " + type);
    }
}
