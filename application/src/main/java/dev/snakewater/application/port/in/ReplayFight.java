package dev.snakewater.application.port.in;

import java.util.Optional;

/** Plays a fight again from its record, and says whether it comes out the same. */
public interface ReplayFight {

    /**
     * What a record is worth.
     *
     * @param account the fight played again; none, if something on record cannot have been done in it
     * @param parting in what it does not come out the same; none, if it does
     * @param mended which rules have been mended since, if it does not come out the same and some have been
     */
    record Judged(Optional<Account> account, Optional<String> parting, Optional<String> mended) {

        /** In what it does not come out the same, and why, if that is known; none, if it does. */
        public Optional<String> why() {
            return parting.map(
                    apart -> mended.map(since -> apart + "; " + since).orElse(apart));
        }
    }

    /** Plays the fight on record again. */
    Judged judge(Recorded recorded);
}
