package dev.snakewater.domain.exp;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.table.Encumbrance;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.List;
import java.util.Optional;

/**
 * Somebody in a fight: what stands on the sheet, and how she bears herself now.
 *
 * @param name who
 * @param kind what sort of persona
 * @param training what she can do
 * @param body what she can take
 * @param bearing how she is placed and moves
 */
public record Persona(Name name, Kind kind, Training training, Body body, Bearing bearing) {

    /** This placed otherwise. */
    public Persona in(Posture posture) {
        return new Persona(
                name,
                kind,
                training,
                body,
                new Bearing(posture, bearing.speed, bearing.naturallyFast, bearing.encumbrance, bearing.bolster));
    }

    /** This with other hit points. */
    public Persona with(HitPoints points) {
        return new Persona(name, kind, training, new Body(body.armourRating, body.size, Optional.of(points)), bearing);
    }

    /**
     * What a persona can do.
     *
     * @param vocation her calling, if she has one
     * @param level her level in it, at least 1
     * @param combatTable a row for each type of attack that she has
     * @param levelBonus her bonus in theatrical play
     * @param referees whether the referee plays her, so that her critical rolls are plain hits
     */
    public record Training(
            Optional<Vocation> vocation,
            int level,
            List<CombatRow> combatTable,
            Optional<Integer> levelBonus,
            boolean referees) {

        /** Copies the rows. */
        public Training {
            combatTable = List.copyOf(combatTable);
        }

        /** The row for attacks of a type, if she has it (EX-60). */
        public Optional<CombatRow> row(WeaponType type) {
            return combatTable.stream()
                    .filter(row -> row.type() == type.countsAs())
                    .findFirst();
        }

        /** The bonus to every attack in theatrical play (EX-58). */
        public int theatricalBonus() {
            return levelBonus
                    .or(() -> vocation.map(calling -> calling.theatricalBonus(level)))
                    .orElse(0);
        }

        /** The most that she can add to her armour rating where her own bonus is this (EX-49). */
        public int greatestBolster(int ownBonus) {
            return Math.min(BOLSTER_PER_LEVEL * level, ownBonus);
        }
    }

    /** What a mercenary can add to her armour rating for each level (EX-49). */
    public static final int BOLSTER_PER_LEVEL = 20;

    /**
     * What a persona can take.
     *
     * @param armourRating what a to-hit roll must reach
     * @param size her size class, where it is told
     * @param hitPoints her hit points, where they are told
     */
    public record Body(int armourRating, Optional<Size> size, Optional<HitPoints> hitPoints) {}

    /**
     * How a persona is placed and moves.
     *
     * @param posture how she is placed
     * @param speed how fast she is, in h/u
     * @param naturallyFast whether she attacks at such speed by nature (EX-41)
     * @param encumbrance what she carries
     * @param bolster what she takes off her own roll for her armour rating (EX-49)
     */
    public record Bearing(Posture posture, int speed, boolean naturallyFast, Encumbrance encumbrance, int bolster) {}
}
