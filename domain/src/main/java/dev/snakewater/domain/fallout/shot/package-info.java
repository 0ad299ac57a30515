/**
 * One shooter's one action: what it costs, what bars it, the chance of each shot with every reason, and what a hit does; a flame
 * thrower's stream as a shot, and what burns. Nothing here throws dice, and nothing here knows who comes next.
 */
@NullMarked
package dev.snakewater.domain.fallout.shot;

import org.jspecify.annotations.NullMarked;
