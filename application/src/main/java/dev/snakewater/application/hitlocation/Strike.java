package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.CoreRule;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.Blow;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;

/**
 * A strike, as it is now.
 *
 * @param attacker who strikes
 * @param attempt how
 * @param before the one he strikes at, as he was before it
 * @param target the same, as he is now
 * @param rulings how the game master reads what the rules leave open
 * @param phase what comes next
 */
public record Strike(
        Person attacker, Attempt attempt, Person before, Person target, LocationRulings rulings, Phase phase) {

    /**
     * How somebody strikes.
     *
     * @param skill his skill
     * @param hands with which hands
     * @param blow with what, at what
     * @param aim why at that
     * @param against what he has to reach
     */
    public record Attempt(Degree skill, Hands hands, Blow blow, HitLocationEvent.Aim aim, Against against) {}

    /** What a strike has to reach. */
    public sealed interface Against {}

    /** The target's own roll. */
    public record Defence(Degree skill) implements Against {}

    /** A difficulty, hand to hand: the target does not defend itself. */
    public record Difficulty(Degree degree) implements Against {}

    /** A difficulty, from afar. */
    public record Range(Degree degree) implements Against {}

    /** What comes next. */
    public sealed interface Phase {}

    /** The attacker rolls. */
    public record Attacking() implements Phase {}

    /** The target rolls against this total. */
    public record Defending(int total) implements Phase {}

    /** A hit by this margin rolls where it goes. */
    public record Locating(int margin, Optional<Region> soFar) implements Phase {}

    /** The target rolls for staying on its feet, after this. */
    public record Swaying(Hit hit, BodyPart buckles) implements Phase {}

    /**
     * A hit.
     *
     * @param part where
     * @param points how many points of damage it did, at least 0
     */
    public record Hit(BodyPart part, int points) {}

    /** How a strike opens that is set up so. */
    static Strike of(StrikeScenario scenario) {
        LocationRulings rulings = scenario.readings();
        Person target = scenario.target().read(rulings.woundModel());
        StrikeScenario.Attack attack = scenario.attack();
        Attempt attempt = new Attempt(
                attack.skill(),
                attack.inHands(),
                new Blow(attack.with(), attack.strength(), aimedAt(attack, target)),
                aim(attack, target),
                against(attack));
        return new Strike(
                scenario.attacker().read(rulings.woundModel()), attempt, target, target, rulings, new Attacking());
    }

    private static AimedAt aimedAt(StrikeScenario.Attack attack, Person target) {
        int size = attack.size().orElse(0);
        return attack.called()
                .map(part -> AimedAt.of(part, size))
                .orElseGet(() -> AimedAt.whole(target.name().text(), size));
    }

    private static HitLocationEvent.Aim aim(StrikeScenario.Attack attack, Person target) {
        if (target.whole()) {
            return HitLocationEvent.Aim.WHOLE;
        }
        if (attack.called().isPresent()) {
            return HitLocationEvent.Aim.CALLED;
        }
        return attack.isTooFar() ? HitLocationEvent.Aim.TOO_FAR : HitLocationEvent.Aim.TORSO;
    }

    private static Against against(StrikeScenario.Attack attack) {
        return attack.defence()
                .<Against>map(Defence::new)
                .or(() -> attack.range().map(Range::new))
                .orElseGet(() -> new Difficulty(attack.difficulty().orElseThrow()));
    }

    /** Whether it comes from afar. */
    boolean isRanged() {
        return attempt.against() instanceof Range;
    }

    /** What the attacker rolls with. */
    Tally toHit() {
        Tally skill = Tally.of(
                attacker.name(),
                isRanged() ? "shot" : "blow",
                attempt.skill().value(),
                attempt.blow().weapon() + " " + attempt.skill(),
                CoreRule.FACT_3_ACTIONS);
        Tally sized = isRanged() ? skill : attempt.blow().at().inMelee(skill);
        return attacker.body().hindered(sized, attacker.fighting(attempt.hands()));
    }

    /** What he has to reach; nothing, if the target rolls against him. */
    Optional<Tally> difficulty() {
        return switch (attempt.against()) {
            case Defence defence -> Optional.empty();
            case Difficulty hard -> Optional.of(difficulty(hard.degree()));
            case Range range -> Optional.of(attempt.blow().at().atRange(difficulty(range.degree())));
        };
    }

    /** What the target defends itself with: as it stands or lies, with what it holds, or with its right hand. */
    Tally defence(Degree skill) {
        return target.body()
                .hindered(
                        Tally.of(target.name(), "defence", skill.value(), "defence " + skill, CoreRule.FACT_3_ACTIONS),
                        target.fighting());
    }

    /** The damage of a hit. */
    Tally damage(BodyPart part, int margin) {
        int armour = target.armour().on(part);
        boolean addBack = rulings.calledShotDamageAddBack();
        return target.whole()
                ? attempt.blow().damage(target.name(), margin, armour, addBack)
                : attempt.blow().damage(target.name(), margin, part, armour, addBack);
    }

    /** This under other rulings. */
    Strike under(LocationRulings other) {
        return new Strike(attacker, attempt, before, target, other, phase);
    }

    /** This with something else to come. */
    Strike at(Phase next) {
        return new Strike(attacker, attempt, before, target, rulings, next);
    }

    /** This with another attacker. */
    Strike by(Person other) {
        return new Strike(other, attempt, before, target, rulings, phase);
    }

    /** This with the target as it is then. */
    Strike on(Person other) {
        return new Strike(attacker, attempt, before, other, rulings, phase);
    }

    /** This with a target that was always so. */
    Strike onAnother(Person other) {
        return new Strike(attacker, attempt, other, other, rulings, phase);
    }

    /** Everybody in it. */
    List<Person> people() {
        return List.of(attacker, target);
    }

    private Tally difficulty(Degree degree) {
        return Tally.of(attacker.name(), "difficulty", degree.value(), "difficulty " + degree, CoreRule.FACT_3_ACTIONS);
    }
}
