package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;

/** What does not go together in the set-up of a strike. */
final class StrikeProblems {

    private final StrikeScenario scenario;
    private final StrikeScenario.Attack attack;
    private final Complaints complaints = PartProblems.none();

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
        attacker.outOfAction("/attacker", "out-and-strikes");
        attacker.useless("/attack/hands", attack.hands());
        if (attack.against().defence().isPresent()) {
            target.outOfAction("/attack/defence", "out-and-defends");
        }
    }

    /** A strike is rolled against one thing. */
    private void against() {
        Complaints ofAll = complaints.needing("/attack/defence", "/attack/difficulty", "/attack/range");
        ofAll.when(
                attack.against().count() != 1,
                "/attack",
                "against-one-thing",
                attack.against().count());
    }

    private void aim() {
        Complaints ofWhole = complaints.needing("/target/whole");
        boolean whole = scenario.target().whole();
        complaints
                .needing("/attack/range")
                .against(HitLocationRule.HL_06_TOO_DISTANT)
                .when(attack.tooFar() && attack.against().range().isEmpty(), "/attack/tooFar", "too-far-hand-to-hand");
        attack.called().ifPresent(part -> {
            complaints
                    .needing("/attack/tooFar")
                    .against(HitLocationRule.HL_06_TOO_DISTANT)
                    .when(attack.tooFar(), "/attack/called", "called-from-too-far", part);
            ofWhole.against(HitLocationRule.HL_01_AIM_AT_A_PART)
                    .when(whole, "/attack/called", "called-of-no-parts", part);
        });
        ofWhole.against(HitLocationRule.HL_06_TOO_DISTANT)
                .when(attack.tooFar() && whole, "/attack/tooFar", "rolled-of-no-parts");
    }

    private void die() {
        List<Region> die = scenario.rulings().locationDie();
        PartProblems.die("/rulings/locationDie", die, complaints);
        complaints
                .needing("/attack/tooFar")
                .against(HitLocationRule.HL_10_NOVELTY_DICE)
                .when(!die.isEmpty() && !attack.tooFar(), "/rulings/locationDie", "die-of-no-use");
    }
}
