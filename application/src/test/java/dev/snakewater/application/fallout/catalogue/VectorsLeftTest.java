package dev.snakewater.application.fallout.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Each of the 121 vectors is played somewhere, or waits for the rounds of a fight, and then it is said why. */
class VectorsLeftTest {

    /** What needs rounds, places or facings that a single action does not have. */
    private static final Map<String, String> LEFT = new TreeMap<>(Map.ofEntries(
            Map.entry("V73-V78", "Turning: nobody faces anywhere yet (FO-34)."),
            Map.entry("V79-V80", "Walking: nobody is at a place yet (FO-33, FO-51)."),
            Map.entry("V81", "Stairs are walked (FO-35)."),
            Map.entry("V90-V92", "Initiative orders the turns of a round (FO-42)."),
            Map.entry("V93-V100", "Covering fire strikes in the turn of somebody else (FO-46)."),
            Map.entry("V102", "Covering fire gives up a whole round (FO-47)."),
            Map.entry("V103", "A reaction gives up a whole round (FO-43)."),
            Map.entry("V104", "Who interrupts whom is a matter of a round (FO-44, FO-45)."),
            Map.entry("V105-V108", "The zone of a reaction has a facing (FO-43).")));

    /** What is played, and by which test; of V101 and V109 the tests on statistics. */
    private static final Map<String, String> PLAYED = new TreeMap<>(Map.ofEntries(
            Map.entry("V01-V72", "shot/VectorsTest"),
            Map.entry("V82", "effort/EffortVectorsTest"),
            Map.entry("V83", "05-cover-and-poses.feature"),
            Map.entry("V84-V89", "effort/EffortVectorsTest"),
            Map.entry("V101", "effort/EffortVectorsTest"),
            Map.entry("V109-V112", "effort/EffortVectorsTest"),
            Map.entry("V113-V119", "burning/BurningVectorsTest"),
            Map.entry("V120", "shot/VectorsTest"),
            Map.entry("V121", "05-cover-and-poses.feature")));

    @Test
    void each_vector_is_played_once_or_left_with_a_reason() {
        List<String> told = Stream.concat(LEFT.keySet().stream(), PLAYED.keySet().stream())
                .flatMap(VectorsLeftTest::each)
                .toList();
        assertThat(told).containsExactlyInAnyOrderElementsOf(Printed.ids());
        assertThat(Printed.ids()).hasSize(121);
    }

    private static Stream<String> each(String span) {
        List<Integer> ends = Stream.of(span.replace("V", "").split("-", -1))
                .map(Integer::valueOf)
                .toList();
        return IntStream.rangeClosed(ends.getFirst(), ends.getLast()).mapToObj(number -> "V%02d".formatted(number));
    }
}
