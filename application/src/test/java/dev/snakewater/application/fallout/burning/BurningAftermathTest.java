package dev.snakewater.application.fallout.burning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenShooter;
import dev.snakewater.application.fallout.burning.BurningScenario.WrittenTarget;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.shot.Person;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What comes after a fire. */
class BurningAftermathTest {

    @Test
    void what_comes_after_is_without_the_dead_and_with_what_is_left_in_the_tank() {
        ScenarioKind<BurningScenario, Burning, BurningOutcome> kind = BurningScenario.kind();
        List<WrittenTarget> targets = Stream.of("one", "two")
                .map(name -> Filled.in(WrittenTarget.class, "is", "Skag", "millimetres", 100, "name", name))
                .toList();
        BurningScenario written = Filled.in(
                BurningScenario.class, "shooter", Filled.in(WrittenShooter.class, "is: Brock"), "targets", targets);
        Burning opening = kind.open(written);
        Burning.Target first = opening.targets().getFirst();
        Person dead = first.person().withCondition(first.person().condition().withHitPoints(0));
        Burning after = opening.paid(5).with(0, first.withPerson(dead));

        BurningScenario next = kind.aftermath(written, BurningOutcome.of(after)).orElseThrow();

        assertThat(next.targets())
                .extracting(target -> target.victim().called())
                .containsExactly(new Name("two"));
        assertThat(next.shooter().orElseThrow().seconds()).contains(7);
        assertThat(kind.problems(next)).isEmpty();
    }
}
