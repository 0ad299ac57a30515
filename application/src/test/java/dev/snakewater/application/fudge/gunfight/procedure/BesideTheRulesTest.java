package dev.snakewater.application.fudge.gunfight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What a gunfight says of itself to whoever measures it, foretells it or overrules it. */
class BesideTheRulesTest {

    private static final GunfightProcedure PROCEDURE = new GunfightProcedure();
    private static final Name ANN = new Name("Ann");
    private static final Name BILL = new Name("Bill");

    @Test
    void one_side_alone_ranks_before_both_and_nobody_last() {
        assertThat(Stream.of(
                                duel("Ann", "Bill, wounds: 7"),
                                duel("Ann, wounds: 7", "Bill"),
                                duel("Ann", "Bill"),
                                duel("Ann, wounds: 7", "Bill, wounds: 7"))
                        .map(fight -> PROCEDURE.calledOff(fight).findings().getFirst())
                        .map(Finding::rank))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void GM_05_the_dead_do_not_leave() {
        assertThat(PROCEDURE.keeps(duel("Ann", "Bill, wounds: 11", "Cole"), BILL))
                .contains("down");
        assertThat(PROCEDURE.keeps(duel("Ann", "Bill, wounds: 7", "Cole"), BILL))
                .isEmpty();
    }

    /** GF-08, GF-09: equals declare as if nobody had declared before them. */
    @Test
    void of_two_who_act_at_the_same_moment_each_is_looked_at_alone() {
        Gunfight fight = declared("Ann, draw: 0000; Bill, draw: 0000; Ann, part 3: nothing");

        assertThat(PROCEDURE.alone(fight, BILL).map(Gunfight::phase))
                .containsInstanceOf(Phase.Declaring.class)
                .hasValueSatisfying(phase -> {
                    Phase.Declaring alone = (Phase.Declaring) phase;
                    assertThat(alone.turn().members()).containsExactly(BILL);
                    assertThat(alone.declared()).isEmpty();
                });
        assertThat(PROCEDURE.alone(declared("Ann, draw: +000; Bill, draw: 0000"), ANN))
                .isEmpty();
    }

    @Test
    void GM_03_whoever_has_declared_a_shot_keeps_a_round_for_it() {
        Gunfight fight = declared("Ann, draw: 0000; Bill, draw: 0000; Ann, part 3: snapshot");

        assertThat(words(Play.amendment(PROCEDURE, fight, "Ann", "rounds in the revolver")))
                .startsWith("1");
        assertThat(words(Play.amendment(PROCEDURE, fight, "Bill", "rounds in the revolver")))
                .startsWith("0");
    }

    private static Gunfight duel(String... fighters) {
        return Showdown.of(fighters).written().opening();
    }

    private static Gunfight declared(String script) {
        return Showdown.of("Ann, guns: [{kind: revolver}]", "Bill, guns: [{kind: revolver}]")
                .played(script)
                .now();
    }

    private static List<String> words(Choice<?> choice) {
        return choice.options().stream().map(option -> option.word()).toList();
    }
}
