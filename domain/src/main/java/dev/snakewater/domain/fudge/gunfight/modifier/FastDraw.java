package dev.snakewater.domain.fudge.gunfight.modifier;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;

/** Part 2 of a turn: the draw, and the order it gives (GF-07 to GF-10, GF-29, GF-30). */
public final class FastDraw {

    private static final int GUN_IS_OUT = 2;
    private static final int CALLED_SHOT = -1;

    private FastDraw() {}

    /** Counts somebody's Fast Draw, before the dice; the guns are as they are before the draw, none if he is unarmed. */
    public static Tally tally(Gunfighter gunfighter, List<Gun> guns, boolean firstTurn, boolean prize) {
        Tally draw = skill(gunfighter, "draw");
        boolean hasDrop = gunfighter.hasDropWith(guns);
        if (hasDrop) {
            draw = draw.plus(GUN_IS_OUT, "the-drop", GunfightRule.GF_10_THE_DROP);
        }
        if (!firstTurn && !guns.isEmpty()) {
            Modifier drawn = new Modifier(GUN_IS_OUT, "already-drawn", GunfightRule.GF_29_ALREADY_DRAWN);
            boolean fresh = !Gun.areInHand(guns);
            draw = draw.and(
                    drawn.unless(fresh || hasDrop, fresh ? GunfightRule.GF_30_FRESH_GUN : GunfightRule.GF_10_THE_DROP));
        }
        if (prize) {
            draw = draw.plus(Staredown.PRIZE, "staredown-won", GunfightRule.GF_04_STAREDOWN_PRIZE);
        }
        return gunfighter.wounds().hindered(draw, gunfighter.fighting(guns));
    }

    /** Counts a second draw, if ties are opposed (GF-09): only skill and wounds apply. */
    public static Tally again(Gunfighter gunfighter) {
        return gunfighter.wounds().hindered(skill(gunfighter, "tie"), gunfighter.fighting(gunfighter.gunsInUse()));
    }

    /** Returns the order of action, by the positions of the totals: the highest first, equal ones together (GF-08, GF-09). */
    public static List<List<Integer>> slots(List<Integer> totals) {
        List<Integer> positions = new ArrayList<>(totals.size());
        for (int position = 0; position < totals.size(); position++) {
            positions.add(position);
        }
        return ranked(positions, totals);
    }

    /** Returns the order of action with ties broken by a second total. Those who tie again act together. */
    public static List<List<Integer>> slots(List<Integer> totals, List<Integer> again) {
        return slots(totals).stream()
                .flatMap(slot -> ranked(slot, again).stream())
                .toList();
    }

    private static List<List<Integer>> ranked(List<Integer> positions, List<Integer> totals) {
        List<Integer> order = new ArrayList<>(positions);
        order.sort((one, other) -> Integer.compare(totals.get(other), totals.get(one)));
        List<List<Integer>> slots = new ArrayList<>();
        for (int behind = 0; behind < order.size(); ) {
            int first = behind;
            while (behind < order.size() && totals.get(order.get(behind)).equals(totals.get(order.get(first)))) {
                behind++;
            }
            slots.add(List.copyOf(order.subList(first, behind)));
        }
        return List.copyOf(slots);
    }

    /** Applies the penalty for announcing a called shot, once for any number of called shots (HL-11). */
    public static Tally calledShot(Tally fastDraw) {
        return fastDraw.plus(CALLED_SHOT, "called-shot", HitLocationRule.HL_11_INITIATIVE);
    }

    private static Tally skill(Gunfighter gunfighter, String of) {
        Degree fastDraw = gunfighter.sheet().traits().fastDraw();
        return Tally.of(gunfighter.name(), of, fastDraw.value(), "fast-draw", GunfightRule.GF_07_DRAW, fastDraw);
    }
}
