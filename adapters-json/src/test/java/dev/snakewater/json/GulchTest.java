package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fight.Fights;
import dev.snakewater.application.gunfight.GunfightEvent;
import dev.snakewater.application.gunfight.GunfightOutcome;
import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.out.Scenarios;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.io.InputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The built-in scenario plays the whole fight of the catalogue (D7). */
class GulchTest {

    private final Scenarios scenarios = Documents.reading(InputStream.nullInputStream());
    private final Scenario<?, ?, ?> gulch = scenarios.find("snakewater-gulch");
    private final Account account = new Fights().byScript(gulch);

    @Test
    void it_is_listed_with_what_it_is_about() {
        assertThat(scenarios.builtIn())
                .contains(new Scenarios.BuiltIn(
                        "snakewater-gulch", "FUDGE: Gunfighting", "fudge-gunfight", "Snakewater Gulch", gulch.about()));
        assertThat(gulch.about()).contains("Frank lay in wait");
    }

    @Test
    void the_script_ends_where_the_trace_ends() {
        assertThat(account.ending().how()).isEqualTo(Account.How.UNFINISHED);
        assertThat(account.turns()).hasSize(2);
        assertThat(account.answers()).hasSize(gulch.script().size());
    }

    @Test
    void wounds_of_both_turns_are_those_of_the_trace() {
        assertThat(wounds(0)).containsExactly("Bob 3 Hurt", "Frank 4 Hurt", "Frank 4 Incapacitated");
        assertThat(wounds(1)).containsExactlyInAnyOrder("Joe 3 Hurt", "Bob 3 Very Hurt");
    }

    @Test
    void bob_keeps_his_2_at_the_draw_and_frank_goes_first() {
        assertThat(events(0, GunfightEvent.OrderSet.class))
                .extracting(order -> order.slots().toString())
                .containsExactly("[[Frank], [Bob], [Joe]]");
        assertThat(events(0, GunfightEvent.Drew.class))
                .extracting(GunfightEvent.Drew::total)
                .containsExactly(1, 0, 2);
        assertThat(events(1, GunfightEvent.Drew.class))
                .extracting(GunfightEvent.Drew::total)
                .containsExactly(1, 1);
    }

    @Test
    void margins_are_those_of_the_trace() {
        assertThat(events(0, GunfightEvent.Fired.class))
                .extracting(GunfightEvent.Fired::margin)
                .containsExactly(0, -1, 1, 1);
        assertThat(events(1, GunfightEvent.Fired.class))
                .extracting(GunfightEvent.Fired::margin)
                .containsExactly(0, 0);
    }

    @Test
    void everybody_is_left_with_the_wounds_and_rounds_of_the_trace() {
        GunfightOutcome outcome = (GunfightOutcome) account.ending().outcome();
        assertThat(outcome.fighters())
                .extracting(GunfightOutcome.Fate::wounds)
                .containsExactly(WoundLevel.VERY_HURT, WoundLevel.HURT, WoundLevel.INCAPACITATED);
        assertThat(outcome.fighters())
                .flatExtracting(GunfightOutcome.Fate::guns)
                .extracting(Gun::rounds)
                .containsExactly(4, 4, 4);
    }

    @Test
    void left_to_chance_it_comes_out_differently() {
        assertThat(Stream.iterate(1L, seed -> seed + 1)
                        .limit(100)
                        .map(seed -> ((GunfightOutcome) new Fights()
                                        .withSeed(gulch, seed)
                                        .ending()
                                        .outcome())
                                .sidesStanding()
                                .toString())
                        .distinct())
                .hasSizeGreaterThan(2);
    }

    private List<String> wounds(int turn) {
        return events(turn, GunfightEvent.Wounded.class)
                .map(wounded -> wounded.who() + " " + wounded.points() + " " + wounded.after())
                .toList();
    }

    private <E> Stream<E> events(int turn, Class<E> type) {
        return account.turns().get(turn).stream()
                .map(Account.Told::event)
                .filter(type::isInstance)
                .map(type::cast);
    }
}
