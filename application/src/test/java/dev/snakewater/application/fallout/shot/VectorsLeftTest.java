package dev.snakewater.application.fallout.shot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Which vectors are shown where, and which wait for rounds: all of them are in one of these lists. */
class VectorsLeftTest {

    /** Vectors that only rounds can show, each with the reason. */
    static final Map<String, String> LEFT = new TreeMap<>(Map.ofEntries(
            Map.entry("V73..V78", "Turning: which way somebody looks is kept by rounds (FO-34)."),
            Map.entry("V79..V81", "Walking and stairs: where somebody is is kept by rounds (FO-33, FO-35, FO-51)."),
            Map.entry("V90..V92", "Initiative orders the turns of a round (FO-42)."),
            Map.entry("V93..V102", "Covering fire strikes in the turn of somebody else (FO-46, FO-47)."),
            Map.entry("V103..V109", "Reactions interrupt the turn of somebody else (FO-43 to FO-45)."),
            Map.entry("P07..P08", "Covering fire (FO-46)."),
            Map.entry("P13..P13", "Initiative (FO-42).")));

    /** Vectors that other tests and the features show, each with the place. */
    static final Map<String, String> ELSEWHERE = new TreeMap<>(Map.ofEntries(
            Map.entry("V82..V82", "running, in the features of what is done alone, and the tests of trials"),
            Map.entry("V83..V83", "changing pose: the pinned tables, and the features of cover and poses"),
            Map.entry("V84..V89", "running, in the features of what is done alone, and the tests of trials"),
            Map.entry("V110..V112", "jumping, in the features of what is done alone"),
            Map.entry("V113..V119", "flame throwers and burning, in the features of fire"),
            Map.entry("V120..V120", "columns of similar guns, among the vectors here"),
            Map.entry("V121..V121", "into cover, a shot and out again, in the features of cover and poses"),
            Map.entry("P01..P06", "the exact odds here"),
            Map.entry("P09..P09", "running, in the features of what is done alone, and the tests of trials"),
            Map.entry("P10..P10", "the exact odds here"),
            Map.entry("P11..P11", "burning, in the features of fire"),
            Map.entry("P12..P12", "the exact odds here")));

    @Test
    void every_vector_and_every_exact_set_up_is_in_one_list() {
        Stream<String> listed = Stream.of(VectorsTest.setUps().keySet().stream(), ids(LEFT), ids(ELSEWHERE))
                .flatMap(all -> all);
        Stream<String> all = Stream.concat(
                VectorsTest.all().stream().map(VectorsTest.Vector::id),
                IntStream.rangeClosed(1, 13).mapToObj("P%02d"::formatted));

        assertThat(listed.sorted().toList()).isEqualTo(all.sorted().toList());
    }

    private static Stream<String> ids(Map<String, String> ranges) {
        return ranges.keySet().stream().flatMap(range -> {
            List<String> ends = List.of(range.split("\\.\\.", -1));
            String letter = range.substring(0, 1);
            return IntStream.rangeClosed(
                            Integer.parseInt(ends.getFirst().substring(1)),
                            Integer.parseInt(ends.getLast().substring(1)))
                    .mapToObj(number -> letter + "%02d".formatted(number));
        });
    }
}
