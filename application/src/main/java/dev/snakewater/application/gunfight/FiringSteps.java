package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.LocationSteps;
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
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Parts 3 and 4, second half of a slot: every shot is rolled, all hits do their damage, and what comes next. */
final class FiringSteps {

    private FiringSteps() {}

    /** Rolls where the last hit goes, if dice say it; otherwise the next shot; then the next damage roll; after the last, the hits do their damage. */
    static Gunfight fire(Gunfight fight, Phase.Firing firing, Table table) {
        Rulings rulings = fight.scene().rulings();
        Optional<Phase.Hit> toLocate = hit(firing, Phase.Hit::wantsLocation);
        if (toLocate.isPresent()) {
            return fight.withPhase(firing.with(
                    toLocate.get(), located(toLocate.get(), rulings.body().die(), table)));
        }
        if (!firing.toFire().isEmpty()) {
            return fight.withPhase(shot(fight, firing, table));
        }
        Optional<Phase.Hit> toRoll =
                hit(firing, hit -> rulings.damageRoll() && hit.damageRoll().isEmpty());
        return toRoll.map(hit -> fight.withPhase(firing.with(hit, damageRolled(hit, table))))
                .orElseGet(() -> HarmSteps.settle(fight, firing, table));
    }

    private static Optional<Phase.Hit> hit(Phase.Firing firing, Predicate<Phase.Hit> wanted) {
        return firing.hits().stream().filter(wanted).findFirst();
    }

    /** Throws the next die for where a hit goes (HL-07 to HL-10). */
    private static Phase.Hit located(Phase.Hit hit, LocationDie die, Table table) {
        return hit.withWhere(Optional.of(LocationSteps.roll(hit.shot().by(), hit.where(), die, table)));
    }

    private static Phase.Hit damageRolled(Phase.Hit hit, Table table) {
        Shot shot = hit.shot();
        Fall fall = table.roll(shot.by(), "damage", DicePool.FOUR_FUDGE, CoreOption.FACT_14_DAMAGE_ROLL);
        table.tell(new ShootingEvent.DamageRolled(shot.by(), shot.at(), fall), CoreOption.FACT_14_DAMAGE_ROLL);
        return hit.withDamageRoll(Optional.of(fall.total()));
    }

    /** Rolls a shot; wounds of this slot do not touch it (GF-09). */
    private static Phase.Firing shot(Gunfight fight, Phase.Firing firing, Table table) {
        Shot shot = firing.toFire().getFirst();
        Gunfighter shooter = fight.fighter(shot.by());
        Gunfighter target = fight.fighter(shot.at());
        int left = shooter.guns().get(shot.gun()).rounds();
        Optional<Rule> misses = Shooting.missesOutright(target);
        misses.ifPresent(rule ->
                table.tell(new ShootingEvent.FiredAtCover(shot, left, rule), rule, GunfightRule.GF_38_AMMUNITION));
        List<Phase.Hit> hits = new ArrayList<>(firing.hits());
        if (misses.isEmpty()) {
            Distance distance = fight.between(shooter, target);
            Tally toHit = table.count(Shooting.toHit(shooter, target, shot));
            Tally difficulty = table.count(Shooting.difficulty(distance, target, shot));
            Fall fall = table.roll(shot.by(), shot.manner().toString(), DicePool.FOUR_FUDGE, rule(shot.manner()));
            int total = toHit.total() + fall.total();
            Rulings rulings = fight.scene().rulings();
            int margin = Shooting.margin(total, difficulty.total(), fall.total(), rulings);
            Optional<Rule> critical = Shooting.critical(fall.total(), rulings);
            Optional<Rule> aim = CalledShots.aim(shot, distance, rulings);
            ShootingEvent.Fired fired = new ShootingEvent.Fired(
                    shot, toHit, difficulty, fall, total, margin, left, shooter.usesTwoGuns(), critical, aim);
            table.tell(fired, why(fired));
            if (fired.hit()) {
                hits.add(Phase.Hit.of(shot, margin, aim));
            }
        }
        return firing.with(it ->
                it.toFire(firing.toFire().subList(1, firing.toFire().size())).hits(hits));
    }

    private static List<Rule> why(ShootingEvent.Fired fired) {
        Shot shot = fired.shot();
        List<Rule> rules = new ArrayList<>(List.of(GunfightRule.GF_36_UNOPPOSED, GunfightRule.GF_38_AMMUNITION));
        if (fired.twoGuns()) {
            rules.add(GunfightRule.GF_31_TWO_GUN_AMMUNITION);
        }
        if (shot.manner() == Shot.Manner.TWO_GUN_SHOT) {
            rules.add(GunfightRule.GF_34_NEVER_TWICE);
        }
        Stream.of(fired.critical(), fired.aim(), shot.called().map(part -> HitLocationRule.HL_02_SIZE))
                .forEach(rule -> rule.ifPresent(rules::add));
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
