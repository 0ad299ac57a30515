package dev.snakewater.application.scenario;

import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.stream.Stream;

/** A rule text that can be played, found as a service. */
public interface Ruleset {

    /**
     * The version of what rule texts are made against: it rises when a jar that was made before could no longer be used. The manifest of
     * a jar says for which it was made, as {@value #VERSION_IN_MANIFEST}.
     */
    int VERSION = 1;

    /** The attribute in the manifest of a jar that tells for which {@link #VERSION} it was made. */
    String VERSION_IN_MANIFEST = "Snakewater-Ruleset-Version";

    /** Returns the rule texts that are installed: on the class path, or on the module path. */
    static List<Ruleset> installed() {
        return ServiceLoader.load(Ruleset.class, Ruleset.class.getClassLoader()).stream()
                .map(ServiceLoader.Provider::get)
                .toList();
    }

    /** Returns its short name, such as {@code gunfight}: that of its own rulebook. */
    default String id() {
        return rulebooks().getFirst().id();
    }

    /** Returns the rulebooks its procedures cite, its own first. */
    List<Rulebook> rulebooks();

    /** Returns the rules corrected since fights were first recorded, in all its rulebooks. */
    default List<Mending> mendings() {
        return Stream.concat(rulebooks().stream(), Stream.of(GameMasterRule.RULEBOOK))
                .flatMap(book -> book.mendings().stream())
                .toList();
    }

    /** Returns the current edition of its rules: that of the latest correction. */
    default int edition() {
        return mendings().stream().mapToInt(Mending::edition).max().orElse(Mending.FIRST_EDITION);
    }

    /** Returns the rulings that its kinds declare, each in a record that is a component of their scenarios. */
    default List<DeclaredRulings<?>> rulings() {
        Rulebook[] books = rulebooks().toArray(Rulebook[]::new);
        return kinds().stream()
                .flatMap(kind -> DeclaredRulings.within(kind.scenario().asSubclass(Record.class), books).stream())
                .distinct()
                .toList();
    }

    /**
     * Returns its kinds of scenario.
     *
     * <p>Each kind has examples for tests in {@code META-INF/snakewater/kinds/ID.jsonl}: scenario documents without mistakes, one on each
     * line. All odds of each are worked out, and thousands of fights are played, so keep them small: few fighters, few hit points, small
     * dice. Of each kind one example at least is so small that all its dice of one turn can be thrown one after the other. Together they
     * show every rule of the rule text that no feature shows.
     */
    List<ScenarioKind<?, ?>> kinds();

    /** Returns the rule text that a kind belongs to. */
    static Ruleset of(ScenarioKind<?, ?> kind, List<Ruleset> rulesets) {
        return rulesets.stream()
                .filter(ruleset ->
                        ruleset.kinds().stream().anyMatch(own -> own.id().equals(kind.id())))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the chart that its procedures follow; empty if there is none. */
    default Optional<Chart> chart() {
        return Optional.empty();
    }
}
