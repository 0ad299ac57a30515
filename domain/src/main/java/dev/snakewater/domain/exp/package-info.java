/**
 * EXP chapter 35, combat adjustments: its rulebook, the facts of other chapters that one hit needs, and the rulings of a referee. The
 * rooms below hold values and functions only; nothing here knows them.
 */
@NullMarked
package dev.snakewater.domain.exp;

import org.jspecify.annotations.NullMarked;
