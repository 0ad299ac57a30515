package dev.snakewater.domain.fudge.gunfight;

/** Rulings that differ from the book in one respect. */
final class Readings {

    private Readings() {}

    static Rulings options(boolean criticals, boolean grazes) {
        return twice("criticals", criticals, "grazes", grazes);
    }

    /** A fan that reaches so far. */
    static Rulings fan(int paces, RangeBand range) {
        return twice("fanMaxPaces", paces, "fanMaxRange", range);
    }

    static Rulings house(boolean flight, boolean surrender) {
        return twice("flight", flight, "surrender", surrender);
    }

    private static Rulings twice(String one, Object reading, String other, Object otherReading) {
        return Rulings.DECLARED.with(Rulings.DECLARED.with(Rulings.BY_THE_BOOK, one, reading), other, otherReading);
    }
}
