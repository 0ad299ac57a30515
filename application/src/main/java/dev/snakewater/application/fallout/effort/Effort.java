package dev.snakewater.application.fallout.effort;

import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.rule.Withers;

/**
 * Where somebody stands with what she has in mind.
 *
 * @param doer who it is
 * @param what what she has in mind
 * @param decided whether it is decided that it is done, so that only the throw is missing
 */
@Withers
public record Effort(Doer doer, Undertaking what, boolean decided) implements EffortBuilder.With {}
