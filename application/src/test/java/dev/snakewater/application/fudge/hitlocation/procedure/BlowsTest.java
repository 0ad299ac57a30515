package dev.snakewater.application.fudge.hitlocation.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.hitlocation.People;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.answering.RecordingTable;
import dev.snakewater.application.table.answering.ScriptedTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A Fair man with a lamp in his left hand: arms and legs are useless from the 6th point on, the 7th in the torso puts him out of action. */
class BlowsTest {

    private static final Name BILL = new Name("Bill");
    private static final Person STANDING = People.BILL
            .withHolds(List.of(new Holding("lamp", Hands.LEFT), new Holding("gun", Hands.RIGHT)))
            .read(WoundModel.POINTS_1993);

    private final RecordingTable table = new RecordingTable(new ScriptedTable(List.of()), List.of());

    @Test
    void what_is_dropped_is_told_first_then_who_is_out_of_action_then_who_falls() {
        Person hit = struck(BodyPart.LEFT_HAND, 5)
                .withBody(struck(BodyPart.LEFT_HAND, 5)
                        .body()
                        .struck(BodyPart.TORSO, 7)
                        .after());
        Person after =
                settled(hit.withBody(hit.body().struck(BodyPart.LEFT_LEG, 6).after()), true);
        assertThat(after.body().prone()).isTrue();
        assertThat(told())
                .containsExactly(
                        new HitLocationEvent.Dropped(BILL, "lamp"),
                        new HitLocationEvent.OutOfAction(BILL, WoundLevel.INCAPACITATED),
                        new HitLocationEvent.Fell(BILL, BodyPart.LEFT_LEG));
    }

    private Person settled(Person hit, boolean agilitySave) {
        return hit.settled(STANDING, agilitySave, table);
    }

    private static Person struck(BodyPart part, int points) {
        return STANDING.withBody(STANDING.body().struck(part, points).after());
    }

    /** What was told; nothing was thrown and nobody was asked. */
    private List<Event> told() {
        return table.turns().stream()
                .flatMap(List::stream)
                .map(LoggedEvent::event)
                .toList();
    }
}
