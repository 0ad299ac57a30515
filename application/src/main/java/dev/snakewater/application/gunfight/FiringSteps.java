package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.LocationProcedure;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.gunfight.CalledShots;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Shooting;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.LocationDie;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parts 3 and 4, second half of a slot: every shot is rolled, all hits do their damage, and what comes next. */
final class FiringSteps {

    private FiringSteps() {}

    /** Rolls the next shot, or the next damage roll; after the last, does the damage and goes on. */
    static Next<Gunfight, GunfightOutcome> fire(Gunfight fight, Phase.Firing firing, Table table) {
        return isRolled(fight, firing)
                ? HarmSteps.goOn(HarmSteps.settle(fight, firing, table), firing.turn(), table)
                : Next.go(roll(fight, firing, table));
    }

    /** Whether everything has been rolled that the shots of a slot are rolled with. */
    static boolean isRolled(Gunfight fight, Phase.Firing firing) {
        return firing.toFire().isEmpty()
                && firing.hits().stream().noneMatch(Phase.Hit::wantsLocation)
                && toRollForDamage(fight, firing).isEmpty();
    }

    /** Rolls where the last hit goes, if dice say it; otherwise the next shot; after the last, the next damage roll. */
    static Gunfight roll(Gunfight fight, Phase.Firing firing, Table table) {
        if (firing.hits().stream().anyMatch(Phase.Hit::wantsLocation)) {
            return fight.withPhase(located(fight, firing, table));
        }
        return fight.withPhase(
                firing.toFire().isEmpty()
                        ? damageRolled(firing, toRollForDamage(fight, firing).orElseThrow(), table)
                        : shot(fight, firing, table));
    }

    private static Optional<Phase.Hit> toRollForDamage(Gunfight fight, Phase.Firing firing) {
        return fight.scene().rulings().damageRoll()
                ? firing.hits().stream()
                        .filter(hit -> hit.damageRoll().isEmpty())
                        .findFirst()
                : Optional.empty();
    }

    /** Rolls a shot; wounds of this slot do not touch it (GF-09). */
    private static Phase.Firing shot(Gunfight fight, Phase.Firing firing, Table table) {
        Shot shot = firing.toFire().getFirst();
        List<Phase.Hit> hits = new ArrayList<>(firing.hits());
        margin(fight, shot, table)
                .filter(margin -> margin >= 0)
                .ifPresent(margin -> hits.add(new Phase.Hit(
                        shot.by(), shot.gun(), shot.at(), margin, Optional.empty(), landing(fight, shot))));
        List<Shot> left = firing.toFire().subList(1, firing.toFire().size());
        return new Phase.Firing(firing.turn(), List.copyOf(left), hits, firing.leaving());
    }

    /** Where a hit goes: where it was aimed, to the torso, or, from far away, where dice will say (HL-01, HL-04, HL-06). */
    private static Optional<Phase.Landing> landing(Gunfight fight, Shot shot) {
        return aim(fight, shot)
                .map(aim -> aim == HitLocationRule.HL_06_TOO_DISTANT
                        ? Phase.Landing.byDice()
                        : Phase.Landing.on(shot.called()));
    }

    /** The rule by which a shot is aimed at what it is aimed at; none where hits have no locations. */
    private static Optional<Rule> aim(Gunfight fight, Shot shot) {
        Rulings rulings = fight.scene().rulings();
        Distance distance = fight.between(fight.fighter(shot.by()), fight.fighter(shot.at()));
        if (!rulings.located()) {
            return Optional.empty();
        }
        return Optional.of(
                shot.called().isPresent()
                        ? HitLocationRule.HL_01_AIM_AT_A_PART
                        : CalledShots.barOnDistance(distance, rulings).orElse(HitLocationRule.HL_04_DEFAULT_PART));
    }

    /** Throws the next die for where a hit goes (HL-07 to HL-10). */
    private static Phase.Firing located(Gunfight fight, Phase.Firing firing, Table table) {
        LocationDie die = fight.scene().rulings().body().die();
        List<Phase.Hit> hits = new ArrayList<>(firing.hits());
        hits.replaceAll(hit -> hit.wantsLocation() ? located(hit, die, table) : hit);
        return new Phase.Firing(firing.turn(), firing.toFire(), hits, firing.leaving());
    }

    /** At most one hit wants a location: the last. */
    private static Phase.Hit located(Phase.Hit hit, LocationDie die, Table table) {
        Phase.Landing landing = hit.landing().orElseThrow();
        Region region = LocationProcedure.roll(hit.by(), landing.where(), die, table);
        return hit.withLanding(Optional.of(new Phase.Landing(Optional.of(region), landing.called())));
    }

    private static Phase.Firing damageRolled(Phase.Firing firing, Phase.Hit hit, Table table) {
        Fall fall = table.roll(hit.by(), "damage", DicePool.FOUR_FUDGE, CoreOption.FACT_14_DAMAGE_ROLL);
        List<Phase.Hit> hits = new ArrayList<>(firing.hits());
        hits.set(hits.indexOf(hit), hit.withDamageRoll(Optional.of(fall.total())));
        table.tell(new ShootingEvent.DamageRolled(hit.by(), hit.at(), fall), CoreOption.FACT_14_DAMAGE_ROLL);
        return new Phase.Firing(firing.turn(), List.of(), hits, firing.leaving());
    }

    /** By how much a shot reaches its difficulty; none if it misses without a throw. */
    private static Optional<Integer> margin(Gunfight fight, Shot shot, Table table) {
        Gunfighter shooter = fight.fighter(shot.by());
        Gunfighter target = fight.fighter(shot.at());
        int left = shooter.guns().get(shot.gun()).rounds();
        Optional<Rule> misses = Shooting.missesOutright(target);
        if (misses.isPresent()) {
            table.tell(
                    new ShootingEvent.FiredAtCover(shot, left, misses.get()),
                    misses.get(),
                    GunfightRule.GF_38_AMMUNITION);
            return Optional.empty();
        }
        Tally toHit = table.count(Shooting.toHit(shooter, target, shot));
        Tally difficulty = table.count(Shooting.difficulty(fight.between(shooter, target), target, shot));
        Fall fall = table.roll(shot.by(), shot.manner().toString(), DicePool.FOUR_FUDGE, rule(shot.manner()));
        int total = toHit.total() + fall.total();
        Rulings rulings = fight.scene().rulings();
        int margin = Shooting.margin(total, difficulty.total(), fall.total(), rulings);
        ShootingEvent.Fired fired = new ShootingEvent.Fired(
                shot,
                toHit,
                difficulty,
                fall,
                total,
                margin,
                left,
                shooter.usesTwoGuns(),
                Shooting.critical(fall.total(), rulings),
                aim(fight, shot));
        table.tell(fired, why(fired));
        return Optional.of(margin);
    }

    private static List<Rule> why(ShootingEvent.Fired fired) {
        List<Rule> rules = new ArrayList<>(List.of(GunfightRule.GF_36_UNOPPOSED, GunfightRule.GF_38_AMMUNITION));
        if (fired.twoGuns()) {
            rules.add(GunfightRule.GF_31_TWO_GUN_AMMUNITION);
        }
        if (fired.shot().manner() == Shot.Manner.TWO_GUN_SHOT) {
            rules.add(GunfightRule.GF_34_NEVER_TWICE);
        }
        fired.critical().ifPresent(rules::add);
        fired.aim().ifPresent(rules::add);
        fired.shot().called().ifPresent(called -> rules.add(HitLocationRule.HL_02_SIZE));
        return rules;
    }

    private static GunfightRule rule(Shot.Manner manner) {
        return switch (manner) {
            case SNAPSHOT -> GunfightRule.GF_14_SNAPSHOT;
            case SECOND_SNAPSHOT -> GunfightRule.GF_16_SECOND_SNAPSHOT;
            case SHOT -> GunfightRule.GF_20_SHOOT;
            case TWO_GUN_SHOT -> GunfightRule.GF_33_TWO_TARGETS;
            case FAN -> GunfightRule.GF_24_FAN_ROLLS;
        };
    }
}
