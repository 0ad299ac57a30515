package dev.snakewater.testkit.odds;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.domain.dice.Chance;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Whether what was worked out agrees with what was found in another way. */
public final class Agreement {

    private Agreement() {}

    /** Holds exact odds against chances that were found by {@code of: is}: the same things, and equal fractions. */
    public static void exact(List<MeasureDistribution> odds, Map<String, Chance> found) {
        Map<String, Chance> fractions = new TreeMap<>();
        for (MeasureDistribution outlook : odds) {
            for (MeasureDistribution.Weighted prospect : outlook.prospects()) {
                fractions.put(outlook.of() + ": " + prospect.is(), ((Share.Exact) prospect.share()).chance());
            }
        }
        assertThat(fractions).isEqualTo(found);
    }

    /** Holds odds against what was counted: within four standard errors, and one fight more for the rarest. */
    public static void withinFourStandardErrors(
            List<MeasureDistribution> odds, List<MeasureDistribution> counted, long fights) {
        for (MeasureDistribution outlook : odds) {
            for (MeasureDistribution.Weighted prospect : outlook.prospects()) {
                double chance = prospect.share().value();
                double found = counted.stream()
                        .filter(other -> other.of().equals(outlook.of()))
                        .flatMap(other -> other.prospects().stream())
                        .filter(other -> other.is().equals(prospect.is()))
                        .mapToDouble(other -> other.share().value())
                        .sum();
                double standardError = Math.sqrt(Math.max(0, chance * (1 - chance)) / fights);
                assertThat(Math.abs(found - chance))
                        .as("%s: %s is %s, and was found to be %s", outlook.of(), prospect.is(), chance, found)
                        .isLessThanOrEqualTo(4 * standardError + 1.0 / fights);
            }
        }
    }
}
