/** What a person writes of people with bodies, what can be wrong with it, and how it opens. Nothing is played here. */
@NullMarked
package dev.snakewater.application.fudge.hitlocation.scenario;

import org.jspecify.annotations.NullMarked;
