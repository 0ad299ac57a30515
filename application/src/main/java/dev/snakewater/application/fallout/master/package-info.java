/**
 * What the master does beside what she writes, in whatever kind of scenario: what she amends by hand, what she rules otherwise, and
 * how it is told that she reads the rules in her own way. Nothing here knows what is played.
 */
@NullMarked
package dev.snakewater.application.fallout.master;

import org.jspecify.annotations.NullMarked;
