package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.function.Function;

/** What a referee may amend in an attack by hand: where both are, how they hold themselves, what the target has left. */
final class ExpAmendments {

    /** As far as fights are fought; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 60;

    private ExpAmendments() {}

    /** Of an attack that is still to be rolled, in which nothing is made so that rules bar it. */
    static List<Choice<ToHitSituation>> of(ToHitSituation now, Function<Attack, List<Rule>> bars) {
        Attack attack = now.attack();
        return Amendments.listed(all -> {
            Amendments<Attack> attacks = all.<Attack>within(now::withAttack).barring(bars);
            approach(attack, attacks.of(now.by()).within(attack::withApproach));
            posture(attack.attacker(), attacks.of(now.by()).within(attack::withAttacker));
            posture(attack.target(), attacks.of(now.at()).within(attack::withTarget));
            hitPoints(now, all);
        });
    }

    private static void approach(Attack attack, Amendments<Approach> all) {
        int farthest = Math.max(USUALLY_FARTHEST, attack.hexes());
        all.number("hexes to " + attack.target().name(), 0, farthest, attack.approach()::over);
        all.yesOrNo("from behind", attack.approach()::withFromBehind);
    }

    private static void posture(Persona who, Amendments<Persona> all) {
        all.oneOf("posture", Posture.values(), who::in);
    }

    /** The hit points of whoever is attacked, where they are told. */
    static void hitPoints(ToHitSituation now, Amendments<ToHitSituation> all) {
        now.points()
                .ifPresent(before -> all.of(now.at())
                        .number(
                                "hit points",
                                1,
                                Math.max(before.most(), before.left()),
                                left -> now.with(before.withLeft(left))));
    }
}
