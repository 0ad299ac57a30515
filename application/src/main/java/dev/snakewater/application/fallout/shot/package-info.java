/**
 * One shooter's one action: how a person sets it up, its steps, and how it is told. What the rules make of it is the
 * domain's; nothing here adds to a number.
 */
@NullMarked
package dev.snakewater.application.fallout.shot;

import org.jspecify.annotations.NullMarked;
