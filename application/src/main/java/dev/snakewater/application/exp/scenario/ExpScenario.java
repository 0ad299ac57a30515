package dev.snakewater.application.exp.scenario;

import dev.snakewater.application.exp.procedure.ExpOutcome;
import dev.snakewater.application.exp.procedure.ExpPolicy;
import dev.snakewater.application.exp.procedure.Phase;
import dev.snakewater.application.exp.procedure.ToHitProcedure;
import dev.snakewater.application.exp.procedure.ToHitSituation;
import dev.snakewater.application.exp.telling.ExpTelling;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Sheet;
import dev.snakewater.application.scenario.Sheets;
import dev.snakewater.application.scenario.Variations;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.combatant.Persona.Posture;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.modifier.ToHit;
import dev.snakewater.domain.exp.scene.Approach;
import dev.snakewater.domain.exp.scene.Approach.Protection;
import dev.snakewater.domain.exp.scene.Scene;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.weapon.Weapon;
import dev.snakewater.domain.exp.wound.Damage;
import dev.snakewater.domain.exp.wound.Health;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Unwrapped;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What a referee writes to set up one attack. */
public record ExpScenario(
        @Default("tactical") Attack.Play play,
        @Unwrapped Scene scene,
        @Unwrapped Approach approach,
        Combatant attacker,
        Combatant target,
        Rulings rulings)
        implements SetUp<ToHitSituation, ExpOutcome> {

    /** Returns the kind {@code exp-to-hit}: one attack. */
    public static ScenarioKind<ToHitSituation, ExpOutcome> kind() {
        return ScenarioKind.of("exp-to-hit", ExpScenario.class, new ToHitProcedure(), new ExpTelling())
                .withPolicies(List.of(ExpPolicy.values()))
                .withSequel(ScenarioKind.Sequel.AGAIN)
                .withNumbers(List.of(
                        ToHit.TO_HIT, ToHit.ARMOUR_RATING, ToHit.BLIND_FIRE, Damage.DAMAGE, Damage.SYSTEM_SHOCK));
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
        return ToHitSituation.opening(attack());
    }

    @Override
    public List<Combatant> sheets() {
        return List.of(attacker, target);
    }

    /** Returns the next attack, in the weather of now on a target with her losses; none if she is down, other than stunned (EXF-11). */
    @Override
    public Optional<ExpScenario> aftermath(ExpOutcome outcome) {
        if (outcome.state().filter(Health.State::staysDown).isPresent()) {
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

    /** Returns a persona with this many hit points left; each system of a robot that broke took a tenth of its most for good. */
    private static Persona wounded(Persona before, int left, int damage) {
        Health after = Health.of(before).orElseThrow().less(damage);
        boolean isRobot = before.kind() == Persona.Kind.ROBOT;
        return before.with((isRobot ? after.atRest() : after).points().withLeft(left));
    }

    @Override
    public SetUp<ToHitSituation, ExpOutcome> after(
            Interlude what, SetUp<ToHitSituation, ExpOutcome> before, String at, ProblemCollector refused) {
        return switch (what) {
            case Interlude.HealAll all ->
                new ExpScenario(
                        play,
                        scene,
                        approach,
                        attacker.healed(Persona.GREATEST),
                        target.healed(Persona.GREATEST),
                        rulings);
            case Interlude.Heal(String who, int points) ->
                new Sheets<>(sheets(), Combatant::name)
                        .called(who, at, refused)
                        .map(one -> {
                            refused.when(one.healed(points).equals(one), at, "interlude.unhurt", one.persona.name());
                            boolean isTarget = one.equals(target);
                            Combatant healed = one.healed(points);
                            return new ExpScenario(
                                    play,
                                    scene,
                                    approach,
                                    isTarget ? attacker : healed,
                                    isTarget ? healed : target,
                                    rulings);
                        })
                        .orElse(this);
            default -> SetUp.super.after(what, before, at, refused);
        };
    }

    @Override
    public void vary(Variations<SetUp<ToHitSituation, ExpOutcome>> all) {
        Attack attack = attack();
        Variations<Attack> attacks = all.within(this::as);
        scene(attack, attacks);
        protection(attack, attacks);
        bearing(attack, attacks);
        position(attack, attacks);
        List<Weapon> known = attack.attacker().weapons().stream()
                .map(weapon -> weapon.withProficient(true))
                .toList();
        Persona proficient = attack.attacker().withWeapons(known);
        attacks.add("variation.proficient", attack.withAttacker(proficient), proficient.name());
    }

    private static void scene(Attack attack, Variations<Attack> all) {
        Scene scene = attack.scene();
        all.each("variation.without", scene.weather().decided(), decided -> without(attack, decided.condition()));
        all.each("variation.without", scene.weather().toThrow(), thrown -> without(attack, thrown));
        all.add("variation.gravity", attack.withScene(scene.withHighGravity(false)));
        for (int i = 0; i < scene.adjustments().size(); i++) {
            List<Scene.RefereesOwn> fewer = new ArrayList<>(scene.adjustments());
            String what = fewer.remove(i).what();
            all.add("variation.adjustment", attack.withScene(scene.withAdjustments(fewer)), what);
        }
    }

    /** Weather that is gone blinds nobody. */
    private static Attack without(Attack attack, Weather.Condition condition) {
        Optional<Approach.BlindFire> blind = attack.approach()
                .blind()
                .map(as -> new Approach.BlindFire(
                        as.cue(),
                        as.causes().stream().filter(cause -> cause != condition).toList()));
        return attack.withScene(
                        attack.scene().withWeather(attack.scene().weather().without(condition)))
                .withApproach(attack.approach().withBlind(blind));
    }

    private static void protection(Attack attack, Variations<Attack> all) {
        Variations<Approach> approaches = all.within(attack::withApproach);
        Protection between = attack.approach().protection();
        Variations<Protection> others = approaches.within(attack.approach()::withProtection);
        Variations<Protection> covered = others.when(between.barrier() > 0);
        covered.add(
                "variation.cover", between.with(it -> it.cover(Optional.empty()).roundACorner(Optional.empty())));
        covered.add("variation.pierced", between.withPierced(true));
        others.add("variation.concealment", between.withConcealment(0));
        approaches.add("variation.seeing", attack.approach().withBlind(Optional.empty()));
    }

    private static void bearing(Attack attack, Variations<Attack> all) {
        Persona attacker = attack.attacker();
        Persona target = attack.target();
        Variations<Persona> hers = all.within(attack::withAttacker);
        Variations<Persona> targets = all.within(attack::withTarget);
        hers.add("variation.standing", attacker.in(Posture.STANDING), attacker.name());
        targets.add("variation.standing", target.in(Posture.STANDING), target.name());
        Persona.Bearing asFast = attacker.bearing().going(target.bearing().pace());
        hers.when(attack.movementDifferential() > 0)
                .add("variation.as-fast", attacker.withBearing(asFast), attacker.name(), target.name());
        hers.add("variation.bolster", attacker.withBearing(attacker.bearing().withBolster(0)), attacker.name());
        targets.add("variation.bolster", target.withBearing(target.bearing().withBolster(0)), target.name());
    }

    private static void position(Attack attack, Variations<Attack> all) {
        Approach approach = attack.approach();
        boolean front = !approach.fromBehind();
        all.add("variation.behind", attack.withApproach(approach.withFromBehind(front)), front);
        int hexes = attack.hexes();
        Stream<Integer> ranges = attack.attacker().weapons().stream()
                .flatMap(weapon -> weapon.carriedBy(attack.attacker().body().strength()).stream())
                .filter(range -> range < hexes);
        Stream<Integer> half = Stream.of(hexes / 2).filter(nearer -> nearer > 0);
        all.each("variation.hexes", Stream.concat(ranges, half).distinct().toList(), nearer -> over(attack, nearer));
    }

    private static Attack over(Attack attack, int hexes) {
        return attack.with(it -> it.approach(attack.approach().over(hexes))
                .attacker(nowhere(attack.attacker()))
                .target(nowhere(attack.target())));
    }

    private static Persona nowhere(Persona persona) {
        return persona.withBearing(persona.bearing().withAt(Optional.empty()));
    }

    /** One of the two. Of an attacker the combat table and the weapons are looked at, of a target the armour rating. */
    public record Combatant(
            @Unwrapped Persona persona,
            @Default("best chance") ExpPolicy policy,
            @Default("false") boolean player) implements Sheet<ToHitSituation> {

        @Override
        public Name name() {
            return persona.name();
        }

        private Combatant healed(int points) {
            return persona.body()
                    .points()
                    .map(now -> now.withLeft((int) Math.min(now.most(), (long) now.left() + points)))
                    .map(then -> new Combatant(persona.with(then), policy, player))
                    .orElse(this);
        }
    }

    /** Returns the attack that it sets up. */
    public Attack attack() {
        return new Attack(play, scene, attacker.persona, target.persona, approach, rulings);
    }

    /** Returns this scenario with everything as it is in another attack. */
    public ExpScenario as(Attack other) {
        Combatant one = new Combatant(other.attacker(), attacker.policy, attacker.player);
        Combatant two = new Combatant(other.target(), target.policy, target.player);
        return new ExpScenario(other.play(), other.scene(), other.approach(), one, two, other.rulings());
    }
}
