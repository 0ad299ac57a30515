package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Shooting;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parts 3 and 4, second half of a slot: every shot is rolled, then all hits do their damage, then the next slot. */
final class FiringSteps {

    private FiringSteps() {}

    /** Rolls the next shot of the slot; wounds of this slot do not touch it (GF-09). */
    static Gunfight fire(Gunfight fight, Phase.Firing firing, Table table) {
        Shot shot = firing.toFire().getFirst();
        List<Phase.Hit> hits = new ArrayList<>(firing.hits());
        margin(fight, shot, table)
                .filter(margin -> margin >= 0)
                .ifPresent(margin -> hits.add(new Phase.Hit(shot.by(), shot.at(), margin)));
        List<Shot> left = firing.toFire().subList(1, firing.toFire().size());
        return fight.at(new Phase.Firing(firing.turn(), List.copyOf(left), hits));
    }

    /** Does the damage of all hits, then says what comes next. */
    static Next<Gunfight, GunfightOutcome> settle(Gunfight fight, Phase.Firing firing, Table table) {
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
        return next(after, firing.turn(), table);
    }

    /** By how much a shot reaches its difficulty; none if it misses without a throw. */
    private static Optional<Integer> margin(Gunfight fight, Shot shot, Table table) {
        Gunfighter shooter = fight.fighter(shot.by());
        Gunfighter target = fight.fighter(shot.at());
        int left = shooter.gun().orElseThrow().rounds();
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
        int margin = total - difficulty.total();
        table.tell(new GunfightEvent.Fired(shot, toHit, difficulty, fall, total, margin, left));
        return Optional.of(margin);
    }

    private static GunfightRule rule(Shot.Manner manner) {
        return switch (manner) {
            case SNAPSHOT -> GunfightRule.GF_14_SNAPSHOT;
            case SECOND_SNAPSHOT -> GunfightRule.GF_16_SECOND_SNAPSHOT;
            case SHOT -> GunfightRule.GF_20_SHOOT;
        };
    }

    private static Gunfight wound(Gunfight fight, Phase.Hit hit, Part part, Table table) {
        Gunfighter target = fight.fighter(hit.at());
        Tally damage = table.count(Shooting.damage(fight.fighter(hit.by()).gun().orElseThrow(), target, hit.margin()));
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

    private static Next<Gunfight, GunfightOutcome> next(Gunfight fight, Phase.Place place, Table table) {
        if (fight.isDecided()) {
            return new Next.Done<>(GunfightOutcome.of(fight));
        }
        Optional<Phase.Place> next = place.next();
        while (next.isPresent() && DeclarationSteps.able(fight, next.get()).isEmpty()) {
            next = next.get().next();
        }
        if (next.isEmpty()) {
            return turnEnds(fight, table);
        }
        if (next.get().part() != place.part()) {
            table.tell(new GunfightEvent.PartBegan(GunfightEvent.TurnPart.PART_4));
        }
        return new Next.Go<>(fight.at(new Phase.Declaring(next.get(), List.of())), false);
    }

    private static Next<Gunfight, GunfightOutcome> turnEnds(Gunfight fight, Table table) {
        fight.fighters().stream()
                .filter(Gunfighter::holdsPrize)
                .forEach(fighter -> table.tell(new GunfightEvent.PrizeLapsed(fighter.name())));
        table.tell(new GunfightEvent.TurnEnded());
        return new Next.Go<>(fight.turnEnded(), true);
    }
}
