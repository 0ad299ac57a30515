package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.procedure.GunfightOutcome;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.field.Word;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The scenarios that come with the program make good stories: they end, and not always in the same way. */
class BuiltInScenariosTest {

    private static final int FIGHTS = 200;
    private static final Map<String, List<FightReport>> FOUGHT = new TreeMap<>();
    private static final Scenarios SCENARIOS = Documents.reading(InputStream.nullInputStream());

    static Stream<String> names() {
        return SCENARIOS.builtIn().stream().map(Scenarios.BuiltIn::name);
    }

    /** Those that are whole gunfights. */
    static Stream<String> gunfights() {
        return ofKind("fudge-gunfight");
    }

    static Stream<String> attacks() {
        return ofKind("exp-to-hit");
    }

    private static Stream<String> ofKind(String kind) {
        return SCENARIOS.builtIn().stream()
                .filter(builtIn -> builtIn.kind().equals(kind))
                .map(Scenarios.BuiltIn::name);
    }

    @Test
    void each_has_a_title_and_what_it_is_about() {
        assertThat(gunfights())
                .containsExactly(
                        "snakewater-gulch", "showdown", "ambush", "two-guns", "last-stand", "deadwood-bookkeeping");
        assertThat(attacks()).containsExactly("bob-toos-axe", "rear-attack", "alien-in-the-bush", "all-at-once");
        assertThat(SCENARIOS.builtIn()).allSatisfy(builtIn -> {
            assertThat(builtIn.title()).isNotBlank();
            assertThat(builtIn.about()).hasSizeBetween(80, 300);
        });
    }

    @ParameterizedTest
    @MethodSource("gunfights")
    void nearly_every_fight_is_decided_before_its_turn_limit(String name) {
        assertThat(fights(name).stream().filter(account -> account.ending().how() == FightReport.How.DECIDED))
                .hasSizeGreaterThan(FIGHTS * 9 / 10);
    }

    @ParameterizedTest
    @MethodSource("gunfights")
    void either_side_can_win(String name) {
        assertThat(fights(name).stream()
                        .map(account -> (GunfightOutcome) account.ending().outcome())
                        .map(outcome -> outcome.sidesStanding().toString())
                        .distinct())
                .hasSizeGreaterThan(1);
    }

    /** At sixteen hexes 1000 - 600 + 110 = 510 does not reach 560: the axe never hits, the others sometimes do. */
    @ParameterizedTest
    @MethodSource("attacks")
    void an_attack_can_go_either_way_but_for_the_axe(String name) {
        List<String> results = fights(name).stream()
                .map(account -> (Measured) account.ending().outcome())
                .flatMap(outcome -> outcome.findings().stream())
                .filter(finding -> finding.measure().id().equals("result"))
                .map(finding -> Word.said(finding.is()))
                .distinct()
                .sorted()
                .toList();
        switch (name) {
            case "bob-toos-axe" -> assertThat(results).containsExactly("miss");
            case "rear-attack" -> assertThat(results).containsExactly("hit", "miss");
            case "alien-in-the-bush" -> assertThat(results).containsExactly("gate failed", "hit", "miss");
            // One in a thousand hits.
            default -> assertThat(results).contains("miss");
        }
    }

    @ParameterizedTest
    @CsvSource({
        "two-guns, shoot two",
        "ambush, fan|dive for cover",
        "last-stand, flee|reload",
        "deadwood-bookkeeping, a called shot|shoot at a part|head"
    })
    void each_shows_something_of_its_own(String name, String words) {
        assertThat(chosen(name)).contains(words.split("\\|"));
    }

    private static List<String> chosen(String name) {
        return fights(name).stream()
                .flatMap(account -> account.answers().stream())
                .filter(Answer.Chose.class::isInstance)
                .map(answer -> ((Answer.Chose) answer).word())
                .distinct()
                .toList();
    }

    private static List<FightReport> fights(String name) {
        Scenario<?, ?> scenario = SCENARIOS.find(name);
        return FOUGHT.computeIfAbsent(
                name,
                unfought -> LongStream.range(0, FIGHTS)
                        .mapToObj(seed -> new Fights().withSeed(scenario, seed))
                        .toList());
    }

    @Test
    void scenarios_of_all_jars_are_found(@TempDir Path jar) throws IOException {
        Path folder = Files.createDirectories(jar.resolve("META-INF/snakewater/scenarios"));
        Files.writeString(folder.resolve("index"), "\nduel\nsnakewater-gulch\n");
        Files.writeString(folder.resolve("duel.json"), Documents.DUEL);
        try (URLClassLoader classPath =
                new URLClassLoader(new URL[] {jar.toUri().toURL()}, getClass().getClassLoader())) {
            Scenarios scenarios = new JsonScenarios(
                    Documents.RULESETS,
                    InputStream.nullInputStream(),
                    new JsonScenarios.BuiltInDocuments(List.of(getClass().getClassLoader(), classPath)));

            assertThat(scenarios.builtIn())
                    .extracting(Scenarios.BuiltIn::name)
                    .startsWith("snakewater-gulch", "showdown", "ambush", "two-guns", "last-stand")
                    .endsWith("duel")
                    .doesNotHaveDuplicates();
            assertThat(scenarios.find("duel").title()).isEqualTo("A duel");
        }
    }
}
