package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightPolicy;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;
import org.junit.jupiter.api.Test;

class RosterTest {

    private static final ScenarioKind<Gunfight, GunfightOutcome> KIND = GunfightScenario.kind();

    @Test
    void several_of_one_sheet_are_numbered_and_on_one_side() {
        Gunfight opening = Showdown.of("Ann, count: 1", "Bandit, count: 3, guns: [{kind: revolver}]")
                .written()
                .opening();
        assertThat(opening.fighters())
                .extracting(fighter -> fighter.name().text())
                .containsExactly("Ann", "Bandit 1", "Bandit 2", "Bandit 3");
        assertThat(opening.fighters())
                .extracting(fighter -> fighter.sheet().side())
                .containsExactly(new Side("Ann"), new Side("Bandit"), new Side("Bandit"), new Side("Bandit"));
        assertThat(opening.fighters().get(2).guns())
                .isEqualTo(opening.fighters().get(1).guns());
    }

    @Test
    void the_name_of_a_sheet_stands_for_all_of_it() {
        Gunfight opening = Showdown.of(
                        "Ann, dropOn: [Bandit], guns: [{kind: revolver}]",
                        "Bandit, count: 2",
                        "Carl, dropOn: [Bandit 2], guns: [{kind: revolver}]")
                .apart("Ann", "Bandit", RangeBand.IN_YER_FACE)
                .apart("Bandit 2", "Carl", RangeBand.REAL_FAR_AWAY)
                .written()
                .opening();
        assertThat(opening.fighters().getFirst().drop()).containsExactly(new Name("Bandit 1"), new Name("Bandit 2"));
        assertThat(opening.fighters().getLast().drop()).containsExactly(new Name("Bandit 2"));
        assertThat(range(opening, "Ann", "Bandit 1")).isEqualTo(RangeBand.IN_YER_FACE);
        assertThat(range(opening, "Ann", "Bandit 2")).isEqualTo(RangeBand.IN_YER_FACE);
        assertThat(range(opening, "Carl", "Bandit 2")).isEqualTo(RangeBand.REAL_FAR_AWAY);
        assertThat(range(opening, "Carl", "Bandit 1")).isEqualTo(RangeBand.ACROSS_THE_STREET);
    }

    @Test
    void each_of_a_sheet_has_its_policy() {
        GunfightScenario scenario =
                Showdown.of("Ann", "Bandit, count: 2, policy: aggressive").written();
        assertThat(KIND.policy(scenario, new Name("Bandit 2"))).isEqualTo(GunfightPolicy.AGGRESSIVE);
        assertThat(KIND.policy(scenario, new Name("Ann"))).isEqualTo(GunfightPolicy.CAREFUL);
    }

    @Test
    void nobody_is_called_what_nobody_is_called() {
        Roster roster = Roster.of(Showdown.of("Ann", "Bandit, count: 2").written());
        assertThat(roster.called(new Name("Bandit 3"))).isEmpty();
        assertThat(roster.called(new Name("bandit"))).isEmpty();
        assertThat(roster.names(new Name("Bandit"))).isEqualTo(List.of(new Name("Bandit 1"), new Name("Bandit 2")));
    }

    private static RangeBand range(Gunfight fight, String one, String other) {
        return fight.scene().between(new Name(one), new Name(other)).range();
    }
}
