package dev.snakewater.acceptance.coverage;

import dev.snakewater.domain.rule.Rule;
import java.util.Map;
import java.util.TreeMap;

/**
 * Rules that nothing plays yet, because what they are about is not there, each with the reason. As soon as an example is
 * tagged with one of them it has to leave this list.
 */
public final class FightToCome {

    /** The ids of the rules, and why they have no example. */
    public static final Map<String, String> REASONS = new TreeMap<>(Map.of(
            "EX-56",
            "Area weapons attack a hex and not a target (chapter 30); they come with fights of many on a board."));

    private FightToCome() {}

    /** Whether a rule is still to be played. */
    public static boolean waitsFor(Rule rule) {
        return REASONS.containsKey(rule.id());
    }
}
