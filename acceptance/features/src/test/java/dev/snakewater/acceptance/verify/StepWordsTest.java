package dev.snakewater.acceptance.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Said;
import dev.snakewater.steps.gunfight.Words;
import io.cucumber.java.ParameterType;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the listing says of the parameters of steps, and what steps take for them. */
final class StepWordsTest {

    private static final Pattern STROKES = Pattern.compile("[^ |]+(?:/[^ |]+)+");
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
                .allSatisfy(parameter -> assertThat(parameter.path("may").asString())
                        .isNotBlank()
                        .doesNotContain("\\", "[", ".+"));
    }

    @Test
    void no_parameter_of_the_gunfight_takes_anything() {
        assertThat(Stream.of(Words.class.getMethods()).filter(type -> type.isAnnotationPresent(ParameterType.class)))
                .isNotEmpty()
                .allSatisfy(type -> assertThat(NONSENSE)
                        .doesNotMatch(type.getAnnotation(ParameterType.class).value()));
    }

    @Test
    void the_example_of_a_step_is_one_of_that_step() {
        assertThat(steps().filter(step -> !step.path("example").isEmpty()))
                .isNotEmpty()
                .allSatisfy(step -> assertThat(step.path("example").path(0).asString())
                        .as(step.path("words").asString())
                        .matches("\\S+ " + pattern(step.path("words").asString())));
    }

    /** Of words in which anything may stand for a parameter, what is in brackets may be left out, and one of several in a place. */
    private static String pattern(String words) {
        String pattern = words.replaceAll("([+.*?|])", "\\\\$1").replaceAll("<[^>]*>", ".*");
        String before;
        do {
            before = pattern;
            pattern = pattern.replaceAll("\\[([^\\[\\]]*)]", "(?:$1)?");
        } while (!pattern.equals(before));
        return STROKES.matcher(pattern.replace(" / ", "|"))
                .replaceAll(one -> Matcher.quoteReplacement(
                        "(?:" + one.group() + "|" + one.group().replace("/", "|") + ")"));
    }

    @Test
    void the_listing_says_when_something_can_be_asked() {
        assertThat(Said.typed("steps", "may", "not", "choose").out())
                .contains("  What is asked, while a throw or a choice is open\n");
        assertThat(Said.typed("steps", "the", "game", "master", "allows").out())
                .contains("  The game master's hand, while a throw or a choice is open\n");
        assertThat(Said.typed("steps", "the", "outcome", "says").out())
                .contains("  What comes of it, once it is over\n");
    }

    @Test
    void the_listing_says_what_is_thrown_for_in_which_game() {
        assertThat(Said.typed("steps", "throws", "for", "--json").out())
                .contains("gunfighting: staredown, draw, tie", "; GURPS: attack, parry", "; Fallout: initiative");
    }
}
