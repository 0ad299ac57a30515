package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.Reloading;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.fudge.gunfight.TheDrop;
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
            if (declaration.prize()) {
                after = after.with(by, fighter -> fighter.withHoldsPrize(false));
            }
            after = switch (declaration.deed()) {
                case AIM -> stance(after, by, Stance.AIMED, new GunfightEvent.Aimed(by), table, GunfightRule.GF_12_AIM);
                case DODGE -> dodge(after, declaration, table);
                case STAND_UP -> stood(after, by, table);
                case DIVE ->
                    stance(
                            after,
                            by,
                            Stance.IN_COVER,
                            new GunfightEvent.Dived(by),
                            table,
                            GunfightRule.GF_18_DIVE_WHEN,
                            GunfightRule.GF_19_DIVE_EFFECT);
                case SNAPSHOT, SHOOT, SHOOT_TWO, FAN -> {
                    shots.addAll(shots(fight, declaration, place.part()));
                    yield fired(after, declaration, place.part(), table);
                }
                case RELOAD -> reload(after, declaration, table);
                case FLEE -> {
                    leaving.add(new Phase.Leaving(by, Presence.FLED));
                    yield after;
                }
                case SURRENDER -> {
                    leaving.add(new Phase.Leaving(by, Presence.SURRENDERED));
                    yield after;
                }
                case NOTHING -> told(after, new GunfightEvent.Waited(by), table, GunfightRule.GF_40_PASSING);
            };
        }
        return after.withPhase(new Phase.Firing(place, shots, List.of(), leaving));
    }

    private static Gunfight stance(
            Gunfight fight, Name by, Stance stance, GunfightEvent event, Table table, Rule... why) {
        return told(fight.with(by, fighter -> fighter.withStance(stance)), event, table, why);
    }

    private static Gunfight dodge(Gunfight fight, Phase.Declaration declaration, Table table) {
        Name by = declaration.by();
        GunfightEvent dodged = new GunfightEvent.Dodged(by, declaration.prize());
        return declaration.prize()
                ? stance(
                        fight,
                        by,
                        Stance.DODGING_HARD,
                        dodged,
                        table,
                        GunfightRule.GF_17_DODGE,
                        GunfightRule.GF_04_STAREDOWN_PRIZE,
                        GunfightRule.GF_05_PRIZE_ON_DODGE)
                : stance(fight, by, Stance.DODGING, dodged, table, GunfightRule.GF_17_DODGE);
    }

    /** Up from the ground; for part 4 it is as if he had done nothing (HL-21). */
    private static Gunfight stood(Gunfight fight, Name by, Table table) {
        boolean leaning = !fight.fighter(by).body().orElseThrow().canStand(false);
        Gunfight up = fight.with(
                by, fighter -> fighter.withWounds(fighter.body().orElseThrow().withProne(false)));
        return told(up, new BodyEvent.StoodUp(by, leaning), table, HitLocationRule.HL_21_GETTING_UP);
    }

    private static Gunfight told(Gunfight fight, Event event, Table table, Rule... why) {
        table.tell(event, why);
        return fight;
    }

    private static List<Shot> shots(Gunfight fight, Phase.Declaration declaration, Part part) {
        Gunfighter shooter = fight.fighter(declaration.by());
        Rulings.DropScope scope = fight.scene().rulings().dropScope();
        return declaration.marks().stream()
                .map(mark -> new Shot(
                        shooter.name(),
                        mark.gun(),
                        mark.at(),
                        manner(declaration.deed(), part),
                        TheDrop.countsFor(shooter, mark.at(), part, scope),
                        declaration.prize(),
                        mark.called()))
                .toList();
    }

    private static Shot.Manner manner(Deed deed, Part part) {
        return switch (deed) {
            case SNAPSHOT -> part == Part.PART_3 ? Shot.Manner.SNAPSHOT : Shot.Manner.SECOND_SNAPSHOT;
            case SHOOT -> Shot.Manner.SHOT;
            case SHOOT_TWO -> Shot.Manner.TWO_GUN_SHOT;
            case FAN -> Shot.Manner.FAN;
            case AIM, DODGE, DIVE, STAND_UP, RELOAD, FLEE, SURRENDER, NOTHING ->
                throw new IllegalArgumentException(deed + " fires no gun");
        };
    }

    /** The shooter with his bullets gone (GF-23, GF-38), and with his drop spent if it is (GF-13). */
    private static Gunfight fired(Gunfight fight, Phase.Declaration declaration, Part part, Table table) {
        Name by = declaration.by();
        Gunfight after = fight;
        for (Phase.Mark mark : declaration.marks()) {
            after = after.with(
                    by,
                    fighter -> fighter.withGun(mark.gun(), spent(fighter.guns().get(mark.gun()), declaration.deed())));
        }
        if (declaration.deed() == Deed.FAN) {
            Gun gun = fight.fighter(by).gunsInUse().getFirst();
            table.tell(
                    new ShootingEvent.Fanned(by, gun.kind(), gun.rounds()),
                    GunfightRule.GF_21_FAN_WHO,
                    GunfightRule.GF_22_FAN_TARGETS,
                    GunfightRule.GF_23_FAN_EMPTIES);
        }
        List<Name> targets = declaration.marks().stream().map(Phase.Mark::at).toList();
        Rulings.DropScope scope = fight.scene().rulings().dropScope();
        return after.with(by, fighter -> {
            Gunfighter dropSpent = TheDrop.spent(fighter, targets, scope);
            return part == Part.PART_3 ? dropSpent.withStance(Stance.SNAPPED) : dropSpent;
        });
    }

    private static Gun spent(Gun gun, Deed deed) {
        return deed == Deed.FAN ? gun.fanned() : gun.fired();
    }

    private static Gunfight reload(Gunfight fight, Phase.Declaration declaration, Table table) {
        Gunfighter fighter = fight.fighter(declaration.by());
        int index = declaration.reload().orElseThrow();
        Gun gun = fighter.guns().get(index);
        Tally loaded = table.count(Reloading.rounds(fighter, gun), rounds -> Reloading.fitting(rounds, gun));
        Gun after = gun.withRounds(gun.rounds() + loaded.total());
        table.tell(
                new GunfightEvent.Reloaded(fighter.name(), gun.kind(), loaded, after.rounds(), after.capacity()),
                GunfightRule.GF_25_RELOAD);
        return fight.with(fighter.name(), reloading -> reloading.withGun(index, after));
    }
}
