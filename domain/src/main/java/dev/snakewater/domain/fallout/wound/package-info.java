/** What a hit does: damage, where criticals strike, wounds, and how somebody burns. */
@NullMarked
package dev.snakewater.domain.fallout.wound;

import org.jspecify.annotations.NullMarked;
