package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.gurps.GurpsScenario;
import dev.snakewater.domain.rule.Blank;
import dev.snakewater.domain.rule.Unwrapped;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the rules take for left out is what the reader takes for it. */
class BlankTest {

    @Test
    void a_blank_record_is_what_is_read_of_an_object_without_fields() {
        Set<Shape.Fields> records = new LinkedHashSet<>();
        Documents.RULESETS.stream()
                .flatMap(ruleset -> ruleset.kinds().stream())
                .forEach(kind -> collect(Shapes.of(kind.scenario().asSubclass(Record.class)), records));
        records.removeIf(record -> record.fields().stream().anyMatch(Shape.Field::isRequired));

        assertThat(records).hasSizeGreaterThan(10);
        for (Shape.Fields record : records) {
            Reading reading = new Reading(new Problems());
            Map<String, Object> nothing = reading.fields(new Json.Fields(Map.of()), record.fields(), Pointer.ROOT);
            assertThat(reading.built(record.type(), nothing, Pointer.ROOT)).contains(Blank.of(record.type()));
        }
    }

    @Test
    void of_what_must_be_written_there_is_no_blank() {
        assertThatThrownBy(() -> Blank.of(GurpsScenario.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("something must be written of GurpsScenario");
    }

    private static void collect(Shape shape, Set<Shape.Fields> records) {
        switch (shape) {
            case Shape.Fields fields -> {
                records.add(fields);
                fields.fields().forEach(field -> collect(field.shape(), records));
                Stream.of(fields.type().getRecordComponents())
                        .filter(component -> component.isAnnotationPresent(Unwrapped.class))
                        .forEach(part -> collect(Shapes.of(part.getType().asSubclass(Record.class)), records));
            }
            case Shape.ListOf list -> collect(list.items(), records);
            default -> {
                // Nothing is in it.
            }
        }
    }
}
