package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Shooting;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
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
                ? TurnSteps.next(settle(fight, firing, table), firing.turn(), table)
                : new Next.Go<>(roll(fight, firing, table), false);
    }

    /** Whether everything has been rolled that the shots of a slot are rolled with. */
    static boolean isRolled(Gunfight fight, Phase.Firing firing) {
        return firing.toFire().isEmpty() && toRollForDamage(fight, firing).isEmpty();
    }

    /** Rolls the next shot; after the last, the next damage roll. */
    static Gunfight roll(Gunfight fight, Phase.Firing firing, Table table) {
        return fight.at(
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
                .ifPresent(
                        margin -> hits.add(new Phase.Hit(shot.by(), shot.gun(), shot.at(), margin, Optional.empty())));
        List<Shot> left = firing.toFire().subList(1, firing.toFire().size());
        return new Phase.Firing(firing.turn(), List.copyOf(left), hits, firing.leaving());
    }

    private static Phase.Firing damageRolled(Phase.Firing firing, Phase.Hit hit, Table table) {
        Fall fall = table.roll(
                new Throw(hit.by(), "damage", DicePool.FOUR_FUDGE, Throw.Reads.TOTAL, CoreOption.FACT_14_DAMAGE_ROLL));
        List<Phase.Hit> hits = new ArrayList<>(firing.hits());
        hits.set(
                hits.indexOf(hit),
                new Phase.Hit(hit.by(), hit.gun(), hit.at(), hit.margin(), Optional.of(fall.total())));
        table.tell(new GunfightEvent.DamageRolled(hit.by(), hit.at(), fall));
        return new Phase.Firing(firing.turn(), List.of(), hits, firing.leaving());
    }

    /** By how much a shot reaches its difficulty; none if it misses without a throw. */
    private static Optional<Integer> margin(Gunfight fight, Shot shot, Table table) {
        Gunfighter shooter = fight.fighter(shot.by());
        Gunfighter target = fight.fighter(shot.at());
        int left = shooter.guns().get(shot.gun()).rounds();
        Optional<Rule> misses = Shooting.missesOutright(target);
        if (misses.isPresent()) {
            table.tell(new GunfightEvent.FiredAtCover(shot, left, misses.get()));
            return Optional.empty();
        }
        Tally toHit = table.count(Shooting.toHit(shooter, target, shot));
        Tally difficulty = table.count(fight.between(shooter, target).difficulty(shooter.name()));
        Fall fall = table.roll(new Throw(
                shot.by(), shot.manner().toString(), DicePool.FOUR_FUDGE, Throw.Reads.TOTAL, rule(shot.manner())));
        int total = toHit.total() + fall.total();
        Rulings rulings = fight.scene().rulings();
        int margin = Shooting.margin(total, difficulty.total(), fall.total(), rulings);
        table.tell(new GunfightEvent.Fired(
                shot,
                toHit,
                difficulty,
                fall,
                total,
                margin,
                left,
                shooter.usesTwoGuns(),
                Shooting.critical(fall.total(), rulings)));
        return Optional.of(margin);
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

    /** Does the damage of a slot's hits, with what follows from it, and lets those go who leave. */
    static Gunfight settle(Gunfight fight, Phase.Firing firing, Table table) {
        Gunfight after = fight;
        for (Phase.Hit hit : firing.hits()) {
            after = wound(after, hit, firing.turn().part(), table);
        }
        for (Gunfighter fighter : after.fighters()) {
            if (!fighter.isAble() && fight.fighter(fighter.name()).isAble()) {
                table.tell(new GunfightEvent.OutOfAction(
                        fighter.name(), fighter.wounds().level()));
            }
        }
        for (Phase.Leaving leaving : firing.leaving()) {
            if (after.fighter(leaving.who()).isAble()) {
                table.tell(new GunfightEvent.Left(leaving.who(), leaving.how()));
                after = after.with(leaving.who(), fighter -> fighter.leaving(leaving.how()));
            }
        }
        return after;
    }

    private static Gunfight wound(Gunfight fight, Phase.Hit hit, Part part, Table table) {
        Gunfighter target = fight.fighter(hit.at());
        Tally written = Shooting.damage(
                fight.fighter(hit.by()).guns().get(hit.gun()),
                target,
                hit.margin(),
                fight.scene().rulings());
        Tally damage = table.count(
                hit.damageRoll().map(thrown -> Shooting.rolled(written, thrown)).orElse(written));
        int points = damage.total();
        if (points <= 0) {
            table.tell(new GunfightEvent.Unscathed(target.name(), damage));
            return fight;
        }
        Gunfighter struck = target.struck(points);
        WoundLevel before = target.wounds().level();
        table.tell(new GunfightEvent.Wounded(
                target.name(), part, damage, points, before, struck.wounds().level()));
        return fight.with(target.name(), fighter -> struck);
    }
}
