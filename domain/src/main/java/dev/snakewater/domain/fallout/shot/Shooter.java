package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Burdens;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;

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
public record Shooter(
        Name name,
        Statistics statistics,
        Skills skills,
        Pose pose,
        boolean inCover,
        boolean ambidextrous,
        boolean reacts,
        Burdens burdens) {

    /** This in cover, or out of it. */
    public Shooter behindCover(boolean covered) {
        return new Shooter(name, statistics, skills, pose, covered, ambidextrous, reacts, burdens);
    }

    /** This in another pose. */
    public Shooter in(Pose other) {
        return new Shooter(name, statistics, skills, other, inCover, ambidextrous, reacts, burdens);
    }

    /** This with the perk for a gun in each hand or without it, interrupting somebody else's round or not. */
    public Shooter with(boolean perk, boolean interrupts) {
        return new Shooter(name, statistics, skills, pose, inCover, perk, interrupts, burdens);
    }

    /** This otherwise out of breath, or wounded. */
    public Shooter with(Burdens other) {
        return new Shooter(name, statistics, skills, pose, inCover, ambidextrous, reacts, other);
    }
}
