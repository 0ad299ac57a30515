package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;

/**
 * The wounds of one body, or of one part of it. How a blow is marked differs between the core texts of 1993 and 1995 (HL-31).
 *
 * @param model how a blow is marked
 * @param boxes the boxes that can be marked
 * @param marks marked boxes of each level that has boxes, lightest first
 * @param dead whether a blow found no free box any more; how many points were too many is not recorded, since dead is dead
 */
public record WoundTrack(WoundModel model, WoundBoxes boxes, List<Integer> marks, boolean dead) implements Wounds {

    /** @throws IllegalArgumentException if a level has more marks than boxes */
    public WoundTrack {
        marks = List.copyOf(marks);
        for (int i = 0; i < WoundLevel.BOXED.size(); i++) {
            if (marks.get(i) < 0 || marks.get(i) > boxes.each().get(i)) {
                throw new IllegalArgumentException(marks + " are not marks on " + boxes);
            }
        }
    }

    /** Returns how many boxes are marked. */
    public int marked() {
        return marks.stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    public WoundLevel level() {
        int worst = WoundLevel.BOXED.size();
        while (worst > 0 && marks.get(worst - 1) == 0) {
            worst--;
        }
        return dead ? WoundLevel.DEAD : WoundLevel.values()[worst];
    }

    /** Returns this after a blow: it marks free boxes from the lightest that it reaches on, and kills if it finds too few. */
    public WoundTrack struck(int points) {
        if (points <= 0 || dead) {
            return this;
        }
        // Two points a level (core text of 1995): 1-2 Scratch, 3-4 Hurt, 5-6 Very Hurt, 7-8 Incapacitated, 9 and more
        // Near Death.
        boolean addsUp = model == WoundModel.POINTS_1993;
        int level = addsUp ? 0 : Math.min((points - 1) / 2, marks.size() - 1);
        int left = addsUp ? points : 1;
        List<Integer> after = new ArrayList<>(marks);
        for (; left > 0 && level < after.size(); level++) {
            int filled = Math.min(left, boxes.each().get(level) - after.get(level));
            after.set(level, after.get(level) + filled);
            left -= filled;
        }
        return new WoundTrack(model, boxes, after, left > 0);
    }

    /** Returns the lightest wound of this level in an otherwise unhurt body of these boxes; no level of the book's bodies is without a box. */
    public WoundTrack at(WoundLevel level) {
        List<Integer> after = new ArrayList<>();
        for (WoundLevel boxed : WoundLevel.BOXED) {
            boolean isFull = model == WoundModel.POINTS_1993 && boxed.compareTo(level) < 0;
            after.add(isFull ? boxes.each().get(after.size()) : boxed == level ? 1 : 0);
        }
        return new WoundTrack(model, boxes, after, level == WoundLevel.DEAD);
    }

    /** What has no parts is all torso, which every activity takes (HL-25). */
    @Override
    public Tally hindered(Tally tally, Activity activity) {
        return tally.plusIfAny(level().penalty(), "wound", HitLocationRule.HL_24_WORST_WOUND, level());
    }
}
