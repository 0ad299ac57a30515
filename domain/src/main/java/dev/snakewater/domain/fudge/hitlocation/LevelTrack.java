package dev.snakewater.domain.fudge.hitlocation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Wounds as the core text of 1995 marks them: a blow marks one box of the level it reaches by its size, and the next
 * level with a free box when that one is full (HL-31, LEVELS_1995).
 *
 * @param boxes the boxes
 * @param marks marked boxes of each level that has boxes, lightest first
 * @param dead whether a blow found no free box any more
 */
public record LevelTrack(WoundBoxes boxes, List<Integer> marks, boolean dead) implements WoundTrack {

    /** @throws IllegalArgumentException if a level has more marks than boxes */
    public LevelTrack {
        marks = List.copyOf(marks);
        for (int i = 0; i < WoundLevel.BOXED.size(); i++) {
            if (marks.get(i) < 0 || marks.get(i) > boxes.each().get(i)) {
                throw new IllegalArgumentException(marks + " are not marks on " + boxes);
            }
        }
    }

    /** A body without a wound. */
    public static LevelTrack unhurt(WoundBoxes boxes) {
        return new LevelTrack(boxes, Collections.nCopies(WoundLevel.BOXED.size(), 0), false);
    }

    @Override
    public WoundLevel level() {
        int worst = WoundLevel.BOXED.size();
        while (worst > 0 && marks.get(worst - 1) == 0) {
            worst--;
        }
        return dead ? WoundLevel.DEAD : WoundLevel.values()[worst];
    }

    @Override
    public LevelTrack struck(int points) {
        if (points <= 0 || dead) {
            return this;
        }
        // Two points a level (core text of 1995): 1-2 Scratch, 3-4 Hurt, 5-6 Very Hurt, 7-8 Incapacitated, 9 and more
        // Near Death.
        int level = Math.min((points - 1) / 2, WoundLevel.BOXED.size() - 1);
        while (level < WoundLevel.BOXED.size()
                && marks.get(level).equals(boxes.each().get(level))) {
            level++;
        }
        return level == WoundLevel.BOXED.size() ? new LevelTrack(boxes, marks, true) : more(level);
    }

    /** With one more box of the level of this index. */
    private LevelTrack more(int level) {
        List<Integer> after = new ArrayList<>(marks);
        after.set(level, after.get(level) + 1);
        return new LevelTrack(boxes, after, false);
    }

    /** One box of it; dead without any. */
    @Override
    public LevelTrack at(WoundLevel level) {
        int index = WoundLevel.BOXED.indexOf(level);
        LevelTrack unhurt = unhurt(boxes);
        return index < 0 ? new LevelTrack(boxes, unhurt.marks, level == WoundLevel.DEAD) : unhurt.more(index);
    }
}
