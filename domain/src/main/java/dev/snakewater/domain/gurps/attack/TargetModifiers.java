package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.gurps.Confidence;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Cover;
import dev.snakewater.domain.gurps.table.SpeedRange;
import dev.snakewater.domain.modifier.Modifier;
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
        Modifier cover = due(
                ground.cover().map(Cover::amount).orElse(0),
                "cover: " + ground.cover().map(Cover::toString).orElse("none") + ", B118");
        Posture posture = figure.person().posture();
        int shotAt = engagement.weapon().isRanged() ? posture.shotAt() : 0;
        Modifier lying = due(shotAt, "target " + posture + ", B118");
        addUnlessMore(lines, cover, lying.amount() < cover.amount());
        add(lines, IN_THE_WAY * ground.inTheWay(), "in the way: " + ground.inTheWay() + ", B117");
        if (!engagement.isRandom(mark)) {
            Confidence sure = location.confidence();
            add(lines, location.toHit(), sure.marked("at the " + location + ", CII53"));
            boolean slit = location == HitLocation.EYE && figure.hasEyeslit();
            add(lines, slit ? HitLocation.EYESLIT : 0, "through an eyeslit, CII53");
        }
        add(lines, ground.elevationToHit().orElse(0), "relative elevation, B123");
        if (engagement.isIntoCloseCombat(mark)) {
            add(lines, engagement.manner().closeCombatPenalty().orElse(0), "into a close combat, B114");
        }
        addUnlessMore(lines, lying, cover.amount() <= lying.amount());
        ground.feet().ifPresent(feet -> add(lines, SpeedRange.size(feet), "size: " + feet + " feet, B201"));
        return lines;
    }

    /** Cover and posture are one list of alternatives: the one that costs more counts. */
    private static void addUnlessMore(List<Tally.Line> lines, Modifier due, boolean otherCostsMore) {
        if (due.amount() != 0) {
            lines.add(due.unless(otherCostsMore, Gurps3Rule.GU_06_TARGET));
        }
    }

    private static Modifier due(int amount, String what) {
        return new Modifier(amount, what, Gurps3Rule.GU_06_TARGET);
    }

    private static void add(List<Tally.Line> lines, int amount, String what) {
        if (amount != 0) {
            lines.add(ToHit.plus(amount, what, Gurps3Rule.GU_06_TARGET));
        }
    }
}
