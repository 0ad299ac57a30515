package dev.snakewater.application.fudge.hitlocation.scenario;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.List;
import java.util.SequencedMap;

/** Finds what is wrong with a written person, with the parts of his body, and with what he is to do. */
public record PersonProblems(String at, PersonSheet sheet, Body body, ProblemCollector complaints) {

    /** Returns no complaints yet, in the words of hit location. */
    static ProblemCollector none() {
        return new ProblemCollector(Messages.in("dev.snakewater.application.fudge.hitlocation.scenario.problems"));
    }

    /** Complains of all that is wrong with the parts of the person at this place with this Damage Capacity. */
    public static void parts(
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

    /** Looks for what is wrong with his body and with what he holds. */
    static PersonProblems of(String at, PersonSheet sheet, WoundModel model, ProblemCollector complaints) {
        PersonProblems found =
                new PersonProblems(at, sheet, sheet.fitting(model).body(model), complaints);
        parts(at, sheet.parts(), sheet.damageCapacity(), model, complaints);
        found.partsOfTheWhole();
        found.holds();
        return found;
    }

    /** Looks at the people at these places: also whether two share a name, or somebody stands who cannot. */
    static List<PersonProblems> of(
            SequencedMap<String, PersonSheet> sheets, WoundModel model, ProblemCollector complaints) {
        List<PersonProblems> people = sheets.entrySet().stream()
                .map(who -> of(who.getKey(), who.getValue(), model, complaints))
                .toList();
        people.forEach(PersonProblems::standing);
        List<Name> names = sheets.values().stream().map(PersonSheet::name).toList();
        complaints.once(names, i -> people.get(i).at + "/name", "second-name");
        return people;
    }

    private void partsOfTheWhole() {
        ProblemCollector ofWhole = complaints.needing(at + "/whole").against(HitLocationRule.HL_12_CAPACITY_OF_PARTS);
        ProblemCollector.each(at + "/parts", sheet.parts(), (here, written) -> {
            BodyPart part = written.part();
            ofWhole.when(sheet.whole() && part != BodyPart.TORSO, here + "/part", "part-of-no-parts", part);
        });
    }

    private void holds() {
        ProblemCollector.each(at + "/holds", sheet.holds(), (here, held) -> useless(here + "/in", held.in()));
        for (BodySide side : BodySide.values()) {
            List<Object> taken = sheet.holds().stream()
                    .<Object>map(held -> held.in().sides().contains(side) ? side : "")
                    .toList();
            complaints.once(taken, i -> at + "/holds/" + i + "/in", "full-hand");
        }
    }

    /** Complains of each of these hands that he cannot use (HL-18). */
    void useless(String pointer, Hands hands) {
        for (BodySide side : hands.sides()) {
            body.uselessArm(side).ifPresent(part -> useless(pointer, body, part, needing(part)));
        }
    }

    /** Complains by this key if he is out of action (HL-32). */
    void outOfAction(String pointer, String key) {
        WoundLevel level = body.level();
        if (!level.canAct()) {
            BodyPart worst = body.level(BodyPart.TORSO) == level ? BodyPart.TORSO : BodyPart.HEAD;
            needing(worst).against(HitLocationRule.HL_32_WOUND_EFFECTS).tell(pointer, key, level);
        }
    }

    /** Complains if he stands and cannot (HL-19, HL-21). */
    private void standing() {
        if (body.prone() || body.canStand(sheet.support())) {
            return;
        }
        ProblemCollector ofLegs = needing(body.uselessLegs().toArray(BodyPart[]::new));
        if (body.canStand(true)) {
            ofLegs.needing(at + "/support")
                    .against(HitLocationRule.HL_19_USELESS_LEG)
                    .tell(at + "/prone", "stands-on-one-leg", at);
        } else {
            ofLegs.against(HitLocationRule.HL_21_GETTING_UP).tell(at + "/prone", "stands-on-no-leg");
        }
    }

    /** Returns complaints that depend on the wounds of these parts. */
    private ProblemCollector needing(BodyPart... hurt) {
        ProblemCollector needing = complaints;
        for (BodyPart part : hurt) {
            int index = sheet.parts().stream().map(PartSheet::part).toList().indexOf(part);
            needing = needing.needing(at + "/parts/" + index);
            if (part != BodyPart.TORSO) {
                needing = needing.needing(at + "/whole");
            }
            if (body.level(part) != WoundLevel.DEAD) {
                needing = needing.needing(at + "/damageCapacity", "/rulings/woundModel");
            }
        }
        return needing;
    }
}
