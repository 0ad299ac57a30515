package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.Optional;

/**
 * What came of a strike.
 *
 * @param by who struck
 * @param hit whether it hit; also what has not been rolled out has not hit
 * @param aim why he aimed at what he aimed at
 * @param aimedAt the part he aimed at
 * @param part the part that is hit; nothing, if none is
 * @param points how many points of damage it took
 * @param heldBefore whether the target held something before it
 * @param stoodBefore whether it stood before it
 * @param target what has become of it
 */
public record StrikeOutcome(
        Name by,
        boolean hit,
        HitLocationEvent.Aim aim,
        BodyPart aimedAt,
        Optional<BodyPart> part,
        int points,
        boolean heldBefore,
        boolean stoodBefore,
        Fate target) {

    /** What came of a strike that missed, or was broken off. */
    static StrikeOutcome missed(Strike strike) {
        return of(strike, false, Optional.empty(), 0);
    }

    /** What came of a hit. */
    static StrikeOutcome hit(Strike strike, Strike.Hit hit) {
        return of(strike, true, Optional.of(hit.part()), hit.points());
    }

    private static StrikeOutcome of(Strike strike, boolean hit, Optional<BodyPart> part, int points) {
        return new StrikeOutcome(
                strike.attacker().name(),
                hit,
                strike.aim(),
                strike.blow().at().part(),
                part,
                points,
                !strike.before().holds().isEmpty(),
                !strike.before().body().prone(),
                Fate.of(strike.before(), strike.target()));
    }

    /** What has become of the part he aimed at. */
    PartState stateOfThePart() {
        return target.body().get(aimedAt.ordinal());
    }
}
