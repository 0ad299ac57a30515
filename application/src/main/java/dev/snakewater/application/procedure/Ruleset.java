package dev.snakewater.application.procedure;

import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.rule.DeclaredRulings;
import dev.snakewater.domain.rule.Mending;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A rule text that can be played. Found on the class path as a service. */
public interface Ruleset {

    /** A short name, such as {@code gunfight}. */
    String id();

    /** The rulebooks its procedures cite, its own first. */
    List<Rulebook> rulebooks();

    /** The rules that were put right after fights had been kept, in all its rulebooks and in that of any table. */
    default List<Mending> mendings() {
        return Stream.concat(rulebooks().stream(), Stream.of(GameMasterRule.RULEBOOK))
                .flatMap(book -> book.mendings().stream())
                .toList();
    }

    /** The edition in which its rules are played now: that of the latest mending. */
    default int edition() {
        return mendings().stream().mapToInt(Mending::edition).max().orElse(Mending.FIRST_EDITION);
    }

    /** The rulings that its kinds declare. */
    default List<DeclaredRulings<?>> rulings() {
        return List.of();
    }

    /** What of it can be run. */
    List<ScenarioKind<?, ?, ?>> kinds();

    /**
     * The rule text that a kind belongs to.
     *
     * @throws java.util.NoSuchElementException if it is none of these
     */
    static Ruleset of(ScenarioKind<?, ?, ?> kind, List<Ruleset> rulesets) {
        return rulesets.stream()
                .filter(ruleset ->
                        ruleset.kinds().stream().anyMatch(own -> own.id().equals(kind.id())))
                .findFirst()
                .orElseThrow();
    }

    /** The chart that its procedures follow, drawn in the notation of Mermaid; none if it has no chart. */
    default Optional<String> chart() {
        return Optional.empty();
    }
}
