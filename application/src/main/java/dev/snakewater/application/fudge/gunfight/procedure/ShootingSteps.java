package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.fudge.hitlocation.procedure.LocationRoll;
import dev.snakewater.application.fudge.hitlocation.procedure.Person;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.CoreOption;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.gunfight.modifier.Impact;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Region;
import dev.snakewater.domain.fudge.hitlocation.combatant.Hands;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parts 3 and 4, the rest of a slot: every shot is rolled, all hits do their damage, and those who flee or surrender leave (GF-09, GF-39). */
final class ShootingSteps {

    private static final int MISS = -1;

    private ShootingSteps() {}

    /** Rolls the location of a hit, if dice decide it; or the next shot; or the next damage; at last the hits do their damage. */
    static Gunfight fire(Gunfight fight, Phase.Firing firing, Table table) {
        Rulings rulings = fight.rulings();
        for (Phase.Hit hit : firing.hits()) {
            if (hit.wantsLocation()) {
                Region where = LocationRoll.next(
                        hit.shot().by(), hit.where(), rulings.body().die(), table);
                return fight.withPhase(firing.with(hit, hit.withWhere(Optional.of(where))));
            }
        }
        if (!firing.toFire().isEmpty()) {
            return fight.withPhase(shot(fight, firing, table));
        }
        for (Phase.Hit hit : firing.hits()) {
            if (rulings.damageRoll() && hit.damageRoll().isEmpty()) {
                return fight.withPhase(firing.with(hit, damageRolled(hit, table)));
            }
        }
        return settle(fight, firing, table);
    }

    private static Phase.Hit damageRolled(Phase.Hit hit, Table table) {
        Shot shot = hit.shot();
        Fall fall = table.roll(shot.by(), "damage", DicePool.FOUR_FUDGE, CoreOption.FACT_14_DAMAGE_ROLL);
        table.tell(new GunfightEvent.DamageRolled(shot.by(), shot.at(), fall), CoreOption.FACT_14_DAMAGE_ROLL);
        return hit.withDamageRoll(Optional.of(fall.total()));
    }

    /** Rolls a shot; wounds of this slot do not affect it (GF-09). */
    private static Phase.Firing shot(Gunfight fight, Phase.Firing firing, Table table) {
        Shot shot = firing.toFire().getFirst();
        Gunfighter shooter = fight.fighter(shot.by());
        Gunfighter target = fight.fighter(shot.at());
        int left = shooter.guns().get(shot.gun()).rounds();
        Optional<Rule> misses = Shot.missesOutright(target);
        misses.ifPresent(rule ->
                table.tell(new GunfightEvent.FiredAtCover(shot, left, rule), rule, GunfightRule.GF_38_AMMUNITION));
        List<Phase.Hit> hits = new ArrayList<>();
        firing.hits().forEach(hit -> hits.add(hit.before(shot)));
        if (misses.isEmpty()) {
            Distance distance = fight.between(shooter, target);
            Tally toHit = table.count(shot.toHit(shooter, target));
            Tally difficulty = table.count(shot.difficulty(distance, target));
            Shot.Manner manner = shot.manner();
            Rulings rulings = fight.rulings();
            int before = toHit.total();
            int against = difficulty.total();
            // By how much it misses is only told.
            Fall fall = table.read(
                            shot.by(),
                            manner.toString(),
                            DicePool.FOUR_FUDGE,
                            thrown -> Math.max(Shot.margin(before + thrown, against, thrown, rulings), MISS),
                            manner.rule())
                    .fall();
            int total = before + fall.total();
            int margin = Shot.margin(total, against, fall.total(), rulings);
            Optional<Rule> critical = Shot.critical(fall.total(), rulings);
            Optional<Rule> aim = shot.aim(distance, rulings);
            GunfightEvent.Fired fired = new GunfightEvent.Fired(
                    shot, toHit, difficulty, fall, total, margin, left, shooter.usesTwoGuns(), critical, aim);
            if (table.isHeard()) {
                table.tell(fired, why(fired));
            }
            if (fired.hit()) {
                hits.add(Phase.Hit.of(shot, margin, aim));
            }
        }
        return firing.with(it ->
                it.toFire(firing.toFire().subList(1, firing.toFire().size())).hits(hits));
    }

    private static List<Rule> why(GunfightEvent.Fired fired) {
        Shot shot = fired.shot();
        List<Rule> rules = new ArrayList<>(List.of(GunfightRule.GF_36_UNOPPOSED, GunfightRule.GF_38_AMMUNITION));
        if (fired.twoGuns()) {
            rules.add(GunfightRule.GF_31_TWO_GUN_AMMUNITION);
        }
        if (shot.manner() == Shot.Manner.TWO_GUN_SHOT) {
            rules.add(GunfightRule.GF_34_NEVER_TWICE);
        }
        fired.critical().ifPresent(rules::add);
        fired.aim().ifPresent(rules::add);
        shot.called().ifPresent(part -> rules.add(HitLocationRule.HL_02_SIZE));
        return rules;
    }

    /** Applies the hits of a slot with their consequences, and lets fighters leave, unless somebody has to roll to stay on his feet first. */
    static Gunfight settle(Gunfight fight, Phase.Firing firing, Table table) {
        List<Phase.Faller> fallers = new ArrayList<>();
        Gunfight after = firing.hits().isEmpty() ? fight : struck(fight, firing, fallers, table);
        return left(after, new Phase.Falling(firing.turn(), fallers, firing.leaving()), table);
    }

    private static Gunfight struck(Gunfight fight, Phase.Firing firing, List<Phase.Faller> fallers, Table table) {
        Gunfight after = fight;
        boolean saysFromWhom = firing.hits().stream().anyMatch(Phase.Hit::overtaken);
        for (Phase.Hit hit : firing.hits()) {
            Optional<Name> from = Optional.of(hit.shot().by()).filter(by -> saysFromWhom);
            Gunfighter struck = struck(after, hit, from, firing.turn().part(), table);
            after = after.with(struck.name(), target -> struck);
        }
        for (Gunfighter before : fight.fighters()) {
            Gunfighter struck = after.fighter(before.name());
            if (struck.body().isPresent() && !struck.body().equals(before.body())) {
                after = settled(after, before, struck, fallers, table);
            }
        }
        for (Gunfighter fighter : after.fighters()) {
            if (!fighter.isAble() && fight.fighter(fighter.name()).isAble()) {
                WoundLevel level = fighter.wounds().level();
                table.tell(new GunfightEvent.OutOfAction(fighter.name(), level), GunfightRule.GF_39_OUT_OF_ACTION);
            }
        }
        return after;
    }

    /** Rolls for the next fighter who may fall; after the last, fighters leave (HL-20). */
    static Gunfight save(Gunfight fight, Phase.Falling falling, Table table) {
        Phase.Faller faller = falling.fallers().getFirst();
        Person person = person(fight.fighter(faller.who()));
        Person after = person.swayed(faller.before(), faller.buckles(), table);
        List<Phase.Faller> others =
                falling.fallers().subList(1, falling.fallers().size());
        return left(
                fight.with(faller.who(), swaying -> swaying.withWounds(after.body())),
                new Phase.Falling(falling.turn(), others, falling.leaving()),
                table);
    }

    /** When nobody has to roll to stay on his feet any more, fighters leave, and the slot is over. */
    private static Gunfight left(Gunfight fight, Phase.Falling falling, Table table) {
        if (!falling.fallers().isEmpty()) {
            return fight.withPhase(falling);
        }
        Gunfight after = fight;
        for (GunfightEvent.Left one : falling.leaving()) {
            if (after.fighter(one.who()).isAble()) {
                boolean flees = one.how() == Gunfighter.Presence.FLED;
                table.tell(one, flees ? HouseRule.SW_01_FLIGHT : HouseRule.SW_02_SURRENDER);
                after = after.with(one.who(), fighter -> fighter.leaving(one.how()));
            }
        }
        return after.withPhase(new Phase.Over(falling.turn()));
    }

    private static Gunfighter struck(Gunfight fight, Phase.Hit hit, Optional<Name> from, Part part, Table table) {
        Shot shot = hit.shot();
        Gunfighter target = fight.fighter(shot.at());
        Optional<BodyPart> where = hit.part();
        if (where.isPresent() && person(target).findsNothing(where.get(), from, table)) {
            return target;
        }
        Gun gun = fight.fighter(shot.by()).guns().get(shot.gun());
        Impact impact = new Impact(gun, target, hit.margin(), where, shot.called());
        Rulings rulings = fight.rulings();
        Tally damage = table.count(impact.damage(rulings), sum -> impact.limited(sum, hit.damageRoll(), rulings));
        if (damage.total() <= 0) {
            table.tell(new GunfightEvent.Unscathed(target.name(), from, damage, where), GunfightRule.GF_37_DAMAGE);
            return target;
        }
        return target.withWounds(
                switch (target.wounds()) {
                    case WoundTrack track -> struck(target.name(), from, track, damage, part, table);
                    case Body body ->
                        person(target)
                                .wounded(where.orElseThrow(), from, damage, table)
                                .body();
                });
    }

    private static WoundTrack struck(
            Name who, Optional<Name> from, WoundTrack before, Tally damage, Part part, Table table) {
        WoundTrack after = before.struck(damage.total());
        if (table.isHeard()) {
            table.tell(
                    new GunfightEvent.Wounded(who, from, part, damage, damage.total(), before.level(), after.level()),
                    why(part, after));
        }
        return after;
    }

    private static List<Rule> why(Part part, WoundTrack after) {
        List<Rule> why = new ArrayList<>(List.of(
                GunfightRule.GF_37_DAMAGE,
                HitLocationRule.HL_14_WOUND_BOXES,
                HitLocationRule.HL_31_FILLING_BOXES,
                HitLocationRule.HL_32_WOUND_EFFECTS));
        if (part == Part.PART_3) {
            why.add(GunfightRule.GF_15_SNAPSHOT_AT_ONCE);
        }
        if (after.level() == WoundLevel.DEAD) {
            why.add(HitLocationRule.HL_33_DEATH);
        }
        return why;
    }

    /** Lets somebody drop what he can no longer hold, and fall if he cannot stand, unless he can roll for it (HL-17 to HL-20). */
    private static Gunfight settled(
            Gunfight fight, Gunfighter before, Gunfighter struck, List<Phase.Faller> fallers, Table table) {
        boolean agilitySave = fight.rulings().body().agilitySaveOnFall();
        Person stood = person(before);
        Person after =
                stood.withBody(struck.body().orElseThrow()).dropping(table).standing(stood, agilitySave, table);
        after.swaying(stood).ifPresent(buckles -> fallers.add(new Phase.Faller(before.name(), buckles, stood.body())));
        return fight.with(before.name(), fighter -> before.withBody(after.body()));
    }

    /** Tells the consequences of wounds that the game master amended, with hit locations. */
    static void amended(Gunfight before, Gunfight after, Table table) {
        before.fighters().stream()
                .filter(fighter -> fighter.body().isPresent())
                .forEach(fighter -> person(after.fighter(fighter.name())).amendedFrom(person(fighter), table));
    }

    /** A gunfighter with a body, as hit location knows him: with the guns in his hands. */
    private static Person person(Gunfighter fighter) {
        Gunfighter.Sheet sheet = fighter.sheet();
        return new Person(
                fighter.name(),
                false,
                fighter.body().orElseThrow(),
                sheet.armour(),
                fighter.held().stream()
                        .map(gun -> new Holding(GunsInHand.word(fighter, gun), Hands.on(fighter.handsOn(gun))))
                        .toList(),
                sheet.agility(),
                sheet.support());
    }
}
