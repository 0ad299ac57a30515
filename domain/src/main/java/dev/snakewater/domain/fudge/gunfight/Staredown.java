package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.fudge.hitlocation.Activity;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/** Part 1 of a turn: Nerve against Nerve (GF-02 to GF-06). */
public final class Staredown {

    /** What the winner may add to one action of the turn (GF-04). */
    public static final int PRIZE = 2;

    private Staredown() {}

    /**
     * What somebody stares with, before the dice.
     *
     * @param ownSide able participants on his side, himself included
     * @param enemies all other able participants
     */
    public static Tally nerve(Gunfighter gunfighter, int ownSide, int enemies) {
        Tally nerve = Tally.of(
                gunfighter.name(),
                "staredown",
                gunfighter.sheet().traits().nerve().value(),
                "Nerve " + gunfighter.sheet().traits().nerve(),
                GunfightRule.GF_02_STAREDOWN);
        int outnumbered = outnumbered(ownSide, enemies);
        Tally facing = outnumbered == 0
                ? nerve
                : nerve.plus(outnumbered, "outnumbered " + enemies + " to " + ownSide, GunfightRule.GF_06_OUTNUMBERED);
        return gunfighter.wounds().hindered(facing, Activity.TALKING);
    }

    /** -1 for each doubling of the enemies over one's own side: the largest n with enemies at least own x 2^n. */
    public static int outnumbered(int ownSide, int enemies) {
        int doublings = 0;
        while (enemies >= ownSide << (doublings + 1)) {
            doublings++;
        }
        return -doublings;
    }

    /** The index of the strictly highest total; a tie at the top has no winner (GF-02). */
    public static Optional<Integer> winner(List<Integer> totals) {
        int highest = totals.stream().mapToInt(Integer::intValue).max().orElseThrow();
        int first = totals.indexOf(highest);
        return first == totals.lastIndexOf(highest) ? Optional.of(first) : Optional.empty();
    }
}
