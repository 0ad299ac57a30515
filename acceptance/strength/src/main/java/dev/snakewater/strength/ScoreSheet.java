package dev.snakewater.strength;

import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.pitest.mutationtest.ClassMutationResults;
import org.pitest.mutationtest.DetectionStatus;
import org.pitest.mutationtest.ListenerArguments;
import org.pitest.mutationtest.MutationResult;
import org.pitest.mutationtest.MutationResultListener;
import org.pitest.mutationtest.MutationResultListenerFactory;
import org.pitest.mutationtest.engine.MutationDetails;

/** Writes what came of it: the score of each rule text, and the mutants that live, of which some are drawn to be judged. */
public final class ScoreSheet implements MutationResultListenerFactory {

    static final String NAME = "SCORES";
    static final String SEED = "seed";

    private static final String SHARED = "shared";
    private static final int TO_BE_JUDGED = 50;

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public String description() {
        return "Scores by rule text, and what lives";
    }

    @Override
    public MutationResultListener getListener(Properties properties, ListenerArguments arguments) {
        int seed = Integer.parseInt(properties.getProperty(SEED, "0"));
        return new Sheet(arguments, seed, new ArrayList<>());
    }

    private record Sheet(ListenerArguments arguments, int seed, List<MutationResult> results)
            implements MutationResultListener {

        @Override
        public void runStart() {
            results.clear();
        }

        @Override
        public void handleMutationResult(ClassMutationResults ofClass) {
            results.addAll(ofClass.getMutations());
        }

        @Override
        public void runEnd() {
            results.sort(Comparator.comparing(result -> result.getDetails().getId()));
            List<String> scores = scores();
            new PrintStream(System.out, true, StandardCharsets.UTF_8).println(String.join("\n", scores));
            write("scores.txt", scores);
            List<String> alive = results.stream()
                    .filter(result -> !result.getStatus().isDetected())
                    .map(Sheet::line)
                    .toList();
            write("alive.txt", alive);
            write("judge.txt", DrawnMutants.drawn(alive, TO_BE_JUDGED, seed));
        }

        private List<String> scores() {
            Map<String, List<MutationResult>> byText = results.stream()
                    .collect(Collectors.groupingBy(
                            result -> RuleText.of(
                                            result.getDetails().getClassName().asJavaName())
                                    .map(RuleText::folder)
                                    .orElse(SHARED),
                            TreeMap::new,
                            Collectors.toList()));
            List<String> lines = new ArrayList<>();
            byText.forEach((text, some) -> lines.add(score(text, some)));
            lines.add(score("all", results));
            return lines;
        }

        private static String score(String text, List<MutationResult> some) {
            long detected = some.stream()
                    .filter(result -> result.getStatus().isDetected())
                    .count();
            long byFeatures = some.stream().filter(Sheet::seenByFeature).count();
            Map<DetectionStatus, Long> byStatus = some.stream()
                    .collect(Collectors.groupingBy(MutationResult::getStatus, TreeMap::new, Collectors.counting()));
            return String.format(
                    Locale.ROOT,
                    "%-12s %5d mutants, %5d seen (%d by features), %5.1f%%  %s",
                    text,
                    some.size(),
                    detected,
                    byFeatures,
                    100.0 * detected / Math.max(1, some.size()),
                    byStatus);
        }

        private static boolean seenByFeature(MutationResult result) {
            return result.getKillingTest()
                    .filter(test -> test.contains(FeaturePlugin.AllFeatures.class.getSimpleName()))
                    .isPresent();
        }

        private static String line(MutationResult result) {
            MutationDetails details = result.getDetails();
            return String.join(
                    "\t",
                    details.getClassName().asJavaName() + ":" + details.getLineNumber(),
                    details.getMethod(),
                    details.getDescription(),
                    result.getStatus().name());
        }

        private void write(String file, List<String> lines) {
            try (Writer out = arguments.getOutputStrategy().createWriterForFile(file)) {
                out.write(String.join("\n", lines) + "\n");
            } catch (IOException unwritable) {
                throw new UncheckedIOException(unwritable);
            }
        }
    }
}
