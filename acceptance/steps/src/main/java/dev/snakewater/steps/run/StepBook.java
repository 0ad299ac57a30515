package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.Features.Step;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.steps.Phrases;
import dev.snakewater.steps.rules.Books;
import io.cucumber.messages.types.Envelope;
import io.cucumber.messages.types.ParameterType;
import io.cucumber.plugin.ConcurrentEventListener;
import io.cucumber.plugin.event.EventPublisher;
import io.cucumber.plugin.event.StepDefinedEvent;
import io.cucumber.plugin.event.StepDefinition;
import java.net.URI;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** All steps, as Cucumber has them before it runs anything. */
final class StepBook implements ConcurrentEventListener {

    static final StepBook ALL = new StepBook();

    private static final URI NOTHING = URI.create("classpath:/META-INF/snakewater/steps/nothing.feature");

    private final List<StepDefinition> definitions = new ArrayList<>();
    private final Map<String, String> types = new TreeMap<>();

    private StepBook() {}

    @Override
    public void setEventPublisher(EventPublisher publisher) {
        publisher.registerHandlerFor(StepDefinedEvent.class, defined -> definitions.add(defined.getStepDefinition()));
        publisher.registerHandlerFor(
                Envelope.class, said -> said.getParameterType().ifPresent(this::add));
    }

    private void add(ParameterType type) {
        types.put(type.getName(), String.join("|", type.getRegularExpressions()));
    }

    /** Every step: those for all games first, then game by game, each as it stands there. */
    List<Step> steps() {
        return inOrder(definitions().map(this::step));
    }

    /** Every step that an example of the program has, with the shortest such example. */
    List<Step> stepsInUse() {
        Map<String, List<String>> whole = WholeExamples.byPattern();
        return inOrder(definitions().map(definition -> {
            Step step = step(definition);
            return new Step(
                    step.keyword(),
                    step.words(),
                    step.game(),
                    step.subject(),
                    step.parameters(),
                    step.below(),
                    whole.getOrDefault(definition.getPattern(), step.example()));
        }));
    }

    private Stream<StepDefinition> definitions() {
        if (definitions.isEmpty()) {
            CucumberFeatures.run(List.of(NOTHING), true, this);
        }
        return definitions.stream();
    }

    private static List<Step> inOrder(Stream<Step> steps) {
        List<String> games = Books.RULESETS.stream().map(Ruleset::id).toList();
        return steps.sorted(Comparator.comparingInt(
                        step -> step.game().map(games::indexOf).orElse(-1)))
                .toList();
    }

    private Step step(StepDefinition definition) {
        Optional<String> game = game(definition.getLocation());
        StepWords words = StepWords.of(definition.getPattern(), types, new ParameterWords(game.orElse("any")));
        List<String> example = StepExamples.of(definition.getPattern());
        return new Step(
                example.stream().findFirst().map(line -> line.split(" ", 2)[0]).orElse("*"),
                words.words(),
                game,
                subject(definition.getLocation()),
                words.parameters(),
                below(definition.getLocation()),
                example);
    }

    private static Optional<String> below(String location) {
        return Phrases.table(location)
                .map(table ->
                        table.heads().map(ParameterWords::headings).orElseGet(() -> ParameterWords.rows(table.forms())))
                .or(() -> ParameterWords.below(
                        location.replaceFirst("\\(.*", "").replaceFirst(".*\\.(?=\\w+\\.\\w+$)", "")));
    }

    /** The heading above a phrase; that of the class of a method. */
    private static String subject(String location) {
        return Phrases.subject(location)
                .or(() -> ParameterWords.subject(
                        location.replaceFirst("\\.[^.]*\\(.*", "").replaceFirst(".*\\.", "")))
                .orElse("");
    }

    /** The game of a phrase stands in its place, that of a method in its package. */
    private static Optional<String> game(String location) {
        String phrase = location.replaceFirst("\\.steps:.*", "");
        String method = location.replaceFirst("\\.\\w+\\.[^.]*\\(.*", "").replaceFirst(".*\\.", "");
        return Books.RULESETS.stream()
                .map(Ruleset::id)
                .filter(id -> id.equals(phrase) || id.startsWith(method))
                .findFirst();
    }
}
