package dev.snakewater.steps;

import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Effort;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Waiting;
import dev.snakewater.application.port.out.Clock;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.Variation;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.json.document.DocumentWriter;
import dev.snakewater.steps.rules.Citations;
import dev.snakewater.steps.rules.Coverage;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What can be told of an example, in the form in which documents tell it: {@code outcome}, all that is {@code told}, {@code events} or a single sort of
 * them by its name, the {@code opening} and {@code ending}, the outcome {@code before} anything has happened, all {@code throws} and {@code choices}, what is {@code asked}, the same if anything is still {@code open}, the {@code problems} of what is written, its
 * {@code variations}, the {@code odds}, the {@code state} of everybody while it is played, under its headings, and the {@code next} scenario of those who are left.
 */
final class Report {

    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int BUDGET = 40_000;

    /** How many fights estimate whatever was not worked out: a standard error of 0.25% at most. */
    static final int ESTIMATING = 40_000;

    private static final int SEEDS = 40;

    /** Whatever can be told besides events of one sort. */
    private static final Set<String> OTHERS = Set.of(
            "problems",
            "asked",
            "open",
            "variations",
            "odds",
            "next",
            "state",
            "throws",
            "choices",
            "before",
            "opening",
            "told",
            "ending",
            "outcome",
            "events");

    private final Example example;
    private final Citations citations;

    /** A report of this example. */
    Report(Example example, Citations citations) {
        this.example = example;
        this.citations = citations;
    }

    /** Whether a path that begins so leads to events of one sort, as far as anybody knows their names. */
    static boolean isOfEvents(String name) {
        return !OTHERS.contains(name) && name.matches("[a-z]+(-[a-z]+)*");
    }

    /** As much of it as a path begins with. */
    JsonNode of(String path) {
        ObjectNode root = JSON.createObjectNode();
        Stream.of(path.replaceAll("[/\\[].*$", "").split(",")).forEach(name -> root.set(name, part(name)));
        return root;
    }

    private JsonNode part(String name) {
        return switch (name) {
            case "problems" -> problems();
            case "asked" -> asked(example.asked());
            case "open" ->
                JSON.valueToTree(example.played().question().stream()
                        .map(open -> Map.of("by", open.by().text(), "name", open.name()))
                        .toList());
            case "variations" -> variations(example.scenario());
            case "odds" -> odds(example.scenario());
            case "next" -> next();
            case "state" -> state(example.played().state());
            case "throws" -> answers(Answer.Fell.class);
            case "choices" -> answers(Answer.Chose.class);
            case "before" ->
                written(new Fights().begin(example.scenario()).account())
                        .path("ending")
                        .path("outcome");
            case "opening" -> JSON.valueToTree(texts(account().opening()));
            case "told" -> JSON.valueToTree(told(account()));
            case "ending" -> written(account()).path("ending").path("text");
            case "outcome" -> outcome();
            default -> events(name);
        };
    }

    private static JsonNode state(StatusTable state) {
        ArrayNode rows = JSON.createArrayNode();
        for (StatusTable.Row row : state.rows()) {
            ObjectNode cells = rows.addObject().put("who", row.who().text());
            for (int i = 0; i < state.headings().size(); i++) {
                cells.put(
                        state.headings().get(i).toLowerCase(Locale.ROOT).replace(" ", ""),
                        row.cells().get(i));
            }
        }
        return rows;
    }

    private JsonNode answers(Class<? extends Answer> sort) {
        return JSON.valueToTree(account().answers().stream()
                .filter(sort::isInstance)
                .map(answer -> Map.of("by", answer.by().text(), "to", answer.to(), "rule", answer.rule()))
                .toList());
    }

    private FightReport account() {
        return example.played().account();
    }

    private static JsonNode written(FightReport account) {
        return JSON.readTree(DocumentWriter.report(account));
    }

    /** Each by itself, and as it is told. */
    private JsonNode problems() {
        return JSON.valueToTree(example.problems().stream()
                .map(problem -> Map.of(
                        "pointer",
                        problem.pointer(),
                        "what",
                        problem.what(),
                        "told",
                        problem.pointer() + ": " + problem.what() + "; right would be: " + problem.instead()))
                .toList());
    }

    /** It counts only when it is over. */
    private JsonNode outcome() {
        Found.holds(!example.isUnfinished(), "expected: an outcome\nfound:    it is not over: " + example.waiting());
        return written(account()).path("ending").path("outcome");
    }

    /** Events of one sort, or all of them, each with its turn. */
    private JsonNode events(String sort) {
        ArrayNode events = JSON.createArrayNode();
        Coverage.expect(neverTold(sort));
        Coverage.see(neverTold("events"));
        for (JsonNode turn : written(account()).path("turns")) {
            turn.path("events").forEach(event -> {
                ((ObjectNode) event).set("turn", turn.path("turn"));
                Coverage.see(neverTold(event.path("event").asString()));
                if (sort.equals("events") || event.path("event").asString().equals(sort)) {
                    events.add(event);
                }
            });
        }
        return events;
    }

    private static String neverTold(String sort) {
        return "'" + sort + "' is looked for, and happens in no example";
    }

    /** What is barred is refused, and the refusal names the same rules. */
    private JsonNode asked(Question question) {
        Map<String, Object> asked = new LinkedHashMap<>();
        asked.put("by", question.by().text());
        asked.put("name", question.name());
        if (question instanceof Choice<?> choice) {
            List<String> options =
                    choice.options().stream().map(Choice.Option::word).toList();
            asked.put("options", options);
            asked.put("words", String.join("; ", options));
            asked.put(
                    "barred",
                    choice.barred().stream()
                            .map(option -> barred(option.word(), example.insists(option.word())))
                            .toList());
        }
        return JSON.valueToTree(asked);
    }

    private static Map<String, Object> barred(String word, List<String> rules) {
        return Map.of("word", word, "rules", rules, "option", word, "rulesThatBarIt", String.join(" and ", rules));
    }

    private static <S, O> JsonNode variations(Scenario<S, O> scenario) {
        return JSON.valueToTree(scenario.kind().variations(scenario.setUp()).stream()
                .map(variation -> Map.of("words", variation.words(), "opening", opening(scenario, variation)))
                .toList());
    }

    private static <S, O> List<String> opening(Scenario<S, O> scenario, Variation<S, O> variation) {
        return texts(scenario.kind().telling().opening(variation.setUp().opening()));
    }

    private JsonNode next() {
        return scenarioAfter(example.scenario(), account().ending().outcome());
    }

    @SuppressWarnings("unchecked") // It is the outcome of this very scenario.
    private static <S, O> JsonNode scenarioAfter(Scenario<S, O> scenario, Object outcome) {
        return scenario.setUp()
                .aftermath((O) outcome)
                .map(next -> {
                    Found.of(next.problems()).isNothing();
                    return DocumentWriter.scenario(
                            new Scenario<>(scenario.kind(), "Next", "", scenario.terms(), List.of(), next));
                })
                .map(JSON::readTree)
                .orElseGet(JSON::missingNode);
    }

    /** The odds; the rules that they come from are those of what happens when it is played. */
    private JsonNode odds(Scenario<?, ?> scenario) {
        Effort effort = Effort.ofSituations(BUDGET).withFights(ESTIMATING);
        Chances chances = new ExactOdds(Clock.STOPPED).of(scenario, effort, Waiting.PATIENTLY);
        for (long seed = 1; seed <= SEEDS; seed++) {
            new Fights()
                    .withSeed(scenario, seed).turns().stream()
                            .flatMap(List::stream)
                            .forEach(told -> citations.happened(told.happened()));
        }
        return JSON.readTree(DocumentWriter.odds(chances, List.of())).path("findings");
    }

    private static List<String> told(FightReport account) {
        return account.turns().stream()
                .flatMap(List::stream)
                .flatMap(told -> told.sentences().stream())
                .map(Sentence::text)
                .toList();
    }

    private static List<String> texts(List<Sentence> sentences) {
        return sentences.stream().map(Sentence::text).toList();
    }
}
