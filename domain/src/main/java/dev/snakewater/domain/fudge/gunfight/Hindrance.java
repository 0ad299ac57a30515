package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.hitlocation.Activity;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.modifier.Tally;

/** What a gunfighter's wounds take off his rolls. */
final class Hindrance {

    private Hindrance() {}

    /**
     * The tally with the penalty of the worst wound that hinders this activity, if there is one (HL-24, HL-25); a body
     * without parts is all torso.
     */
    static Tally penalised(Tally tally, Gunfighter gunfighter, Activity activity) {
        return switch (gunfighter.wounds()) {
            case WoundTrack track -> penalised(tally, track.level());
            case Body body -> body.hindered(tally, activity);
        };
    }

    /** What the worst wound takes off this activity: 0 to -2. */
    static int penalty(Gunfighter gunfighter, Activity activity) {
        return switch (gunfighter.wounds()) {
            case WoundTrack track -> track.level().penalty();
            case Body body ->
                body.worst(activity).map(part -> body.level(part).penalty()).orElse(0);
        };
    }

    private static Tally penalised(Tally tally, WoundLevel level) {
        return level.penalty() == 0
                ? tally
                : tally.plus(level.penalty(), level.toString(), HitLocationRule.HL_24_WORST_WOUND);
    }
}
