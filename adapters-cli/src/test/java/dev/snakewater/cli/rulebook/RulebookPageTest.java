package dev.snakewater.cli.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.out.RuleExamples.Example;
import dev.snakewater.application.port.out.RuleExamples.Outcome;
import dev.snakewater.application.port.out.RuleExamples.Results;
import dev.snakewater.application.port.out.RuleExamples.State;
import dev.snakewater.application.port.out.RuleExamples.Step;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.session.RulebookIndex;
import dev.snakewater.domain.rule.Rulebook;
import java.io.StringReader;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

/** The rules on a page, with examples that are made up. */
class RulebookPageTest {

    private static final String HOSTILE = "</main><script>\u202e\"&'";
    private static final RulebookIndex RULES = new RulebookIndex(Ruleset.installed());
    private static final Rulebook GURPS = RULES.book("gurps3").orElseThrow();

    private static final Example HOLDS = example("It hits", List.of("GU-01", "GU-02"), Outcome.HOLDS, "");
    private static final Example FAILS =
            example(HOSTILE, List.of("GU-01"), Outcome.FAILS, "expected: " + HOSTILE + "\nfound:    2");

    private static Example example(String name, List<String> tags, Outcome outcome, String why) {
        List<Step> steps = List.of(
                new Step("Given a game of GURPS", List.of(List.of("st", "11")), "", Outcome.HOLDS, ""),
                new Step("Then it is so", List.of(), "{ \"x\": 1 }", outcome, why));
        return new Example("A feature", "gurps/01.feature:7", name, tags, outcome, steps, tags, List.of(), tags);
    }

    private static String page(State state, Example... examples) {
        return new RulebookPage(RULES, List.of(GURPS), new Results(state, List.of(examples))).html();
    }

    @Test
    void every_rule_of_every_rulebook_stands_there_once_with_its_words() throws Exception {
        String page = new RulebookPage(RULES, RULES.books(), new Results(State.NONE, List.of())).html();
        Document read = wellFormed(page);

        assertThat(RULES.books().stream().flatMap(book -> book.rules().stream()))
                .allSatisfy(rule -> {
                    assertThat(page.split(" id=\"" + rule.id() + "\"", -1))
                            .as(rule.id())
                            .hasSize(2);
                    assertThat(read.getDocumentElement().getTextContent()).contains(rule.says());
                });
    }

    @Test
    void it_has_nothing_from_outside_and_no_script_but_its_own() throws Exception {
        String page = page(State.CURRENT, HOLDS, FAILS);

        wellFormed(page);
        assertThat(page).doesNotContain("http:", "https:", "src=", "url(", "@import", "href=\"/", "onclick");
        assertThat(page.split("<script", -1)).hasSize(2);
        assertThat(page).contains("default-src 'none'").containsPattern("script-src 'sha256-[\\w+/]{43}='\"");
        assertThat(page).contains("&lt;/main&gt;&lt;script&gt;\\u202e&quot;&amp;&#39;");
    }

    @Test
    void an_example_stands_in_full_under_the_first_rule_that_it_is_about() {
        String page = page(State.CURRENT, HOLDS);

        assertThat(page.split("<details class=\"example holds\"", -1)).hasSize(2);
        assertThat(rule(page, "GU-01")).contains("<b>Given</b> a game of GURPS", "<td>st</td><td>11</td>");
        assertThat(rule(page, "GU-02")).contains("<a href=\"#e1\">It hits</a>").doesNotContain("<details");
    }

    @Test
    void green_and_red_are_also_told_in_words() {
        String page = page(State.CURRENT, HOLDS, FAILS);

        assertThat(rule(page, "GU-01")).contains("2 examples: 1 fails", "aria-label=\"fails\"", "found:    2");
        assertThat(rule(page, "GU-02")).contains("1 example: holds", "aria-label=\"holds\"");
        assertThat(rule(page, "GU-03")).contains("no example");
        assertThat(page).contains("2 examples: 1 fails.");
        assertThat(page(State.OUTDATED, HOLDS)).contains("The program was built anew since they ran.");
    }

    @Test
    void without_results_it_says_so() {
        String page = page(State.NONE, example("It hits", List.of("GU-01"), Outcome.NOT_RUN, ""));

        assertThat(page).contains("Nobody has run the examples");
        assertThat(rule(page, "GU-01")).contains("1 example, not run", "aria-label=\"not run\"");
    }

    @Test
    void the_chart_has_every_box_and_every_way_and_each_example_its_boxes() throws Exception {
        String page = page(State.CURRENT, HOLDS);

        Stream.iterate(1, number -> number + 1)
                .limit(56)
                .forEach(number ->
                        assertThat(page).contains(String.format(Locale.ROOT, "data-box=\"GU-%02d\"", number)));
        assertThat(page.split("data-from=\"GU-", -1)).hasSize(1 + 83);
        assertThat(page).contains("data-from=\"GU-20\" data-to=\"GU-01\"", "class=\"way silent\" data-from=\"GU-20\"");
        assertThat(page).contains("data-way=\"GU-01 GU-02\"", "Its way through the chart: GU-01, GU-02");
    }

    private static String rule(String page, String id) {
        return page.split("<article class=\"rule\" id=\"" + id + "\">", -1)[1].split("</article>", -1)[0];
    }

    private static Document wellFormed(String page) throws Exception {
        String xml = page.replace("<!DOCTYPE html>\n", "").replaceAll("(<meta [^>]*[^/])>", "$1/>");
        return DocumentBuilderFactory.newDefaultInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(xml)));
    }
}
