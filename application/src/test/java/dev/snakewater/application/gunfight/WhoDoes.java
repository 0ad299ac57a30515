package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.HitLocationEvent;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Shot;
import java.util.Optional;

/** Who does what an event tells of, and what shot it tells of. */
final class WhoDoes {

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
            case GunfightEvent ofTheFight -> actor(ofTheFight);
            default -> Optional.empty();
        };
    }

    private static Optional<Name> actor(GunfightEvent event) {
        return switch (event) {
            case GunfightEvent.StaredownRefused refused -> Optional.of(refused.by());
            case GunfightEvent.Stared stared -> Optional.of(stared.by());
            case GunfightEvent.StaredownWon won -> Optional.of(won.by());
            case GunfightEvent.Drew drew -> Optional.of(drew.by());
            case GunfightEvent.DrewAgain drew -> Optional.of(drew.by());
            case GunfightEvent.Aimed aimed -> Optional.of(aimed.by());
            case GunfightEvent.Dodged dodged -> Optional.of(dodged.by());
            case GunfightEvent.Dived dived -> Optional.of(dived.by());
            case GunfightEvent.Waited waited -> Optional.of(waited.by());
            case GunfightEvent.Reloaded reloaded -> Optional.of(reloaded.by());
            case GunfightEvent.Announced announced -> Optional.of(announced.by());
            case GunfightEvent.StoodUp stood -> Optional.of(stood.by());
            case GunfightEvent.Fanned fanned -> Optional.of(fanned.by());
            case GunfightEvent.Fired fired -> Optional.of(fired.shot().by());
            case GunfightEvent.FiredAtCover fired -> Optional.of(fired.shot().by());
            case GunfightEvent.DamageRolled rolled -> Optional.of(rolled.by());
            case GunfightEvent.Left left -> Optional.of(left.who());
            case GunfightEvent.PrizeLapsed lapsed -> Optional.of(lapsed.by());
            case GunfightEvent.PartBegan began -> Optional.empty();
            case GunfightEvent.StaredownTied tied -> Optional.empty();
            case GunfightEvent.OrderSet set -> Optional.empty();
            case GunfightEvent.Wounded wounded -> Optional.empty();
            case GunfightEvent.Unscathed unscathed -> Optional.empty();
            case GunfightEvent.OutOfAction out -> Optional.empty();
            case GunfightEvent.CalledOff off -> Optional.empty();
            case GunfightEvent.TurnEnded ended -> Optional.empty();
        };
    }
}
