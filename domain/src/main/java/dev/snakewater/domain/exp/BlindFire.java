package dev.snakewater.domain.exp;

import java.util.List;

/**
 * An attack on what cannot be seen (EX-28 to EX-31).
 *
 * @param cue whether anything tells the attacker where to aim (EX-29)
 * @param causes what of the weather blinds her, and so is not charged again (EX-30)
 */
public record BlindFire(boolean cue, List<Condition> causes) {

    /** Copies the causes. */
    public BlindFire {
        causes = List.copyOf(causes);
    }
}
