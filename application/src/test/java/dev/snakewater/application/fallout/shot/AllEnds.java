package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.odds.ExactOdds;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Terms;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How an action can end, as the odds have it. */
final class AllEnds {

    private AllEnds() {}

    /** The chance of each loss of hit points. */
    static Map<Integer, Double> lost(ShotScenario setUp) {
        Scenario<?, ?, ?> scenario = new Scenario<>(ShotScenario.kind(), "Exact", "", Terms.of(1), List.of(), setUp);
        Outlook first = new ExactOdds()
                .of(scenario, 100_000, (turn, situations) -> {})
                .findings()
                .getFirst();
        Map<Integer, Double> lost = new TreeMap<>();
        first.prospects()
                .forEach(prospect -> lost.put(
                        Integer.valueOf(prospect.is()), prospect.share().value()));
        return lost;
    }
}
