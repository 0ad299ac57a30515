package dev.snakewater.domain.exp;

import dev.snakewater.domain.modifier.Tally;

/**
 * How many faces of the kilodie hit: the chance of a to-hit roll by the closed form of the arithmetic, instead of throw by throw.
 *
 * @param hits how many faces hit
 * @param faces how many there are: 1000 for the kilodie
 */
public record HittingFaces(int hits, int faces) {

    /**
     * The chance of a to-hit roll that awaits its throw.
     *
     * @param toHit the roll, its lines in the order of the arithmetic
     * @param needed the least net roll that hits
     * @param sure how many of the highest faces hit whatever the sum is
     */
    public static HittingFaces of(Tally toHit, int needed, int sure) {
        if (!(toHit.base() instanceof Tally.Awaited awaited)) {
            throw new IllegalArgumentException("the dice have fallen already: " + toHit);
        }
        int faces = awaited.dice().most();
        int bySum = Math.clamp((long) faces + 1 - Math.max(1, lowest(Parts.of(toHit), needed, faces)), 0, faces);
        return new HittingFaces(Math.max(bySum, sure), faces);
    }

    /** The lowest raw roll that hits; one more than there are faces, if none does. */
    public int lowest() {
        return faces + 1 - hits;
    }

    /** The lowest raw roll that hits by the sum; one more than there are faces, if none does. */
    private static int lowest(Parts parts, int needed, int faces) {
        if (parts.maximum() < needed - parts.bonuses()) {
            return faces + 1;
        }
        int adjusted = needed - parts.bonuses() - parts.skill();
        return adjusted <= parts.floor() ? 1 : adjusted - parts.penalties();
    }

    /** The sums that the arithmetic is made of; a floor and a maximum that are not there are out of the way. */
    private record Parts(int penalties, int skill, int bonuses, int floor, int maximum) {

        private static final int FAR = 1_000_000_000;

        static Parts of(Tally toHit) {
            int penalties = 0;
            int skill = 0;
            int bonuses = 0;
            int floor = -FAR;
            int maximum = FAR;
            for (Tally.Line line : toHit.lines()) {
                switch (line) {
                    case Tally.Plus plus -> {
                        int amount = plus.modifier().amount();
                        boolean isSkill = ToHit.isSkill(plus);
                        skill += isSkill ? amount : 0;
                        penalties += isSkill ? 0 : Math.min(0, amount);
                        bonuses += isSkill ? 0 : Math.max(0, amount);
                    }
                    case Tally.AtLeast least -> floor = least.limit();
                    case Tally.AtMost most -> maximum = most.limit();
                    case Tally.Waived waived -> {}
                    case Tally.Times times ->
                        throw new IllegalArgumentException("the to-hit roll is never multiplied: " + times.what());
                }
            }
            return new Parts(penalties, skill, bonuses, floor, maximum);
        }
    }
}
