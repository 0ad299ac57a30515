package dev.snakewater.application.exp;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.SetUp;
import dev.snakewater.application.procedure.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Damage;
import dev.snakewater.domain.exp.Gate;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Scene;
import dev.snakewater.domain.exp.ToHit;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Unwrapped;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a referee writes to set up one attack.
 *
 * @param play which of the two systems
 * @param scene where
 * @param approach how the attacker comes at the target
 * @param attacker who attacks
 * @param target whom
 * @param rulings how the referee reads the rules
 */
record ExpScenario(
        @Default("tactical") Attack.Play play,
        @Unwrapped Scene scene,
        @Unwrapped Approach approach,
        Combatant attacker,
        Combatant target,
        Rulings rulings)
        implements SetUp<ExpScenario, ToHitSituation, ExpOutcome> {

    static ScenarioKind<ExpScenario, ToHitSituation, ExpOutcome> kind() {
        return ScenarioKind.of("exp-to-hit", ExpScenario.class, new ToHitProcedure(), new ExpTelling())
                .withPolicies(List.of(ExpPolicy.values()))
                .withSequel(ScenarioKind.Sequel.AGAIN)
                .withNumbers(List.of(
                        ToHit.TO_HIT, ToHit.ARMOUR_RATING, Gate.BLIND_FIRE, Damage.DAMAGE, Damage.SYSTEM_SHOCK));
    }

    @Override
    public List<Problem> problems() {
        return ExpProblems.of(this);
    }

    /** Both, and the referee, who throws for the weather. */
    @Override
    public List<Name> everybody() {
        return List.of(attacker.persona.name(), target.persona.name(), Phase.Weathering.REFEREE);
    }

    @Override
    public ToHitSituation opening() {
        boolean isDecided = scene.weather().toThrow().isEmpty();
        return new ToHitSituation(attack(), List.of(), isDecided ? new Phase.Arming() : new Phase.Weathering());
    }

    @Override
    public Optional<Policy<ToHitSituation>> policyOf(Name fighter) {
        return Stream.of(attacker, target)
                .filter(combatant -> combatant.persona.name().equals(fighter))
                .<Policy<ToHitSituation>>map(Combatant::policy)
                .findFirst();
    }

    /** The same attack again in the weather that there is now, on a target that has lost what she has lost; none if she is down. */
    @Override
    public Optional<ExpScenario> aftermath(ExpOutcome outcome) {
        if (outcome.state().filter(HitPoints.State::isDown).isPresent()) {
            return Optional.empty();
        }
        Attack next = attack();
        for (Weather decided : outcome.thrown()) {
            next = next.in(decided);
        }
        if (outcome.hitPoints().isPresent()) {
            int damage = outcome.damage().orElse(0);
            next = next.withTarget(wounded(next.target(), outcome.hitPoints().get(), damage));
        }
        return Optional.of(as(next));
    }

    /** Somebody with so many hit points left; of a robot each system that broke took a tenth of the most for good. */
    private static Persona wounded(Persona before, int left, int damage) {
        HitPoints after =
                before.body().points().orElse(new HitPoints(left, left, 0)).less(damage);
        boolean broke = before.kind() == Persona.Kind.ROBOT && after.left() <= 0;
        return before.with((broke ? after.atRest() : after).withLeft(left));
    }

    @Override
    public void vary(Variations<ExpScenario> all) {
        ExpVariations.of(this, all);
    }

    /**
     * One of the two. Of an attacker the combat table and the weapons are looked at, of a target the armour rating.
     *
     * @param persona what stands on her sheet
     * @param policy who decides for her when nobody asks
     */
    @Withers
    record Combatant(
            @Unwrapped Persona persona,
            @Default("best chance") ExpPolicy policy) implements ExpScenarioCombatantBuilder.With {}

    /** The attack, with any of the weapons. */
    Attack attack() {
        return new Attack(play, scene, attacker.persona, target.persona, approach, rulings);
    }

    /** The same with what is another in this attack. */
    ExpScenario as(Attack other) {
        return new ExpScenario(
                other.play(),
                other.scene(),
                other.approach(),
                attacker.withPersona(other.attacker()),
                target.withPersona(other.target()),
                other.rulings());
    }
}
