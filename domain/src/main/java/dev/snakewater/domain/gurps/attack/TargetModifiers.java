package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.Confidence;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.SpeedRange;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;

/** What box 6 adds, which is worked out anew for each wrong target. */
final class TargetModifiers {

    private static final int IN_THE_WAY = -4;

    private TargetModifiers() {}

    static List<Tally.Line> of(Engagement engagement, int mark, HitLocation location) {
        Figure figure = engagement.figure(mark);
        Ground ground = figure.ground();
        List<Tally.Line> lines = new ArrayList<>();
        ground.cover().ifPresent(cover -> add(lines, cover.amount(), "cover: " + cover + ", B118"));
        add(lines, IN_THE_WAY * ground.inTheWay(), "in the way: " + ground.inTheWay() + ", B117");
        if (!engagement.isRandom(mark)) {
            Confidence sure = location.confidence();
            add(lines, location.toHit(), sure.marked("at the " + location + ", CII53"));
            boolean slit = location == HitLocation.EYE && figure.hasEyeslit();
            add(lines, slit ? HitLocation.EYESLIT : 0, "through an eyeslit, CII53");
        }
        add(lines, ground.elevation(), "relative elevation, B123");
        if (engagement.isIntoCloseCombat(mark)) {
            add(lines, engagement.manner().closeCombatPenalty(), "into a close combat, B114");
        }
        if (engagement.weapon().isRanged()) {
            int shotAt = figure.guard().posture().shotAt();
            add(lines, shotAt, "target " + figure.guard().posture() + ", B118");
        }
        ground.feet().ifPresent(feet -> add(lines, SpeedRange.size(feet), "size: " + feet + " feet, B201"));
        return lines;
    }

    private static void add(List<Tally.Line> lines, int amount, String what) {
        if (amount != 0) {
            lines.add(ToHit.plus(amount, what, Gurps3Rule.GU_06_TARGET));
        }
    }
}
