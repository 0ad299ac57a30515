/** What a person writes to set up a shot, a fire, a test, a jump or a run, and what can be wrong with it. */
@NullMarked
package dev.snakewater.application.fallout.scenario;

import org.jspecify.annotations.NullMarked;
