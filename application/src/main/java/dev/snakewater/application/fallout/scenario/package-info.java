/**
 * What a person writes to set up a shot, a fire, a test, a jump or a run: the documents, their mistakes, how they open, and how they
 * could be varied.
 */
@NullMarked
package dev.snakewater.application.fallout.scenario;

import org.jspecify.annotations.NullMarked;
