package dev.snakewater.application.odds;

import dev.snakewater.application.port.in.Chances;

/** Limits the work by the number of situations and by free memory. */
final class Budget {

    private static final int LOOK_AT_MEMORY_EVERY = 16_384;
    private static final double MEMORY_SHARE = 0.85;

    /** A situation or a throw that is remembered takes half as many bytes where it has been measured. */
    private static final int BYTES_EACH = 500;

    private final int most;
    private int spent;

    Budget(int most) {
        this.most = most;
    }

    /** Returns for how many situations and throws there is room in half of the memory. */
    static int room() {
        return (int) Math.min(Runtime.getRuntime().maxMemory() / 2 / BYTES_EACH, Integer.MAX_VALUE);
    }

    int spent() {
        return spent;
    }

    /** Counts one more situation, or throws {@link Spent}. */
    void spend() {
        if (spent == most) {
            throw new Spent(Chances.Limit.SITUATIONS);
        }
        spent++;
        if (spent % LOOK_AT_MEMORY_EVERY == 0 && isShortOfMemory()) {
            throw new Spent(Chances.Limit.MEMORY);
        }
    }

    private static boolean isShortOfMemory() {
        if (usedShare() < MEMORY_SHARE) {
            return false;
        }
        System.gc(); // What is used includes what nobody needs any more.
        return usedShare() >= MEMORY_SHARE;
    }

    private static double usedShare() {
        Runtime runtime = Runtime.getRuntime();
        return (double) (runtime.totalMemory() - runtime.freeMemory()) / runtime.maxMemory();
    }

    /** The budget is spent. Never leaves the package. */
    static final class Spent extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final Chances.Limit limit;

        Spent(Chances.Limit limit) {
            super(limit.name(), null, false, false);
            this.limit = limit;
        }

        Chances.Limit limit() {
            return limit;
        }
    }
}
