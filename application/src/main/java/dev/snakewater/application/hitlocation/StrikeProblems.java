package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;

/** What does not go together in the set-up of a strike. */
final class StrikeProblems {

    private final StrikeScenario scenario;
    private final StrikeScenario.Attack attack;
    private final Complaints complaints = new Complaints(Wording.in());

    private StrikeProblems(StrikeScenario scenario) {
        this.scenario = scenario;
        attack = scenario.attack();
    }

    static List<Problem> of(StrikeScenario scenario) {
        StrikeProblems found = new StrikeProblems(scenario);
        found.people();
        found.against();
        found.aim();
        found.die();
        return found.complaints.all();
    }

    private void people() {
        WoundModel model = scenario.rulings().woundModel();
        PersonProblems attacker = PersonProblems.of("/attacker", scenario.attacker(), model, complaints);
        PersonProblems target = PersonProblems.of("/target", scenario.target(), model, complaints);
        PersonProblems.names(List.of(attacker, target), complaints);
        attacker.standing();
        target.standing();
        attacker.outOfAction("/attacker", "strikes nobody", "somebody less than Incapacitated");
        attacker.useless("/attack/hands", attack.hands());
        if (attack.against().defence().isPresent()) {
            target.outOfAction("/attack/defence", "does not defend himself", "a difficulty");
        }
    }

    /** A strike is rolled against one thing. */
    private void against() {
        String right =
                "a defence (hand to hand), a difficulty (of what does not defend itself), or a range (from afar)";
        Complaints ofAll = complaints.needing("/attack/defence", "/attack/difficulty", "/attack/range");
        if (attack.against().count() > 1) {
            ofAll.add("/attack", "a strike rolled against several things", right);
        } else if (attack.against().count() == 0) {
            ofAll.add("/attack", "nothing that the strike is rolled against", right);
        }
    }

    private void aim() {
        Complaints ofWhole = complaints.needing("/target/whole");
        if (attack.tooFar() && attack.against().range().isEmpty()) {
            complaints
                    .needing("/attack/range")
                    .against(
                            HitLocationRule.HL_06_TOO_DISTANT,
                            "/attack/tooFar",
                            "a strike hand to hand from too far away",
                            "a range, or false");
        }
        attack.called().ifPresent(part -> {
            if (attack.tooFar()) {
                complaints
                        .needing("/attack/tooFar")
                        .against(
                                HitLocationRule.HL_06_TOO_DISTANT,
                                "/attack/called",
                                "the " + part + " called from too far away",
                                "no part: the location is rolled");
            }
            if (scenario.target().whole()) {
                ofWhole.against(
                        HitLocationRule.HL_01_AIM_AT_A_PART,
                        "/attack/called",
                        "the " + part + " of what has no parts",
                        "no part");
            }
        });
        if (attack.tooFar() && scenario.target().whole()) {
            ofWhole.against(
                    HitLocationRule.HL_06_TOO_DISTANT,
                    "/attack/tooFar",
                    "a location rolled on what has no parts",
                    "false, or a target with parts");
        }
    }

    private void die() {
        PartProblems.die("/rulings/locationDie", scenario.rulings().locationDie(), complaints);
        if (!scenario.rulings().locationDie().isEmpty() && !attack.tooFar()) {
            complaints
                    .needing("/attack/tooFar")
                    .against(
                            HitLocationRule.HL_10_NOVELTY_DICE,
                            "/rulings/locationDie",
                            "a die for where a hit goes that rolls no location",
                            "no die, or a strike from too far away");
        }
    }
}
