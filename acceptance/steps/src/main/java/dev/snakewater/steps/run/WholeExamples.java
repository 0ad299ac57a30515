package dev.snakewater.steps.run;

import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The examples that come with the program, as they can be written into a feature. */
final class WholeExamples implements ConcurrentEventListener {

    private static final String INDENT = "  ";

    private final Map<String, List<String>> shortest = new TreeMap<>();

    private WholeExamples() {}

    /** Of each step, by its pattern, the shortest example that has it. */
    static Map<String, List<String>> byPattern() {
        WholeExamples examples = new WholeExamples();
        CucumberFeatures.run(List.of(ShippedExamples.FEATURES), true, examples);
        return examples.shortest;
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestCaseFinished.class, finished -> add(finished.getTestCase()));
    }

    private void add(TestCase example) {
        List<PickleStepTestStep> steps = example.getTestSteps().stream()
                .filter(PickleStepTestStep.class::isInstance)
                .map(PickleStepTestStep.class::cast)
                .toList();
        List<String> lines = new ArrayList<>(List.of("Example: " + example.getName()));
        steps.forEach(step -> WrittenStep.lines(step.getStep().getKeyword().strip(), step)
                .forEach(line -> lines.add((line.matches("[A-Z*].*") ? INDENT : INDENT + INDENT) + line)));
        steps.forEach(step ->
                shortest.merge(step.getPattern(), lines, (one, other) -> length(other) < length(one) ? other : one));
    }

    private static int length(List<String> lines) {
        return lines.stream().mapToInt(String::length).sum();
    }
}
