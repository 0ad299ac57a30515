package dev.snakewater.domain.gurps.attack;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.arms.Shield;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * Who somebody is, whatever he does in an attack.
 *
 * @param name what he is called
 * @param body what his body can do and take
 * @param posture how he stands
 * @param shield the shield he carries
 * @param dr a DR all over
 * @param armour what he wears
 */
@Withers
public record Person(
        Name name,
        @Unwrapped Body body,
        @Default("standing") Posture posture,
        Optional<Shield> shield,
        @Default("0") @Within({0, 100}) int dr,
        List<Worn> armour)
        implements PersonBuilder.With {

    /** Copies what he wears. */
    public Person {
        armour = List.copyOf(armour);
    }
}
