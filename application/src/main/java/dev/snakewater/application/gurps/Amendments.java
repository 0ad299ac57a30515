package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Guard;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.chart.Box;
import java.util.ArrayList;
import java.util.List;

/**
 * What a game master may amend in an attack by hand: how far off and how whoever it is aimed at stands, whether he makes an
 * All-Out Defense, how the attacker stands, how many rounds a group has, the hit points. Each only as long as a box is still to come that asks for it.
 */
final class Amendments {

    /** As far as most fights are fought, in yards; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 100;

    private Amendments() {}

    /** All of them, as the attack stands. */
    static List<Choice<ChartedAttack>> of(ChartedAttack attack) {
        List<Choice<ChartedAttack>> all = new ArrayList<>();
        Engagement engagement = attack.engagement();
        boolean isOnHimself = attack.mark() == Engagement.SELF;
        Figure figure = attack.figure();
        if (isBefore(attack, Box.B14) && !isOnHimself) {
            Name attacker = engagement.attacker().name();
            if (engagement.weapon().isRanged()) {
                all.add(Amendment.number(attacker, "yards to " + figure.name(), 0, farthest(attack))
                        .leadingTo(yards ->
                                in(attack, figure.withGround(figure.ground().at(yards)))));
            }
            all.add(posture(attack, Engagement.SELF));
            Manner manner = engagement.manner();
            if (manner.rounds() > 1) {
                all.add(Amendment.number(attacker, "rounds in the group", 2, manner.rounds())
                        .leadingTo(rounds -> attack.withEngagement(engagement.withManner(manner.firing(rounds)))));
            }
        }
        if (isBefore(attack, Box.B23) && !isOnHimself) {
            all.add(posture(attack, attack.mark()));
            Guard guard = figure.guard();
            if (guard.kinds() > 1) {
                all.add(Amendment.yesOrNo(attack.whom(), "all-out defense")
                        .leadingTo(is -> in(attack, figure.withGuard(guard.allOut(is)))));
            }
        }
        if (isBefore(attack, Box.B38)) {
            int most = Math.max(figure.body().healthy(), attack.harm().hitPoints());
            all.add(Amendment.number(attack.whom(), "hit points", 1, most).leadingTo(points -> left(attack, points)));
        }
        return all;
    }

    /** Whether the box is still to come, or the one it stands at. */
    private static boolean isBefore(ChartedAttack attack, Box box) {
        return attack.box().compareTo(box) <= 0;
    }

    private static int farthest(ChartedAttack attack) {
        int most = attack.engagement()
                .weapon()
                .ranged()
                .flatMap(Weapon.Ranged::maximum)
                .orElse(Integer.MAX_VALUE);
        return Math.max(attack.figure().ground().yards(), Math.min(most, USUALLY_FARTHEST));
    }

    private static Choice<ChartedAttack> posture(ChartedAttack attack, int mark) {
        Engagement engagement = attack.engagement();
        Figure figure = engagement.figure(mark);
        return Amendment.oneOf(figure.name(), "posture", List.of(Posture.values()))
                .leadingTo(posture -> attack.withEngagement(
                        engagement.with(mark, figure.withPerson(figure.person().withPosture(posture)))));
    }

    /** What he had before is amended with what is left, so that nothing of it counts as an injury. */
    private static ChartedAttack left(ChartedAttack attack, int points) {
        Figure figure = attack.figure();
        int before = figure.body().left() + points - attack.harm().hitPoints();
        return in(
                        attack,
                        figure.withPerson(figure.person().withBody(figure.body().with(before))))
                .withHarm(attack.harm().losing(attack.harm().hitPoints() - points));
    }

    private static ChartedAttack in(ChartedAttack attack, Figure figure) {
        return attack.withEngagement(attack.engagement().with(attack.mark(), figure));
    }
}
