package dev.snakewater.json.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.json.document.Change;
import dev.snakewater.json.document.Documents;
import dev.snakewater.json.value.Placeholders;
import dev.snakewater.json.value.Pointer;
import dev.snakewater.json.value.Problems;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Three mistakes in three places of a document are all told, and nothing else: none hides another, and none makes another. */
class ThreeMistakesTest {

    private static final int DOCUMENTS = 35;
    private static final int TRIED = 400;
    private static final int MISTAKES = 3;
    private static final int MOST_TOLD = 20;
    private static final int LONGEST = 200;

    /**
     * A change after which something is wrong.
     *
     * @param change the change
     * @param isRead whether its place can be read all the same
     * @param knowsNames whether the names of all who fight can be
     * @param told what is told of it alone
     */
    private record Mistake(Change change, boolean isRead, boolean knowsNames, List<Problem> told) {

        static Stream<Mistake> of(ScenarioKind<?, ?> kind, JsonNode document, Change change) {
            String changed = Change.made(document, List.of(change));
            Findings findings = Findings.of(kind, changed);
            List<Problem> between = findings.between();
            List<Problem> told = Documents.problems(changed).stream()
                    .map(problem -> between.stream()
                            .filter(other -> same(problem).equals(same(other)))
                            .findFirst()
                            .orElse(problem))
                    .toList();
            return told.isEmpty() || told.size() > MOST_TOLD
                    ? Stream.empty()
                    : Stream.of(new Mistake(change, findings.ofPlaces().isEmpty(), findings.knowsNames(), told));
        }

        /** Returns whether it is told in its own place, or under the name that its field is given. */
        boolean isOfItsPlace() {
            return !isRead
                    && told.stream()
                            .anyMatch(problem -> problem.pointer().equals(change.pointer())
                                    || (change.what().startsWith("is called") && isOfItsPlace(problem)));
        }

        boolean isOfItsPlace(Problem problem) {
            return (problem.pointer() + "/").startsWith(change.pointer() + "/")
                    || problem.what().startsWith("there is no field");
        }

        /** Returns what must be told of it beside some others. */
        List<String> toldBeside(List<Mistake> others) {
            Placeholders places = new Placeholders();
            others.stream()
                    .filter(other -> !other.equals(this))
                    .forEach(other -> places.cannotBeRead(new Pointer(other.change.pointer())));
            boolean namesAreKnown = others.stream().allMatch(other -> other.equals(this) || other.knowsNames);
            return told.stream()
                    .filter(places::allow)
                    .filter(problem -> namesAreKnown || !problem.what().startsWith("nobody here is called"))
                    .map(ThreeMistakesTest::same)
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("dev.snakewater.json.document.Documents#kinds")
    void three_mistakes_are_all_told_and_nothing_else(ScenarioKind<?, ?> kind) {
        Random random = new Random(3);
        Map<JsonNode, List<Mistake>> mistakes = mistakes(kind, random);
        List<JsonNode> documents = List.copyOf(mistakes.keySet());
        List<String> wrong = new ArrayList<>();

        for (int i = 0; i < DOCUMENTS; i++) {
            JsonNode document = documents.get(i % documents.size());
            List<Mistake> three = three(mistakes.get(document), random);
            List<String> told = told(document, three);
            three.stream()
                    .flatMap(mistake -> mistake.toldBeside(three).stream())
                    .filter(must -> !told.contains(must))
                    .forEach(must -> wrong.add("hidden: " + must + " by " + changes(three)));
            List<String> known = new ArrayList<>(
                    told(document, three.stream().filter(Mistake::isRead).toList()));
            three.stream()
                    .flatMap(mistake -> mistake.told.stream())
                    .map(ThreeMistakesTest::same)
                    .forEach(known::add);
            told.stream()
                    .filter(one -> !known.contains(one))
                    .forEach(one -> wrong.add("made: " + one + " by " + changes(three)));
        }

        assertThat(wrong).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("dev.snakewater.json.document.Documents#kinds")
    void what_cannot_be_read_is_told_alone(ScenarioKind<?, ?> kind) {
        List<String> wrong = mistakes(kind, new Random(4)).values().stream()
                .flatMap(List::stream)
                .filter(Mistake::isOfItsPlace)
                .flatMap(mistake -> mistake.told.stream()
                        .filter(problem -> !mistake.isOfItsPlace(problem))
                        .map(problem -> "follows: " + same(problem) + " from " + mistake.change))
                .toList();

        assertThat(wrong).isEmpty();
    }

    private static Map<JsonNode, List<Mistake>> mistakes(ScenarioKind<?, ?> kind, Random random) {
        JsonNode schema = Documents.schema(kind);
        List<JsonNode> documents = Documents.written(kind);
        Map<JsonNode, List<Mistake>> mistakes = new LinkedHashMap<>();
        for (JsonNode document : documents) {
            List<Change> changes = new ArrayList<>(Change.all(document, schema));
            Collections.shuffle(changes, random);
            mistakes.put(
                    document,
                    changes.stream()
                            .limit(TRIED / documents.size())
                            .flatMap(change -> Mistake.of(kind, document, change))
                            .toList());
        }
        return mistakes;
    }

    /** Three in three places; of those that can be read, the first one at least, if there are any. */
    private static List<Mistake> three(List<Mistake> mistakes, Random random) {
        List<Mistake> all = new ArrayList<>(mistakes);
        Collections.shuffle(all, random);
        List<Mistake> three = new ArrayList<>();
        Stream.concat(all.stream().filter(Mistake::isRead).limit(1), all.stream())
                .filter(mistake -> three.stream().allMatch(other -> mistake.change.isApartFrom(other.change)))
                .limit(MISTAKES)
                .forEach(three::add);
        assertThat(three).hasSize(MISTAKES);
        return three;
    }

    private static List<String> told(JsonNode document, List<Mistake> mistakes) {
        List<Change> changes = mistakes.stream().map(Mistake::change).toList();
        return Documents.problems(Change.made(document, changes)).stream()
                .map(ThreeMistakesTest::same)
                .toList();
    }

    private static List<Change> changes(List<Mistake> mistakes) {
        return mistakes.stream().map(Mistake::change).toList();
    }

    private static String same(Problem problem) {
        return problem.pointer() + ": " + Problems.cut(problem.what(), LONGEST);
    }
}
