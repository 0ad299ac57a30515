package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import java.util.List;

/** Finds what is wrong with the written parts of a body. */
public final class PartProblems {

    private PartProblems() {}

    /** Returns no complaints yet, in the words of hit location. */
    static ProblemCollector none() {
        return new ProblemCollector(Messages.in("dev.snakewater.application.fudge.hitlocation.scenario.problems"));
    }

    /** Complains of all that is wrong with the parts of the person at this place with this Damage Capacity. */
    public static void of(
            String at, List<PartSheet> parts, Degree capacity, WoundModel model, ProblemCollector complaints) {
        complaints.once(parts.stream().map(PartSheet::part).toList(), i -> at + "/parts/" + i + "/part", "second-part");
        ProblemCollector.each(at + "/parts", parts, (here, sheet) -> {
            BodyPart part = sheet.part();
            ProblemCollector ofThis = complaints.needing(here + "/part");
            sheet.wounds().problems(here, sheet.boxes(capacity), model, ofThis, at + "/damageCapacity");
            if (sheet.lost() && !part.isLimb()) {
                ofThis.against(HitLocationRule.HL_33_DEATH).tell(here + "/lost", "lost-and-dead", part);
            } else if (sheet.lost() && sheet.wounds().areTold()) {
                ofThis.against(HitLocationRule.HL_35_LOST_PARTS).tell(here + "/lost", "lost-and-wounded", part);
            }
        });
    }

    /** Complains of a location die without six faces (HL-10). */
    public static void die(String at, List<Region> faces, ProblemCollector complaints) {
        int many = faces.size();
        complaints
                .against(HitLocationRule.HL_10_NOVELTY_DICE)
                .when(many != 0 && many != LocationDie.SIDES, at, "faces-of-the-die", many, LocationDie.SIDES);
    }

    /** Complains that a hand cannot be used because this part is useless (HL-18). */
    public static void useless(String at, Body body, BodyPart part, ProblemCollector complaints) {
        complaints.against(HitLocationRule.HL_18_MUST_BE_HEALED).tell(at, "useless-hand", part, body.inWords(part));
    }
}
