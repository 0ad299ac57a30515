package dev.snakewater.acceptance.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Said;
import dev.snakewater.steps.gunfight.Words;
import io.cucumber.java.ParameterType;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the listing says of the parameters of steps, and what steps take for them. */
final class StepWordsTest {

    private static final String NONSENSE = "What nobody says (7 %), ever.";

    private static Stream<JsonNode> steps() {
        return JsonMapper.shared()
                .readTree(Said.typed("steps", "--json").out())
                .path("steps")
                .valueStream();
    }

    @Test
    void the_listing_says_what_may_stand_for_each_parameter() {
        assertThat(steps().flatMap(step -> step.path("parameters").valueStream()))
                .isNotEmpty()
                .allSatisfy(parameter ->
                        assertThat(parameter.path("may").asString()).isNotBlank().doesNotContain("\\", "[", ".+"));
    }

    @Test
    void no_parameter_of_the_gunfight_takes_anything() {
        assertThat(Stream.of(Words.class.getMethods()).filter(type -> type.isAnnotationPresent(ParameterType.class)))
                .isNotEmpty()
                .allSatisfy(type -> assertThat(NONSENSE)
                        .doesNotMatch(type.getAnnotation(ParameterType.class).value()));
    }
}
