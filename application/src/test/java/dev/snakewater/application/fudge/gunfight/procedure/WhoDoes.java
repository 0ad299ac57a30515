package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.fudge.hitlocation.procedure.HitLocationEvent;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Records;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import java.util.List;
import java.util.Optional;

/** Who does what an event tells of, and what shot it tells of. */
final class WhoDoes {

    private static final List<Class<?>> BY_NOBODY = List.of(
            GunfightEvent.PartBegan.class,
            GunfightEvent.StaredownTied.class,
            GunfightEvent.OrderSet.class,
            GunfightEvent.Wounded.class,
            GunfightEvent.Unscathed.class,
            GunfightEvent.OutOfAction.class,
            GunfightEvent.CalledOff.class,
            GunfightEvent.TurnEnded.class);

    private WhoDoes() {}

    /** The shot that an event tells of. */
    static Optional<Shot> shot(Event event) {
        return switch (event) {
            case GunfightEvent.Fired fired -> Optional.of(fired.shot());
            case GunfightEvent.FiredAtCover fired -> Optional.of(fired.shot());
            default -> Optional.empty();
        };
    }

    /** Who does it, if it is done by somebody who must be able to. */
    static Optional<Name> actor(Event event) {
        return switch (event) {
            case HitLocationEvent.Located located -> Optional.of(located.by());
            case HitLocationEvent.Swayed swayed -> Optional.of(swayed.who());
            case GunfightEvent.Left left -> Optional.of(left.who());
            case GunfightEvent told when BY_NOBODY.contains(told.getClass()) -> Optional.empty();
            case GunfightEvent done -> Optional.of(shot(done).map(Shot::by).orElseGet(() -> by((Record) done)));
            default -> Optional.empty();
        };
    }

    private static Name by(Record event) {
        return Records.components(event.getClass()).stream()
                .filter(component -> component.getName().equals("by") && component.getType() == Name.class)
                .map(component -> (Name) Records.held(component, event))
                .findFirst()
                .orElseThrow(() -> new AssertionError("nobody does " + event));
    }
}
