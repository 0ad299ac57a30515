package dev.snakewater.application.procedure;

import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;

/** A rule text that can be played. Found on the class path as a service. */
public interface Ruleset {

    /** A short name, such as {@code gunfight}. */
    String id();

    /** What the rulebooks say that its procedures cite, its own book first. */
    List<RuleTexts> texts();

    /** The rulebooks its procedures cite, its own first. */
    default List<Rulebook> rulebooks() {
        return texts().stream().map(RuleTexts::book).toList();
    }

    /** What of it can be run. */
    List<ScenarioKind<?, ?, ?>> kinds();

    /** The chart that its procedures follow, drawn in the notation of Mermaid; none if it has no chart. */
    default Optional<String> chart() {
        return Optional.empty();
    }
}
