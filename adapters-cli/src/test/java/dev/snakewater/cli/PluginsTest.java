package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Rule texts of other people: every command finds them, and one that is broken hurts nobody but itself. */
class PluginsTest {

    private static final String RULESET = "com/example/coin/CoinRuleset.java";
    private static final String RULES = "com/example/coin/CoinRule.java";
    private static final String COIN = "com/example/coin/Coin.java";
    private static final String TELLING = "com/example/coin/telling.properties";
    private static final String SCENARIO = "META-INF/snakewater/scenarios/coin-toss.json";

    /** Commands about the program's own rule texts. */
    private static final List<String> COMMANDS = List.of(
            "run one-shot --seed 1",
            "run vera-at-skag --seed 1 --format json",
            "odds one-shot",
            "simulate one-shot --fights 3 --seed 1 --threads 1",
            "play one-shot --seed 1",
            "fights",
            "scenarios",
            "rules",
            "rules GF-14",
            "check one-shot burst",
            "schema",
            "schema gurps3-attack",
            "completion");

    @TempDir
    Path folder;

    @TempDir
    Path home;

    /** A fault, and why a jar with it is left out. */
    record Fault(String name, CoinJar jar, String why) {

        @Override
        public String toString() {
            return name;
        }
    }

    static Stream<Fault> faults() {
        CoinJar whole = CoinJar.whole();
        return Stream.of(
                new Fault(
                        "unnumbered",
                        whole.manifest("Snakewater-Ruleset-Version: 1\n", ""),
                        "its manifest does not say for which version of rule texts it was made: write"
                                + " Snakewater-Ruleset-Version: 1"),
                new Fault(
                        "from-tomorrow",
                        whole.manifest("Snakewater-Ruleset-Version: 1", "Snakewater-Ruleset-Version: 2"),
                        "it was made for version 2 of rule texts, and this program knows version 1"),
                new Fault(
                        "no-service",
                        whole.named("com.example.coin.CoinRuleset", "# none"),
                        "it names no rule text in META-INF/services/dev.snakewater.application.scenario.Ruleset"),
                new Fault(
                        "misnamed",
                        whole.named("CoinRuleset", "DiceRuleset"),
                        "it names a rule text that cannot be made (dev.snakewater.application.scenario.Ruleset:"
                                + " Provider com.example.coin.DiceRuleset not found)"),
                new Fault(
                        "class-missing",
                        whole.without("com/example/coin/Coin.class"),
                        "it needs the class com.example.coin.Coin, which is not there"),
                new Fault(
                        "rules-without-words",
                        whole.without("com/example/coin/CoinRule.properties"),
                        "words are missing (Can't find bundle for base name com.example.coin.CoinRule, locale )"),
                new Fault(
                        "rule-without-title",
                        whole.with("com/example/coin/CoinRule.properties", "CO-01.title", "CO-02.title"),
                        "words are missing (Can't find resource for bundle java.util.PropertyResourceBundle, key"
                                + " CO-01.title)"),
                new Fault(
                        "told-without-words",
                        whole.without("com/example/coin/telling.properties"),
                        "words are missing (Can't find bundle for base name com.example.coin.telling, locale )"),
                new Fault(
                        "unread-scenario",
                        whole.with(SCENARIO, "first", "frist"),
                        "its scenario coin-toss has a problem: /frist: there is no field 'frist'"),
                new Fault(
                        "nothing-to-play",
                        whole.with(RULESET, "List.of(Coin.kind())", "List.of()"),
                        "CoinRuleset.kinds() is empty"),
                new Fault(
                        "no-rulebooks",
                        whole.with(RULESET, "return List.of(CoinRule.BOOK);", "return null;"),
                        "CoinRuleset.rulebooks() is null"),
                new Fault(
                        "throws",
                        whole.with(
                                RULESET,
                                "@Override\n    public String id()",
                                "public CoinRuleset() {\n throw new IllegalStateException(\"no coin\");\n }\n"
                                        + "@Override\n    public String id()"),
                        "its code fails (java.lang.IllegalStateException: no coin)"),
                new Fault(
                        "two-of-a-number",
                        whole.with(RULES, "CO_01_TOSS;", "CO_01_TOSS, CO_01_FLIP;"),
                        "its code fails (java.lang.IllegalArgumentException: two rules of coin share an id)"),
                new Fault(
                        "our-name",
                        whole.with(RULESET, "\"coin\"", "\"exp\""),
                        "the rule text exp is already that of Snakewater itself"),
                new Fault(
                        "our-kind",
                        whole.with(COIN, "\"coin-toss\"", "\"exp-to-hit\"").with(SCENARIO, "coin-toss", "exp-to-hit"),
                        "the kind exp-to-hit is already that of Snakewater itself"),
                new Fault(
                        "our-number",
                        whole.with(RULES, "CO_01_TOSS;", "CO_01_TOSS, GF_14_TOSS;")
                                .with(
                                        "com/example/coin/CoinRule.properties",
                                        "CO-01.from=",
                                        "GF-14.title=Toss\nGF-14.says=Toss.\nGF-14.from=There\nCO-01.from="),
                        "the rule GF-14 is already that of Snakewater itself"));
    }

    @Test
    void one_that_is_sound_is_found_by_every_command() throws IOException {
        CoinJar.whole().in(folder, "coin.jar");

        assertThat(said("run coin-toss --seed 1").out()).contains("wins the toss.");
        assertThat(said("odds coin-toss").out()).contains("Ann  3/6  50.0%", "Ben  3/6  50.0%");
        assertThat(said("simulate coin-toss --fights 3 --seed 1").out()).contains("Who wins");
        assertThat(said("play coin-toss --seed 1").out()).contains("wins the toss.");
        assertThat(said("scenarios").out()).contains("Heads or Tails\n  coin-toss");
        assertThat(said("rules").out()).contains("Heads or Tails, by Anybody (one rule)");
        assertThat(said("rules CO-01").out()).contains("On 4 to 6 the first wins", "Coin.feature: Four is enough");
        assertThat(said("check coin-toss").out()).contains("a scenario of the kind coin-toss");
        assertThat(said("schema").out()).contains("\ncoin-toss\n");
        assertThat(said("schema coin-toss").out())
                .contains("\"description\": \"who calls\"", "\"description\": \"the kind of the scenario\"");
        assertThat(said("plugins").out())
                .contains(folder.resolve("coin.jar") + ", version 1.0\n  coin  Heads or Tails: coin-toss");
    }

    @Test
    void it_is_looked_for_among_the_data_of_the_user() throws IOException {
        Path plugins = Files.createDirectories(home.resolve("snakewater").resolve("plugins"));
        CoinJar.whole().in(plugins, "coin.jar");

        Spoken spoken = Spoken.with(Map.of("XDG_DATA_HOME", home.toString()), "", "odds", "coin-toss");

        assertThat(spoken.out()).contains("Ann  3/6  50.0%");
    }

    @ParameterizedTest
    @MethodSource("faults")
    void one_that_is_broken_is_named_with_its_reason_and_hurts_no_other(Fault fault) throws IOException {
        Path jar = fault.jar().in(folder, fault.name() + ".jar");

        for (String command : COMMANDS) {
            isAsWithoutPlugins(command, List.of("left out " + jar + ": " + fault.why()));
        }
        Spoken listed = said("plugins");
        assertThat(listed.status()).isEqualTo(3);
        assertThat(listed.out().replaceAll("\\s+", " ")).contains("Left out " + jar + ": " + fault.why());
    }

    @Test
    void all_that_are_broken_are_named_and_what_is_sound_is_played() throws IOException {
        List<Fault> faults = faults().toList();
        CoinJar.whole().in(folder, "x-sound.jar");
        for (Fault fault : faults) {
            fault.jar().in(folder, fault.name() + ".jar");
        }
        Files.writeString(folder.resolve("y-text.jar"), "This is no jar.");
        CoinJar.whole().in(folder, "z-again.jar");

        Spoken spoken = said("run coin-toss --seed 1");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.err().lines()).hasSize(faults.size() + 2);
        assertThat(spoken.err())
                .contains(faults.stream().map(Fault::why).toList())
                .contains(folder.resolve("y-text.jar") + ": it is not a jar, or a damaged one")
                .contains(folder.resolve("z-again.jar") + ": the rule text coin is already that of x-sound.jar");
    }

    @Test
    void what_fails_later_is_told_with_its_jar() throws IOException {
        Path jar = CoinJar.whole()
                .with(
                        COIN,
                        "int shows =",
                        "if (toss.first().text().equals(\"Ann\")) { throw new IllegalStateException(\"no coin\"); }\n int shows =")
                .in(folder, "clumsy.jar");

        for (String command : List.of("run coin-toss", "odds coin-toss", "simulate coin-toss --fights 2")) {
            Spoken spoken = said(command);
            assertThat(spoken.status()).as(command).isEqualTo(3);
            assertThat(spoken.err()).contains(jar.toString(), "no coin").doesNotContain("\tat ");
        }
    }

    /** What is wrong with words shows in code of ours. */
    @Test
    void what_fails_in_our_code_while_a_jar_is_in_use_is_not_said_to_be_ours() throws IOException {
        Path jar = CoinJar.whole()
                .with(TELLING, "{winner} wins", "{loser} wins")
                .with(TELLING, "finding.winner=", "finding.loser=")
                .in(folder, "wordless.jar");

        for (String command : List.of("run coin-toss", "odds coin-toss", "play coin-toss --seed 1")) {
            Spoken spoken = said(command);
            assertThat(spoken.status()).as(command).isEqualTo(3);
            assertThat(spoken.err())
                    .as(command)
                    .contains("This is a mistake in Snakewater or in " + jar + ", not of yours: ")
                    .doesNotContain("\tat ");
        }
    }

    @Test
    void a_folder_that_is_not_there_is_told() {
        Spoken spoken = Spoken.with(
                Map.of("SNAKEWATER_PLUGINS", folder.resolve("none").toString()), "", "run", "one-shot", "--seed", "1");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.err())
                .isEqualTo("left out " + folder.resolve("none")
                        + ": there is no such folder, but SNAKEWATER_PLUGINS names it\n");
    }

    @Test
    void who_has_none_is_told_where_to_put_one() {
        Spoken spoken = Spoken.with(Map.of("XDG_DATA_HOME", home.toString()), "", "plugins");

        assertThat(spoken.status()).isZero();
        assertThat(spoken.out().replaceAll("\\s+", " "))
                .contains("Put their jars into "
                        + home.resolve("snakewater").resolve("plugins")
                        + ", or have SNAKEWATER_PLUGINS name another folder.");
    }

    private void isAsWithoutPlugins(String command, List<String> told) {
        Spoken without = said(Map.of("XDG_STATE_HOME", home.resolve("without").toString()), command);
        Spoken with = said(
                Map.of(
                        "SNAKEWATER_PLUGINS",
                        folder.toString(),
                        "XDG_STATE_HOME",
                        home.resolve("with").toString()),
                command);
        assertThat(with.status()).as(command).isEqualTo(without.status()).isNotEqualTo(70);
        assertThat(neutral(with.out())).as(command).isEqualTo(neutral(without.out()));
        if (!command.equals("completion")) {
            assertThat(with.err().lines()).as(command).startsWith(told.toArray(String[]::new));
        }
    }

    private String neutral(String out) {
        return out.replace(home.toString(), "").replaceAll("with(out)?/", "");
    }

    private Spoken said(String command) {
        return said(
                Map.of(
                        "SNAKEWATER_PLUGINS",
                        folder.toString(),
                        "XDG_STATE_HOME",
                        home.resolve("with").toString()),
                command);
    }

    private static Spoken said(Map<String, String> environment, String command) {
        return Spoken.with(environment, "1\n1\nquit\n", command.split(" "));
    }
}
