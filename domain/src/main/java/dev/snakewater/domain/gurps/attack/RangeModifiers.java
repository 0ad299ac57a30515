package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.Confidence;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.table.Opportunity;
import dev.snakewater.domain.gurps.table.SpeedRange;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;

/** What box 8 adds, which is worked out anew for each wrong target. */
final class RangeModifiers {

    private RangeModifiers() {}

    static List<Tally.Line> of(Engagement engagement, int mark) {
        Ground ground = engagement.figure(mark).ground();
        Manner manner = engagement.manner();
        List<Tally.Line> lines = new ArrayList<>();
        int yards = ground.reach();
        String downhill = ground.fewer() > 0 ? ", " + ground.fewer() + " fewer downhill" : "";
        add(
                lines,
                SpeedRange.penalty(yards),
                yards + (ground.speed() > 0 ? " yards of range and speed" : " yards") + downhill + ", B201");
        add(lines, ground.erratic(), "erratic movement, B117");
        int recoil = ToHit.ranged(engagement).recoil();
        if (manner.rounds() > 1) {
            add(lines, recoil * (manner.aim().furtherGroup() + 1), Confidence.HOUSE.marked("recoil, B119"));
        } else if (manner.laterShot()) {
            add(lines, recoil, "recoil, B119");
        }
        if (manner.aim().hexesWatched() == 1) {
            add(lines, Opportunity.SINGLE_HEX, "watching one hex, B118");
        }
        return lines;
    }

    private static void add(List<Tally.Line> lines, int amount, String what) {
        if (amount != 0) {
            lines.add(ToHit.plus(amount, what, Gurps3Rule.GU_08_RANGE));
        }
    }
}
