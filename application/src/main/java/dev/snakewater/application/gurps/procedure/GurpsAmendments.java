package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.combatant.Guard;
import dev.snakewater.domain.gurps.combatant.Posture;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.scene.Figure;
import java.util.List;
import java.util.Optional;

/** What a game master may amend in an attack by hand, each as long as a box is still to come that asks for it. */
final class GurpsAmendments {

    /** As far as most fights are fought, in yards; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 100;

    private GurpsAmendments() {}

    static List<Choice<ChartedAttack>> of(ChartedAttack attack) {
        Engagement engagement = attack.engagement();
        Figure figure = attack.figure();
        Guard guard = figure.guard();
        int rounds = engagement.manner().rounds();
        int farthest = Math.max(
                figure.placement().yards(),
                Math.min(attack.weapon().shooting().maximum().orElse(USUALLY_FARTHEST), USUALLY_FARTHEST));
        return Amendments.listed(all -> {
            Amendments<Engagement> ofAnother =
                    all.when(attack.mark() != Engagement.SELF).within(attack::withEngagement);
            Amendments<Engagement> toHit = ofAnother.when(isBefore(attack, Box.GU_14_ROLL_TO_HIT));
            Amendments<Engagement> his = toHit.of(attack.by());
            his.when(attack.weapon().isRanged())
                    .<Figure>within(other -> engagement.with(attack.mark(), other))
                    .within(figure::withPlacement)
                    .number(
                            "yards to " + figure.name(),
                            0,
                            farthest,
                            yards -> figure.placement().withDistance(Optional.of(yards)));
            posture(engagement, Engagement.SELF, toHit);
            his.when(rounds > 1)
                    .within(engagement::withManner)
                    .number("rounds in the group", 2, rounds, engagement.manner()::withRounds);
            Amendments<Engagement> toDefend = ofAnother.when(isBefore(attack, Box.GU_23_DEFENCE));
            posture(engagement, attack.mark(), toDefend);
            figure(engagement, attack.mark(), toDefend.when(guard.active().size() > 1))
                    .within(figure::withGuard)
                    .yesOrNo("all-out defense", guard::withAllOutDefense);
            int most = Math.max(figure.person().healthy(), attack.harm().hitPoints());
            all.of(attack.whom())
                    .when(isBefore(attack, Box.GU_38_HIT_POINTS))
                    .number("hit points", 1, most, points -> left(attack, points));
        });
    }

    private static boolean isBefore(ChartedAttack attack, Box box) {
        return attack.box().compareTo(box) <= 0;
    }

    private static void posture(Engagement engagement, int mark, Amendments<Engagement> all) {
        Figure figure = engagement.figure(mark);
        figure(engagement, mark, all)
                .within(figure::withPerson)
                .oneOf("posture", Posture.values(), figure.person()::withPosture);
    }

    private static Amendments<Figure> figure(Engagement engagement, int mark, Amendments<Engagement> all) {
        return all.of(engagement.figure(mark).name()).within(other -> engagement.with(mark, other));
    }

    /** Amends the hit points before the attack by as much, so that the change does not count as an injury. */
    private static ChartedAttack left(ChartedAttack attack, int points) {
        Figure figure = attack.figure();
        int more = points - attack.harm().hitPoints();
        Figure then = figure.withPerson(figure.person()
                .withHitPoints(Optional.of(figure.person().points().left() + more)));
        return attack.withEngagement(attack.engagement().with(attack.mark(), then))
                .withHarm(attack.harm().withHitPoints(points));
    }
}
