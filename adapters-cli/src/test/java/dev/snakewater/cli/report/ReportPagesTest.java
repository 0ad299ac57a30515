package dev.snakewater.cli.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.cli.BuiltIns;
import dev.snakewater.domain.combatant.Name;
import java.io.StringReader;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.xml.sax.InputSource;

/** What holds of the pages of every built-in scenario. */
class ReportPagesTest {

    private static final int FIGHTS = 3;
    private static final int MOST_ANSWERS = 80;
    private static final String HOSTILE = "</main><script>\u202e\"&'";

    @ParameterizedTest
    @MethodSource("dev.snakewater.cli.BuiltIns#names")
    void a_page_is_well_formed_and_has_nothing_from_outside(String name) {
        for (int seed = 0; seed < FIGHTS; seed++) {
            FightReport account = new Fights().withSeed(BuiltIns.find(name), seed);
            for (boolean isShort : List.of(true, false)) {
                String page = HtmlReport.of(account, isShort);
                assertThat(page).doesNotContain("http:", "https:", "src=", "href=", "url(", "<script");
                wellFormed(page);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("dev.snakewater.cli.BuiltIns#names")
    void the_page_for_players_has_no_numbers_of_others(String name) {
        for (int seed = 0; seed < FIGHTS; seed++) {
            FightAtTable fight = played(BuiltIns.find(name), seed);
            Name own = fight.fighters().getFirst();
            PlayersSight sight = new PlayersSight(fight, fight.account(), Set.of(own));
            Stream<Sentence> told =
                    Stream.concat(sight.turns().stream().flatMap(List::stream), sight.ending().stream());
            assertThat(told.filter(sentence -> begins(sentence, fight, own)))
                    .noneMatch(sentence -> bare(sentence.text(), fight).matches(".*[0-9\\[].*")
                            || !sentence.reasons().isEmpty());
            assertThat(sight.state().rows().stream().filter(row -> !row.who().equals(own)))
                    .flatExtracting(StatusTable.Row::cells)
                    .allSatisfy(cell -> assertThat(bare(cell, fight)).doesNotContainPattern("[0-9]"));
            String page = new PlayersPage(fight, fight.account(), Set.of(own)).html(true);
            assertThat(page).doesNotContain("script>").contains("http-equiv=\"refresh\"");
            wellFormed(page);
        }
    }

    @ParameterizedTest
    @MethodSource("dev.snakewater.cli.BuiltIns#names")
    void what_is_written_down_is_text(String name) {
        FightAtTable fight = played(BuiltIns.find(name), 1).after(new HistoryEntry.Noted(HOSTILE));
        String page = HtmlReport.of(fight.account(), false);
        assertThat(page)
                .contains("&lt;/main&gt;&lt;script&gt;\\u202e&quot;&amp;&#39;")
                .doesNotContain("<script");
        wellFormed(page);
    }

    /** Whether a sentence begins with one of the others. */
    private static boolean begins(Sentence sentence, FightAtTable fight, Name own) {
        return fight.fighters().stream()
                .filter(name -> !name.equals(own))
                .anyMatch(name -> sentence.text().startsWith(name.text() + " "));
    }

    private static String bare(String text, FightAtTable fight) {
        String bare = text;
        for (Name name : fight.fighters()) {
            bare = bare.replace(name.text(), "");
        }
        // What guns are called.
        return bare.replaceAll("\\d+ mm |[A-Z]+-\\d+", "");
    }

    private static FightAtTable played(Scenario<?, ?> scenario, int seed) {
        RandomDice dice = new RandomDice(seed);
        FightAtTable fight = new Fights().begin(scenario);
        String policy = fight.policies().getFirst().id();
        for (int i = 0; i < MOST_ANSWERS && fight.question().isPresent(); i++) {
            fight = fight.after(
                    switch (fight.question().get()) {
                        case Throw what -> Answer.of(what, dice.roll(what));
                        case Choice<?> choice -> fight.decided(policy, dice);
                    });
        }
        return fight;
    }

    private static void wellFormed(String page) {
        String main = page.substring(page.indexOf("<main>"), page.indexOf("</main>") + "</main>".length());
        try {
            DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(main)));
        } catch (Exception broken) {
            throw new AssertionError(main, broken);
        }
    }
}
