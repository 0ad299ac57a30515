package dev.snakewater.domain.rule;

import java.util.List;
import java.util.Optional;

/** The rules of one rule text, in the order of the catalogue, and their corrections, under an id such as {@code gunfight}. */
public record Rulebook(String id, List<Rule> rules, List<Mending> mendings) {

    /** @throws IllegalArgumentException if two rules share an id */
    public Rulebook {
        rules = List.copyOf(rules);
        mendings = List.copyOf(mendings);
        if (rules.stream().map(Rule::id).distinct().count() != rules.size()) {
            throw new IllegalArgumentException("two rules of " + id + " share an id");
        }
    }

    /** Creates a rulebook without corrections. */
    public Rulebook(String id, List<Rule> rules) {
        this(id, rules, List.of());
    }

    /** Returns the rule text's own title. */
    public String title() {
        return RuleWords.must(rules.getFirst(), "book.title");
    }

    /** Returns who wrote it. */
    public String source() {
        return RuleWords.must(rules.getFirst(), "book.source");
    }

    /** Returns the notice that its publisher asks for, word for word; empty if it asks for none. */
    public Optional<String> notice() {
        return RuleWords.of(rules.getFirst(), "book.notice");
    }

    /** Returns the rule with this id, if this book has it; case does not matter. */
    public Optional<Rule> rule(String ruleId) {
        return rules.stream().filter(rule -> rule.id().equalsIgnoreCase(ruleId)).findFirst();
    }
}
