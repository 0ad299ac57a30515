package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.modifier.Tally;

/** How many rounds a reload puts in (GF-25, GF-26). */
public final class Reloading {

    private Reloading() {}

    /** The rounds that go in: two bullets or one shell, as much again for each Speed Reload, and no more than fit. */
    public static Tally rounds(Gunfighter gunfighter, Gun gun) {
        int each = gun.kind().roundsPerReload();
        Tally rounds = Tally.of(gunfighter.name(), "reload", each, gun.kind().toString(), GunfightRule.GF_25_RELOAD);
        int levels = gunfighter.sheet().speedReload();
        if (levels > 0) {
            rounds = rounds.plus(levels * each, "Speed Reload " + levels, GunfightRule.GF_26_SPEED_RELOAD);
        }
        return rounds.atMost(gun.capacity() - gun.rounds(), "free chambers", GunfightRule.GF_25_RELOAD);
    }
}
