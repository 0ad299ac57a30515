package dev.snakewater.domain.plane;

/** A straight way from one place to another, walked millimetre by millimetre. */
public record Path(Place from, Place to) {

    /** Returns its length in millimetres, rounded up. */
    public int length() {
        return from.distanceTo(to);
    }

    /** Returns the whole place nearest to its point after so many millimetres; its end from its length on. */
    public Place after(int millimetres) {
        return from.towards(to, millimetres);
    }

    /** Returns the line it follows. */
    public Segment line() {
        return new Segment(from, to);
    }

    /** Returns the part of it up to the whole place after so many millimetres. */
    public Path upTo(int millimetres) {
        return new Path(from, after(millimetres));
    }

    /** Returns its bearing in whole degrees. */
    public int bearing() {
        return from.bearingTo(to);
    }
}
