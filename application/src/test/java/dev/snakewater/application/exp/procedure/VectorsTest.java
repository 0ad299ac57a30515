package dev.snakewater.application.exp.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.exp.scenario.ExpScenario;
import dev.snakewater.application.session.CatalogueFile;
import dev.snakewater.domain.exp.modifier.Bar;
import dev.snakewater.domain.exp.modifier.ToHit;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The catalogue's test vectors, played from what a person would write. */
class VectorsTest {

    private static final Map<String, List<String>> SET_UPS =
            CatalogueFile.setUps(VectorsTest.class, "exp-set-ups.txt", "; ");

    /** A vector, as it is written. */
    record Vector(JsonNode fields) {

        String id() {
            return text("id").orElseThrow();
        }

        Optional<Integer> number(String field) {
            return text(field).map(Integer::valueOf);
        }

        Optional<String> text(String field) {
            return fields.hasNonNull(field) ? Optional.of(fields.get(field).asString()) : Optional.empty();
        }

        /** The amounts of its itemised modifiers. */
        List<Integer> modifiers() {
            return fields.path("mods")
                    .valueStream()
                    .map(item -> item.get(1).asInt())
                    .toList();
        }

        /** What the catalogue sets up, as a scenario. */
        Assault setUp() {
            Assault assault = new Assault()
                    .skill(number("prof").orElseThrow(), number("mr"))
                    .with("target: {armourRating: %d}", number("ar").orElseThrow());
            text("type").ifPresent(assault::type);
            number("hexes").ifPresent(away -> assault.with("hexes: %d", away));
            SET_UPS.getOrDefault(id(), List.of()).forEach(assault::changed);
            return assault;
        }

        @Override
        public String toString() {
            return id() + ": " + text("case").orElse("");
        }
    }

    static Stream<Vector> attacks() {
        return of("TV-");
    }

    static Stream<Vector> chances() {
        return of("PR-");
    }

    private static Stream<Vector> of(String prefix) {
        return CatalogueFile.json(VectorsTest.class, "exp-vectors.json")
                .valueStream()
                .flatMap(JsonNode::valueStream)
                .map(Vector::new)
                .filter(vector -> vector.id().startsWith(prefix));
    }

    @Test
    void all_of_them_are_there() {
        assertThat(attacks().map(Vector::id))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 92)
                        .mapToObj(i -> String.format("TV-%02d", i))
                        .toList());
        assertThat(chances().map(Vector::id))
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 16)
                        .mapToObj(i -> String.format("PR-%02d", i))
                        .toList());
        List<String> known = Stream.concat(attacks(), chances()).map(Vector::id).toList();
        assertThat(SET_UPS.keySet()).isSubsetOf(known);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("attacks")
    void the_attack_comes_out_as_the_catalogue_says(Vector vector) {
        List<String> script = new ArrayList<>();
        // 'd100 16 vs 16 (large)'
        vector.text("gate").ifPresent(gate -> script.add("Ann, blind: " + gate.split(" ", -1)[1]));
        vector.number("raw").ifPresent(raw -> script.add("Ann, to hit: " + raw));

        Volley volley = Volley.of(vector.setUp(), script.toArray(String[]::new));

        if (vector.text("barred").isPresent()) {
            assertThat(volley.result()).isEqualTo(ExpOutcome.Result.BARRED);
            assertThat(volley.outcome().bars().stream().map(Bar::rule).map(rule -> "(" + rule.id() + ")"))
                    .as(vector.text("barred").get())
                    .hasSize(1)
                    .allSatisfy(rule -> assertThat(vector.text("barred").get()).endsWith(rule));
        } else if (vector.text("gate_failed").isPresent()) {
            assertThat(volley.result()).isEqualTo(ExpOutcome.Result.GATE_FAILED);
        } else {
            arithmetic(vector, volley);
        }
    }

    private static void arithmetic(Vector vector, Volley volley) {
        boolean hit = vector.text("hit").orElseThrow().equals("true");
        assertThat(volley.result()).isEqualTo(hit ? ExpOutcome.Result.HIT : ExpOutcome.Result.MISS);
        Tally toHit = volley.event(ExpEvent.Attacked.class).toHit();
        List<Integer> stages = stages(toHit, vector.number("raw").orElseThrow());
        assertThat(stages)
                .as("adjusted, skilled, capped, net")
                .containsExactly(
                        vector.number("adjusted").orElseThrow(),
                        vector.number("skilled").orElseThrow(),
                        vector.number("capped").orElseThrow(),
                        vector.number("net").orElseThrow());
        List<Integer> counting = new ArrayList<>(volley.counting());
        // What is left without skill is itemised.
        counting.remove(vector.number("prof").orElseThrow());
        assertThat(counting).containsExactlyInAnyOrderElementsOf(vector.modifiers());
    }

    /** What the roll has come to after the penalties, after skill, after the maximum, and in the end. */
    private static List<Integer> stages(Tally toHit, int raw) {
        int soFar = raw;
        int adjusted = raw;
        int skilled = raw;
        int capped = raw;
        boolean maximumPassed = false;
        for (Tally.Line line : toHit.lines()) {
            soFar = Tally.acted(soFar, line);
            boolean skill = List.of("EX-60", "EX-58").contains(line.why().id());
            boolean penalty = line instanceof Tally.Plus plus && plus.modifier().amount() < 0;
            maximumPassed |= line instanceof Tally.AtMost;
            adjusted = penalty && !skill ? soFar : adjusted;
            skilled = skill ? soFar : skilled;
            capped = skill || line instanceof Tally.AtMost ? soFar : capped;
            assertThat(penalty && maximumPassed)
                    .as("a penalty after the maximum roll")
                    .isFalse();
        }
        return List.of(adjusted, skilled, capped, soFar);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("chances")
    void the_chance_is_that_of_the_catalogue(Vector vector) {
        int hits = vector.number("hits").orElseThrow();
        int withCriticals = vector.number("hits_ch16").orElseThrow();
        ExpScenario plain = vector.setUp().made();
        ExpScenario critical =
                vector.setUp().with("rulings: {criticalsCh16: true}").made();

        ToHit sum = ToHit.laidOut(plain.attack(), Counting.adding(added -> added));
        assertThat(sum.chance(plain.attack()).hits()).isEqualTo(hits);
        assertThat(ToHit.of(critical.attack(), Counting.adding(added -> added))
                        .chance(critical.attack())
                        .hits())
                .isEqualTo(withCriticals);
        assertThat(Volley.hits(plain, 1000)).isEqualTo(hits);
        assertThat(Volley.hits(critical, 1000)).isEqualTo(withCriticals);
        assertThat(sum.gate().map(Tally::total)).isEqualTo(vector.number("gate"));
    }
}
