/** What is added to what, and why: staredown, draw, shot and damage; and what the rules forbid. */
@NullMarked
package dev.snakewater.domain.fudge.gunfight.modifier;

import org.jspecify.annotations.NullMarked;
