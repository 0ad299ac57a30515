package dev.snakewater.acceptance.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.Said;
import dev.snakewater.acceptance.coverage.FeatureFiles;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import dev.snakewater.steps.rules.Books;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What somebody types and reads who asks for the rules with their examples. */
final class RulebookTest {

    private static final Path KEPT = Path.of("..", "steps", "target", "examples.json");
    private static final Path ASIDE = KEPT.resolveSibling("examples.json.aside");

    @TempDir
    private Path folder;

    /** Results of an earlier build would be told of other examples. */
    @BeforeAll
    static void keepsNoResults() throws IOException {
        move(KEPT, ASIDE);
    }

    @AfterAll
    static void keepsThemAgain() throws IOException {
        move(ASIDE, KEPT);
    }

    private static void move(Path from, Path to) throws IOException {
        if (Files.exists(from)) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @Test
    void every_rulebook_is_counted_and_no_rule_is_without_an_example() {
        Said said = Said.typed("rules", "--coverage");

        assertThat(said.status()).as(said.out()).isZero();
        assertThat(said.out().replaceAll(" +", " ").lines())
                .containsAll(Books.ALL.stream()
                        .map(book -> row(book.id(), book.rules()))
                        .toList())
                .contains(row("All", Books.rules()));
        assertThat(said.out())
                .contains(String.format(
                        Locale.ROOT, "%,d examples: ", FeatureFiles.examples().size()));
    }

    /** What the manual shows between dots is left out of it. */
    @Test
    void the_manual_shows_what_its_reader_sees() throws IOException {
        String manual = Files.readString(Path.of("..", "..", "docs", "features.md"));
        String shown = manual.split("\\$ ./snakewater rules --coverage\n", -1)[1].replaceFirst("(?s)```.*", "");
        String told = Said.typed("rules", "--coverage").out();

        assertThat(shown.split("\\.\\.\\.\n", -1))
                .isNotEmpty()
                .allSatisfy(passage -> assertThat(told).contains(passage));
    }

    private static String row(String name, List<Rule> rules) {
        long due = rules.stream()
                .filter(rule -> List.of(RuleKind.APPLIED, RuleKind.REFUSING).contains(rule.kind()))
                .filter(rule -> rule.unplayed().isEmpty())
                .count();
        return name + " " + rules.size() + " " + due + " " + due + " 0";
    }

    @Test
    void a_rulebook_is_told_rule_by_rule_and_a_rule_example_by_example() {
        Rulebook gunfight = Books.ALL.getFirst();

        assertThat(Said.typed("rules", "gunfight", "--coverage").out().lines())
                .startsWith(gunfight.title())
                .filteredOn(line -> line.matches("GF-\\d+ .*"))
                .hasSize(gunfight.rules().size())
                .noneMatch(line -> line.contains("no example"));
        assertThat(Said.typed("rules", "gf14", "--coverage").out())
                .startsWith("GF-14 Snapshot (")
                .contains("gunfight/03-aim-and-snapshot.feature:", "Firing before one has aimed");
    }

    @Test
    void the_rules_are_written_on_a_page_that_replaces_no_other() throws IOException {
        Path page = folder.resolve("rulebook.html");
        Files.writeString(page, "mine");

        assertThat(Said.typed("rules", "--html", page).status()).isEqualTo(2);
        assertThat(page).hasContent("mine");
        assertThat(Said.typed("rules", "--html", page, "--force"))
                .isEqualTo(new Said(0, "", "The rulebook is in " + page + ".\n"));
        String html = Files.readString(page);
        assertThat(html).startsWith("<!DOCTYPE html>").doesNotContain("http:", "https:", "src=", "url(");
        assertThat(html.split("<details class=\"example ", -1))
                .hasSize(1 + FeatureFiles.examples().size());
        assertThat(html.split("<article class=\"rule\"", -1))
                .hasSize(1 + Books.rules().size());
    }

    @Test
    void a_single_rulebook_has_a_page_of_its_own() throws IOException {
        Path page = folder.resolve("gurps.html");

        assertThat(Said.typed("rules", "gurps3", "--html", page).status()).isZero();
        assertThat(page)
                .content()
                .contains("id=\"GU-56\"", "data-box=\"GU-56\"")
                .doesNotContain("id=\"GF-14\"");
    }

    @Test
    void what_does_not_go_together_is_refused() {
        assertThat(Said.typed("rules", "GF-14", "--run"))
                .isEqualTo(new Said(
                        2, "", "--run only goes with --coverage or --html\nFor usage: snakewater rules --help\n"));
        assertThat(Said.typed("rules", "--coverage", "--force").err()).startsWith("--force only goes with --html\n");
        assertThat(Said.typed("rules", "zeppelin", "--coverage").err())
                .startsWith("'zeppelin' is no rule and no rulebook; 'snakewater rules' lists the rulebooks\n");
        assertThat(Said.typed("rules", "--coverage", "--chart").status()).isEqualTo(2);
    }
}
