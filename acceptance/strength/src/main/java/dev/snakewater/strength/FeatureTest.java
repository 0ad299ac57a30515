package dev.snakewater.strength;

import dev.snakewater.application.port.out.Features;
import dev.snakewater.application.port.out.Features.Example;
import dev.snakewater.application.port.out.Features.Verdict;
import dev.snakewater.application.port.out.Features.Verified;
import dev.snakewater.application.port.out.Features.Wanted;
import dev.snakewater.steps.run.CucumberFeatures;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pitest.testapi.Description;
import org.pitest.testapi.ResultCollector;
import org.pitest.testapi.TestUnit;

/** A feature file, as one test: it passes if every example of it holds. */
final class FeatureTest implements TestUnit {

    private static final Features FEATURES = new CucumberFeatures();

    private final Path file;
    private final Description description;

    FeatureTest(Path file) {
        this.file = file;
        int names = file.getNameCount();
        this.description = new Description(file.subpath(names - 2, names).toString(), FeaturePlugin.AllFeatures.class);
    }

    @Override
    public Description getDescription() {
        return description;
    }

    @Override
    public void execute(ResultCollector results) {
        results.notifyStart(description);
        try {
            failure()
                    .ifPresentOrElse(
                            why -> results.notifyEnd(description, new AssertionError(why)),
                            () -> results.notifyEnd(description));
        } catch (RuntimeException | Error broken) {
            results.notifyEnd(description, broken);
        }
    }

    private Optional<String> failure() {
        Verified verified = FEATURES.verify(
                new Wanted(List.of(file.toString()), Optional.empty(), Optional.empty(), false, List.of()));
        if (verified.examples().isEmpty()) {
            return Optional.of("No example of " + file + " can be run");
        }
        return Optional.of(verified.examples().stream()
                        .filter(example -> example.verdict() != Verdict.HOLDS)
                        .map(Example::name)
                        .collect(Collectors.joining(", ")))
                .filter(names -> !names.isEmpty());
    }
}
