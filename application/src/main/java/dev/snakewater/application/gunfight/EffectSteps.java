package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/** Parts 3 and 4, middle of a slot: what its members declared takes effect, all at once (GF-09). */
final class EffectSteps {

    private EffectSteps() {}

    /** Takes every declaration of a slot into effect; the shots are still to be rolled. */
    static Gunfight takeEffect(Gunfight fight, Phase.Place place, List<Phase.Declaration> declared, Table table) {
        Gunfight after = fight;
        List<Shot> shots = new ArrayList<>();
        List<Phase.Leaving> leaving = new ArrayList<>();
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
                    Rulings.DropScope scope = fight.scene().rulings().dropScope();
                    shots.addAll(shots(acting, declaration, place.part(), scope));
                    yield fired(acting, declaration, place.part(), scope, table);
                }
                case RELOAD -> reloaded(acting, declaration.reload().orElseThrow(), table);
                case FLEE, SURRENDER -> {
                    boolean flees = declaration.deed() == Deed.FLEE;
                    leaving.add(
                            new Phase.Leaving(by, flees ? Gunfighter.Presence.FLED : Gunfighter.Presence.SURRENDERED));
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
        List<Rule> why = prize
                ? List.of(
                        GunfightRule.GF_17_DODGE, GunfightRule.GF_04_STAREDOWN_PRIZE, GunfightRule.GF_05_PRIZE_ON_DODGE)
                : List.of(GunfightRule.GF_17_DODGE);
        table.tell(new GunfightEvent.Dodged(fighter.name(), prize), why);
        return fighter.withStance(prize ? Gunfighter.Stance.DODGING_HARD : Gunfighter.Stance.DODGING);
    }

    /** Up from the ground; for part 4 it is as if he had done nothing (HL-21). */
    private static Gunfighter stood(Gunfighter fighter, Table table) {
        Body body = fighter.body().orElseThrow();
        table.tell(new GunfightEvent.StoodUp(fighter.name(), !body.canStand(false)), HitLocationRule.HL_21_GETTING_UP);
        return fighter.withWounds(body.withProne(false));
    }

    private static List<Shot> shots(
            Gunfighter shooter, Phase.Declaration declaration, Part part, Rulings.DropScope scope) {
        Shot.Manner manner = switch (declaration.deed()) {
            case SNAPSHOT -> part == Part.PART_3 ? Shot.Manner.SNAPSHOT : Shot.Manner.SECOND_SNAPSHOT;
            case SHOOT_TWO -> Shot.Manner.TWO_GUN_SHOT;
            case FAN -> Shot.Manner.FAN;
            default -> Shot.Manner.SHOT;
        };
        List<Shot> shots = new ArrayList<>();
        for (Phase.Mark mark : declaration.marks()) {
            boolean drop = scope.countsFor(shooter, mark.at(), part);
            shots.add(
                    new Shot(shooter.name(), mark.gun(), mark.at(), manner, drop, declaration.prize(), mark.called()));
        }
        return shots;
    }

    /** The shooter with his bullets gone (GF-23, GF-38), and with his drop spent if it is (GF-13). */
    private static Gunfighter fired(
            Gunfighter shooter, Phase.Declaration declaration, Part part, Rulings.DropScope scope, Table table) {
        boolean fans = declaration.deed() == Deed.FAN;
        if (fans) {
            Gun gun = shooter.gunsInUse().getFirst();
            table.tell(
                    new GunfightEvent.Fanned(shooter.name(), gun.kind(), gun.rounds()),
                    GunfightRule.GF_21_FAN_WHO,
                    GunfightRule.GF_22_FAN_TARGETS,
                    GunfightRule.GF_23_FAN_EMPTIES);
        }
        Gunfighter after = shooter;
        List<Name> targets = new ArrayList<>();
        for (Phase.Mark mark : declaration.marks()) {
            Gun gun = after.guns().get(mark.gun());
            after = after.withGun(mark.gun(), fans ? gun.fanned() : gun.fired());
            targets.add(mark.at());
        }
        Gunfighter dropSpent = scope.spent(after, targets);
        return part == Part.PART_3 ? dropSpent.withStance(Gunfighter.Stance.SNAPPED) : dropSpent;
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
