package dev.snakewater.cli.session;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fallout.FalloutRule;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How dice may be told is said where they are asked for. */
class AnswerParserTest {

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "1d10   | what it shows, 1 to 10",
                "1d10+5 | what it shows, 1 to 10, or its total, 11 to 15",
                "1d6+9  | what it shows, 1 to 6, or its total, 10 to 15",
                "2d10+5 | each die, as in 10 9, or their total, 7 to 25"
            })
    void a_single_die_can_be_told_by_its_total_as_several_can(String dice, String words) {
        Throw what =
                new Throw(new Name("Skag"), "burn", DicePool.of(dice), Throw.Reads.TOTAL, FalloutRule.FO_31_BURNING);

        assertThat(AnswerParser.howToTell(what)).isEqualTo(words);
    }
}
