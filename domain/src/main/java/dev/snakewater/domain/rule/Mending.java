package dev.snakewater.domain.rule;

import java.util.List;
import java.util.stream.Stream;

/**
 * A rule that was put right after fights had been kept: a record of an earlier edition may come out otherwise under it.
 *
 * @param edition the edition since which it is played so, at least 2; records without an edition are of the first
 * @param rule the rule
 */
public record Mending(int edition, Rule rule) {

    /** The edition before anything was mended. */
    public static final int FIRST_EDITION = 1;

    /** Rules that were put right in the same edition. */
    public static List<Mending> in(int edition, Rule... rules) {
        return Stream.of(rules).map(rule -> new Mending(edition, rule)).toList();
    }

    /** @throws IllegalArgumentException if the edition is the first, in which nothing was mended */
    public Mending {
        if (edition <= FIRST_EDITION) {
            throw new IllegalArgumentException(rule.id() + " cannot be mended in edition " + edition);
        }
    }
}
