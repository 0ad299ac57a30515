package dev.snakewater.acceptance.planted.domain.modifier;

import dev.snakewater.acceptance.planted.domain.fudge.Ladder;
import java.util.HashMap;
import java.util.Set;

/** Breaks laws, each member one. */
interface Planted {

    static void asksFudge(Ladder ladder) {}

    static Object hashes() {
        return new HashMap<String, String>();
    }

    static Object sets() {
        return Set.of("planted", "here");
    }
}
