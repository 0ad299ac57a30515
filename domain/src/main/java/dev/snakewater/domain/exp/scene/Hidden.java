// The figures of this table are from EXP by Hugh MacLeod, licensed under CC BY-SA 4.0
// (https://creativecommons.org/licenses/by-sa/4.0/); this file is under the same licence. See NOTICE.
package dev.snakewater.domain.exp.scene;

import java.util.List;
import java.util.Optional;

/** Table 35.9: what it takes off the to-hit roll that so much of a target is hidden. */
public enum Hidden {
    SLIT(90, 450, 80, "looking through a slit"),
    PEEKING(75, 220, 60, "peeking round a corner"),
    PISTOL(66, 175, 40, "pistol or binoculars round a corner"),
    RIFLE(50, 125, 20, "rifle round a corner"),
    /** She uses a type A or type B weapon round a corner; as concealment the table has a dash. */
    HAND_WEAPON(33, 80, 0, "type A or B weapon round a corner");

    private final int percent;
    private final int cover;
    private final int concealment;
    private final String example;

    Hidden(int percent, int cover, int concealment, String example) {
        this.percent = percent;
        this.cover = cover;
        this.concealment = concealment;
        this.example = example;
    }

    /** The row of a percentage: the highest that is not above it; none below the last row. */
    public static Optional<Hidden> row(int percent) {
        return List.of(values()).stream().filter(row -> row.percent <= percent).findFirst();
    }

    /** How much of the target is hidden, in percent. */
    public int percent() {
        return percent;
    }

    /** What it takes off the roll as cover. */
    public int cover() {
        return cover;
    }

    /** What it takes off the roll as concealment. */
    public int concealment() {
        return concealment;
    }

    /** What a persona does round a corner who is so much hidden. */
    @Override
    public String toString() {
        return example;
    }
}
