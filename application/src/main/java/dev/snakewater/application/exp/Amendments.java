package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Posture;
import java.util.List;
import java.util.stream.Stream;

/** What a referee may amend in an attack by hand: where both are, how they hold themselves, what the target has left. */
final class Amendments {

    /** As far as fights are fought; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 60;

    private static final String POSTURE = "posture";
    private static final List<Posture> POSTURES = List.of(Posture.values());

    private Amendments() {}

    /** Of an attack that is still to be rolled. */
    static List<Choice<Phase>> of(Attacking phase) {
        Attack attack = phase.attack();
        Persona attacker = attack.attacker();
        Persona target = attack.target();
        Approach approach = attack.approach();
        Stream<Choice<Attack>> places = Stream.of(
                Amendment.number(
                                attacker.name(),
                                "hexes to " + target.name(),
                                0,
                                Math.max(USUALLY_FARTHEST, attack.hexes()))
                        .leadingTo(hexes -> attack.withApproach(approach.over(hexes))),
                Amendment.yesOrNo(attacker.name(), "from behind")
                        .leadingTo(is -> attack.withApproach(approach.withFromBehind(is))),
                Amendment.oneOf(attacker.name(), POSTURE, POSTURES)
                        .leadingTo(in -> attack.withAttacker(attacker.in(in))),
                Amendment.oneOf(target.name(), POSTURE, POSTURES).leadingTo(in -> attack.withTarget(target.in(in))));
        Stream<Choice<Phase>> left = target.body().points().stream()
                .map(before -> hitPoints(target.name(), before)
                        .leadingTo(points -> phase.of(attack.withTarget(target.with(points)))));
        return Stream.concat(places.map(choice -> choice.barring(phase::barring).leadingTo(phase::of)), left)
                .toList();
    }

    /** The hit points of whoever is struck. */
    static Choice<HitPoints> hitPoints(Name whose, HitPoints before) {
        return Amendment.number(whose, "hit points", 1, Math.max(before.most(), before.left()))
                .leadingTo(before::withLeft);
    }
}
