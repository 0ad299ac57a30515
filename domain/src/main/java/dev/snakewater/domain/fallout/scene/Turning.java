package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.plane.Place;

/**
 * The turns of somebody between which he paid for nothing else: their sum in degrees, clockwise if positive, and the action points paid for
 * them. They are added before they are priced, so that two small ones are not free (FO-34).
 */
public record Turning(int degrees, int paid) {

    /** No turn yet. */
    public static final Turning NONE = new Turning(0, 0);

    /** The largest turn that costs nothing, in degrees. */
    public static final int FREE = 45;

    private static final int FOR_ONE = 90;
    private static final int HALF_A_TURN = Place.TURN / 2;

    /** Returns the price of a single turn by so many degrees, in action points. */
    public static int priceOf(int degrees) {
        int smaller = Math.abs(smaller(degrees));
        return smaller <= FREE ? 0 : smaller <= FOR_ONE ? 1 : 2;
    }

    /** Returns the smaller turn from one facing to another, -179 to 180 degrees. */
    public static int between(int from, int to) {
        return smaller(to - from);
    }

    /** Returns the price of one more turn: that of the sum, less what has been paid. */
    public int price(int signedDegrees) {
        return Math.max(0, priceOf(degrees + signedDegrees) - paid);
    }

    /** Returns this with one more turn, which is paid for. */
    public Turning then(int signedDegrees) {
        return new Turning(smaller(degrees + signedDegrees), paid + price(signedDegrees));
    }

    private static int smaller(int degrees) {
        int clockwise = Math.floorMod(degrees, Place.TURN);
        return clockwise > HALF_A_TURN ? clockwise - Place.TURN : clockwise;
    }
}
