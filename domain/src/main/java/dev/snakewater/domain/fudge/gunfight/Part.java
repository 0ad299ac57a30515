package dev.snakewater.domain.fudge.gunfight;

import java.util.List;

/** The two parts of a turn in which everybody acts, slot by slot, and what may be done in each. */
public enum Part {
    /** Aim, snapshot or dodge. */
    PART_3(List.of(Deed.AIM, Deed.SNAPSHOT, Deed.DODGE, Deed.DIVE, Deed.STAND_UP, Deed.SURRENDER, Deed.NOTHING)),
    /** Shoot, fan the pistol, or reload. */
    PART_4(List.of(
            Deed.SHOOT, Deed.SHOOT_TWO, Deed.SNAPSHOT, Deed.FAN, Deed.RELOAD, Deed.FLEE, Deed.SURRENDER, Deed.NOTHING));

    private final List<Deed> deeds;

    Part(List<Deed> deeds) {
        this.deeds = deeds;
    }

    /** What may be done in it, as far as nothing else forbids it. */
    public List<Deed> deeds() {
        return deeds;
    }

    /** {@code part 3} or {@code part 4}. */
    @Override
    public String toString() {
        return this == PART_3 ? "part 3" : "part 4";
    }
}
