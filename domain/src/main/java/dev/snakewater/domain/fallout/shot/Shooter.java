package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import dev.snakewater.domain.rule.Withers;

/**
 * Who shoots, as far as it matters to a shot.
 *
 * @param name who it is
 * @param statistics what she was born with
 * @param skills what she has learnt
 * @param pose how she holds herself; it does not change her aim
 * @param inCover whether she is in cover (FO-37)
 * @param ambidextrous whether she has the perk for a gun in each hand (FO-63)
 * @param reacts whether she interrupts somebody else's round (FO-44)
 * @param burdens how she is out of breath, and wounded
 */
@Withers
public record Shooter(
        Name name,
        Statistics statistics,
        Skills skills,
        Pose pose,
        boolean inCover,
        boolean ambidextrous,
        boolean reacts,
        Burdens burdens)
        implements ShooterBuilder.With {

    /** This with the perk for a gun in each hand or without it, interrupting somebody else's round or not. */
    public Shooter with(boolean perk, boolean interrupts) {
        return with(it -> it.ambidextrous(perk).reacts(interrupts));
    }
}
