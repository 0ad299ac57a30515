package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.modifier.Tally;

/** How many rounds a reload puts in (GF-25, GF-26). */
public final class Reloading {

    private Reloading() {}

    /** The rounds that he has time for: two bullets or one shell, and as much again for each Speed Reload. */
    public static Tally rounds(Gunfighter gunfighter, Gun gun) {
        int each = gun.kind().roundsPerReload();
        Tally rounds = Tally.of(gunfighter.name(), "reload", each, "gun", GunfightRule.GF_25_RELOAD, gun.kind());
        int levels = gunfighter.sheet().traits().speedReload();
        return levels > 0
                ? rounds.plus(levels * each, "speed-reload", GunfightRule.GF_26_SPEED_RELOAD, levels)
                : rounds;
    }

    /** Those of them that go in, whatever somebody has added: none at least, and no more than there are free chambers. */
    public static Tally fitting(Tally rounds, Gun gun) {
        return rounds.neverBelow(0, "no-round", GunfightRule.GF_25_RELOAD)
                .neverAbove(gun.capacity() - gun.rounds(), "free-chambers", GunfightRule.GF_25_RELOAD);
    }
}
