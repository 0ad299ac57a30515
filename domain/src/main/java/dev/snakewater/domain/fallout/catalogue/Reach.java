package dev.snakewater.domain.fallout.catalogue;

import dev.snakewater.domain.rule.Within;

/**
 * How far a band goes on a weapon card, in millimetres on the table, and what it does to the hit value.
 *
 * @param limit how far it goes, the limit itself included
 * @param perPerception how much farther for each point of perception
 * @param modifier what it adds to the hit value
 */
public record Reach(
        @Within({1, 10_000}) int limit,
        @Within({0, 1000}) int perPerception,
        @Within({-100, 100}) int modifier) {

    /** Whether it goes farther than another, whatever somebody's perception. */
    public boolean isBeyond(Reach nearer) {
        return limitFor(Statistics.LEAST) > nearer.limitFor(Statistics.LEAST)
                && limitFor(Statistics.MOST) > nearer.limitFor(Statistics.MOST);
    }

    /** How far it goes for somebody of this perception. */
    public int limitFor(int perception) {
        return limit + perPerception * perception;
    }
}
