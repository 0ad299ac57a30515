/**
 * What all Fallout kinds share of being mastered and told: what a master may amend by hand, and the words of the tellings. Nothing
 * here knows what is played.
 */
@NullMarked
package dev.snakewater.application.fallout.master;

import org.jspecify.annotations.NullMarked;
