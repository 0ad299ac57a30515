package dev.snakewater.steps.run;

import dev.snakewater.application.port.out.Features.Step;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The steps that are most like words that are none. */
final class NearestSteps {

    private static final int MOST = 3;

    private NearestSteps() {}

    /**
     * Those that have these words with something else for their parameters, then those that share most of them, the nearest first; none without a word in common.
     *
     * @param game the rule text whose steps are meant, beside those for all; empty, if it is not known
     */
    static List<String> to(String words, Optional<String> game, List<Step> steps) {
        NavigableSet<String> said = words(words);
        return steps.stream()
                .filter(step ->
                        game.isEmpty() || step.game().isEmpty() || step.game().equals(game))
                .filter(step -> likeness(said, step) > 0)
                .sorted(Comparator.<Step>comparingInt(step -> fits(words, step) ? 0 : 1)
                        .thenComparingDouble(step -> -likeness(said, step)))
                .map(Step::words)
                .distinct()
                .limit(MOST)
                .toList();
    }

    /** Whether a step has these words, whatever stands for its parameters. */
    private static boolean fits(String words, Step step) {
        String pattern = step.words()
                .replaceAll("<[^>]*>|\\S*/\\S*", "~")
                .replaceAll("\\[[^\\]]*]", "^")
                .replaceAll("[^\\p{L}\\p{N} '~^]", ".")
                .replace("~", ".+")
                .replace("^", ".*");
        return words.matches(pattern);
    }

    /** The share of words in common among all words of both, parameters left out. */
    private static double likeness(NavigableSet<String> said, Step step) {
        NavigableSet<String> known = words(step.words().replaceAll("<[^>]*>", " "));
        long common = said.stream().filter(known::contains).count();
        return (double) common / (said.size() + known.size() - common);
    }

    private static NavigableSet<String> words(String text) {
        return Stream.of(text.toLowerCase(Locale.ROOT).split("[^\\p{L}']+"))
                .filter(word -> !word.isEmpty())
                .collect(TreeSet::new, TreeSet::add, TreeSet::addAll);
    }
}
