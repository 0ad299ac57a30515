/** Tests of the catalogue of a scenario. */
@NullMarked
package dev.snakewater.application.fallout.scenario;

import org.jspecify.annotations.NullMarked;
