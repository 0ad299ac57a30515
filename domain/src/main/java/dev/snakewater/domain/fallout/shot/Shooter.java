package dev.snakewater.domain.fallout.shot;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Skills;
import dev.snakewater.domain.fallout.catalogue.Statistics;
import java.util.List;

/**
 * Who shoots, as far as it matters to a shot.
 *
 * @param name who it is
 * @param statistics what she was born with
 * @param skills what she has learnt
 * @param pose how she holds herself; it does not change her aim
 * @param inCover whether she is in cover (FO-37)
 * @param ambidextrous whether she has the perk for a gun in each hand (FO-63)
 * @param winded the worst handicap of her running, in points; 0 if there is none (FO-59)
 * @param reacts whether she interrupts somebody else's round (FO-44)
 * @param wounds where she is wounded; of no effect unless the house's wounds are played with (FO-69)
 */
public record Shooter(
        Name name,
        Statistics statistics,
        Skills skills,
        Pose pose,
        boolean inCover,
        boolean ambidextrous,
        int winded,
        boolean reacts,
        List<Part> wounds) {

    /** Copies the list. */
    public Shooter {
        wounds = List.copyOf(wounds);
    }

    /** This in cover, or out of it. */
    public Shooter behindCover(boolean covered) {
        return new Shooter(name, statistics, skills, pose, covered, ambidextrous, winded, reacts, wounds);
    }

    /** This in another pose. */
    public Shooter in(Pose other) {
        return new Shooter(name, statistics, skills, other, inCover, ambidextrous, winded, reacts, wounds);
    }

    /** This with the perk for a gun in each hand or without it, interrupting somebody else's round or not. */
    public Shooter with(boolean perk, boolean interrupts) {
        return new Shooter(name, statistics, skills, pose, inCover, perk, winded, interrupts, wounds);
    }

    /** This out of breath by so much. */
    public Shooter winded(int points) {
        return new Shooter(name, statistics, skills, pose, inCover, ambidextrous, points, reacts, wounds);
    }

    /** This with these wounds. */
    public Shooter wounded(List<Part> parts) {
        return new Shooter(name, statistics, skills, pose, inCover, ambidextrous, winded, reacts, parts);
    }
}
