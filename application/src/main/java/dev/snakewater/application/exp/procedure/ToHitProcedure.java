package dev.snakewater.application.exp.procedure;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.RulingChoices;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.combatant.Persona.Posture;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.scene.Approach;
import dev.snakewater.domain.exp.wound.Health;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.Optional;

/** One attack: the weather, the weapon, the gate of blind fire, the to-hit roll, damage, system shock. */
public final class ToHitProcedure implements Procedure<ToHitSituation, ExpOutcome> {

    /** As far as fights are fought; farther, if it was farther already. */
    private static final int USUALLY_FARTHEST = 60;

    @Override
    public Next<ToHitSituation, ExpOutcome> step(ToHitSituation now, Table table) {
        return now.phase().play(now, table);
    }

    /** Offers distance, postures and hit points. A system that breaks can no longer be prevented. */
    @Override
    public List<Choice<ToHitSituation>> amendments(ToHitSituation now) {
        Attack attack = now.attack();
        return Amendments.listed(all -> {
            if (now.phase() instanceof Phase.Attacking attacking) {
                Amendments<Attack> attacks = all.<Attack>within(now::withAttack).barring(attacking::barring);
                Amendments<Attack> hers = attacks.of(now.by());
                Amendments<Approach> approach = hers.within(attack::withApproach);
                int farthest = Math.max(USUALLY_FARTHEST, attack.hexes());
                approach.number("hexes to " + now.at(), 0, farthest, attack.approach()::over);
                approach.yesOrNo("from behind", attack.approach()::withFromBehind);
                posture(attack.attacker(), hers.within(attack::withAttacker));
                posture(attack.target(), attacks.of(now.at()).within(attack::withTarget));
            }
            now.points()
                    .filter(points -> !(now.phase() instanceof Phase.Breaking))
                    .ifPresent(points -> all.of(now.at())
                            .<HitPoints>within(now::with)
                            .number("hit points", 1, Math.max(points.most(), points.left()), points::withLeft));
        });
    }

    private static void posture(Persona who, Amendments<Persona> all) {
        all.oneOf("posture", Posture.values(), who::in);
    }

    @Override
    public List<Choice<ToHitSituation>> rulings(ToHitSituation now) {
        Attack attack = now.attack();
        return now.phase() instanceof Phase.Attacking attacking
                ? RulingChoices.of(
                        Rulings.DECLARED,
                        attack.rulings(),
                        changed -> attacking.barring(attack.withRulings(changed)),
                        changed -> now.withAttack(attack.withRulings(changed)))
                : List.of();
    }

    @Override
    public ExpOutcome calledOff(ToHitSituation now) {
        return switch (now.phase()) {
            case Phase.Attacking attacking -> ExpOutcome.unhurt(now, Optional.empty());
            case Phase.Reeling reeling ->
                ExpOutcome.hit(
                        now, Optional.of(reeling.damage()), now.health().map(left -> left.state(Persona.Kind.ANTHRO)));
            case Phase.Breaking breaking -> {
                Health rest = now.health().orElseThrow().atRest();
                yield ExpOutcome.hit(
                        now.with(rest), Optional.of(breaking.damage()), Optional.of(Phase.Breaking.state(rest)));
            }
            case Phase.Multiplying striking -> ExpOutcome.hit(now, Optional.empty(), Optional.empty());
            case Phase.Damaging striking -> ExpOutcome.hit(now, Optional.empty(), Optional.empty());
        };
    }
}
