package dev.snakewater.acceptance.coverage;

import dev.snakewater.application.procedure.Ruleset;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.TreeMap;

/**
 * Rules that nothing plays yet, because what they are about is not there: those whose page says so, each with the reason. As soon as an
 * example is tagged with one of them, its page may not say so any more. What running costs in later rounds (FO-55 to FO-59) is told by a
 * run, and felt by whatever is told of it; that it passes from round to round by itself comes with the rounds of a fight.
 */
public final class FightToCome {

    /** The ids of the rules, and why they have no example. */
    public static final Map<String, String> REASONS = reasons();

    private FightToCome() {}

    /** Whether a rule is still to be played. */
    public static boolean waitsFor(Rule rule) {
        return REASONS.containsKey(rule.id());
    }

    private static Map<String, String> reasons() {
        Map<String, String> reasons = new TreeMap<>();
        for (Ruleset ruleset : ServiceLoader.load(Ruleset.class)) {
            for (Rulebook book : ruleset.rulebooks()) {
                book.rules().forEach(rule -> rule.unplayed().ifPresent(why -> reasons.put(rule.id(), why)));
            }
        }
        return reasons;
    }
}
