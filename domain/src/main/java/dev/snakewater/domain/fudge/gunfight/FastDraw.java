package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Part 2 of a turn: the draw, and the order it gives (GF-07 to GF-10, GF-29, GF-30). */
public final class FastDraw {

    private static final int GUN_IS_OUT = 2;

    private FastDraw() {}

    /**
     * What somebody draws with, before the dice.
     *
     * @param gunfighter before he draws, his gun for the turn not yet in hand if it has to be drawn
     * @param gun the gun he chose for the turn, as it is before the draw; none if he is unarmed
     * @param firstTurn whether it is the fight's first turn
     * @param prize whether he spends the +2 of the staredown
     */
    public static Tally tally(Gunfighter gunfighter, Optional<Gun> gun, boolean firstTurn, boolean prize) {
        Tally draw = Tally.of(
                gunfighter.name(),
                "draw",
                gunfighter.sheet().fastDraw().value(),
                "Fast Draw " + gunfighter.sheet().fastDraw(),
                GunfightRule.GF_07_DRAW);
        boolean hasDrop = !gunfighter.drop().isEmpty();
        if (hasDrop) {
            draw = draw.plus(GUN_IS_OUT, "the drop", GunfightRule.GF_10_THE_DROP);
        }
        if (!firstTurn && gun.isPresent()) {
            Modifier drawn = new Modifier(GUN_IS_OUT, "gun already drawn", GunfightRule.GF_29_ALREADY_DRAWN);
            if (!gun.get().isInHand()) {
                draw = draw.waiving(drawn, GunfightRule.GF_30_FRESH_GUN);
            } else if (hasDrop) {
                draw = draw.waiving(drawn, GunfightRule.GF_10_THE_DROP);
            } else {
                draw = draw.plus(drawn);
            }
        }
        if (prize) {
            draw = draw.plus(Staredown.PRIZE, "staredown won", GunfightRule.GF_04_STAREDOWN_PRIZE);
        }
        return Wounds.penalised(draw, gunfighter);
    }

    /**
     * Who acts when: the highest total first, equal totals together (GF-08, GF-09).
     *
     * @param totals a total for each of those who drew
     * @return the positions of the totals, slot by slot, inside a slot in their own order
     */
    public static List<List<Integer>> slots(List<Integer> totals) {
        List<List<Integer>> slots = new ArrayList<>();
        totals.stream()
                .distinct()
                .sorted(Comparator.reverseOrder())
                .forEach(total -> slots.add(IntStream.range(0, totals.size())
                        .filter(i -> totals.get(i).equals(total))
                        .boxed()
                        .toList()));
        return List.copyOf(slots);
    }
}
