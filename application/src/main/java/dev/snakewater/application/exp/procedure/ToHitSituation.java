package dev.snakewater.application.exp.procedure;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.wound.Health;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An attack as it is now, with any of the weapons until she has taken one; what dice have decided of the weather stays for the whole fight (EX-13). */
@Withers
public record ToHitSituation(Attack attack, List<Weather> thrown, Phase phase) implements ToHitSituationBuilder.With {

    /** Returns an attack that has not begun: dice decide the weather first, if they are to. */
    public static ToHitSituation opening(Attack attack) {
        boolean isDecided = attack.scene().weather().toThrow().isEmpty();
        return new ToHitSituation(attack, List.of(), isDecided ? new Phase.Arming() : new Phase.Weathering());
    }

    /** Returns the attacker's name. */
    public Name by() {
        return attack.attacker().name();
    }

    /** Returns the target's name. */
    public Name at() {
        return attack.target().name();
    }

    String weapon() {
        return attack.weapon().called();
    }

    Optional<Health> health() {
        return Health.of(attack.target());
    }

    /** Returns the target's hit points, if they are given. */
    public Optional<HitPoints> points() {
        return attack.target().body().points();
    }

    /** Returns the attack with each weapon that she can still take. */
    public List<Attack> attacks() {
        return attack.attacker().weapons().stream().map(attack::withWeapon).toList();
    }

    /** Returns the rows of the combat table that the weapons need. */
    List<Persona.CombatRow> rows() {
        Stream<Persona.CombatRow> all = attacks().stream().flatMap(with -> with.row().stream());
        return all.distinct().toList();
    }

    ToHitSituation with(Health left) {
        return with(left.points());
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
