package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.chart.Box;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;

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
        if (isBefore(attack, Box.B14) && !isOnHimself) {
            if (engagement.weapon().isRanged()) {
                all.add(distance(attack));
            }
            all.add(postures(engagement.attacker().name(), attack, Engagement.SELF));
            if (engagement.manner().rounds() > 1) {
                all.add(rounds(attack));
            }
        }
        if (isBefore(attack, Box.B23) && !isOnHimself) {
            all.add(postures(attack.whom(), attack, attack.mark()));
            if (attack.figure().guard().kinds() > 1) {
                all.add(allOut(attack));
            }
        }
        if (isBefore(attack, Box.B38)) {
            all.add(hitPoints(attack));
        }
        return all;
    }

    /** Whether the box is still to come, or the one it stands at. */
    private static boolean isBefore(ChartedAttack attack, Box box) {
        return attack.box().compareTo(box) <= 0;
    }

    private static Choice<ChartedAttack> distance(ChartedAttack attack) {
        Figure figure = attack.figure();
        int most = attack.engagement()
                .weapon()
                .ranged()
                .flatMap(Weapon.Ranged::maximum)
                .orElse(Integer.MAX_VALUE);
        int farthest = Math.max(figure.ground().yards(), Math.min(most, USUALLY_FARTHEST));
        return numbers(
                attack.engagement().attacker().name(),
                "yards to " + figure.name(),
                0,
                farthest,
                yards -> in(attack, attack.mark(), figure.on(figure.ground().at(yards))));
    }

    private static Choice<ChartedAttack> postures(Name whose, ChartedAttack attack, int mark) {
        Figure figure = attack.engagement().figure(mark);
        List<Choice.Option<ChartedAttack>> options = Stream.of(Posture.values())
                .map(posture -> new Choice.Option<>(
                        posture.toString(),
                        in(attack, mark, figure.with(figure.person().in(posture)))))
                .toList();
        return new Choice<>(whose, "posture", options, List.of(), GameMasterRule.GM_03_AMENDMENT);
    }

    private static Choice<ChartedAttack> allOut(ChartedAttack attack) {
        Figure figure = attack.figure();
        List<Choice.Option<ChartedAttack>> options = Stream.of(true, false)
                .map(is -> new Choice.Option<>(
                        is ? "yes" : "no",
                        in(attack, attack.mark(), figure.with(figure.guard().allOut(is)))))
                .toList();
        return new Choice<>(attack.whom(), "all-out defense", options, List.of(), GameMasterRule.GM_03_AMENDMENT);
    }

    private static Choice<ChartedAttack> rounds(ChartedAttack attack) {
        Engagement engagement = attack.engagement();
        return numbers(
                engagement.attacker().name(),
                "rounds in the group",
                2,
                engagement.manner().rounds(),
                rounds -> attack.in(engagement.with(engagement.manner().firing(rounds))));
    }

    private static Choice<ChartedAttack> hitPoints(ChartedAttack attack) {
        return numbers(
                attack.whom(),
                "hit points",
                1,
                Math.max(attack.figure().body().healthy(), attack.harm().hitPoints()),
                points -> left(attack, points));
    }

    /** What he had before is amended with what is left, so that nothing of it counts as an injury. */
    private static ChartedAttack left(ChartedAttack attack, int points) {
        Figure figure = attack.figure();
        int before = figure.body().left() + points - attack.harm().hitPoints();
        Figure amended = figure.with(figure.person().with(figure.body().with(before)));
        return in(attack, attack.mark(), amended)
                .with(attack.harm().losing(attack.harm().hitPoints() - points));
    }

    private static Choice<ChartedAttack> numbers(
            Name whose, String what, int least, int most, IntFunction<ChartedAttack> made) {
        return new Choice<>(
                whose,
                what,
                Choice.amounts(least, most)
                        .mapToObj(number -> new Choice.Option<>(String.valueOf(number), made.apply(number)))
                        .toList(),
                List.of(),
                GameMasterRule.GM_03_AMENDMENT);
    }

    private static ChartedAttack in(ChartedAttack attack, int mark, Figure figure) {
        return attack.in(attack.engagement().with(mark, figure));
    }
}
