package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartProblems;
import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.WoundProblems;
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
        complaints
                .needing(located(scenario))
                .add(
                        "/rulings/" + ruling.name(),
                        ruling.name() + " (" + ruling.rule().id() + ") where hits have no locations",
                        "hitLocation true as well");
    }

    private void fighter(String at, GunfightScenario.Fighter fighter) {
        Degree capacity = fighter.traits().damageCapacity();
        WoundProblems.of(at, fighter.wounds(), WoundBoxes.of(capacity), model(), complaints, at + "/damageCapacity");
        if (!scenario.read().located()) {
            unlocated(at, fighter);
        }
        PartProblems.of(at, fighter.parts(), capacity, model(), complaints);
        for (int i = 0; i < fighter.parts().size(); i++) {
            PartSheet part = fighter.parts().get(i);
            if (part.part() == BodyPart.TORSO
                    && part.tellsWounds()
                    && fighter.wounds().areTold()) {
                complaints
                        .needing(at + "/parts/" + i + "/part")
                        .add(
                                at + "/parts/" + i,
                                "the wounds of the torso are told twice: those of no part are the torso's, by "
                                        + HitLocationRule.HL_04_DEFAULT_PART.id(),
                                "either of them");
            }
        }
    }

    /** What of a sheet matters only where hits have locations. */
    private void unlocated(String at, GunfightScenario.Fighter fighter) {
        if (!fighter.parts().isEmpty()) {
            unlocated(at + "/parts", "parts of a body", "no parts");
        }
        fighter.agility()
                .ifPresent(agility -> unlocated(
                        at + "/agility", "Agility (" + HitLocationRule.HL_20_AGILITY_SAVE.id() + ")", "no agility"));
        fighter.weaponHand()
                .ifPresent(hand -> unlocated(
                        at + "/weaponHand",
                        "a weapon hand (" + HitLocationRule.HL_25_ACTIVITY.id() + ")",
                        "no weaponHand"));
        fighter.support()
                .ifPresent(support -> unlocated(
                        at + "/support",
                        "something to lean on (" + HitLocationRule.HL_21_GETTING_UP.id() + ")",
                        "no support"));
    }

    private void unlocated(String at, String what, String without) {
        complaints
                .needing(located(scenario))
                .add(at, what + " where hits have no locations", without + ", or hitLocation true in /rulings");
    }

    private WoundModel model() {
        return scenario.read().woundModel();
    }
}
