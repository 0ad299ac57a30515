package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.Region;
import java.util.List;

/**
 * What a person writes to roll where a hit goes.
 *
 * @param by whose hit it is
 * @param die what the six faces of the die show, from 1 to 6 (HL-10); the table of HL-07, if left out
 */
public record LocationScenario(Name by, List<Region> die) {}
