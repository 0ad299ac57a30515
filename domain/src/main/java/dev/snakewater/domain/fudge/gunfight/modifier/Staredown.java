package dev.snakewater.domain.fudge.gunfight.modifier;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.modifier.Tally;

/** Part 1 of a turn: Nerve against Nerve (GF-02 to GF-06). */
public final class Staredown {

    /** The winner's bonus to one deed of the turn (GF-04). */
    public static final int PRIZE = 2;

    private Staredown() {}

    /** Counts somebody's Nerve for a staredown, before the dice; his own side includes himself. */
    public static Tally nerve(Gunfighter gunfighter, int ownSide, int enemies) {
        Degree degree = gunfighter.sheet().traits().nerve();
        Tally nerve =
                Tally.of(gunfighter.name(), "staredown", degree.value(), "nerve", GunfightRule.GF_02_STAREDOWN, degree);
        Tally facing = nerve.plusIfAny(
                outnumbered(ownSide, enemies), "outnumbered", GunfightRule.GF_06_OUTNUMBERED, enemies, ownSide);
        return gunfighter.wounds().hindered(facing, Activity.talking());
    }

    /** Returns the word for something that is done with the +2 of the staredown or without it. */
    public static String called(String word, boolean prize) {
        return prize ? word + " with the +2" : word;
    }

    /** Returns -1 for each doubling of the enemies over one's own side. */
    public static int outnumbered(int ownSide, int enemies) {
        int doublings = 0;
        while (enemies >= ownSide << (doublings + 1)) {
            doublings++;
        }
        return -doublings;
    }
}
