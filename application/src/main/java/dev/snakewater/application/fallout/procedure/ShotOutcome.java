package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Condition;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * The outcome of an action.
 *
 * @param lost hit points lost by the target, including those below 0
 * @param pose the shooter's pose afterwards; upright if empty
 * @param inCover whether she is in cover afterwards; not if empty
 */
public record ShotOutcome(
        Name by,
        Name at,
        ShotSituation.Toll toll,
        int lost,
        Condition target,
        List<Refusal> refused,
        int actionPoints,
        List<Held> guns,
        Optional<Pose> pose,
        Optional<Boolean> inCover)
        implements Measured {

    /** The measures of what becomes of the target, and of what does not come to a shot. */
    static final List<String> OF_THE_TARGET = List.of("lost", "refused", "down", "weapon");

    /** Uses only what changes from shot to shot, as situations do. */
    @Override
    public int hashCode() {
        return Objects.hash(toll, lost, target, actionPoints);
    }

    List<GunNames.NamedGun> named() {
        return GunNames.named(guns);
    }

    @Override
    public List<Finding> findings() {
        List<Finding> findings = new ArrayList<>(List.of(Finding.counts("lost", lost, at)));
        if (!refused.isEmpty()) {
            findings.add(Finding.ranked("refused", 0, ShotEvent.Because.of(refused)));
        }
        findings.add(Finding.counts("hits", toll.hits()));
        findings.add(Finding.counts("criticals", toll.criticals()));
        findings.add(Finding.is("down", target.isDown(), at));
        findings.add(Finding.one("weapon", target.grip(), at));
        return List.copyOf(findings);
    }

    static ShotOutcome of(ShotSituation now, List<Refusal> refused) {
        Person shooter = now.encounter().shooter();
        return new ShotOutcome(
                shooter.name(),
                now.encounter().target().name(),
                now.toll(),
                now.hitPointsBefore() - now.target().hitPoints(),
                now.target(),
                refused,
                now.actionPoints(),
                now.guns(),
                Optional.of(shooter.pose()).filter(pose -> pose != Pose.UPRIGHT),
                Optional.of(shooter.inCover()).filter(covered -> covered));
    }
}
