package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.shot.Attempt;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Damage;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Result;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A shot: the d100, the d6 of a critical that was not aimed, and the dice of damage. */
final class ShotSteps {

    private ShotSteps() {}

    /** The next shot (FO-02, FO-07). */
    static Next<ShotSituation, ShotOutcome> fire(ShotSituation situation, Phase.Firing firing, Table table) {
        Attempt attempt = situation.attempt(firing.plan());
        Held held = situation.guns().get(firing.gun());
        ShotThrow shot = ShotThrow.of(attempt, held, FalloutRule.FO_02_SUCCESS, table);
        Result result = shot.result();
        table.tell(
                new ShotEvent.Fired(
                        attempt.shooter().name(),
                        situation.encounter().target().name(),
                        GunNames.of(situation.guns()).at(firing.gun()),
                        shot.chance(),
                        shot.critical(),
                        shot.fall(),
                        result,
                        attempt.isBurst()),
                why(attempt, result));
        ShotSituation thrown = situation.withToll(counted(situation.toll(), result));
        if (!result.hits()) {
            return next(thrown, firing);
        }
        boolean struck = result == Result.CRITICAL;
        return Next.go(thrown.withPhase(
                struck && attempt.aimedAt().isEmpty()
                        ? new Phase.Locating(firing)
                        : new Phase.Damaging(firing, struck, attempt.aimedAt())));
    }

    /** Where a critical strikes that was not aimed (FO-13). */
    static Next<ShotSituation, ShotOutcome> locate(ShotSituation situation, Phase.Locating locating, Table table) {
        Encounter encounter = situation.encounter();
        Fall fall = ShotThrow.location(encounter.shooter().name(), table);
        Part part =
                encounter.locations().at(fall.total(), situation.target().grip().isArmed());
        Rule by = encounter.locatedBy();
        boolean burst = situation.attempt(locating.shot().plan()).isBurst();
        table.tell(
                new ShotEvent.Located(encounter.target().name(), fall, part, by),
                burst ? List.of(by, FalloutRule.FO_27_BURST_CRITICALS) : List.of(by));
        return Next.go(situation.withPhase(new Phase.Damaging(locating.shot(), true, Optional.of(part))));
    }

    /** The damage of a hit, on the target or on his weapon (FO-15, FO-16, FO-28). */
    static Next<ShotSituation, ShotOutcome> damage(ShotSituation situation, Phase.Damaging hit, Table table) {
        Encounter encounter = situation.encounter();
        Held held = situation.guns().get(hit.shot().gun());
        Tally counted = table.count(Damage.of(encounter, held.gun(), hit.critical(), hit.part()), Damage::limited);
        Fall fall =
                table.roll(encounter.shooter().name(), Damage.DAMAGE, held.gun().damage(), FalloutRule.FO_28_ARMOUR);
        Tally damage = Damage.settled(counted, fall);
        Condition after = hit.part().filter(Part.WEAPON::equals).isPresent()
                ? onTheWeapon(situation, hit, damage, table)
                : onTheBody(situation, hit, damage, table);
        return next(situation.withTarget(after), hit.shot());
    }

    private static Condition onTheWeapon(ShotSituation situation, Phase.Damaging hit, Tally damage, Table table) {
        Name at = situation.encounter().target().name();
        Condition after = situation.target().disarmed(hit.critical());
        table.tell(new ShotEvent.WeaponStruck(at, damage, hit.critical(), after.grip()), FalloutRule.FO_16_WEAPON_HIT);
        return after;
    }

    private static Condition onTheBody(ShotSituation situation, Phase.Damaging hit, Tally damage, Table table) {
        Encounter encounter = situation.encounter();
        Name at = encounter.target().name();
        Condition after = situation.target().less(damage.total());
        boolean aimed = situation.attempt(hit.shot().plan()).aimedAt().isPresent();
        table.tell(
                new ShotEvent.Damaged(at, damage, Damage.raw(damage), hit.part(), aimed, after.hitPoints()),
                aimed
                        ? List.of(FalloutRule.FO_28_ARMOUR, FalloutRule.FO_20_DECLARED_PART)
                        : List.of(FalloutRule.FO_28_ARMOUR));
        if (hit.critical()) {
            Part part = hit.part().orElse(Part.TORSO);
            after = after.wounded(part, encounter.rulings());
            table.tell(new ShotEvent.Wounded(at, part, encounter.rulings().wounds()), FalloutRule.FO_69_WOUNDS);
        }
        if (after.isDown() && !situation.target().isDown()) {
            table.tell(new ShotEvent.WentDown(at), FalloutRule.FO_70_DOWN);
        }
        return after;
    }

    private static ShotSituation.Toll counted(ShotSituation.Toll toll, Result result) {
        return new ShotSituation.Toll(
                toll.shots() + 1,
                toll.hits() + (result.hits() ? 1 : 0),
                toll.criticals() + (result == Result.CRITICAL ? 1 : 0));
    }

    private static List<Rule> why(Attempt attempt, Result result) {
        List<Rule> why = new ArrayList<>(List.of(FalloutRule.FO_02_SUCCESS));
        if (attempt.isBurst()) {
            why.add(FalloutRule.FO_23_SHOT_BY_SHOT);
        }
        if (result == Result.FUMBLE) {
            why.add(FalloutRule.FO_06_CRITICAL_FAILURE);
        }
        return why;
    }

    private static Next<ShotSituation, ShotOutcome> next(ShotSituation situation, Phase.Firing shot) {
        Phase.Firing rest = shot.fired();
        return rest.shots() > 0 ? Next.go(situation.withPhase(rest)) : ActionSteps.over(situation);
    }
}
