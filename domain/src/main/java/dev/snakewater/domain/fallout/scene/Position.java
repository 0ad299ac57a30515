package dev.snakewater.domain.fallout.scene;

import dev.snakewater.domain.plane.Cone;
import dev.snakewater.domain.plane.Place;

/** Where somebody is, and which way he faces, in whole degrees from 0 to 359 (FO-34). */
public record Position(Place place, int facing) {

    private static final int TENTHS_OF_A_RIGHT_ANGLE = 900;

    /** Returns whether another place is before him: within 90 degrees of his facing (FO-50). */
    public boolean faces(Place other) {
        return new Cone(place, facing, TENTHS_OF_A_RIGHT_ANGLE).contains(other);
    }

    /** Returns the turn towards another place, in degrees, clockwise if positive. */
    public int turnTo(Place other) {
        return Turning.between(facing, place.bearingTo(other));
    }

    /** Returns this after a turn by so many degrees, clockwise if positive. */
    public Position turned(int degrees) {
        return new Position(place, Math.floorMod(facing + degrees, Place.TURN));
    }

    /** Returns this at another place. */
    public Position at(Place other) {
        return new Position(other, facing);
    }
}
