package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Spelt;
import java.util.List;
import java.util.Optional;

/**
 * An attack on what cannot be seen (EX-28 to EX-31).
 *
 * @param cue what tells the attacker where to aim; without it there is no attack (EX-29)
 * @param causes what of the weather blinds her, and so is not charged again (EX-30)
 */
public record BlindFire(
        @Spelt(pattern = "\\S", as = "where-to-aim") Optional<String> cue, List<Condition> causes) {

    public BlindFire {
        causes = List.copyOf(causes);
    }
}
