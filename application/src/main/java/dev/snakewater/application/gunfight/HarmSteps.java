package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.HitLocationEvent;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.BodyRulings;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Physique;
import dev.snakewater.domain.fudge.gunfight.Shooting;
import dev.snakewater.domain.fudge.hitlocation.Aftereffects;
import dev.snakewater.domain.fudge.hitlocation.AgilitySave;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.Struck;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.modifier.Tally;
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
            Optional<Body> hurt = after.fighter(before.name())
                    .body()
                    .filter(body -> !Optional.of(body).equals(before.body()));
            if (hurt.isPresent()) {
                after = dropped(after, before, hurt.get(), table);
                after = fallen(after, before, fallers, table);
            }
        }
        for (Gunfighter fighter : after.fighters()) {
            if (!fighter.isAble() && fight.fighter(fighter.name()).isAble()) {
                table.tell(new GunfightEvent.OutOfAction(
                        fighter.name(), fighter.wounds().level()));
            }
        }
        return fallers.isEmpty()
                ? left(after, firing.leaving(), table)
                : after.at(new Phase.Falling(firing.turn(), fallers, firing.leaving()));
    }

    /** What comes after the damage of a slot: rolls for staying on one's feet, if there are any, or the next slot. */
    static Next<Gunfight, GunfightOutcome> goOn(Gunfight settled, Phase.Place place, Table table) {
        return settled.phase() instanceof Phase.Falling
                ? new Next.Go<>(settled, false)
                : TurnSteps.next(settled, place, table);
    }

    /** Lets the next one roll for staying on his feet; after the last, those go who leave (HL-20). */
    static Gunfight save(Gunfight fight, Phase.Falling falling, Table table) {
        Phase.Faller faller = falling.fallers().getFirst();
        Gunfighter fighter = fight.fighter(faller.who());
        Degree agility = fighter.sheet().physique().map(Physique::agility).orElse(Degree.FAIR);
        Tally tally = table.count(AgilitySave.tally(faller.who(), agility, faller.before()));
        Fall fall = table.roll(new Throw(
                faller.who(), "agility", DicePool.FOUR_FUDGE, Throw.Reads.TOTAL, HitLocationRule.HL_20_AGILITY_SAVE));
        int total = tally.total() + fall.total();
        boolean staysUp = AgilitySave.keepsUp(total);
        table.tell(new HitLocationEvent.Swayed(faller.who(), faller.buckles(), tally, fall, total, staysUp));
        Gunfight after = staysUp ? fight : down(fight, faller.who(), faller.buckles(), table);
        List<Phase.Faller> next = falling.fallers().subList(1, falling.fallers().size());
        return next.isEmpty()
                ? left(after.at(settled(falling)), falling.leaving(), table)
                : after.at(new Phase.Falling(falling.turn(), List.copyOf(next), falling.leaving()));
    }

    /** A slot in which everything is rolled and done. */
    private static Phase settled(Phase.Falling falling) {
        return new Phase.Firing(falling.turn(), List.of(), List.of(), List.of());
    }

    private static Gunfight left(Gunfight fight, List<Phase.Leaving> leaving, Table table) {
        Gunfight after = fight;
        for (Phase.Leaving one : leaving) {
            if (after.fighter(one.who()).isAble()) {
                table.tell(new GunfightEvent.Left(one.who(), one.how()));
                after = after.with(one.who(), fighter -> fighter.leaving(one.how()));
            }
        }
        return after;
    }

    private static Gunfight wound(Gunfight fight, Phase.Hit hit, Part part, Table table) {
        Gunfighter target = fight.fighter(hit.at());
        Gunfighter struck = switch (target.wounds()) {
            case WoundTrack track -> whole(fight, hit, target, track, part, table);
            case Body body -> inAPart(fight, hit, target, body, table);
        };
        return fight.with(target.name(), fighter -> struck);
    }

    private static Gunfighter whole(
            Gunfight fight, Phase.Hit hit, Gunfighter target, WoundTrack track, Part part, Table table) {
        Tally damage = counted(
                Shooting.damage(
                        gun(fight, hit), target, hit.margin(), fight.scene().rulings()),
                hit,
                table);
        int points = damage.total();
        if (points <= 0) {
            table.tell(new GunfightEvent.Unscathed(target.name(), damage, Optional.empty()));
            return target;
        }
        Gunfighter struck = target.struck(points);
        WoundLevel before = track.level();
        table.tell(new GunfightEvent.Wounded(
                target.name(), part, damage, points, before, struck.wounds().level()));
        return struck;
    }

    private static Gunfighter inAPart(Gunfight fight, Phase.Hit hit, Gunfighter target, Body body, Table table) {
        Phase.Landing landing = hit.landing().orElseThrow();
        BodyPart part = landing.part();
        if (body.isLost(part)) {
            table.tell(new HitLocationEvent.FoundNothing(target.name(), part));
            return target;
        }
        Tally damage = counted(
                Shooting.damage(
                        gun(fight, hit),
                        target,
                        hit.margin(),
                        part,
                        landing.called(),
                        fight.scene().rulings()),
                hit,
                table);
        int points = damage.total();
        if (points <= 0) {
            table.tell(new GunfightEvent.Unscathed(target.name(), damage, Optional.of(part)));
            return target;
        }
        Struck struck = body.struck(part, points);
        table.tell(HitLocationEvent.Wounded.of(target.name(), false, damage, struck));
        return target.withWounds(struck.after());
    }

    private static Gun gun(Gunfight fight, Phase.Hit hit) {
        return fight.fighter(hit.by()).guns().get(hit.gun());
    }

    private static Tally counted(Tally written, Phase.Hit hit, Table table) {
        return table.count(
                hit.damageRoll().map(thrown -> Shooting.rolled(written, thrown)).orElse(written));
    }

    /** Drops what hands held that have become useless in this slot (HL-17). */
    private static Gunfight dropped(Gunfight fight, Gunfighter before, Body hurt, Table table) {
        for (int gun : before.droppedBy(hurt)) {
            table.tell(new HitLocationEvent.Dropped(before.name(), GunWords.of(before, gun)));
        }
        return fight.with(before.name(), fighter -> before.withBody(hurt));
    }

    /** Lets him fall who stood on a leg that has become useless, unless he has a roll for it (HL-19, HL-20). */
    private static Gunfight fallen(Gunfight fight, Gunfighter before, List<Phase.Faller> fallers, Table table) {
        Gunfighter after = fight.fighter(before.name());
        Body body = after.body().orElseThrow();
        Body began = before.body().orElseThrow();
        Optional<BodyPart> buckles = Aftereffects.of(began, body, List.of()).buckles();
        if (buckles.isEmpty()) {
            return fight;
        }
        boolean mayRoll = fight.scene()
                .rulings()
                .hitLocation()
                .filter(BodyRulings::agilitySaveOnFall)
                .isPresent();
        // With both legs gone there is nothing to keep up on (HL-21).
        if (mayRoll && after.isAble() && body.canStand(true)) {
            fallers.add(new Phase.Faller(before.name(), buckles.get(), began));
            return fight;
        }
        return down(fight, before.name(), buckles.get(), table);
    }

    private static Gunfight down(Gunfight fight, Name who, BodyPart buckles, Table table) {
        table.tell(new HitLocationEvent.Fell(who, buckles));
        return fight.with(
                who, fighter -> fighter.withWounds(fighter.body().orElseThrow().lying(true)));
    }
}
