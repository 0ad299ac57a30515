package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.master.Amendments;
import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.effort.Doer;
import java.util.ArrayList;
import java.util.List;

/** What a master may amend by hand before somebody does what she has in mind, or is tested: action points, breath, wounds. */
final class EffortAmendments {

    /** What hinders a test, and what keeps from jumping and running. */
    private static final List<Part> HINDERING = List.of(Part.HEAD, Part.LEGS);

    private EffortAmendments() {}

    /** All of them, as things stand. */
    static List<Choice<Effort>> of(Effort effort) {
        List<Choice<Effort>> all = new ArrayList<>();
        Doer doer = effort.doer();
        Name whose = doer.name();
        if (effort.what() instanceof Undertaking.Feat feat) {
            int paid = effort.decided() ? feat.price() : 0;
            all.add(Amendment.number(whose, "action points", 0, Wastelander.MOST_ACTION_POINTS)
                    .leadingTo(left -> new Effort(doer, feat.with(left + paid), effort.decided())));
        }
        Amendments.burdens(whose, doer.burdens(), HINDERING, doer.rulings())
                .map(choice ->
                        choice.leadingTo(now -> new Effort(doer.withBurdens(now), effort.what(), effort.decided())))
                .forEach(all::add);
        return all;
    }
}
