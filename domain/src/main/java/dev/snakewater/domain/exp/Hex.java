package dev.snakewater.domain.exp;

import dev.snakewater.domain.rule.Within;

/**
 * A hex of the board, by axial coordinates.
 *
 * @param q along the row
 * @param r down the slanting column
 */
public record Hex(
        @Within({-Persona.GREATEST, Persona.GREATEST}) int q,
        @Within({-Persona.GREATEST, Persona.GREATEST}) int r) {

    private static final double METRES = 2;

    /** How many hexes away another is: its own counts, this one does not (EX-32). */
    public int to(Hex other) {
        int dq = other.q - q;
        int dr = other.r - r;
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    }

    /** The distance measured on a table, in metres: the nearest hex, and not below 1 unless they touch (EX-32). */
    public static int ofMetres(int metres) {
        return metres == 0 ? 0 : Math.max(1, (int) Math.round(metres / METRES));
    }
}
