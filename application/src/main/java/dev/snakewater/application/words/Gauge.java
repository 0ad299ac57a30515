package dev.snakewater.application.words;

import dev.snakewater.domain.combatant.Name;

/**
 * A number of a fighter that goes up and down in a fight, such as the rounds in his guns.
 *
 * @param of what it measures, in words; the same for all whose numbers can be compared
 * @param most the most that it can be
 * @param is how it stands, in words
 */
public record Gauge(Name who, String of, int value, int most, String is) {}
