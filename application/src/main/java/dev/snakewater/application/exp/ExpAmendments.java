package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Posture;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** What a referee may amend in an attack by hand: where both are, how they hold themselves, what the target has left. */
final class ExpAmendments {

    /** As far as fights are fought; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 60;

    private ExpAmendments() {}

    /** Of an attack that is still to be rolled. */
    static List<Choice<Phase>> of(Attacking phase) {
        Attack attack = phase.attack();
        Persona target = attack.target();
        return Amendments.listed(all -> {
            Amendments<Attack> attacks = all.<Attack>within(phase::of).barring(phase::barring);
            approach(attack, attacks.of(attack.attacker().name()).within(attack::withApproach));
            posture(attack.attacker(), attacks.within(attack::withAttacker));
            posture(target, attacks.within(attack::withTarget));
            hitPoints(
                    target.body().points(),
                    all.of(target.name()).within(points -> phase.of(attack.withTarget(target.with(points)))));
        });
    }

    private static void approach(Attack attack, Amendments<Approach> all) {
        int farthest = Math.max(USUALLY_FARTHEST, attack.hexes());
        all.number("hexes to " + attack.target().name(), 0, farthest, attack.approach()::over);
        all.yesOrNo("from behind", attack.approach()::withFromBehind);
    }

    private static void posture(Persona who, Amendments<Persona> all) {
        all.of(who.name()).oneOf("posture", Posture.values(), who::in);
    }

    /** The hit points of whoever is struck, where they are told. */
    static List<Choice<Phase>> hitPoints(Name whose, Optional<HitPoints> now, Function<HitPoints, Phase> then) {
        return Amendments.listed(all -> hitPoints(now, all.of(whose).within(then)));
    }

    private static void hitPoints(Optional<HitPoints> now, Amendments<HitPoints> all) {
        now.ifPresent(points -> all.number("hit points", 1, Math.max(points.most(), points.left()), points::withLeft));
    }
}
