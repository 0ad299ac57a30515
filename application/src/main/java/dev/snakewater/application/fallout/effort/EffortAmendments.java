package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.master.Amendments;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.effort.Doer;
import java.util.List;

/** What a master may amend by hand before somebody does what she has in mind, or is tested: action points, breath, wounds. */
final class EffortAmendments {

    /** What hinders a test, and what keeps from jumping and running. */
    private static final List<Part> HINDERING = List.of(Part.HEAD, Part.LEGS);

    private EffortAmendments() {}

    /** All of them, as things stand. */
    static List<Choice<Effort>> of(Effort effort) {
        Amendments<Effort> amendments = new Amendments<>();
        Doer doer = effort.doer();
        Name whose = doer.name();
        if (effort.what() instanceof Undertaking.Feat feat) {
            int paid = effort.decided() ? feat.price() : 0;
            amendments.number(
                    whose,
                    "action points",
                    SceneProblems.MOST_ACTION_POINTS,
                    left -> new Effort(doer, with(feat, left + paid), effort.decided()));
        }
        amendments.winded(whose, points -> with(effort, "winded", points));
        if (doer.rulings().wounds()) {
            amendments.wounds(
                    whose,
                    HINDERING,
                    part -> with(effort, "wounds", Amendments.with(doer.wounds(), part)),
                    part -> with(effort, "wounds", Amendments.without(doer.wounds(), part)));
        }
        return amendments.all();
    }

    private static Effort with(Effort effort, String field, Object value) {
        Doer amended = Form.like(effort.doer()).with(field, value).filled();
        return new Effort(amended, effort.what(), effort.decided());
    }

    private static Undertaking with(Undertaking.Feat feat, int before) {
        return switch (feat) {
            case Undertaking.Jumping jumping ->
                Form.like(jumping).with("before", before).filled();
            case Undertaking.Running running ->
                Form.like(running).with("before", before).filled();
        };
    }
}
