package dev.snakewater.acceptance.coverage;

import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.RuleKind;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;

/** The rulebooks that the features have to show. */
public final class Books {

    /** All of them; a new rule text enters here. */
    public static final List<Rulebook> ALL = List.of(GunfightRule.RULEBOOK, HitLocationRule.RULEBOOK);

    private Books() {}

    /** Every rule of every book. */
    public static List<Rule> rules() {
        return ALL.stream().flatMap(book -> book.rules().stream()).toList();
    }

    /** The rule of this id, if a book has it. */
    public static Optional<Rule> rule(String id) {
        return rules().stream().filter(rule -> rule.id().equals(id)).findFirst();
    }

    /** The ids of the rules of one kind. */
    public static List<String> ofKind(RuleKind kind) {
        return rules().stream()
                .filter(rule -> rule.kind() == kind)
                .map(Rule::id)
                .toList();
    }

    /** Whether a tag is meant as the id of a rule: {@code @GF-14} is, {@code @slow} is not. */
    public static boolean looksLikeRule(String tag) {
        return tag.matches("@?[A-Z]{2}-\\d.*");
    }
}
