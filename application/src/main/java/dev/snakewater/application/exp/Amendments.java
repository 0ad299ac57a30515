package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a referee may amend in an attack by hand: where both are, how they hold themselves, what the target has left. */
final class Amendments {

    /** As far as fights are fought; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 60;

    private static final String POSTURE = "posture";
    private static final List<Posture> POSTURES = List.of(Posture.values());

    private Amendments() {}

    /** Of an attack that is still to be rolled, in which nothing is made so that rules bar it. */
    static List<Choice<ToHitSituation>> of(ToHitSituation now, Function<Attack, List<Rule>> bars) {
        Attack attack = now.attack();
        Persona attacker = attack.attacker();
        Persona target = attack.target();
        Approach approach = attack.approach();
        Stream<Choice<Attack>> places = Stream.of(
                Amendment.number(now.by(), "hexes to " + now.at(), 0, Math.max(USUALLY_FARTHEST, attack.hexes()))
                        .leadingTo(hexes -> attack.withApproach(approach.over(hexes))),
                Amendment.yesOrNo(now.by(), "from behind")
                        .leadingTo(is -> attack.withApproach(approach.withFromBehind(is))),
                Amendment.oneOf(now.by(), POSTURE, POSTURES).leadingTo(in -> attack.withAttacker(attacker.in(in))),
                Amendment.oneOf(now.at(), POSTURE, POSTURES).leadingTo(in -> attack.withTarget(target.in(in))));
        return Stream.concat(
                        places.map(choice -> choice.barring(bars).leadingTo(now::withAttack)), hitPoints(now).stream())
                .toList();
    }

    /** The hit points of whoever is attacked, where they are told. */
    static Optional<Choice<ToHitSituation>> hitPoints(ToHitSituation now) {
        return now.points()
                .map(before -> Amendment.number(now.at(), "hit points", 1, Math.max(before.most(), before.left()))
                        .leadingTo(left -> now.with(before.withLeft(left))));
    }
}
