package dev.snakewater.application.port.in;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import java.util.List;

/**
 * The result of many fights.
 *
 * @param kind the scenario kind
 * @param title what the scenario is called
 * @param about a description; may be empty
 * @param turnLimit the number of turns after which each was called off
 * @param fights how many were fought, at least 1
 * @param dice where the dice of them all came from
 * @param decided how many were decided by their own rules
 * @param turns how many turns they took
 * @param findings what came out
 */
public record Simulated(
        String kind,
        String title,
        String about,
        int turnLimit,
        long fights,
        FightReport.DiceSource.Seeded dice,
        Share.Counted decided,
        MeasureDistribution turns,
        List<MeasureDistribution> findings) {

    public Simulated {
        findings = List.copyOf(findings);
    }
}
