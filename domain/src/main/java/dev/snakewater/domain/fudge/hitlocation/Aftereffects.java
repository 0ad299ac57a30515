package dev.snakewater.domain.fudge.hitlocation;

import java.util.List;
import java.util.Optional;

/**
 * What follows from blows for what somebody holds, and for how he stands (HL-17, HL-19).
 *
 * @param dropped what he drops
 * @param buckles the leg or foot that does not bear him any more, if he stood on it
 */
public record Aftereffects(List<Holding> dropped, Optional<BodyPart> buckles) {

    /** Copies what is dropped. */
    public Aftereffects {
        dropped = List.copyOf(dropped);
    }

    /**
     * What follows from all blows of a moment together.
     *
     * @param before the body before them
     * @param after the body after them
     * @param holds what is held
     */
    public static Aftereffects of(Body before, Body after, List<Holding> holds) {
        return new Aftereffects(
                holds.stream().filter(holding -> !holding.canBeHeldBy(after)).toList(),
                BodyPart.ALL.stream()
                        .filter(part -> part.isOfLeg() && !before.prone())
                        .filter(part -> part.side().filter(before::bearsOn).isPresent() && after.isUseless(part))
                        .findFirst());
    }

    /** What is still held. */
    public List<Holding> kept(List<Holding> held) {
        return held.stream().filter(holding -> !dropped.contains(holding)).toList();
    }
}
