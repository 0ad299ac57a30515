package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.gurps.Box.End;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.Fumble;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The outcome of an attack (GR-9): its end (of several rounds the gravest, none if called off), who was hit, and what the attacker fumbled.
 */
public record GurpsOutcome(Optional<End> end, Optional<Victim> victim, List<Fumble> fumbles) implements Measured {

    private static final List<Condition> MEASURED =
            List.of(Condition.STUNNED, Condition.FALLEN, Condition.UNCONSCIOUS, Condition.CRIPPLED);

    /** Who was hit, his hit points before the attack, the shock on his next turn, and what the attack has done to him. */
    public record Victim(
            Name name,
            boolean isAttacker,
            int before,
            int shock,
            @Unwrapped Harm harm) {

        /** Returns the hits he took. */
        public int injury() {
            return before - harm.hitPoints();
        }

        /** Returns whether he is in this condition. */
        public boolean is(Condition condition) {
            return harm.conditions().contains(condition);
        }
    }

    @Override
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>();
        end.ifPresent(is -> findings.add(Finding.one("end", is)));
        int hit = victim.map(who -> who.isAttacker() ? 2 : 1).orElse(0);
        findings.add(Finding.ranked("hit", hit, victim.map(Victim::name)));
        findings.add(Finding.counts("injury", victim.map(Victim::injury).orElse(0)));
        for (Condition condition : MEASURED) {
            findings.add(
                    Finding.is("became", victim.filter(who -> who.is(condition)).isPresent(), condition));
        }
        findings.add(Finding.is("weapon", fumbles.stream().anyMatch(Fumble::losesTheWeapon)));
        return findings;
    }

    /** Returns the conditions that findings tell. */
    static List<Condition> measured(Harm harm) {
        return harm.conditions().stream().filter(MEASURED::contains).toList();
    }

    /** Returns the first of the fumbles that findings tell: the others tell no more. */
    static List<Fumble> measured(List<Fumble> fumbles) {
        return fumbles.stream().filter(Fumble::losesTheWeapon).limit(1).toList();
    }

    static GurpsOutcome of(ChartedAttack attack, Optional<End> last) {
        Optional<End> end = last.map(attack::gravest);
        boolean isHurt = attack.gravest().isPresent() || !attack.harm().equals(Harm.noneTo(attack.figure()));
        boolean isHit = end.map(one -> one != End.MISSED).orElse(isHurt);
        return new GurpsOutcome(end, isHit ? Optional.of(victim(attack)) : Optional.empty(), attack.fumbles());
    }

    private static Victim victim(ChartedAttack attack) {
        int before = attack.person().points().left();
        int shock =
                attack.person().highPainThreshold() ? 0 : before - attack.harm().hitPoints();
        return new Victim(attack.whom(), attack.mark() == Engagement.SELF, before, shock, attack.harm());
    }
}
