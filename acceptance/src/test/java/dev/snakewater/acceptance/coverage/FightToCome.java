package dev.snakewater.acceptance.coverage;

import dev.snakewater.domain.rule.Rule;
import java.util.Map;
import java.util.TreeMap;

/**
 * Rules that nothing plays yet, because what they are about is not there, each with the reason. As soon as an example is
 * tagged with one of them it has to leave this list. What running costs in later rounds (FO-55 to FO-59) is told by a run,
 * and felt by whatever is told of it; that it passes from round to round by itself comes with the rounds of a fight.
 */
public final class FightToCome {

    /** The ids of the rules, and why they have no example. */
    public static final Map<String, String> REASONS = new TreeMap<>(Map.ofEntries(
            Map.entry(
                    "EX-56",
                    "Area weapons attack a hex and not a target (chapter 30); they come with fights of many on a board."),
            Map.entry("FO-33", "Walking changes where somebody is, which only rounds of a Fallout fight keep."),
            Map.entry("FO-34", "Turning changes where somebody looks, which only rounds keep."),
            Map.entry("FO-35", "Stairs are walked, with the rounds."),
            Map.entry("FO-42", "Initiative orders the turns of a round."),
            Map.entry("FO-43", "A reaction waits through the turns of others."),
            Map.entry("FO-44", "Noticing an enemy interrupts his turn."),
            Map.entry("FO-45", "One interruption in a round: there must be rounds."),
            Map.entry("FO-46", "Covering fire strikes in the turn of somebody else."),
            Map.entry("FO-47", "Covering fire gives up a whole round.")));

    private FightToCome() {}

    /** Whether a rule is still to be played. */
    public static boolean waitsFor(Rule rule) {
        return REASONS.containsKey(rule.id());
    }
}
