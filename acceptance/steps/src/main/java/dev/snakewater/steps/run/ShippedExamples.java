package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.RuleExamples;
import io.cucumber.core.feature.FeatureWithLines;
import io.cucumber.core.options.RuntimeOptionsBuilder;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.List;

/** The examples that come with the program, in the jar of the steps. The program finds this as a service. */
public final class ShippedExamples implements RuleExamples {

    private static final URI FEATURES = URI.create("classpath:META-INF/snakewater/features");

    private final URI features;
    private final ResultsFile file;

    /** Those in the jar of the steps, and their results beside it. */
    public ShippedExamples() {
        this(FEATURES, ResultsFile.besideTheSteps());
    }

    /** Those of these features, and their results in this file. */
    public ShippedExamples(URI features, ResultsFile file) {
        this.features = features;
        this.file = file;
    }

    @Override
    public Results kept() {
        return file.read().orElseGet(() -> new Results(State.NONE, examples(true)));
    }

    @Override
    public Results run() {
        List<Example> examples = examples(false);
        try {
            file.write(examples);
        } catch (UncheckedIOException unwritable) {
            // Where nothing can be written, nothing is kept.
        }
        return new Results(State.CURRENT, examples);
    }

    private List<Example> examples(boolean dry) {
        ExampleRecorder recorder = new ExampleRecorder(dry);
        CucumberFeatures.run(
                new RuntimeOptionsBuilder()
                        .addFeature(FeatureWithLines.create(features, List.of()))
                        .setDryRun(dry)
                        .setNoSummary()
                        .setPublishQuiet(true),
                recorder);
        return recorder.examples();
    }
}
