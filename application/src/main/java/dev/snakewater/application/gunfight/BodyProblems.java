package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.WoundProblems;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.ArrayList;
import java.util.List;

/** What can be wrong with what is written of a gunfighter's body, and of hit location. */
final class BodyProblems {

    private static final int MOST_ARMOUR = 20;

    private final GunfightScenario scenario;
    private final Complaints complaints;

    private BodyProblems(GunfightScenario scenario, Complaints complaints) {
        this.scenario = scenario;
        this.complaints = complaints;
    }

    /** Complains of what is wrong with the body of this fighter. */
    static void of(String at, GunfightScenario.Fighter fighter, GunfightScenario scenario, Complaints complaints) {
        new BodyProblems(scenario, complaints).fighter(at, fighter);
    }

    /** Complains of what is wrong with the rulings on hit location: without it, there is nothing to rule. */
    static void ofRulings(GunfightScenario scenario, Complaints complaints) {
        BodyProblems found = new BodyProblems(scenario, complaints);
        GunfightScenario.WrittenRulings rulings = scenario.rulings().orElse(GunfightScenario.WrittenRulings.NONE);
        if (scenario.read().hitLocation().isEmpty()) {
            rulings.calledShotMaxRange()
                    .ifPresent(range -> found.without("calledShotMaxRange", HitLocationRule.HL_06_TOO_DISTANT));
            rulings.calledShotDamageAddBack()
                    .ifPresent(on -> found.without("calledShotDamageAddBack", HitLocationRule.HL_02_SIZE));
            rulings.agilitySaveOnFall()
                    .ifPresent(on -> found.without("agilitySaveOnFall", HitLocationRule.HL_20_AGILITY_SAVE));
        }
    }

    private void without(String ruling, HitLocationRule rule) {
        complaints.add(
                "/rulings/" + ruling,
                ruling + " (" + rule.id() + ") where hits have no locations",
                "hitLocation true as well");
    }

    private void fighter(String at, GunfightScenario.Fighter fighter) {
        Degree capacity = fighter.damageCapacity().orElse(Degree.FAIR);
        WoundProblems.of(at, fighter.wounds(), fighter.marks(), WoundBoxes.of(capacity), model(), complaints);
        if (!fighter.parts().isEmpty() && scenario.read().hitLocation().isEmpty()) {
            complaints.add(
                    at + "/parts",
                    "parts of a body where hits have no locations",
                    "no parts, or hitLocation true in /rulings");
        }
        List<BodyPart> told = new ArrayList<>();
        for (int i = 0; i < fighter.parts().size(); i++) {
            PartSheet part = fighter.parts().get(i);
            part(at + "/parts/" + i, part, fighter, capacity);
            if (told.contains(part.part())) {
                complaints.add(at + "/parts/" + i + "/part", "the " + part.part() + " a second time", "each part once");
            }
            told.add(part.part());
        }
    }

    private void part(String at, PartSheet part, GunfightScenario.Fighter fighter, Degree capacity) {
        WoundBoxes boxes = WoundBoxes.of(part.part().capacity(capacity));
        WoundProblems.of(at, part.wounds(), part.marks(), boxes, model(), complaints);
        complaints.within(at + "/armour", part.armour(), 0, MOST_ARMOUR);
        boolean toldElsewhere = fighter.wounds().isPresent() || !fighter.marks().isEmpty();
        if (part.part() == BodyPart.TORSO && part.tellsWounds() && toldElsewhere) {
            complaints.add(
                    at,
                    "the wounds of the torso are told twice: those of no part are the torso's, by "
                            + HitLocationRule.HL_04_DEFAULT_PART.id(),
                    "either of them");
        }
        if (part.lost().orElse(false) && !part.part().isLimb()) {
            complaints.add(
                    at + "/lost",
                    "a lost " + part.part() + ", against " + HitLocationRule.HL_33_DEATH.id(),
                    "false: nobody lives without it");
        }
        if (part.lost().orElse(false)
                && (part.wounds().isPresent() || !part.marks().isEmpty())) {
            complaints.add(at + "/lost", "wounds of a lost " + part.part(), "either of them");
        }
    }

    private WoundModel model() {
        return scenario.read().woundModel();
    }
}
