package dev.snakewater.application.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LoggedEventTest {

    private static final Tally SKILL = tally("skill", HouseRule.FORBIDS_TOO);
    private static final Tally RANGE = tally("range", HouseRule.ASKS);
    private static final Tally ARMOUR = tally("armour", HouseRule.FORBIDS);
    private static final Tally CHANCE = tally("chance", HouseRule.FORBIDS);

    @Test
    void the_tallies_of_an_event_are_its_components_and_those_within_them_in_order() {
        assertThat(new Struck(new Roll(SKILL, 3), "hard", List.of(RANGE, ARMOUR), Optional.of(CHANCE)).tallies())
                .containsExactly(SKILL, RANGE, ARMOUR, CHANCE);
        assertThat(new Struck(new Roll(CHANCE, 3), "hard", List.of(), Optional.empty()).tallies())
                .containsExactly(CHANCE);
    }

    @Test
    void what_is_told_is_kept_with_its_reasons_and_when_and_cites_each_rule_once() {
        RecordingTable minutes = new RecordingTable(new ScriptedTable(List.of()), List.of());
        Struck struck = new Struck(new Roll(SKILL, 3), "hard", List.of(RANGE), Optional.empty());
        minutes.tell(struck, HouseRule.FORBIDS, HouseRule.ASKS);
        LoggedEvent happened = minutes.turns().getFirst().getFirst();
        assertThat(happened).isEqualTo(new LoggedEvent(struck, List.of(HouseRule.FORBIDS, HouseRule.ASKS), 0));
        assertThat(happened.cited()).containsExactly(HouseRule.FORBIDS, HouseRule.ASKS, HouseRule.FORBIDS_TOO);
    }

    private static Tally tally(String of, HouseRule why) {
        return Tally.of(new Name("Ann"), of, 1, of, why);
    }

    private record Struck(Roll roll, String how, List<Tally> sums, Optional<Tally> chance) implements Event {}

    private record Roll(Tally number, int fall) {}
}
