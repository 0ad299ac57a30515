package dev.snakewater.domain.gurps.scene;

import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Spelt;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

/** Where somebody is, as the attacker sees him. */
@Withers
public record Placement(
        Optional<Stands> stands,
        @Within({0, SpeedRange.FARTHEST}) Optional<Integer> distance,
        @Default("0") @Within({0, SpeedRange.FARTHEST}) int uphill,
        @Default("0") @Within({0, SpeedRange.FARTHEST}) int downhill,
        Optional<Integer> downhillBonus,
        @Within({-100, 100}) Optional<Integer> elevationToHit,
        @Default("0") @Within({0, SpeedRange.FARTHEST}) int speed,
        @Default("0") @Within({-4, 0}) int erratic,
        @Default("0") @Within({0, 100}) int inTheWay,
        Optional<Cover> cover,
        @Within({1, 600}) Optional<Integer> feet,
        List<Adjustment> adjustments)
        implements PlacementBuilder.With {

    /** A yard off, on the same level, and nothing between. */
    public static final Placement NEAR = Blank.of(Placement.class);

    /** Where somebody stands who is not meant. */
    public enum Stands {
        IN_FRONT,
        IN_CLOSE_COMBAT,
        BEHIND;
    }

    public Placement {
        adjustments = List.copyOf(adjustments);
    }

    /** Returns where in the line he stands. */
    public Stands place() {
        return stands.orElse(Stands.BEHIND);
    }

    /** Returns how far off he is. */
    public int yards() {
        return distance.orElse(1);
    }

    /** Returns what is looked up in the table of speed and range: the distance as height changes it, and the speed. */
    public int reach() {
        return Math.max(0, yards() + uphill - downhillBonus.orElse(0)) + speed;
    }

    /** A number that the tables do not know, with the box that adds it (GR-7). */
    public record Adjustment(
            int box,
            @Within({-100, 100}) int amount,
            @Spelt(pattern = "\\S", as = "for") String what) {}
}
