/**
 * What somebody does alone: tests of skills and statistics, jumping, running and being out of breath. The numbers with their
 * reasons, and what forbids something; nothing here throws dice.
 */
@NullMarked
package dev.snakewater.domain.fallout.effort;

import org.jspecify.annotations.NullMarked;
