package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;
import java.util.stream.Stream;

/** Everything that can be wrong with the set-up of a strike whose fields could be read. */
final class StrikeProblems {

    static final int GREATEST_STRENGTH = 50;

    private final StrikeScenario scenario;
    private final WoundModel model;
    private final Complaints complaints = new Complaints();

    private StrikeProblems(StrikeScenario scenario) {
        this.scenario = scenario;
        this.model = scenario.readings().woundModel();
    }

    static List<Problem> of(StrikeScenario scenario) {
        StrikeProblems found = new StrikeProblems(scenario);
        boolean attackerIsReadable =
                PersonProblems.look("/attacker", scenario.attacker(), found.model, found.complaints);
        boolean targetIsReadable = PersonProblems.look("/target", scenario.target(), found.model, found.complaints);
        PersonProblems.names(
                List.of("/attacker/name", "/target/name"),
                List.of(scenario.attacker().name(), scenario.target().name()),
                found.complaints);
        PersonProblems.word("/attack/with", scenario.attack().with(), found.complaints);
        found.complaints.within(
                "/attack/strength", scenario.attack().strength(), -GREATEST_STRENGTH, GREATEST_STRENGTH);
        found.against();
        found.aim();
        if (attackerIsReadable) {
            found.attacker();
        }
        if (targetIsReadable) {
            found.target();
        }
        return found.complaints.all();
    }

    /** A strike is rolled against one thing. */
    private void against() {
        StrikeScenario.Attack attack = scenario.attack();
        long written = Stream.of(attack.defence(), attack.difficulty(), attack.range())
                .filter(one -> one.isPresent())
                .count();
        if (written != 1) {
            complaints.add(
                    "/attack",
                    written == 0
                            ? "nothing that the strike is rolled against"
                            : "a strike rolled against several things",
                    "a defence (hand to hand), a difficulty (of what does not defend itself), or a range (from afar)");
        }
    }

    private void aim() {
        StrikeScenario.Attack attack = scenario.attack();
        PartProblems.size("/attack/size", attack.size(), complaints);
        if (attack.isTooFar() && attack.range().isEmpty()) {
            complaints.against(
                    HitLocationRule.HL_06_TOO_DISTANT,
                    "/attack/tooFar",
                    "a strike hand to hand from too far away",
                    "a range, or false");
        }
        die(attack.isTooFar());
        attack.called().ifPresent(part -> {
            if (attack.isTooFar()) {
                complaints.against(
                        HitLocationRule.HL_06_TOO_DISTANT,
                        "/attack/called",
                        "the " + part + " called from too far away",
                        "no part: the location is rolled");
            }
            if (scenario.target().isWhole()) {
                complaints.against(
                        HitLocationRule.HL_01_AIM_AT_A_PART,
                        "/attack/called",
                        "the " + part + " of what has no parts",
                        "no part");
            }
        });
        if (attack.isTooFar() && scenario.target().isWhole()) {
            complaints.against(
                    HitLocationRule.HL_06_TOO_DISTANT,
                    "/attack/tooFar",
                    "a location rolled on what has no parts",
                    "false, or a target with parts");
        }
    }

    private void die(boolean isRolled) {
        List<Region> faces = scenario.readings().locationDie();
        PartProblems.die("/rulings/locationDie", faces, complaints);
        if (!faces.isEmpty() && !isRolled) {
            complaints.against(
                    HitLocationRule.HL_10_NOVELTY_DICE,
                    "/rulings/locationDie",
                    "a die for where a hit goes that rolls no location",
                    "no die, or a strike from too far away");
        }
    }

    /** Who cannot act does not strike. */
    private void attacker() {
        Body attacker = scenario.attacker().body(model);
        if (!attacker.level().canAct()) {
            complaints.against(
                    HitLocationRule.HL_32_WOUND_EFFECTS,
                    "/attacker",
                    "who is " + attacker.level() + " strikes nobody",
                    "somebody less than Incapacitated");
        }
        for (BodySide side : scenario.attack().inHands().sides()) {
            if (!attacker.hasHand(side)) {
                PartProblems.useless("/attack/hands", attacker, side, complaints);
            }
        }
    }

    /** Who cannot act does not defend himself. */
    private void target() {
        Body target = scenario.target().body(model);
        if (scenario.attack().defence().isPresent() && !target.level().canAct()) {
            complaints.against(
                    HitLocationRule.HL_32_WOUND_EFFECTS,
                    "/attack/defence",
                    "who is " + target.level() + " does not defend himself",
                    "a difficulty");
        }
    }
}
