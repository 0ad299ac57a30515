package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartProblems;
import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundBoxes;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.rule.DeclaredRuling;
import java.util.stream.Stream;

/** What can be wrong with what is written of a gunfighter's body, and of hit location. */
final class BodyProblems {

    private final GunfightScenario scenario;
    private final Complaints complaints;
    private final Complaints ofLocation;

    private BodyProblems(GunfightScenario scenario, Complaints complaints) {
        this.scenario = scenario;
        this.complaints = complaints;
        this.ofLocation = complaints.needing(located(scenario));
    }

    /** Complains of what is wrong with the body of this fighter. */
    static void of(String at, GunfightScenario.Fighter fighter, GunfightScenario scenario, Complaints complaints) {
        new BodyProblems(scenario, complaints).fighter(at, fighter);
    }

    /** Complains of what is wrong with the rulings on hit location: without it, there is nothing to rule. */
    static void ofRulings(GunfightScenario scenario, Complaints complaints) {
        BodyProblems found = new BodyProblems(scenario, complaints);
        PartProblems.die("/rulings/locationDie", scenario.rulings().body().locationDie(), complaints);
        if (!scenario.read().located()) {
            Rulings.DECLARED.unusual(scenario.rulings()).stream()
                    .filter(ruling -> ruling.rule() instanceof HitLocationRule
                            && ruling.rule() != HitLocationRule.HL_31_FILLING_BOXES)
                    .forEach(found::without);
        }
    }

    /** Where it stands whether hits have locations: where nobody says so, they have if somebody's parts are told. */
    static String[] located(GunfightScenario scenario) {
        boolean isSaid = scenario.rulings().hitLocation().isPresent();
        return Stream.of("/rulings/hitLocation", "/fighters/*/parts")
                .limit(isSaid ? 1 : 2)
                .toArray(String[]::new);
    }

    /** Complains of guns that begin in hands that can hold nothing; who has the drop on somebody has his first gun in hand. */
    static void ofHands(String at, GunfightScenario.Fighter written, Gunfighter opening, Complaints all) {
        Complaints complaints = all.needing(
                at + "/damageCapacity", at + "/weaponHand", at + "/dropOn", at + "/guns", at + "/parts", "/rulings");
        opening.body().ifPresent(body -> {
            for (int gun : opening.held()) {
                boolean forTheDrop = gun == 0
                        && !written.dropOn().isEmpty()
                        && written.guns().getFirst().carried() != Carried.IN_HAND;
                String pointer = at + (forTheDrop ? "/dropOn" : "/guns/" + gun + "/carried");
                opening.handsOn(gun).stream()
                        .filter(side -> !body.hasHand(side))
                        .forEach(side -> PartProblems.useless(pointer, body, side, complaints));
            }
        });
    }

    private void without(DeclaredRuling ruling) {
        ofLocation.tell(
                "/rulings/" + ruling.name(),
                "ruling-without-locations",
                ruling.name(),
                ruling.rule().id());
    }

    private void fighter(String at, GunfightScenario.Fighter fighter) {
        Degree capacity = fighter.traits().damageCapacity();
        fighter.wounds().problems(at, WoundBoxes.of(capacity), model(), complaints, at + "/damageCapacity");
        if (!scenario.read().located()) {
            unlocated(at, fighter);
        }
        PartProblems.of(at, fighter.parts(), capacity, model(), complaints);
        for (int i = 0; i < fighter.parts().size(); i++) {
            PartSheet part = fighter.parts().get(i);
            boolean twice = part.part() == BodyPart.TORSO
                    && part.tellsWounds()
                    && fighter.wounds().areTold();
            String here = at + "/parts/" + i;
            complaints
                    .needing(here + "/part")
                    .when(twice, here, "torso-twice", HitLocationRule.HL_04_DEFAULT_PART.id());
        }
    }

    /** What of a sheet matters only where hits have locations. */
    private void unlocated(String at, GunfightScenario.Fighter fighter) {
        ofLocation.when(!fighter.parts().isEmpty(), at + "/parts", "parts-without-locations");
        ofLocation.when(
                fighter.agility().isPresent(),
                at + "/agility",
                "agility-without-locations",
                HitLocationRule.HL_20_AGILITY_SAVE.id());
        ofLocation.when(
                fighter.weaponHand().isPresent(),
                at + "/weaponHand",
                "weapon-hand-without-locations",
                HitLocationRule.HL_25_ACTIVITY.id());
        ofLocation.when(
                fighter.support().isPresent(),
                at + "/support",
                "support-without-locations",
                HitLocationRule.HL_21_GETTING_UP.id());
    }

    private WoundModel model() {
        return scenario.read().woundModel();
    }
}
