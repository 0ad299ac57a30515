package dev.snakewater.application.scenario;

import dev.snakewater.domain.rule.Bundles;
import java.util.List;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/**
 * What is said of things by their names, such as of the fields of documents. It stands in {@code META-INF/snakewater}: for all in a bundle
 * such as {@code fields}, for one rule text in a bundle below it that is named by the id of the text, {@code fields/duel}, in its jar.
 */
public record OwnWords(List<ResourceBundle> bundles) {

    private static final String FOLDER = "META-INF.snakewater.";

    public OwnWords {
        bundles = List.copyOf(bundles);
    }

    /** Returns what is said of a subject, such as {@code fields}, for all and by these rule texts. */
    public static OwnWords of(String subject, List<Ruleset> rulesets) {
        Stream<ResourceBundle> own = rulesets.stream()
                .flatMap(ruleset ->
                        Bundles.ifAny(
                                FOLDER + subject + "." + ruleset.id(),
                                ruleset.getClass().getClassLoader())
                                .stream());
        return new OwnWords(
                Stream.concat(Stream.of(Bundles.of(FOLDER + subject)), own).toList());
    }

    /** Returns what is said by this key, if anything is. */
    public Optional<String> said(String key) {
        return bundles.stream()
                .filter(bundle -> bundle.containsKey(key))
                .findFirst()
                .map(bundle -> bundle.getString(key));
    }
}
