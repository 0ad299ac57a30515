package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.BlowSteps;
import dev.snakewater.application.hitlocation.Person;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.GunfighterSheet;
import dev.snakewater.domain.fudge.gunfight.HouseRule;
import dev.snakewater.domain.fudge.gunfight.Impact;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Physique;
import dev.snakewater.domain.fudge.gunfight.Presence;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.Armour;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.Hands;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The end of a slot: all hits do their damage, then comes what follows from it, and those go who leave (GF-09, GF-39). */
final class HarmSteps {

    private HarmSteps() {}

    /** Does the damage of a slot's hits, with what follows from it, and lets those go who leave, unless somebody has a roll for staying on his feet first. */
    static Gunfight settle(Gunfight fight, Phase.Firing firing, Table table) {
        Gunfight after = fight;
        for (Phase.Hit hit : firing.hits()) {
            after = wound(after, hit, firing.turn().part(), table);
        }
        List<Phase.Faller> fallers = new ArrayList<>();
        for (Gunfighter before : fight.fighters()) {
            Gunfighter struck = after.fighter(before.name());
            if (struck.body().isPresent() && !struck.body().equals(before.body())) {
                after = settled(after, before, struck, fallers, table);
            }
        }
        for (Gunfighter fighter : after.fighters()) {
            if (!fighter.isAble() && fight.fighter(fighter.name()).isAble()) {
                table.tell(
                        new GunfightEvent.OutOfAction(
                                fighter.name(), fighter.wounds().level()),
                        GunfightRule.GF_39_OUT_OF_ACTION);
            }
        }
        return fallers.isEmpty()
                ? left(after, firing.leaving(), table)
                : after.withPhase(new Phase.Falling(firing.turn(), fallers, firing.leaving()));
    }

    /** What comes after the damage of a slot: rolls for staying on one's feet, if there are any, or the next slot. */
    static Next<Gunfight, GunfightOutcome> goOn(Gunfight settled, Phase.Place place, Table table) {
        return settled.phase() instanceof Phase.Falling ? Next.go(settled) : TurnSteps.next(settled, place, table);
    }

    /** Lets the next one roll for staying on his feet; after the last, those go who leave (HL-20). */
    static Gunfight save(Gunfight fight, Phase.Falling falling, Table table) {
        Phase.Faller faller = falling.fallers().getFirst();
        Gunfighter fighter = fight.fighter(faller.who());
        Person after = BlowSteps.sway(person(fighter), faller.before(), faller.buckles(), table);
        Gunfight rolled = fight.with(faller.who(), swaying -> swaying.withWounds(after.body()));
        List<Phase.Faller> next = falling.fallers().subList(1, falling.fallers().size());
        return next.isEmpty()
                ? left(rolled.withPhase(done(falling)), falling.leaving(), table)
                : rolled.withPhase(new Phase.Falling(falling.turn(), List.copyOf(next), falling.leaving()));
    }

    /** A slot in which everything is rolled and done. */
    private static Phase done(Phase.Falling falling) {
        return new Phase.Firing(falling.turn(), List.of(), List.of(), List.of());
    }

    private static Gunfight left(Gunfight fight, List<Phase.Leaving> leaving, Table table) {
        Gunfight after = fight;
        for (Phase.Leaving one : leaving) {
            if (after.fighter(one.who()).isAble()) {
                table.tell(
                        new GunfightEvent.Left(one.who(), one.how()),
                        one.how() == Presence.FLED ? HouseRule.SW_01_FLIGHT : HouseRule.SW_02_SURRENDER);
                after = after.with(one.who(), fighter -> fighter.leaving(one.how()));
            }
        }
        return after;
    }

    private static Gunfight wound(Gunfight fight, Phase.Hit hit, Part part, Table table) {
        Gunfighter target = fight.fighter(hit.at());
        Gunfighter struck = switch (target.wounds()) {
            case WoundTrack track -> whole(fight, hit, target, track, part, table);
            case Body body -> inAPart(fight, hit, target, table);
        };
        return fight.with(target.name(), fighter -> struck);
    }

    private static Gunfighter whole(
            Gunfight fight, Phase.Hit hit, Gunfighter target, WoundTrack track, Part part, Table table) {
        Tally damage = damage(fight, hit, new Impact(gun(fight, hit), target, hit.margin()), table);
        int points = damage.total();
        if (points <= 0) {
            return unscathed(target, damage, Optional.empty(), table);
        }
        WoundTrack struck = track.struck(points);
        table.tell(
                new ShootingEvent.Wounded(target.name(), part, damage, points, track.level(), struck.level()),
                why(part, struck.level()));
        return target.withWounds(struck);
    }

    private static List<Rule> why(Part part, WoundLevel after) {
        List<Rule> rules = new ArrayList<>(List.of(
                GunfightRule.GF_37_DAMAGE,
                HitLocationRule.HL_14_WOUND_BOXES,
                HitLocationRule.HL_31_FILLING_BOXES,
                HitLocationRule.HL_32_WOUND_EFFECTS));
        if (part == Part.PART_3) {
            rules.add(GunfightRule.GF_15_SNAPSHOT_AT_ONCE);
        }
        if (after == WoundLevel.DEAD) {
            rules.add(HitLocationRule.HL_33_DEATH);
        }
        return rules;
    }

    private static Gunfighter unscathed(Gunfighter target, Tally damage, Optional<BodyPart> where, Table table) {
        table.tell(new ShootingEvent.Unscathed(target.name(), damage, where), GunfightRule.GF_37_DAMAGE);
        return target;
    }

    private static Gunfighter inAPart(Gunfight fight, Phase.Hit hit, Gunfighter target, Table table) {
        Phase.Landing landing = hit.landing().orElseThrow();
        BodyPart part = landing.part();
        Person person = person(target);
        if (BlowSteps.findsNothing(person, part, table)) {
            return target;
        }
        Tally damage = damage(
                fight,
                hit,
                new Impact(gun(fight, hit), target, hit.margin(), Optional.of(part), landing.called()),
                table);
        if (damage.total() <= 0) {
            return unscathed(target, damage, Optional.of(part), table);
        }
        return target.withWounds(BlowSteps.wound(person, part, damage, table).body());
    }

    private static Gun gun(Gunfight fight, Phase.Hit hit) {
        return fight.fighter(hit.by()).guns().get(hit.gun());
    }

    private static Tally damage(Gunfight fight, Phase.Hit hit, Impact impact, Table table) {
        Rulings rulings = fight.scene().rulings();
        return table.count(impact.damage(rulings), damage -> impact.limited(damage, hit.damageRoll(), rulings));
    }

    /** Lets somebody drop what he cannot hold any more, and fall if he cannot stand, unless he has a roll for it (HL-17 to HL-20). */
    private static Gunfight settled(
            Gunfight fight, Gunfighter before, Gunfighter struck, List<Phase.Faller> fallers, Table table) {
        boolean agilitySave = fight.scene().rulings().body().agilitySaveOnFall();
        Person stood = person(before);
        Person holding = BlowSteps.drop(stood.withBody(struck.body().orElseThrow()), table);
        BlowSteps.Settled settled = BlowSteps.stand(stood, holding, agilitySave, table);
        settled.buckles().ifPresent(buckles -> fallers.add(new Phase.Faller(before.name(), buckles, stood.body())));
        return fight.with(
                before.name(), fighter -> before.withBody(settled.who().body()));
    }

    /** Tells what follows from wounds that somebody has by the game master's word, where hits have locations. */
    static void amended(Gunfight before, Gunfight after, Table table) {
        before.fighters().stream()
                .filter(fighter -> fighter.body().isPresent())
                .forEach(fighter -> BlowSteps.amended(person(fighter), person(after.fighter(fighter.name())), table));
    }

    /** A gunfighter with a body, as blows find him: with the guns in his hands. */
    private static Person person(Gunfighter fighter) {
        GunfighterSheet sheet = fighter.sheet();
        return new Person(
                fighter.name(),
                false,
                fighter.body().orElseThrow(),
                sheet.physique()
                        .map(Physique::armour)
                        .orElse(Armour.everywhere(sheet.traits().armour())),
                fighter.held().stream()
                        .map(gun -> new Holding(GunWords.of(fighter, gun), Hands.on(fighter.handsOn(gun))))
                        .toList(),
                sheet.physique().map(Physique::agility).orElse(Degree.FAIR),
                fighter.hasSupport());
    }
}
