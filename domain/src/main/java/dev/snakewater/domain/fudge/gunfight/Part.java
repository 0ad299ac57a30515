package dev.snakewater.domain.fudge.gunfight;

import dev.snakewater.domain.rule.Word;
import java.util.List;

/** The parts of a turn (GF-01), and what may be done in those two in which everybody acts, slot by slot. */
public enum Part {
    STAREDOWN,
    DRAW,
    PART_3(Deed.AIM, Deed.SNAPSHOT, Deed.DODGE, Deed.DIVE, Deed.STAND_UP, Deed.SURRENDER, Deed.NOTHING),
    PART_4(Deed.SHOOT, Deed.SHOOT_TWO, Deed.SNAPSHOT, Deed.FAN, Deed.RELOAD, Deed.FLEE, Deed.SURRENDER, Deed.NOTHING);

    private final List<Deed> deeds;

    Part(Deed... deeds) {
        this.deeds = List.of(deeds);
    }

    /** What may be done in it, as far as nothing else forbids it. */
    public List<Deed> deeds() {
        return deeds;
    }

    @Override
    public String toString() {
        return Word.of(this);
    }
}
