package dev.snakewater.acceptance.coverage;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.steps.run.StepExamples;
import dev.snakewater.steps.run.WrittenStep;
import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import io.cucumber.core.runtime.Runtime;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.TestStepFinished;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The program shows an example of each step from a file that is made here, of the features. Written anew with {@code mvn verify
 * -Dsnakewater.rewrite=true}.
 */
final class StepExamplesTest {

    private static final Path FILE =
            Path.of("..", "steps", "src", "main", "resources").resolve(StepExamples.RESOURCE);

    @Test
    void the_examples_of_the_steps_are_those_of_the_features() throws IOException {
        Usage usage = new Usage();
        RuntimeOptionsBuilder options = new RuntimeOptionsBuilder()
                .addGlue(URI.create("classpath:/dev/snakewater/steps"))
                .setDryRun()
                .setNoSummary();
        FeatureFiles.files().forEach(file -> options.addFeature(FeatureWithLines.parse(file.toString())));
        Runtime.builder()
                .withRuntimeOptions(options.build())
                .withAdditionalPlugins(usage)
                .build()
                .run();
        String made = StepExamples.written(usage.shortest);
        if (Boolean.getBoolean("snakewater.rewrite")) {
            Files.writeString(FILE, made);
        }
        assertThat(Files.readString(FILE))
                .as(FILE + " is out of date. To write it anew: mvn verify -Dsnakewater.rewrite=true")
                .isEqualTo(made);
    }

    /** Of each step the shortest example, and of those the first. */
    private static final class Usage implements ConcurrentEventListener {

        private static final List<String> KEYWORDS = List.of("Given", "When", "Then");

        private final Map<String, List<String>> shortest = new TreeMap<>();
        private String keyword = "Given";

        @Override
        public void setEventPublisher(EventPublisher publisher) {
            publisher.registerHandlerFor(TestStepFinished.class, finished -> {
                if (finished.getTestStep() instanceof PickleStepTestStep step) {
                    String said = step.getStep().getKeyword().strip();
                    keyword = KEYWORDS.contains(said) ? said : keyword;
                    shortest.merge(
                            step.getPattern(),
                            WrittenStep.lines(keyword, step),
                            (one, other) -> length(other) < length(one) ? other : one);
                }
            });
        }

        private static int length(List<String> lines) {
            return String.join("\n", lines).length();
        }
    }
}
