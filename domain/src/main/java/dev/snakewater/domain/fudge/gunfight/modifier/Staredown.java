package dev.snakewater.domain.fudge.gunfight.modifier;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.modifier.Tally;

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
        Degree degree = gunfighter.sheet().traits().nerve();
        Tally nerve =
                Tally.of(gunfighter.name(), "staredown", degree.value(), "nerve", GunfightRule.GF_02_STAREDOWN, degree);
        int outnumbered = outnumbered(ownSide, enemies);
        Tally facing = outnumbered == 0
                ? nerve
                : nerve.plus(outnumbered, "outnumbered", GunfightRule.GF_06_OUTNUMBERED, enemies, ownSide);
        return gunfighter.wounds().hindered(facing, Activity.TALKING);
    }

    /** Returns what something is called that is done with the +2 of the staredown or without it. */
    public static String called(String word, boolean prize) {
        return prize ? word + " with the +2" : word;
    }

    /** -1 for each doubling of the enemies over one's own side: the largest n with enemies at least own x 2^n. */
    public static int outnumbered(int ownSide, int enemies) {
        int doublings = 0;
        while (enemies >= ownSide << (doublings + 1)) {
            doublings++;
        }
        return -doublings;
    }
}
