package dev.snakewater.application.hitlocation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A Fair man with a lamp in his left hand: arms and legs are useless from the 6th point on, the 7th in the torso puts him out of action. */
class BlowStepsTest {

    private static final Name BILL = new Name("Bill");
    private static final Person STANDING = People.person(
                    "Bill",
                    Map.of(
                            "holds",
                            List.of(
                                    new PersonSheet.Held("lamp", Optional.of(Hands.LEFT)),
                                    new PersonSheet.Held("gun", Optional.of(Hands.RIGHT)))))
            .read(WoundModel.POINTS_1993);

    private final Listener table = new Listener();

    @Test
    void HL_17_a_useless_arm_drops_what_its_hand_held_and_no_more() {
        Person after = settled(struck(BodyPart.RIGHT_ARM, 6), false).who();
        assertThat(after.holds()).extracting(Holding::what).containsExactly("lamp");
        assertThat(table.told).containsExactly(new BlowEvent.Dropped(BILL, "gun"));
    }

    @Test
    void what_is_dropped_is_told_first_then_who_is_out_of_action_then_who_falls() {
        Person hit = struck(BodyPart.LEFT_HAND, 5)
                .with(struck(BodyPart.LEFT_HAND, 5)
                        .body()
                        .struck(BodyPart.TORSO, 7)
                        .after());
        Person after = settled(hit.with(hit.body().struck(BodyPart.LEFT_LEG, 6).after()), true)
                .who();
        assertThat(after.body().prone()).isTrue();
        assertThat(table.told)
                .containsExactly(
                        new BlowEvent.Dropped(BILL, "lamp"),
                        new BlowEvent.OutOfAction(BILL, WoundLevel.INCAPACITATED),
                        new BlowEvent.Fell(BILL, BodyPart.LEFT_LEG));
    }

    @Test
    void HL_20_a_roll_keeps_somebody_up_only_where_the_game_master_has_it() {
        Person hit = struck(BodyPart.LEFT_LEG, 6);
        assertThat(settled(hit, true).buckles()).contains(BodyPart.LEFT_LEG);
        assertThat(table.told).isEmpty();
        BlowSteps.Settled fallen = settled(hit, false);
        assertThat(fallen.buckles()).isEmpty();
        assertThat(fallen.who().body().prone()).isTrue();
        assertThat(table.told).containsExactly(new BlowEvent.Fell(BILL, BodyPart.LEFT_LEG));
    }

    private BlowSteps.Settled settled(Person hit, boolean agilitySave) {
        return BlowSteps.settle(STANDING, hit, agilitySave, table);
    }

    private static Person struck(BodyPart part, int points) {
        return STANDING.with(STANDING.body().struck(part, points).after());
    }

    /** Hears what is told; nothing is thrown and nobody is asked. */
    private static final class Listener implements Table {

        private final List<Event> told = new ArrayList<>();

        @Override
        public Fall roll(Throw what) {
            throw new AssertionError(what);
        }

        @Override
        public <A> A choose(Choice<A> choice) {
            throw new AssertionError(choice);
        }

        @Override
        public Tally count(Tally asWritten) {
            return asWritten;
        }

        @Override
        public void tell(Event event, List<Rule> why) {
            told.add(event);
        }
    }
}
