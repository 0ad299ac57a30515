package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Guard;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.chart.Box;
import java.util.List;

/**
 * What a game master may amend in an attack by hand: how far off and how whoever it is aimed at stands, whether he makes an
 * All-Out Defense, how the attacker stands, how many rounds a group has, the hit points. Each only as long as a box is still to come that asks for it.
 *
 * @param attack the attack as it stands
 */
record GurpsAmendments(ChartedAttack attack) {

    /** As far as most fights are fought, in yards; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 100;

    /** All of them, as the attack stands. */
    static List<Choice<ChartedAttack>> of(ChartedAttack attack) {
        GurpsAmendments of = new GurpsAmendments(attack);
        return Amendments.listed(all -> {
            boolean isOnHimself = attack.mark() == Engagement.SELF;
            if (of.isBefore(Box.B14) && !isOnHimself) {
                of.attacker(all);
            }
            if (of.isBefore(Box.B23) && !isOnHimself) {
                of.target(all);
            }
            if (of.isBefore(Box.B38)) {
                of.hitPoints(all);
            }
        });
    }

    /** Whether the box is still to come, or the one it stands at. */
    private boolean isBefore(Box box) {
        return attack.box().compareTo(box) <= 0;
    }

    private void attacker(Amendments<ChartedAttack> all) {
        Engagement engagement = attack.engagement();
        Figure figure = attack.figure();
        Manner manner = engagement.manner();
        Amendments<ChartedAttack> his = all.of(engagement.attacker().name());
        if (engagement.weapon().isRanged()) {
            his.number(
                    "yards to " + figure.name(),
                    0,
                    farthest(),
                    yards -> in(figure.withGround(figure.ground().at(yards))));
        }
        posture(Engagement.SELF, all);
        if (manner.rounds() > 1) {
            his.number(
                    "rounds in the group",
                    2,
                    manner.rounds(),
                    rounds -> attack.withEngagement(engagement.withManner(manner.firing(rounds))));
        }
    }

    private int farthest() {
        int most = attack.engagement()
                .weapon()
                .ranged()
                .flatMap(Weapon.Ranged::maximum)
                .orElse(Integer.MAX_VALUE);
        return Math.max(attack.figure().ground().yards(), Math.min(most, USUALLY_FARTHEST));
    }

    private void target(Amendments<ChartedAttack> all) {
        posture(attack.mark(), all);
        Figure figure = attack.figure();
        Guard guard = figure.guard();
        if (guard.kinds() > 1) {
            all.of(figure.name()).yesOrNo("all-out defense", is -> in(figure.withGuard(guard.allOut(is))));
        }
    }

    private void posture(int mark, Amendments<ChartedAttack> all) {
        Engagement engagement = attack.engagement();
        Figure figure = engagement.figure(mark);
        all.of(figure.name())
                .within((Figure other) -> attack.withEngagement(engagement.with(mark, other)))
                .oneOf(
                        "posture",
                        List.of(Posture.values()),
                        posture -> figure.withPerson(figure.person().withPosture(posture)));
    }

    /** What he had before is amended with what is left, so that nothing of it counts as an injury. */
    private void hitPoints(Amendments<ChartedAttack> all) {
        Figure figure = attack.figure();
        int left = attack.harm().hitPoints();
        all.of(figure.name())
                .number(
                        "hit points",
                        1,
                        Math.max(figure.body().healthy(), left),
                        points -> in(figure.withPerson(figure.person()
                                        .withBody(
                                                figure.body().with(figure.body().left() + points - left))))
                                .withHarm(attack.harm().losing(left - points)));
    }

    private ChartedAttack in(Figure figure) {
        return attack.withEngagement(attack.engagement().with(attack.mark(), figure));
    }
}
