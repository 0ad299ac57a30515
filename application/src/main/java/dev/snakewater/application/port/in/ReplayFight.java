package dev.snakewater.application.port.in;

import java.util.Optional;

/** Replays a fight from its record, and says whether it comes out the same. */
public interface ReplayFight {

    /** The fight played again, unless its record does not fit; where the two differ; and which rules have been corrected since. */
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
