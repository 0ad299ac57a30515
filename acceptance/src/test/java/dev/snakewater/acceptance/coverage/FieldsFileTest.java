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
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Schemas tell of each field what its record says of the component, from a file that is made here, of the docstrings. Written
 * anew with {@code mvn verify -Dsnakewater.rewrite=true}.
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
    void what_schemas_say_of_a_field_is_what_its_record_says_of_the_component() throws Exception {
        String made = made();
        if (Boolean.getBoolean("snakewater.rewrite")) {
            Files.createDirectories(FILE.getParent());
            Files.writeString(FILE, made);
        }
        assertThat(Files.exists(FILE) ? Files.readString(FILE) : "")
                .as(FILE + " is out of date. To write it anew: mvn verify -Dsnakewater.rewrite=true")
                .isEqualTo(made);
    }

    private static String made() throws IOException, ClassNotFoundException {
        Set<Class<?>> records = new LinkedHashSet<>();
        collect(Class.forName(ENVELOPE), records);
        Examples.kinds().forEach(kind -> collect(kind.scenario(), records));
        Map<String, String> lines = new TreeMap<>();
        for (Class<?> type : records) {
            Map<String, String> said = said(type);
            for (RecordComponent component : type.getRecordComponents()) {
                String key = type.getCanonicalName().replace("dev.snakewater.", "") + "." + component.getName();
                assertThat(said).as("the docstring of " + type).containsKey(component.getName());
                lines.put(key, said.get(component.getName()));
            }
        }
        StringBuilder file = new StringBuilder(
                        "# What schemas say of fields. Made from the docstrings of the records by ")
                .append(FieldsFileTest.class.getSimpleName())
                .append("; do not edit.\n");
        lines.forEach((key, said) ->
                file.append(key).append('=').append(said.replace("\\", "\\\\")).append('\n'));
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
