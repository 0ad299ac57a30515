package dev.snakewater.application.port.in;

import java.util.Optional;

/** Replays a fight from its record, and says whether it comes out the same. */
public interface ReplayFight {

    /**
     * How a record compares with the fight played again.
     *
     * @param again the fight played again; empty if something on record cannot have been done in it
     * @param parting where the two differ; empty if they are the same
     * @param mended which rules have been corrected since, if the two differ and some have been
     */
    record Judged(Optional<Again> again, Optional<String> parting, Optional<String> mended) {

        /** Returns where the two differ, and why, if that is known; none if they are the same. */
        public Optional<String> why() {
            return parting.map(
                    apart -> mended.map(since -> apart + "; " + since).orElse(apart));
        }
    }

    /** A fight on record, played again, and its report with the dice of its record. */
    record Again(FightAtTable fight, FightReport account) {}

    /** Replays a recorded fight. */
    Judged judge(Recorded recorded);
}
