package dev.snakewater.domain.fallout.catalogue;

/**
 * How far a band goes on a weapon card, in millimetres on the table, and what it does to the hit value.
 *
 * @param limit how far it goes, the limit itself included
 * @param perPerception how much farther for each point of perception
 * @param modifier what it adds to the hit value
 */
public record Reach(int limit, int perPerception, int modifier) {

    /** How far it goes for somebody of this perception. */
    public int limitFor(int perception) {
        return limit + perPerception * perception;
    }
}
