package dev.snakewater.application.table;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;

/** What a table answered to a question, in a form that can be kept. */
public sealed interface Answer {

    /** Whose dice, or whose decision. */
    Name by();

    /** What the question was called. */
    String to();

    /** The id of the rule that asked. */
    String rule();

    /** What dice showed. */
    record Fell(Name by, String to, String rule, Fall fall) implements Answer {}

    /** What somebody chose. */
    record Chose(Name by, String to, String rule, String word) implements Answer {}

    /** The answer that these dice fell so. */
    static Answer of(Throw asked, Fall fall) {
        return new Fell(asked.by(), asked.name(), asked.why().id(), fall);
    }

    /** The answer that this word was chosen. */
    static Answer of(Choice<?> asked, String word) {
        return new Chose(asked.by(), asked.name(), asked.why().id(), word);
    }
}
