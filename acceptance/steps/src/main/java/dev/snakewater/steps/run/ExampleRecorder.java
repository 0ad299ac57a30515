package dev.snakewater.steps.run;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.port.out.RuleExamples.Example;
import dev.snakewater.application.port.out.RuleExamples.Outcome;
import dev.snakewater.application.port.out.RuleExamples.Step;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.steps.LastFight;
import dev.snakewater.steps.rules.Citations;
import dev.snakewater.steps.rules.Coverage;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.DataTableArgument;
import io.cucumber.plugin.event.DocStringArgument;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.PickleStepTestStep;
import io.cucumber.plugin.event.Result;
import io.cucumber.plugin.event.StepArgument;
import io.cucumber.plugin.event.TestCase;
import io.cucumber.plugin.event.TestCaseFinished;
import io.cucumber.plugin.event.TestCaseStarted;
import io.cucumber.plugin.event.TestSourceParsed;
import io.cucumber.plugin.event.TestStepFinished;
import java.net.URI;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Takes down all that is told of the examples of a run. */
public final class ExampleRecorder implements ConcurrentEventListener {

    private final boolean dry;
    private final Map<URI, String> features = new TreeMap<>();
    private final List<Example> examples = new ArrayList<>();
    private final List<Step> steps = new ArrayList<>();

    /** Takes down a run; a dry one plays nothing. */
    public ExampleRecorder(boolean dry) {
        this.dry = dry;
    }

    /** The examples that ran. */
    public List<Example> examples() {
        return List.copyOf(examples);
    }

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(TestSourceParsed.class, this::parsed);
        publisher.registerHandlerFor(TestCaseStarted.class, started -> steps.clear());
        publisher.registerHandlerFor(TestStepFinished.class, this::finished);
        publisher.registerHandlerFor(TestCaseFinished.class, this::finished);
    }

    private void parsed(TestSourceParsed source) {
        source.getNodes().stream()
                .flatMap(node -> node.getName().stream())
                .findFirst()
                .ifPresent(title -> features.put(source.getUri(), title));
    }

    private void finished(TestStepFinished finished) {
        Outcome outcome = outcome(finished.getResult());
        String why = outcome == Outcome.FAILS ? why(finished.getResult()) : "";
        if (finished.getTestStep() instanceof PickleStepTestStep step) {
            String words =
                    step.getStep().getKeyword().strip() + " " + step.getStep().getText();
            Optional<StepArgument> below = Optional.ofNullable(step.getStep().getArgument());
            steps.add(new Step(words, table(below), text(below), outcome, why));
        } else if (outcome == Outcome.FAILS) {
            steps.add(new Step("", List.of(), "", outcome, why));
        }
    }

    private Outcome outcome(Result result) {
        return switch (result.getStatus()) {
            case PASSED -> dry ? Outcome.NOT_RUN : Outcome.HOLDS;
            case SKIPPED -> Outcome.NOT_RUN;
            default -> Outcome.FAILS;
        };
    }

    private static String why(Result result) {
        return Optional.ofNullable(result.getError()).map(Failure::words).orElse("");
    }

    private static List<List<String>> table(Optional<StepArgument> below) {
        return below.filter(DataTableArgument.class::isInstance)
                .map(table -> ((DataTableArgument) table).cells())
                .orElse(List.of());
    }

    private static String text(Optional<StepArgument> below) {
        return below.filter(DocStringArgument.class::isInstance)
                .map(text -> ((DocStringArgument) text).getContent())
                .orElse("");
    }

    private void finished(TestCaseFinished finished) {
        TestCase example = finished.getTestCase();
        Outcome outcome = dry ? Outcome.NOT_RUN : outcome(finished.getResult());
        examples.add(new Example(
                features.getOrDefault(example.getUri(), ""),
                place(example),
                example.getName(),
                example.getTags().stream()
                        .map(tag -> tag.substring(1))
                        .distinct()
                        .toList(),
                outcome,
                List.copyOf(steps),
                cited(Citations::applied),
                cited(Citations::refused),
                dry ? List.of() : passed()));
    }

    private static String place(TestCase example) {
        String file = example.getUri().toString().replaceFirst(".*features/", "");
        return file + ":" + example.getLocation().getLine();
    }

    private List<String> cited(Function<Citations, Collection<String>> how) {
        return dry ? List.of() : Coverage.last().map(how).map(List::copyOf).orElse(List.of());
    }

    private static List<String> passed() {
        return LastFight.account().stream()
                .flatMap(account -> account.turns().stream())
                .flatMap(List::stream)
                .flatMap(told -> told.event().stagePassed().stream())
                .map(Finding::is)
                .filter(Rule.class::isInstance)
                .map(box -> ((Rule) box).id())
                .toList();
    }
}
