package dev.snakewater.application.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.answering.ModifiedTable;
import dev.snakewater.application.table.answering.RecordedTable;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What a game master adds goes into a number before the book limits it, and whoever chooses can reckon with it. */
class CountingTest {

    private static final Name BOB = new Name("Bob");
    private static final Tally WOUND = Tally.of(BOB, "wound", 1, "points", GameMasterRule.GM_01_MODIFIER);
    private static final List<GameMasterModifier> MODIFIERS = List.of(
            new GameMasterModifier(BOB, "wound", Optional.empty(), -2, "a lucky coin"),
            new GameMasterModifier(BOB, "wound", Optional.of(2), 9, "a curse"));

    @Test
    void limits_come_after_what_was_laid_down_and_after_what_is_added_at_the_table() {
        RecordingTable minutes = new RecordingTable(atTheTable(), MODIFIERS);
        assertThat(minutes.count(WOUND, CountingTest::limited).total()).isZero();
        assertThat(presided(1).count(WOUND, CountingTest::limited).total()).isZero();
        assertThat(presided(2).count(WOUND, CountingTest::limited).total()).isEqualTo(3);
    }

    @Test
    void a_number_without_limits_is_what_everything_adds_up_to() {
        assertThat(presided(1).count(WOUND).total()).isEqualTo(1 - 2 - 4);
        assertThat(presided(2).count(WOUND).total()).isEqualTo(1 - 2 + 9 - 4);
    }

    @Test
    void whoever_chooses_knows_what_is_added_in_the_turn() {
        assertThat(asked(new ModifiedTable(new RecordedTable(List.of()), MODIFIERS, 2))
                        .counted(WOUND)
                        .total())
                .isEqualTo(1 - 2 + 9);
        assertThat(asked(new RecordingTable(new RecordedTable(List.of()), MODIFIERS))
                        .counted(WOUND)
                        .total())
                .isEqualTo(1 - 2);
    }

    private static ModifiedTable presided(int turn) {
        return new ModifiedTable(atTheTable(), MODIFIERS, turn);
    }

    private static RecordedTable atTheTable() {
        return new RecordedTable(
                List.of(new Answer.Added(BOB, "wound", GameMasterRule.GM_01_MODIFIER.id(), -4, "a word at the table")));
    }

    private static Tally limited(Tally wound) {
        return wound.neverBelow(0, "a wound", GameMasterRule.GM_01_MODIFIER)
                .neverAbove(3, "a wound", GameMasterRule.GM_01_MODIFIER);
    }

    private static Choice<?> asked(Table table) {
        Choice<String> choice = Choice.among(BOB, "target", List.of("Joe", "Frank"), GameMasterRule.GM_01_MODIFIER);
        List<Question> asked = new ArrayList<>();
        try {
            table.choose(choice);
        } catch (UnansweredQuestion unanswered) {
            asked.add(unanswered.question());
        }
        return (Choice<?>) asked.getFirst();
    }
}
