/** What an EXP hit does: critical rolls, damage, system shock, and the state of whoever is hit. */
@NullMarked
package dev.snakewater.domain.exp.wound;

import org.jspecify.annotations.NullMarked;
