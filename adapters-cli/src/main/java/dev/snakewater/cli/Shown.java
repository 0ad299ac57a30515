package dev.snakewater.cli;

import dev.snakewater.application.words.Wording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** What shows a rule: the examples of a feature in one line, without the numbers by which testers know them. */
final class Shown {

    private static final int MOST_OF_A_FEATURE = 3;
    private static final Pattern NUMBER_OF_FEATURE = Pattern.compile("^\\d+-");
    private static final Pattern NUMBER_OF_EXAMPLE = Pattern.compile("^V\\d+[:,] ");

    private Shown() {}

    /**
     * A line for each feature.
     *
     * @param examples each as {@code 06-damage-and-wounds: V60: A man of Fair Damage Capacity}
     */
    static List<String> of(List<String> examples) {
        Map<String, List<String>> byFeature = new LinkedHashMap<>();
        for (String example : examples) {
            String[] parts = example.split(": ", 2);
            byFeature
                    .computeIfAbsent(feature(parts[0]), none -> new ArrayList<>())
                    .add(Wording.capitalised(
                            NUMBER_OF_EXAMPLE.matcher(parts[parts.length - 1]).replaceFirst("")));
        }
        return byFeature.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + listed(entry.getValue()))
                .toList();
    }

    private static String feature(String file) {
        return Wording.capitalised(
                NUMBER_OF_FEATURE.matcher(file).replaceFirst("").replace('-', ' '));
    }

    private static String listed(List<String> titles) {
        int few = Math.min(titles.size(), MOST_OF_A_FEATURE);
        return Words.of("rule.shown", titles.subList(0, few), titles.size() - few);
    }
}
