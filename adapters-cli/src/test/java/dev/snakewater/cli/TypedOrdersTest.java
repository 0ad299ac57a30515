package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Orders typed at the table do what they say, and nothing that was not asked for. */
class TypedOrdersTest extends PlayedThroughPipe {

    private static final List<String> TO_BOBS_STARE = GOLDEN.subList(0, 3);
    private static final List<String> TO_FRANKS_SHOT = GOLDEN.subList(0, 12);

    @ParameterizedTest
    @ValueSource(strings = {"roll 2d6", "roll 2d6+3", "roll 4dF+1", "roll for Joe", "roll 2"})
    void other_dice_than_those_asked_for_throw_nothing(String typed) {
        Spoken spoken = played(lines(TO_BOBS_STARE, typed), "play", "snakewater-gulch");
        assertThat(spoken.lines()).noneMatch(line -> line.contains("Bob stares"));
        assertThat(said(typed, spoken))
                .contains("The dice asked for are 4dF: 'roll' throws them, and nothing else can be thrown here.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"roll", "roll 4dF", "ROLL 4df"})
    void the_dice_asked_for_can_be_named(String typed) {
        Spoken spoken = played(lines(TO_BOBS_STARE, typed), "play", "snakewater-gulch");
        assertThat(spoken.lines()).anyMatch(line -> line.startsWith("    Bob stares: ["));
    }

    @Test
    void what_was_added_to_a_throw_outlasts_an_amendment_before_it() {
        List<String> lines = lines(
                TO_FRANKS_SHOT,
                "add -1 to snapshot because the sun is low",
                "amend Bob wounds to Hurt",
                "add +1 to snapshot because Bob limps",
                "amend Joe wounds to Hurt",
                "why",
                "-1");
        Spoken spoken = played(lines, "play", "snakewater-gulch", "--dice", "hand");
        // Great +2, the sun -1, the limp +1: both amendments kept both.
        assertThat(Sitter.since("why", spoken))
                .contains(
                        "  Frank, snapshot = +2",
                        "    -1  the sun is low: GM-01 Game master's modifier",
                        "    +1  Bob limps: GM-01 Game master's modifier");
        assertThat(said("-1", spoken)).contains("the sun is low -1, Bob limps +1");
        // Twelve answers, two amendments, two additions, one throw.
        assertThat(with("replay", kept()).out()).contains("It came out the same: 17 answers.");
    }

    @Test
    void rules_are_looked_for_by_words_as_the_command_does() {
        Spoken spoken = played(List.of("rule called shot"), "play", "snakewater-gulch");
        List<String> found = Spoken.to("rules", "called", "shot")
                .lines()
                .filter(line -> line.matches("[A-Z]{2}-\\d+ .*"))
                .map(String::stripTrailing)
                .toList();
        assertThat(found).hasSizeGreaterThan(1);
        assertThat(Sitter.since("rule called shot", spoken))
                .containsAll(found)
                .contains("One of them: rule " + found.getFirst().split(" ", 2)[0]);
    }

    @Test
    void a_rulebook_is_listed_at_the_table_too() {
        Spoken spoken = played(List.of("rules gunfight"), "play", "snakewater-gulch");
        assertThat(Sitter.since("rules gunfight", spoken)).contains("GF-14  Snapshot", "One rule: rule GF-01");
    }

    @Test
    void enter_has_the_program_throw_where_it_throws_and_the_prompt_says_so() {
        Spoken spoken = played(lines(TO_BOBS_STARE, ""), "play", "snakewater-gulch");
        assertThat(spoken.out()).contains("Bob, staredown (Enter rolls)> \n");
        assertThat(spoken.lines()).anyMatch(line -> line.startsWith("    Bob stares: ["));
    }

    @ParameterizedTest(name = "after {0} answers, Enter: {1}")
    @CsvSource({"0, random, Type the number or the word of an option", "3, hand,   What do the dice show? Type each die"
    })
    void enter_answers_nothing_where_only_she_can_answer(int answers, String dice, String told) {
        Spoken spoken = played(lines(GOLDEN.subList(0, answers), ""), "play", "snakewater-gulch", "--dice", dice);
        assertThat(spoken.out().replaceAll("\\s+", " ")).contains("staredown> " + told);
        assertThat(spoken.lines()).noneMatch(line -> line.contains("Bob stares"));
    }

    @Test
    void help_says_what_enter_does() {
        List<String> choice = lines(List.of(), "help");
        List<String> random = lines(TO_BOBS_STARE, "help");
        assertThat(said("help", played(choice, "play", "snakewater-gulch")))
                .contains("Now: the number or the word of an option.");
        assertThat(said("help", played(random, "play", "snakewater-gulch")))
                .contains("Now: Enter or 'roll', and the program throws; or each die");
        assertThat(said("help", played(random, "play", "snakewater-gulch", "--dice", "hand")))
                .contains("Now: each die, as in +0-+, or their total, -4 to 4; or 'roll', and the program throws.");
    }

    private static String said(String typed, Spoken spoken) {
        return String.join(" ", Sitter.since(typed, spoken)).replaceAll("\\s+", " ");
    }
}
