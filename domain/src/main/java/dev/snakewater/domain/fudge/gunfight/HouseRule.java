package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** What gunfighters do that no rule text speaks of. House rules of ours, off unless a scenario switches them on. */
public enum HouseRule implements Rule {
    SW_01_FLIGHT,
    SW_02_SURRENDER,
    SW_03_CALLING_OFF;

    /** All of them, as a book. */
    public static final Rulebook RULEBOOK = new Rulebook("house", List.of(values()));
}
