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
import java.util.Optional;

/**
 * What came of an action.
 *
 * @param toll what was fired, and what came of it
 * @param lost how many hit points the target lost, those below 0 included
 * @param refused why something was not done in the end, if the rules refused it
 * @param guns what she has at hand, with the rounds that are left
 * @param pose how she holds herself then; upright, if left out
 * @param inCover whether she is in cover then; not, if left out
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
