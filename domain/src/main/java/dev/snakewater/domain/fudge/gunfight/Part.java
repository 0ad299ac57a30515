package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.field.Word;
import java.util.List;

/** The parts of a turn (GF-01), with the deeds that are possible in parts 3 and 4. */
public enum Part {
    STAREDOWN,
    DRAW,
    PART_3(Deed.AIM, Deed.SNAPSHOT, Deed.DODGE, Deed.DIVE, Deed.STAND_UP, Deed.SURRENDER, Deed.NOTHING),
    PART_4(Deed.SHOOT, Deed.SHOOT_TWO, Deed.SNAPSHOT, Deed.FAN, Deed.RELOAD, Deed.FLEE, Deed.SURRENDER, Deed.NOTHING);

    private final List<Deed> deeds;

    Part(Deed... deeds) {
        this.deeds = List.of(deeds);
    }

    /** Returns the deeds that are possible in it, unless something else forbids them. */
    public List<Deed> deeds() {
        return deeds;
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
