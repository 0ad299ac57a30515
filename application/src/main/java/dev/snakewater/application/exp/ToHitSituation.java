package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An attack as it is now, with any of the weapons until she has taken one; what dice have decided of the weather stays for the whole fight (EX-13). */
@Withers
record ToHitSituation(Attack attack, List<Weather> thrown, Phase phase) implements ToHitSituationBuilder.With {

    Name by() {
        return attack.attacker().name();
    }

    Name at() {
        return attack.target().name();
    }

    String weapon() {
        return attack.weapon().called();
    }

    Optional<HitPoints> points() {
        return attack.target().body().points();
    }

    List<Attack> attacks() {
        return attack.attacker().weapons().stream().map(attack::withWeapon).toList();
    }

    /** What of the combat table the weapons want. */
    List<Persona.CombatRow> rows() {
        return attacks().stream()
                .flatMap(with -> with.row().stream())
                .distinct()
                .toList();
    }

    ToHitSituation with(HitPoints left) {
        return withAttack(attack.withTarget(attack.target().with(left)));
    }

    ToHitSituation in(Weather decided) {
        return with(it -> it.attack(attack.in(decided))
                .thrown(Stream.concat(thrown.stream(), Stream.of(decided)).toList()));
    }

    Next<ToHitSituation, ExpOutcome> to(Phase next) {
        return Next.go(withPhase(next));
    }
}
