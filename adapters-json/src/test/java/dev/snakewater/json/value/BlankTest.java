package dev.snakewater.json.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.json.document.Documents;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the rules take for left out is what the reader takes for it. */
class BlankTest {

    /** So it lies within its limits, is one of its words, and keeps to its spelling. */
    @Test
    void a_default_that_is_written_is_read_as_if_it_were_left_out() {
        Set<Shape.Fields> records = new LinkedHashSet<>();
        Documents.RULESETS.stream()
                .flatMap(ruleset -> ruleset.kinds().stream())
                .forEach(kind -> collect(Shape.of(kind.scenario().asSubclass(Record.class)), records));
        List<Shape.Field> declared = records.stream()
                .flatMap(record -> record.fields().stream())
                .filter(field -> field.byDefault().isPresent())
                .toList();

        assertThat(declared).hasSizeGreaterThan(50);
        for (Shape.Field field : declared) {
            Problems problems = new Problems();
            Json.Fields written =
                    new Json.Fields(Map.of(field.name(), field.byDefault().orElseThrow()));
            assertThat(new RecordReader(problems).fields(written, List.of(field), Pointer.ROOT))
                    .as("%s of %s", field.name(), field.component().getDeclaringRecord())
                    .isEqualTo(Map.of(field.name(), field.leftOut().orElseThrow()));
            assertThat(problems.told()).isEmpty();
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
                        .forEach(part -> collect(Shape.of(part.getType().asSubclass(Record.class)), records));
            }
            case Shape.ListOf list -> collect(list.items(), records);
            default -> {
                // Nothing is in it.
            }
        }
    }
}
