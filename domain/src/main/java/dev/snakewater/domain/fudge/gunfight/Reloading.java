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
        return fitting(rounds, gun);
    }

    /** As many rounds as fit, whatever somebody has added: none at least, and no more than there are free chambers. */
    public static Tally fitting(Tally rounds, Gun gun) {
        int free = gun.capacity() - gun.rounds();
        Tally some = rounds.total() < 0 ? rounds.atLeast(0, "no round", GunfightRule.GF_25_RELOAD) : rounds;
        return some.total() > free ? some.atMost(free, "free chambers", GunfightRule.GF_25_RELOAD) : some;
    }
}
