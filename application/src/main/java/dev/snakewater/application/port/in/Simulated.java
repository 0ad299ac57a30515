package dev.snakewater.application.port.in;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import java.util.List;

/**
 * The result of many fights: how many were decided by their own rules, how many turns they took, and what came out.
 *
 * @param amongProposals whether a free choice was met, such as that of a place, of which only the proposals were considered
 */
public record Simulated(
        String kind,
        String title,
        String about,
        int turnLimit,
        long fights,
        boolean amongProposals,
        FightReport.DiceSource.Seeded dice,
        Share.Counted decided,
        MeasureDistribution turns,
        List<MeasureDistribution> findings) {

    public Simulated {
        findings = List.copyOf(findings);
    }
}
