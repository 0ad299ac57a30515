package dev.snakewater.domain.rule;

import java.util.List;
import java.util.stream.Stream;

/** A correction of a rule in an edition from the second on; records without an edition belong to the first. */
public record Mending(int edition, Rule rule) {

    /** The edition before any correction. */
    public static final int FIRST_EDITION = 1;

    /** Returns the corrections of one edition. */
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
