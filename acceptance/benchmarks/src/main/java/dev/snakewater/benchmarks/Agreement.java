package dev.snakewater.benchmarks;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectMapper;

/** Whether two programs give the same answer to the same question. */
final class Agreement {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final double STANDARD_ERRORS = 4;
    private static final double ROUNDING = 1e-9;

    private Agreement() {}

    /**
     * Returns words for whether two reports about a scenario tell the same chances, give or take 4 standard errors if they are counted:
     * none if so. They must, unless its rules have been mended.
     */
    static String told(String scenario, String one, String other) {
        List<String> differences = differences(one, other);
        if (differences.isEmpty()) {
            return "";
        }
        if (!List.of(Row.words("mended-rules").split(" ")).contains(scenario)) {
            throw new IllegalStateException(scenario + ": " + differences);
        }
        return Row.words("mended");
    }

    private static List<String> differences(String one, String other) {
        JsonNode report = JSON.readTree(one);
        double fights = report.path("fights").asDouble(Double.POSITIVE_INFINITY);
        Map<String, Double> ours = chances(report);
        Map<String, Double> theirs = chances(JSON.readTree(other));
        TreeSet<String> all = new TreeSet<>(ours.keySet());
        all.addAll(theirs.keySet());
        return all.stream()
                .flatMap(what -> difference(what, ours.getOrDefault(what, 0.0), theirs.getOrDefault(what, 0.0), fights))
                .toList();
    }

    private static Map<String, Double> chances(JsonNode report) {
        Map<String, Double> chances = new TreeMap<>();
        for (JsonNode finding : report.path("findings")) {
            for (JsonNode value : finding.path("values")) {
                chances.put(
                        finding.path("of").asString() + ": " + value.path("is").asString(),
                        value.path("chance").path("decimal").asDouble());
            }
        }
        return chances;
    }

    private static Stream<String> difference(String what, double one, double other, double fights) {
        double variance = (one * (1 - one) + other * (1 - other)) / fights;
        return Math.abs(one - other) > ROUNDING + STANDARD_ERRORS * Math.sqrt(variance)
                ? Stream.of("%s: %.6f, was %.6f".formatted(what, one, other))
                : Stream.empty();
    }
}
