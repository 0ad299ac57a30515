package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;

/** House rules for what no rule text covers; off unless a scenario turns them on. */
public enum HouseRule implements Rule {
    SW_01_FLIGHT,
    SW_02_SURRENDER,
    SW_03_CALLING_OFF;

    /** The rulebook that contains them all. */
    public static final Rulebook RULEBOOK = new Rulebook("house", List.of(values()));
}
