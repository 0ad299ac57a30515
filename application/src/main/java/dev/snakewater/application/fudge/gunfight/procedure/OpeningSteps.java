package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Firearm;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.gunfight.modifier.FastDraw;
import dev.snakewater.domain.fudge.gunfight.modifier.Legality;
import dev.snakewater.domain.fudge.gunfight.modifier.Staredown;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/** Parts 1 and 2: the staredown (GF-02 to GF-06), and the draw, which gives the order of action (GF-07 to GF-10). */
final class OpeningSteps {

    private OpeningSteps() {}

    /** Asks the next fighter whether he agrees; one refusal and there is no staredown (GF-03). */
    static Gunfight agree(Gunfight fight, Phase.Facing facing, Table table) {
        List<Gunfighter> able = fight.able();
        if (facing.agreed() == 0) {
            GunfightProcedure.begin(Part.STAREDOWN, table);
        }
        if (facing.agreed() == able.size()) {
            return fight.withPhase(new Phase.Staring(List.of()));
        }
        Name by = able.get(facing.agreed()).name();
        boolean agrees =
                table.choose(Choice.among(by, "staredown", List.of(true, false), GunfightRule.GF_03_ALL_MUST_AGREE)
                        .called(willing -> willing ? "agree" : "refuse"));
        if (agrees) {
            return fight.withPhase(new Phase.Facing(facing.agreed() + 1));
        }
        table.tell(new GunfightEvent.StaredownRefused(by), GunfightRule.GF_03_ALL_MUST_AGREE);
        return fight.withPhase(Phase.Readying.first());
    }

    /** Rolls the next fighter's stare; after the last, names the winner. */
    static Gunfight stare(Gunfight fight, Phase.Staring staring, Table table) {
        List<Gunfighter> able = fight.able();
        Gunfighter fighter = able.get(staring.totals().size());
        long ownSide = able.stream().filter(other -> !fighter.isEnemyOf(other)).count();
        Tally nerve = table.count(Staredown.nerve(fighter, (int) ownSide, able.size() - (int) ownSide));
        boolean rolls = fight.rulings().staredown() == Rulings.StaredownBy.OPPOSED_ROLL;
        Optional<Fall> fall = rolls
                ? Optional.of(
                        table.roll(fighter.name(), "staredown", DicePool.FOUR_FUDGE, GunfightRule.GF_02_STAREDOWN))
                : Optional.empty();
        int total = nerve.total() + fall.map(Fall::total).orElse(0);
        table.tell(new GunfightEvent.Stared(fighter.name(), nerve, fall, total), GunfightRule.GF_02_STAREDOWN);
        List<Integer> totals = and(staring.totals(), total);
        return totals.size() < able.size() ? fight.withPhase(new Phase.Staring(totals)) : won(fight, totals, table);
    }

    private static List<Integer> and(List<Integer> totals, int last) {
        List<Integer> all = new ArrayList<>(totals);
        all.add(last);
        return all;
    }

    private static Gunfight won(Gunfight fight, List<Integer> totals, Table table) {
        List<Name> highest = names(fight, FastDraw.slots(totals).getFirst());
        if (highest.size() > 1) {
            table.tell(new GunfightEvent.StaredownTied(highest), GunfightRule.GF_02_STAREDOWN);
            return fight.withPhase(Phase.Readying.first());
        }
        Name by = highest.getFirst();
        table.tell(
                new GunfightEvent.StaredownWon(by), GunfightRule.GF_02_STAREDOWN, GunfightRule.GF_04_STAREDOWN_PRIZE);
        return fight.with(by, fighter -> fighter.withHoldsPrize(true)).withPhase(Phase.Readying.first());
    }

    private static List<Name> names(Gunfight fight, List<Integer> positions) {
        List<Gunfighter> able = fight.able();
        List<Name> names = new ArrayList<>(positions.size());
        positions.forEach(position -> names.add(able.get(position).name()));
        return List.copyOf(names);
    }

    static Gunfight ready(Gunfight fight, Phase.Readying readying, Table table) {
        List<Gunfighter> able = fight.able();
        if (readying.ready().isEmpty()) {
            GunfightProcedure.begin(Part.DRAW, table);
        }
        Gunfighter fighter = able.get(readying.ready().size());
        Choice<Phase.Ready> guns = guns(fighter);
        Phase.Ready drawing = guns.only().orElseGet(() -> table.choose(guns));
        Optional<Gunfighter.Announcement> announced =
                mayCallAShot(fight, fighter, drawing) ? table.choose(announcement(fighter)) : Optional.empty();
        List<Phase.Ready> ready = new ArrayList<>(readying.ready());
        ready.add(new Phase.Ready(drawing.guns(), drawing.prize(), announced));
        return fight.withPhase(
                ready.size() < able.size() ? new Phase.Readying(ready) : new Phase.Drawing(ready, List.of()));
    }

    /** Rolls the next fighter's draw; after the last, arms everyone and sets the order of action. */
    static Gunfight draw(Gunfight fight, Phase.Drawing drawing, Table table) {
        int number = drawing.totals().size();
        Phase.Ready ready = drawing.ready().get(number);
        Gunfighter fighter = fight.able().get(number);
        Name by = fighter.name();
        List<Gun> guns = fighter.guns(ready.guns());
        Tally written = FastDraw.tally(fighter, guns, fight.firstTurn(), ready.prize());
        Tally fastDraw = table.count(ready.announced().isPresent() ? FastDraw.calledShot(written) : written);
        ready.announced()
                .ifPresent(what -> table.tell(new GunfightEvent.Announced(by, what), HitLocationRule.HL_11_INITIATIVE));
        int before = fastDraw.total();
        Throw draw = new Throw(by, "draw", DicePool.FOUR_FUDGE, Throw.Reads.TOTAL, GunfightRule.GF_07_DRAW);
        boolean isLast = number + 1 == drawing.ready().size();
        // When all have drawn, only their order matters; unless somebody hears the totals, which are what a draw played
        // by itself is about.
        Fall fall = table.roll(
                isLast && !table.isHeard()
                        ? draw.read(last -> FastDraw.slots(and(drawing.totals(), before + last.total())))
                        : draw);
        List<Integer> totals = and(drawing.totals(), before + fall.total());
        List<Firearm> kinds = Gun.kinds(guns);
        boolean fresh = !Gun.areInHand(guns);
        table.tell(new GunfightEvent.Drew(by, kinds, fresh, fastDraw, fall, totals.getLast()), GunfightRule.GF_07_DRAW);
        if (!isLast) {
            return fight.withPhase(new Phase.Drawing(drawing.ready(), totals));
        }
        Gunfight armed = armed(fight, drawing.ready());
        List<List<Integer>> slots = FastDraw.slots(totals);
        boolean again = slots.size() < totals.size() && fight.rulings().drawTies() == Rulings.DrawTies.OPPOSED;
        return again ? armed.withPhase(breakingTies(totals, List.of())) : ordered(armed, slots, table);
    }

    /** Rolls the next draw of those who tied; after the last, sets the order of action. */
    static Gunfight breakTie(Gunfight fight, Phase.BreakingTies breaking, Table table) {
        List<Integer> again = new ArrayList<>(breaking.again());
        Gunfighter fighter = fight.able().get(again.size());
        Tally tally = table.count(FastDraw.again(fighter));
        Fall fall = table.roll(fighter.name(), "tie", DicePool.FOUR_FUDGE, GunfightRule.GF_09_TIES);
        again.add(tally.total() + fall.total());
        table.tell(new GunfightEvent.DrewAgain(fighter.name(), tally, fall, again.getLast()), GunfightRule.GF_09_TIES);
        Phase.BreakingTies next = breakingTies(breaking.totals(), again);
        return next.again().size() < next.totals().size()
                ? fight.withPhase(next)
                : ordered(fight, FastDraw.slots(next.totals(), next.again()), table);
    }

    /** Those who did not tie are skipped with a 0. */
    private static Phase.BreakingTies breakingTies(List<Integer> totals, List<Integer> again) {
        List<Integer> filled = new ArrayList<>(again);
        while (filled.size() < totals.size() && Collections.frequency(totals, totals.get(filled.size())) == 1) {
            filled.add(0);
        }
        return new Phase.BreakingTies(totals, List.copyOf(filled));
    }

    private static Gunfight armed(Gunfight fight, List<Phase.Ready> all) {
        Iterator<Phase.Ready> next = all.iterator();
        List<Gunfighter> armed = new ArrayList<>(fight.fighters());
        armed.replaceAll(fighter -> fighter.isAble() ? armed(fighter, next.next()) : fighter);
        return fight.withFighters(armed);
    }

    private static Gunfighter armed(Gunfighter fighter, Phase.Ready ready) {
        return fighter.drawing(ready.guns())
                .with(it ->
                        it.holdsPrize(fighter.holdsPrize() && !ready.prize()).announced(ready.announced()));
    }

    private static Gunfight ordered(Gunfight fight, List<List<Integer>> positions, Table table) {
        List<List<Name>> slots = new ArrayList<>(positions.size());
        positions.forEach(slot -> slots.add(names(fight, slot)));
        List<List<Name>> order = List.copyOf(slots);
        List<Rule> why = List.of(GunfightRule.GF_08_ORDER_OF_ACTION, GunfightRule.GF_09_TIES);
        table.tell(
                new GunfightEvent.OrderSet(order),
                why.subList(0, order.size() < fight.able().size() ? 2 : 1));
        return fight.withPhase(new Phase.Declaring(new Phase.Place(Part.PART_3, order, 0), List.of()));
    }

    /** Every gun he carries and every pair of pistols; each also with the +2 if he holds it. */
    private static Choice<Phase.Ready> guns(Gunfighter fighter) {
        List<Phase.Ready> all = new ArrayList<>();
        List<List<Integer>> hands = GunsInHand.conceivable(fighter);
        if (GunsInHand.firstOf(fighter, hands).isEmpty()) {
            hands.add(List.of());
        }
        for (boolean prize : fighter.holdsPrize() ? List.of(false, true) : List.of(false)) {
            hands.forEach(guns -> all.add(new Phase.Ready(guns, prize, Optional.empty())));
        }
        return Choice.among(fighter.name(), "gun", all, GunfightRule.GF_07_DRAW)
                .called(ready -> Staredown.called(GunsInHand.words(fighter, ready.guns()), ready.prize()))
                .barring(ready -> GunsInHand.bars(fighter, ready.guns()));
    }

    /** Whether a called shot would be possible: he has a gun, and an enemy near enough (HL-06). */
    private static boolean mayCallAShot(Gunfight fight, Gunfighter fighter, Phase.Ready drawing) {
        List<Gunfighter> foes =
                fight.rulings().located() && !drawing.guns().isEmpty() ? fight.foesOf(fighter) : List.of();
        for (Gunfighter foe : foes) {
            if (fight.barsOn(Legality.Aim.CALLED_SHOT, fighter, foe).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static Choice<Optional<Gunfighter.Announcement>> announcement(Gunfighter fighter) {
        List<Optional<Gunfighter.Announcement>> all =
                List.of(Optional.empty(), Optional.of(Gunfighter.Announcement.CALLED_SHOT));
        return Choice.among(fighter.name(), "announce", all, HitLocationRule.HL_11_INITIATIVE)
                .called(one -> one.map(Gunfighter.Announcement::toString).orElse("nothing"));
    }
}
