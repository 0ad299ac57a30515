package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.ArrayList;
import java.util.List;

/** What does not go together in the set-up of a blast. */
final class BlastProblems {

    private final BlastScenario scenario;
    private final Complaints complaints = PartProblems.none();

    private BlastProblems(BlastScenario scenario) {
        this.scenario = scenario;
    }

    static List<Problem> of(BlastScenario scenario) {
        BlastProblems found = new BlastProblems(scenario);
        found.people();
        for (int i = 0; i < scenario.targets().size(); i++) {
            BlastScenario.Target target = scenario.targets().get(i);
            String at = "/targets/" + i;
            target.reached().ifPresent(parts -> found.reached(at, target.who().whole(), parts));
        }
        return found.complaints.all();
    }

    private void people() {
        WoundModel model = scenario.rulings().woundModel();
        List<PersonProblems> people = new ArrayList<>();
        scenario.thrown().ifPresent(thrown -> {
            PersonProblems thrower = PersonProblems.of("/thrown/by", thrown.by(), model, complaints);
            thrower.outOfAction("/thrown/by", "out-and-throws");
            thrower.useless("/thrown/hands", thrown.how().hands());
            people.add(thrower);
        });
        for (int i = 0; i < scenario.targets().size(); i++) {
            people.add(PersonProblems.of(
                    "/targets/" + i + "/who", scenario.targets().get(i).who(), model, complaints));
        }
        people.forEach(PersonProblems::standing);
        PersonProblems.names(people, complaints);
    }

    private void reached(String at, boolean whole, List<BodyPart> reached) {
        Complaints widespread = complaints.against(HitLocationRule.HL_28_WIDESPREAD);
        widespread.when(reached.isEmpty(), at + "/reached", "nothing-reached");
        for (int i = 0; i < reached.size(); i++) {
            BodyPart part = reached.get(i);
            String here = at + "/reached/" + i;
            int first = reached.indexOf(part);
            complaints.needing(at + "/reached/" + first).when(first < i, here, "second-part", part);
            widespread
                    .needing(at + "/who/whole")
                    .when(whole && part != BodyPart.TORSO, here, "reached-of-no-parts", part);
        }
    }
}
