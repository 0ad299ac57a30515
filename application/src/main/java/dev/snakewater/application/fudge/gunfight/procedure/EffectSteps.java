package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/** Parts 3 and 4, middle of a slot: everything its members declared takes effect at once (GF-09). */
final class EffectSteps {

    private EffectSteps() {}

    static Gunfight takeEffect(Gunfight fight, Phase.Place place, List<Phase.Declaration> declared, Table table) {
        Gunfight after = fight;
        List<Shot> shots = new ArrayList<>();
        List<GunfightEvent.Left> leaving = new ArrayList<>();
        for (Phase.Declaration declaration : declared) {
            Name by = declaration.by();
            Gunfighter before = after.fighter(by);
            Gunfighter acting = declaration.prize() ? before.withHoldsPrize(false) : before;
            Gunfighter done = switch (declaration.deed()) {
                case AIM -> {
                    table.tell(new GunfightEvent.Aimed(by), GunfightRule.GF_12_AIM);
                    yield acting.withStance(Gunfighter.Stance.AIMED);
                }
                case DODGE -> dodged(acting, declaration.prize(), table);
                case STAND_UP -> stood(acting, table);
                case DIVE -> {
                    table.tell(
                            new GunfightEvent.Dived(by), GunfightRule.GF_18_DIVE_WHEN, GunfightRule.GF_19_DIVE_EFFECT);
                    yield acting.withStance(Gunfighter.Stance.IN_COVER);
                }
                case SNAPSHOT, SHOOT, SHOOT_TWO, FAN -> {
                    Rulings.DropScope scope = fight.rulings().dropScope();
                    if (declaration.deed() == Deed.FAN) {
                        fanned(acting, table);
                    }
                    yield fired(acting, declaration, place.part(), scope, shots);
                }
                case RELOAD -> reloaded(acting, declaration.reload().orElseThrow(), table);
                case FLEE, SURRENDER -> {
                    boolean flees = declaration.deed() == Deed.FLEE;
                    leaving.add(new GunfightEvent.Left(
                            by, flees ? Gunfighter.Presence.FLED : Gunfighter.Presence.SURRENDERED));
                    yield acting;
                }
                case NOTHING -> {
                    table.tell(new GunfightEvent.Waited(by), GunfightRule.GF_40_PASSING);
                    yield acting;
                }
            };
            after = after.with(by, same -> done);
        }
        return after.withPhase(new Phase.Firing(place, shots, List.of(), leaving));
    }

    private static Gunfighter dodged(Gunfighter fighter, boolean prize, Table table) {
        List<Rule> ofPrize = List.of(
                GunfightRule.GF_17_DODGE, GunfightRule.GF_04_STAREDOWN_PRIZE, GunfightRule.GF_05_PRIZE_ON_DODGE);
        List<Rule> why = prize ? ofPrize : List.of(GunfightRule.GF_17_DODGE);
        table.tell(new GunfightEvent.Dodged(fighter.name(), prize), why);
        return fighter.withStance(prize ? Gunfighter.Stance.DODGING_HARD : Gunfighter.Stance.DODGING);
    }

    /** Stands up; for part 4 it is as if he had done nothing (HL-21). */
    private static Gunfighter stood(Gunfighter fighter, Table table) {
        Body body = fighter.body().orElseThrow();
        table.tell(new GunfightEvent.StoodUp(fighter.name(), !body.canStand(false)), HitLocationRule.HL_21_GETTING_UP);
        return fighter.withWounds(body.withProne(false));
    }

    private static void fanned(Gunfighter shooter, Table table) {
        Gun gun = shooter.gunsInUse().getFirst();
        table.tell(
                new GunfightEvent.Fanned(shooter.name(), gun.kind(), gun.rounds()),
                GunfightRule.GF_21_FAN_WHO,
                GunfightRule.GF_22_FAN_TARGETS,
                GunfightRule.GF_23_FAN_EMPTIES);
    }

    /** Fires the bullets (GF-23, GF-38), and spends the drop if it counts (GF-13). */
    private static Gunfighter fired(
            Gunfighter shooter, Phase.Declaration declaration, Part part, Rulings.DropScope scope, List<Shot> shots) {
        Shot.Manner manner = switch (declaration.deed()) {
            case SNAPSHOT -> part == Part.PART_3 ? Shot.Manner.SNAPSHOT : Shot.Manner.SECOND_SNAPSHOT;
            case SHOOT_TWO -> Shot.Manner.TWO_GUN_SHOT;
            case FAN -> Shot.Manner.FAN;
            default -> Shot.Manner.SHOT;
        };
        Gunfighter after = part == Part.PART_3 ? shooter.withStance(Gunfighter.Stance.SNAPPED) : shooter;
        for (Phase.Mark mark : declaration.marks()) {
            Name at = mark.at();
            boolean drop = shooter.canUseDropOn(at, part, scope);
            shots.add(new Shot(shooter.name(), mark.gun(), at, manner, drop, declaration.prize(), mark.called()));
            Gun gun = after.guns().get(mark.gun());
            Gun fired = manner == Shot.Manner.FAN ? gun.withRounds(0) : gun.fired();
            after = after.withGun(mark.gun(), fired).havingShotAt(at, scope);
        }
        return after;
    }

    private static Gunfighter reloaded(Gunfighter fighter, int index, Table table) {
        Gun gun = fighter.guns().get(index);
        Tally loaded = table.count(gun.reload(fighter), gun::fitting);
        Gun after = gun.withRounds(gun.rounds() + loaded.total());
        table.tell(
                new GunfightEvent.Reloaded(fighter.name(), gun.kind(), loaded, after.rounds(), after.capacity()),
                GunfightRule.GF_25_RELOAD);
        return fighter.withGun(index, after);
    }
}
