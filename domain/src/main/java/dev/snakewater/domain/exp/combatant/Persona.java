package dev.snakewater.domain.exp.combatant;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.weapon.Weapon;
import dev.snakewater.domain.exp.weapon.Weapon.WeaponType;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.Optional;

/** Somebody in a fight: what stands on the sheet, and how she bears herself now. */
@Withers
public record Persona(
        Name name,
        @Default("anthro") Kind kind,
        @Unwrapped Training training,
        @Unwrapped Body body,
        @Unwrapped Bearing bearing,
        @Items(most = 20) List<Weapon> weapons)
        implements PersonaBuilder.With {

    /** The greatest number on a sheet. */
    public static final int GREATEST = 10_000;

    /** What a mercenary can add to her armour rating for each level (EX-49). */
    public static final int BOLSTER_PER_LEVEL = 20;

    static final int GREATEST_LEVEL = 100;

    public Persona {
        weapons = List.copyOf(weapons);
    }

    /** Returns this persona in another posture, at its pace if she is on foot. */
    public Persona in(Posture posture) {
        return withBearing(bearing.withPosture(posture));
    }

    /** Returns this persona with other hit points. */
    public Persona with(HitPoints points) {
        return withBody(body.with(points));
    }

    /** What a persona can do. */
    public record Training(
            Optional<Vocation> vocation,
            @Default("1") @Within({1, GREATEST_LEVEL}) int level,
            List<CombatRow> combatTable,
            @Within({0, GREATEST}) Optional<Integer> levelBonus,
            @Default("false") boolean refereePersona) {

        public Training {
            combatTable = List.copyOf(combatTable);
        }

        /** Returns the row for attacks of a type, if she has it (EX-60). */
        public Optional<CombatRow> row(WeaponType type) {
            return combatTable.stream()
                    .filter(row -> row.type() == type.countsAs())
                    .findFirst();
        }

        /** Returns the bonus to every attack in theatrical play (EX-58). */
        public int theatricalBonus() {
            return levelBonus
                    .or(() -> vocation.map(calling -> calling.theatricalBonus(level)))
                    .orElse(0);
        }

        /** Returns the most that she can add to her armour rating, given her own bonus (EX-49). */
        public int greatestBolster(int ownBonus) {
            return Math.min(BOLSTER_PER_LEVEL * level, ownBonus);
        }
    }

    /** What a persona can take. */
    public record Body(
            @Within({0, GREATEST}) Optional<Integer> armourRating,
            @Within({0, GREATEST}) Optional<Integer> strength,
            @Within({0, GREATEST}) Optional<Integer> constitution,
            @Within({1, GREATEST}) Optional<Integer> hitPoints,
            @Within({1, GREATEST}) Optional<Integer> mostHitPoints,
            Optional<Size> size) {

        /** Returns what a to-hit roll must reach. */
        public int armour() {
            return armourRating.orElse(0);
        }

        /** Returns her hit points, if given. */
        public Optional<HitPoints> points() {
            return hitPoints.map(left -> new HitPoints(left, mostHitPoints.orElse(left)));
        }

        private Body with(HitPoints points) {
            return new Body(
                    armourRating, strength, constitution, Optional.of(points.left()), Optional.of(points.most()), size);
        }
    }

    /** How a persona is placed and moves. */
    @Withers
    public record Bearing(
            @Default("standing") Posture posture,
            @Within({0, GREATEST}) Optional<Integer> speed,
            @Within({0, GREATEST}) Optional<Integer> onFoot,
            @Default("false") boolean naturallyFast,
            @Default("unencumbered") Encumbrance encumbrance,

            @Default("0") @Within({0, BOLSTER_PER_LEVEL * GREATEST_LEVEL})
            int bolster,

            Optional<Hex> at)
            implements PersonaBearingBuilder.With {

        /** Returns how fast she goes, in h/u. */
        public int pace() {
            return speed.or(() -> onFoot.map(posture::pace)).orElse(0);
        }

        /** Returns this at another speed. */
        public Bearing going(int hexesPerUnit) {
            Optional<Integer> fast = Optional.of(hexesPerUnit);
            return with(it -> it.speed(fast).onFoot(Optional.empty()));
        }
    }

    /** What sort of persona somebody is. */
    public enum Kind {
        ANTHRO,
        ALIEN,
        /** A robot, without a maximum roll (EX-60). */
        ROBOT;
    }

    /**
     * A calling. The theatrical bonus for each level is ours: the table is lost, but for a mercenary of level 4 (+200) and a biologist of
     * level 5 (+75).
     */
    public enum Vocation {
        MERCENARY(50),
        KNITE(40),
        SPIE(40),
        NOMAD(30),
        BIOLOGIST(15),
        MECHANIC(15),
        VETERINARIAN(10),
        NOTHING(5);

        private final int perLevel;

        Vocation(int perLevel) {
            this.perLevel = perLevel;
        }

        /** Returns the theatrical bonus of this level (EX-58). */
        public int theatricalBonus(int level) {
            return perLevel * level;
        }
    }

    /** A row of a persona's combat table (EX-60). */
    public record CombatRow(
            WeaponType type,
            @Within({0, Persona.GREATEST}) int bp,
            @Default("0") @Within({0, Persona.GREATEST}) int bnp,
            @Within({0, Persona.GREATEST}) Optional<Integer> mr,

            @Default("0") @Within({-Persona.GREATEST, Persona.GREATEST})
            int damageAdjuster) {}

    /** A hex of the board, by axial coordinates. */
    public record Hex(
            @Within({-Persona.GREATEST, Persona.GREATEST}) int q,
            @Within({-Persona.GREATEST, Persona.GREATEST}) int r) {

        private static final double METRES = 2;

        /** Returns the distance to another hex: that one counts, this one does not (EX-32). */
        public int to(Hex other) {
            int dq = other.q - q;
            int dr = other.r - r;
            return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
        }

        /** Converts metres on the table to hexes, rounded, at least 1 unless they touch (EX-32). */
        public static int ofMetres(int metres) {
            return metres == 0 ? 0 : Math.max(1, (int) Math.round(metres / METRES));
        }
    }

    /** How a persona is placed or moves; one at a time (EX-42 to EX-52). */
    public enum Posture {
        STANDING,
        CROUCHING,
        CRAWLING,
        ROLLING,
        PRONE,
        /** Seated, squatting or reclining (EX-51). */
        SEATED,
        CLIMBING_CAREFULLY,
        FREE_CLIMBING,
        CLIMBING_A_ROPE_OR_LADDER;

        /** Returns the speed in h/u at a movement rate: a quarter crawling, half crouching (at least 1); 1 rolling; 0 prone. */
        public int pace(int rate) {
            return switch (this) {
                case CRAWLING -> Math.max(1, rate / 4);
                case CROUCHING -> Math.max(1, rate / 2);
                case ROLLING -> 1;
                case PRONE -> 0;
                case STANDING, SEATED, CLIMBING_CAREFULLY, FREE_CLIMBING, CLIMBING_A_ROPE_OR_LADDER -> rate;
            };
        }
    }
}
