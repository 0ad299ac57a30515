package dev.snakewater.acceptance.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.table.answering.ScriptLine;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.plane.Place;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Schemas tell of each field what a file says of the component: each has a line, in order, and there are no others. */
final class FieldsFileTest {

    private static final Path FILE = Path.of(
            "..", "..", "adapters-json", "src", "main", "resources", "META-INF", "snakewater", "fields.properties");
    private static final String ENVELOPE = "dev.snakewater.json.scenario.Envelope";
    private static final Set<Class<?>> WRITTEN_AS_TEXTS =
            Set.of(Name.class, Side.class, Place.class, DicePool.class, ScriptLine.class);

    @Test
    void each_field_of_a_document_has_its_words_and_nothing_else_has() throws Exception {
        Set<Class<?>> records = new LinkedHashSet<>();
        collect(Class.forName(ENVELOPE), records);
        Examples.kinds().forEach(kind -> collect(kind.scenario(), records));
        List<String[]> lines = Files.readAllLines(FILE).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("=", 2))
                .toList();

        assertThat(lines).extracting(line -> line[0]).isEqualTo(fields(records));
        assertThat(lines).allSatisfy(line -> assertThat(line[1]).as(line[0]).isNotBlank());
    }

    private static List<String> fields(Set<Class<?>> records) {
        return records.stream()
                .flatMap(type -> Stream.of(type.getRecordComponents())
                        .map(field -> type.getCanonicalName().replace("dev.snakewater.", "") + "." + field.getName()))
                .sorted()
                .toList();
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
}
