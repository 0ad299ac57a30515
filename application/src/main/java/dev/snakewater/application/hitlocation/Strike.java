package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.Blow;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Withers;
import java.util.List;
import java.util.Optional;

/**
 * A strike, as it is now.
 *
 * @param attacker who strikes
 * @param attack how
 * @param before the one he strikes at, as he was before it
 * @param target the same, as he is now
 * @param rulings how the game master reads what the rules leave open
 * @param phase what comes next
 */
@Withers
public record Strike(
        Person attacker,
        StrikeScenario.Attack attack,
        Person before,
        Person target,
        LocationRulings rulings,
        Phase phase)
        implements StrikeBuilder.With {

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

    /** Returns how a strike opens that is set up so. */
    static Strike of(StrikeScenario scenario) {
        WoundModel model = scenario.rulings().woundModel();
        Person target = scenario.target().read(model);
        return new Strike(
                scenario.attacker().read(model),
                scenario.attack(),
                target,
                target,
                scenario.rulings(),
                new Attacking());
    }

    /** Returns with what he strikes, and at what. */
    Blow blow() {
        AimedAt at = attack.called()
                .map(part -> AimedAt.of(part, attack.size()))
                .orElseGet(() -> AimedAt.whole(target.name().text(), attack.size()));
        return new Blow(attack.with(), attack.strength(), at);
    }

    /** Returns why he strikes at that. */
    HitLocationEvent.Aim aim() {
        if (target.whole()) {
            return HitLocationEvent.Aim.WHOLE;
        }
        if (attack.called().isPresent()) {
            return HitLocationEvent.Aim.CALLED;
        }
        return attack.tooFar() ? HitLocationEvent.Aim.TOO_FAR : HitLocationEvent.Aim.TORSO;
    }

    /** Returns whether it comes from afar. */
    boolean isRanged() {
        return attack.against().range().isPresent();
    }

    /** What the attacker rolls with. */
    Tally toHit() {
        Tally skill = attacker.tally(isRanged() ? "shot" : "blow", attack.with(), attack.skill());
        Tally sized = isRanged() ? skill : blow().at().inMelee(skill);
        return attacker.body().hindered(sized, attacker.fighting(attack.hands()));
    }

    /** What he has to reach; nothing, if the target rolls against him. */
    Optional<Tally> difficulty() {
        StrikeScenario.Against against = attack.against();
        return against.range()
                .map(range -> blow().at().atRange(attacker.difficulty(range)))
                .or(() -> against.difficulty().map(attacker::difficulty));
    }

    /** What the target defends itself with: as it stands or lies, with what it holds, or with its right hand. */
    Tally defence(Degree skill) {
        return target.body().hindered(target.tally("defence", "defence", skill), target.fighting());
    }

    /** The damage of a hit. */
    Tally damage(BodyPart part, int margin) {
        int armour = target.armour().on(part);
        boolean addBack = rulings.calledShotDamageAddBack();
        return target.whole()
                ? blow().damage(target.name(), margin, armour, addBack)
                : blow().damage(target.name(), margin, part, armour, addBack);
    }

    /** This with a target that was always so. */
    Strike onAnother(Person other) {
        return with(it -> it.before(other).target(other));
    }

    /** Everybody in it. */
    List<Person> people() {
        return List.of(attacker, target);
    }
}
