package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.Odds;
import dev.snakewater.application.port.in.Outlook;
import java.util.Map;
import java.util.TreeMap;

/** How an action can end, as the odds have it. */
final class AllEnds {

    private AllEnds() {}

    /** The chance of each loss of hit points. */
    static Map<Integer, Double> lost(ShotScenario setUp) {
        Outlook first = Odds.of(ShotScenario.kind(), setUp).chances().findings().getFirst();
        Map<Integer, Double> lost = new TreeMap<>();
        first.prospects()
                .forEach(prospect -> lost.put(
                        Integer.valueOf(prospect.is()), prospect.share().value()));
        return lost;
    }
}
