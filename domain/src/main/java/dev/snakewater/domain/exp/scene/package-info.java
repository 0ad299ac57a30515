/** Where an EXP attack takes place: the weather with its tables, gravity, cover and concealment, and how the attacker approaches. */
@NullMarked
package dev.snakewater.domain.exp.scene;

import org.jspecify.annotations.NullMarked;
