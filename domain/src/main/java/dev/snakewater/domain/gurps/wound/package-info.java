/** What a GURPS hit does: from the damage dice to lost hit points, the effects by location, critical hits, and fumbles. */
@NullMarked
package dev.snakewater.domain.gurps.wound;

import org.jspecify.annotations.NullMarked;
