package dev.snakewater.application.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a game master may amend: values, of which one makes a situation when it is chosen. */
class AmendmentsTest {

    private static final Name BOB = new Name("Bob");

    private final List<Object> made = new ArrayList<>();

    @Test
    void of_a_number_there_are_all_from_the_least_to_the_most_and_never_endlessly_many() {
        assertThat(words(bobs(his -> his.number("rounds", 2, 5, this::situation))))
                .containsExactly("2", "3", "4", "5");
        assertThat(words(bobs(his -> his.number("rounds", 0, Integer.MAX_VALUE, this::situation))))
                .hasSize(10_000)
                .startsWith("0")
                .endsWith("9999");
    }

    @Test
    void something_is_so_or_not() {
        Choice<String> covered = bobs(his -> his.yesOrNo("in cover", is -> is ? "covered" : "open"));
        assertThat(words(covered)).containsExactly("yes", "no");
        assertThat(covered.chosen("No").answer()).isEqualTo("open");
    }

    @Test
    void it_is_somebodys_and_stands_under_the_rule_of_amendments() {
        Choice<String> stance = bobs(his -> his.oneOf("stance", List.of("open"), is -> is));
        assertThat(stance.by()).isEqualTo(BOB);
        assertThat(stance.why()).isEqualTo(GameMasterRule.GM_03_AMENDMENT);
    }

    @Test
    void a_situation_is_made_of_the_value_that_is_chosen_and_of_no_other() {
        Choice<String> choice = bobs(his -> his.within(this::situation)
                .barring(rounds -> rounds == 0 ? List.of(GameMasterRule.GM_03_AMENDMENT) : List.of())
                .number("rounds", 0, 3, rounds -> rounds));

        assertThat(words(choice)).containsExactly("1", "2", "3");
        assertThat(choice.barred()).extracting(Choice.Option::word).containsExactly("0");
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> choice.chosen("0"))
                .satisfies(refused -> assertThat(refused.rules()).containsExactly(GameMasterRule.GM_03_AMENDMENT));
        assertThat(made).isEmpty();
        assertThat(choice.chosen("2").answer()).isEqualTo("2 rounds");
        assertThat(made).containsExactly(2);
    }

    private String situation(int rounds) {
        made.add(rounds);
        return rounds + " rounds";
    }

    private static Choice<String> bobs(Consumer<Amendments<String>> listing) {
        return Amendments.<String>listed(all -> listing.accept(all.of(BOB))).getFirst();
    }

    private static Stream<String> words(Choice<?> choice) {
        return choice.options().stream().map(Choice.Option::word);
    }
}
