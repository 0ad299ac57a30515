package dev.snakewater.domain.fudge.hitlocation.wound;

import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** What becomes of wounds after a fight (HL-34). What is lost is lost (HL-23). */
public final class Healing {

    private static final int WEEKS_OF_A_LEVEL = 1;
    private static final int WEEKS_OF_THE_WORST = 2;

    private Healing() {}

    /** Returns wounds with so many boxes fewer marked, the worst first. */
    public static WoundTrack ofPoints(WoundTrack hurt, int points) {
        List<Integer> marks = new ArrayList<>(hurt.marks());
        int left = hurt.dead() ? 0 : points;
        for (int level = marks.size() - 1; level >= 0 && left > 0; level--) {
            int healed = Math.min(left, marks.get(level));
            marks.set(level, marks.get(level) - healed);
            left -= healed;
        }
        return WoundTrack.of(hurt.model(), hurt.boxes(), marks, hurt.dead());
    }

    /** Returns wounds after so many weeks of rest without care: a level each week, and two weeks for Near Death or Crippled (HL-22). */
    public static WoundTrack ofWeeks(WoundTrack hurt, int weeks) {
        WoundTrack rested = hurt;
        int left = weeks;
        while (!rested.isUnhurt() && !rested.dead() && left >= weeksOf(rested)) {
            left -= weeksOf(rested);
            rested = lighter(rested);
        }
        return rested;
    }

    private static int weeksOf(WoundTrack hurt) {
        return hurt.level() == WoundLevel.NEAR_DEATH ? WEEKS_OF_THE_WORST : WEEKS_OF_A_LEVEL;
    }

    /** Where points add up, the wounds of the worst level heal; where each blow is a wound, each becomes lighter by a level. */
    private static WoundTrack lighter(WoundTrack hurt) {
        List<Integer> marks = new ArrayList<>(hurt.marks());
        if (hurt.model() == WoundModel.POINTS_1993) {
            marks.set(WoundLevel.BOXED.indexOf(hurt.level()), 0);
        } else {
            marks.set(0, 0);
            Collections.rotate(marks, -1);
            for (int i = 0; i < marks.size(); i++) {
                marks.set(i, Math.min(marks.get(i), hurt.boxes().each().get(i)));
            }
        }
        return WoundTrack.of(hurt.model(), hurt.boxes(), marks, false);
    }
}
