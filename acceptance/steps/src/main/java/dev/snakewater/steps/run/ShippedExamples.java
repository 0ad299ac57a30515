package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.RuleExamples;
import dev.snakewater.steps.rules.Books;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;

/**
 * The examples that come with the program, in the jar of the steps, and those that come with rule texts of other people, in their
 * jars. The program finds this as a service.
 */
public final class ShippedExamples implements RuleExamples {

    static final URI FEATURES = URI.create("classpath:META-INF/snakewater/features");
    private static final String FOLDER = FEATURES.getSchemeSpecificPart();

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
        Results own = file.read().orElseGet(() -> new Results(State.NONE, examples(List.of(features), true)));
        return with(own, brought(true));
    }

    @Override
    public Results run() {
        List<Example> examples = examples(List.of(features), false);
        try {
            file.write(examples);
        } catch (UncheckedIOException unwritable) {
            // Where nothing can be written, nothing is kept.
        }
        return with(new Results(State.CURRENT, examples), brought(false));
    }

    private static Results with(Results own, List<Example> brought) {
        return new Results(
                own.state(),
                Stream.concat(own.examples().stream(), brought.stream()).toList());
    }

    /** Those of rule texts of other people; no results are kept of them. */
    private static List<Example> brought(boolean dry) {
        List<URI> theirs = Books.RULESETS.stream()
                .map(ruleset -> ruleset.getClass().getClassLoader())
                .distinct()
                .flatMap(ShippedExamples::folders)
                .filter(folder ->
                        folders(ShippedExamples.class.getClassLoader()).noneMatch(folder::equals))
                .distinct()
                .toList();
        return theirs.isEmpty() ? List.of() : examples(theirs, dry);
    }

    private static Stream<URI> folders(ClassLoader jar) {
        try {
            return Collections.list(jar.getResources(FOLDER)).stream().map(folder -> URI.create(folder.toString()));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<Example> examples(List<URI> folders, boolean dry) {
        ExampleRecorder recorder = new ExampleRecorder(dry);
        CucumberFeatures.run(folders, dry, recorder);
        return recorder.examples();
    }
}
