package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What can be wrong with what is written of the parts of a body. */
public final class PartProblems {

    /** The most armour that can be written, of a part or of all of somebody. */
    public static final int GREATEST_ARMOUR = 100;

    /** The most points that anybody's boxes hold, whatever his Damage Capacity (HL-14). */
    public static final int MOST_BOXES = 16;

    /** The most boxes that anybody has of one level. */
    public static final int MOST_MARKS = 4;

    private PartProblems() {}

    /**
     * Complains of all that is wrong with them.
     *
     * @param at where the list of parts stands
     * @param parts the parts
     * @param capacity the Damage Capacity of the whole body
     * @param model how wounds are marked
     * @param complaints what is wrong so far
     * @return whether the body can be read with these parts
     */
    public static boolean of(
            String at, List<PartSheet> parts, Degree capacity, WoundModel model, Complaints complaints) {
        boolean readable = true;
        for (int i = 0; i < parts.size(); i++) {
            PartSheet part = parts.get(i);
            String here = at + "/" + i;
            complaints.within(here + "/armour", part.armour(), 0, GREATEST_ARMOUR);
            Complaints ofWounds = new Complaints();
            if (parts.subList(0, i).stream().anyMatch(other -> other.part() == part.part())) {
                ofWounds.add(here + "/part", "a second " + part.part(), "each part once");
            }
            WoundProblems.of(here, part.wounds(), part.marks(), part.boxes(capacity), model, ofWounds);
            if (part.lost().orElse(false)) {
                lost(here + "/lost", part, ofWounds);
            }
            ofWounds.all().forEach(problem -> complaints.add(problem.pointer(), problem.what(), problem.instead()));
            readable &= ofWounds.isEmpty();
        }
        return readable;
    }

    /** Returns these parts as far as they can be: wounds that do not fit a part are left out, and so is a part that was told before. */
    static List<PartSheet> fitting(List<PartSheet> parts, Degree capacity, WoundModel model) {
        Map<BodyPart, PartSheet> first = new TreeMap<>();
        for (PartSheet part : parts) {
            PartSheet unhurt = new PartSheet(part.part(), part.armour(), Optional.empty(), List.of(), Optional.empty());
            boolean fits = of("", List.of(part), capacity, model, new Complaints());
            first.putIfAbsent(part.part(), fits ? part : unhurt);
        }
        return List.copyOf(first.values());
    }

    /** Complains of a size that nothing has (HL-02). */
    public static void size(String at, Optional<Integer> written, Complaints complaints) {
        written.filter(size -> size < AimedAt.SMALLEST || size > AimedAt.BIGGEST)
                .ifPresent(size -> complaints.against(
                        HitLocationRule.HL_02_SIZE,
                        at,
                        size + " is no size",
                        AimedAt.SMALLEST + ", for eyes and coins, to " + AimedAt.BIGGEST));
    }

    /** Complains of a die of one's own that has not six faces (HL-10). */
    public static void die(String at, List<Region> faces, Complaints complaints) {
        int many = faces.size();
        if (many != 0 && many != LocationDie.SIDES) {
            complaints.against(
                    HitLocationRule.HL_10_NOVELTY_DICE,
                    at,
                    "a die of " + many + (many == 1 ? " face" : " faces"),
                    LocationDie.SIDES + " faces, or none for the table of the book");
        }
    }

    /** Says that a hand cannot be used (HL-18). */
    public static void useless(String at, Body body, BodySide side, Complaints complaints) {
        BodyPart part = BodyPart.armAndHand(side).stream()
                .filter(body::isUseless)
                .findFirst()
                .orElseThrow();
        complaints.against(
                HitLocationRule.HL_18_MUST_BE_HEALED,
                at,
                "the " + part + " is " + body.inWords(part),
                "a hand that can be used, or fewer wounds");
    }

    private static void lost(String at, PartSheet part, Complaints complaints) {
        if (!part.part().isLimb()) {
            complaints.against(
                    HitLocationRule.HL_33_DEATH,
                    at,
                    "who has lost his " + part.part() + " is dead",
                    "an arm, a hand, a leg or a foot");
        } else if (part.wounds().isPresent() || !part.marks().isEmpty()) {
            complaints.against(
                    HitLocationRule.HL_35_LOST_PARTS,
                    at,
                    "wounds of a " + part.part() + " that is lost",
                    "either of them");
        }
    }
}
