package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;

/** Everything that can be wrong with the set-up of a blast whose fields could be read. */
final class BlastProblems {

    static final int GREATEST_STRENGTH = 100;
    private static final int MOST_TARGETS = 20;

    private BlastProblems() {}

    static List<Problem> of(BlastScenario scenario) {
        Complaints complaints = new Complaints();
        WoundModel model = scenario.readings().woundModel();
        int targets = scenario.targets().size();
        if (targets < 1 || targets > MOST_TARGETS) {
            complaints.add("/targets", targets + " targets", "1 to " + MOST_TARGETS);
        }
        PersonProblems.word("/blast/what", scenario.blast().what(), complaints);
        complaints.within("/blast/strength", scenario.blast().strength(), 0, GREATEST_STRENGTH);
        List<BlastScenario.Written> people = scenario.people();
        List<PersonSheet> readable = people.stream()
                .filter(written -> PersonProblems.look(written.at(), written.sheet(), model, complaints))
                .map(BlastScenario.Written::sheet)
                .toList();
        PersonProblems.names(
                people.stream().map(written -> written.at() + "/name").toList(),
                people.stream().map(written -> written.sheet().name()).toList(),
                complaints);
        for (int i = 0; i < targets; i++) {
            String at = "/targets/" + i + "/reached";
            PersonSheet who = scenario.targets().get(i).who();
            scenario.targets().get(i).reached().ifPresent(parts -> reached(at, who, parts, complaints));
        }
        scenario.thrown()
                .filter(thrown -> readable.contains(thrown.by()))
                .ifPresent(thrown -> thrower(thrown, model, complaints));
        return complaints.all();
    }

    private static void reached(String at, PersonSheet who, List<BodyPart> reached, Complaints complaints) {
        if (reached.isEmpty()) {
            complaints.against(
                    HitLocationRule.HL_28_WIDESPREAD,
                    at,
                    "somebody of whom no part is reached",
                    "the parts; or leave the field out: all ten");
        }
        for (int i = 0; i < reached.size(); i++) {
            BodyPart part = reached.get(i);
            if (reached.subList(0, i).contains(part)) {
                complaints.add(at + "/" + i, "a second " + part, "each part once");
            }
            if (who.isWhole() && part != BodyPart.TORSO) {
                complaints.against(
                        HitLocationRule.HL_28_WIDESPREAD,
                        at + "/" + i,
                        "the " + part + " of what has no parts",
                        "no parts: it reaches all of it");
            }
        }
    }

    private static void thrower(BlastScenario.Thrown thrown, WoundModel model, Complaints complaints) {
        Body body = thrown.by().body(model);
        if (!body.level().canAct()) {
            complaints.against(
                    HitLocationRule.HL_32_WOUND_EFFECTS,
                    "/thrown/by",
                    "who is " + body.level() + " throws nothing",
                    "somebody less than Incapacitated");
        }
        for (BodySide side : thrown.inHands().sides()) {
            if (!body.hasHand(side)) {
                PartProblems.useless("/thrown/hands", body, side, complaints);
            }
        }
    }
}
