package dev.snakewater.domain.exp;

import dev.snakewater.domain.modifier.Tally;

/**
 * How many faces of a die hit.
 *
 * @param hits how many faces hit
 * @param faces how many there are: 1000 for the kilodie
 */
public record HittingFaces(int hits, int faces) {

    /**
     * The chance of a to-hit roll that awaits its throw: a higher face never comes to less, so that the lowest that hits is found by halving.
     *
     * @param needed the least net roll that hits
     * @param sure how many of the highest faces hit whatever the sum is
     */
    static HittingFaces of(Tally toHit, int needed, int sure) {
        if (!(toHit.base() instanceof Tally.Awaited awaited)) {
            throw new IllegalArgumentException("the dice have fallen already: " + toHit);
        }
        int faces = awaited.dice().most();
        int lowest = 1;
        int beyond = faces + 1;
        while (lowest < beyond) {
            int face = (lowest + beyond) / 2;
            if (toHit.completedBy(awaited.dice().totalling(face)).total() >= needed) {
                beyond = face;
            } else {
                lowest = face + 1;
            }
        }
        return new HittingFaces(Math.max(faces + 1 - lowest, sure), faces);
    }

    /** The lowest raw roll that hits; one more than there are faces, if none does. */
    public int lowest() {
        return faces + 1 - hits;
    }
}
