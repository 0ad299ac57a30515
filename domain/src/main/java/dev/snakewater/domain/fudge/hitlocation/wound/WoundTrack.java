package dev.snakewater.domain.fudge.hitlocation.wound;

import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.modifier.Activity;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** The wounds of a body or a part. The core texts of 1993 and 1995 mark a blow differently (HL-31). */
public sealed interface WoundTrack extends Wounds {

    /** Wounds by the core text of 1993: each point marks a box, and points add up over the blows. */
    record PointTrack(WoundBoxes boxes, List<Integer> marks, boolean dead) implements WoundTrack {
        /** Of what changes most. */
        @Override
        public int hashCode() {
            return marks.hashCode();
        }
    }

    /** Wounds by the core text of 1995: each blow marks one box, of a level by its size. */
    record LevelTrack(WoundBoxes boxes, List<Integer> marks, boolean dead) implements WoundTrack {
        /** Of what changes most. */
        @Override
        public int hashCode() {
            return marks.hashCode();
        }
    }

    /**
     * Returns the wounds of a body, or a part of one, with these boxes after a single blow of this many points.
     *
     * @throws IllegalArgumentException if points add up, and these are negative or more than kill it
     */
    static WoundTrack of(WoundModel model, WoundBoxes boxes, int points) {
        if (model == WoundModel.POINTS_1993 && (points < 0 || points > boxes.sum() + 1)) {
            throw new IllegalArgumentException(points + " points: 0 to " + (boxes.sum() + 1) + " can be recorded");
        }
        return of(model, boxes, Collections.nCopies(WoundLevel.BOXED.size(), 0), false)
                .struck(points);
    }

    /**
     * Returns a body, or a part of one, with these boxes marked; somebody dead may have more wounds than that.
     *
     * @throws IllegalArgumentException if a level has more marks than boxes
     */
    static WoundTrack of(WoundModel model, WoundBoxes boxes, List<Integer> marks, boolean dead) {
        List<Integer> kept = List.copyOf(marks);
        for (int i = 0; i < WoundLevel.BOXED.size(); i++) {
            if (kept.get(i) < 0 || kept.get(i) > boxes.each().get(i)) {
                throw new IllegalArgumentException(kept + " are not marks on " + boxes);
            }
        }
        return switch (model) {
            case POINTS_1993 -> new PointTrack(boxes, kept, dead);
            case LEVELS_1995 -> new LevelTrack(boxes, kept, dead);
        };
    }

    /** Returns how a blow is marked. */
    default WoundModel model() {
        return this instanceof PointTrack ? WoundModel.POINTS_1993 : WoundModel.LEVELS_1995;
    }

    /** Returns the boxes. */
    WoundBoxes boxes();

    /** Returns the marked boxes of each level, lightest first. */
    List<Integer> marks();

    /** Returns whether a blow has exceeded the boxes; by how much is not recorded. */
    boolean dead();

    /** Returns how many boxes are marked. */
    default int marked() {
        return marks().stream().mapToInt(Integer::intValue).sum();
    }

    @Override
    default WoundLevel level() {
        int worst = WoundLevel.BOXED.size();
        while (worst > 0 && marks().get(worst - 1) == 0) {
            worst--;
        }
        return dead() ? WoundLevel.DEAD : worst == 0 ? WoundLevel.UNHURT : WoundLevel.BOXED.get(worst - 1);
    }

    /** Applies a blow: it marks free boxes, from the lightest level that it reaches on, and kills if there are too few. */
    default WoundTrack struck(int points) {
        if (points <= 0 || dead()) {
            return this;
        }
        // Two points a level (core text of 1995): 1-2 Scratch, 3-4 Hurt, 5-6 Very Hurt, 7-8 Incapacitated, 9 and more
        // Near Death.
        boolean addsUp = model() == WoundModel.POINTS_1993;
        int level = addsUp ? 0 : Math.min((points - 1) / 2, marks().size() - 1);
        int left = addsUp ? points : 1;
        List<Integer> after = new ArrayList<>(marks());
        for (; left > 0 && level < after.size(); level++) {
            int filled = Math.min(left, boxes().each().get(level) - after.get(level));
            after.set(level, after.get(level) + filled);
            left -= filled;
        }
        return of(model(), boxes(), after, left > 0);
    }

    /** Returns the lightest wound of this level in an otherwise unhurt body of these boxes; no level of the book's bodies is without a box. */
    default WoundTrack at(WoundLevel level) {
        List<Integer> after = new ArrayList<>();
        for (WoundLevel boxed : WoundLevel.BOXED) {
            boolean isFull = model() == WoundModel.POINTS_1993 && boxed.compareTo(level) < 0;
            after.add(isFull ? boxes().each().get(after.size()) : boxed == level ? 1 : 0);
        }
        return of(model(), boxes(), after, level == WoundLevel.DEAD);
    }

    /** Something without parts is all torso, which every activity uses (HL-25). */
    @Override
    default Tally hindered(Tally tally, Activity activity) {
        return tally.plusIfAny(level().penalty(), "wound", HitLocationRule.HL_24_WORST_WOUND, level());
    }
}
