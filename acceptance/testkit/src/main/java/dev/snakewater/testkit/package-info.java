/**
 * Tests that prove a rule text sound, whoever wrote it. A test of one's own that extends {@link
 * dev.snakewater.testkit.RulesetContract} runs all of them.
 */
@NullMarked
package dev.snakewater.testkit;

import org.jspecify.annotations.NullMarked;
