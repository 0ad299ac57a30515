package dev.snakewater.domain.modifier;

import dev.snakewater.domain.rule.Rule;

/**
 * An amount and its reason, as one value.
 *
 * @param amount what is added; a penalty is negative
 * @param what what it is for, in a few words of the book, such as {@code snapshot}
 * @param why the rule that gives it
 */
public record Modifier(int amount, String what, Rule why) {}
