package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.gunfight.FastDraw;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Part 2: which gun everybody uses this turn, how fast he draws it, and the order that follows (GF-07 to GF-10). */
final class DrawSteps {

    /** What a deed or a gun is called when the +2 of the staredown goes to it. */
    static final String WITH_PRIZE = " with the +2";

    private DrawSteps() {}

    /** Asks the next one for his gun. */
    static Gunfight ready(Gunfight fight, Phase.Readying readying, Table table) {
        List<Gunfighter> able = fight.able();
        if (readying.ready().isEmpty()) {
            table.tell(new GunfightEvent.PartBegan(GunfightEvent.TurnPart.DRAW));
        }
        Gunfighter fighter = able.get(readying.ready().size());
        List<Choice.Option<Phase.Ready>> options = guns(fighter);
        Phase.Ready choice = options.size() == 1
                ? options.getFirst().answer()
                : table.choose(new Choice<>(fighter.name(), "gun", options, List.of(), GunfightRule.GF_07_DRAW));
        List<Phase.Ready> ready = new ArrayList<>(readying.ready());
        ready.add(choice);
        return ready.size() < able.size()
                ? fight.at(new Phase.Readying(ready))
                : fight.at(new Phase.Drawing(ready, List.of()));
    }

    /** Lets the next one draw; after the last, sets the order of action. */
    static Gunfight draw(Gunfight fight, Phase.Drawing drawing, Table table) {
        List<Gunfighter> able = fight.able();
        Gunfighter fighter = able.get(drawing.totals().size());
        Phase.Ready ready = drawing.ready().get(drawing.totals().size());
        Optional<Gun> gun = ready.gun().map(fighter.guns()::get);
        Tally fastDraw = table.count(FastDraw.tally(fighter, gun, fight.firstTurn(), ready.prize()));
        Fall fall = table.roll(
                new Throw(fighter.name(), "draw", DicePool.FOUR_FUDGE, Throw.Reads.TOTAL, GunfightRule.GF_07_DRAW));
        int total = fastDraw.total() + fall.total();
        table.tell(new GunfightEvent.Drew(
                fighter.name(),
                gun.map(Gun::kind),
                gun.filter(chosen -> !chosen.isInHand()).isPresent(),
                fastDraw,
                fall,
                total));
        List<Integer> totals = new ArrayList<>(drawing.totals());
        totals.add(total);
        return totals.size() < able.size()
                ? fight.at(new Phase.Drawing(drawing.ready(), totals))
                : drawn(fight, drawing.ready(), totals, table);
    }

    private static Gunfight drawn(Gunfight fight, List<Phase.Ready> ready, List<Integer> totals, Table table) {
        List<Name> names = fight.able().stream().map(Gunfighter::name).toList();
        Gunfight drawn = fight;
        for (int i = 0; i < names.size(); i++) {
            Phase.Ready choice = ready.get(i);
            drawn = drawn.with(names.get(i), fighter -> armed(fighter, choice));
        }
        List<List<Name>> slots = FastDraw.slots(totals).stream()
                .map(slot -> slot.stream().map(names::get).toList())
                .toList();
        table.tell(new GunfightEvent.OrderSet(slots));
        table.tell(new GunfightEvent.PartBegan(GunfightEvent.TurnPart.PART_3));
        return drawn.at(new Phase.Declaring(new Phase.Place(Part.PART_3, slots, 0), List.of()));
    }

    private static Gunfighter armed(Gunfighter fighter, Phase.Ready ready) {
        Gunfighter paid = ready.prize() ? fighter.withPrize(false) : fighter;
        return ready.gun().map(paid::drawing).orElse(paid);
    }

    /** Every gun he carries, each also with the +2 if he holds it; guns of one kind are numbered. */
    private static List<Choice.Option<Phase.Ready>> guns(Gunfighter fighter) {
        List<Choice.Option<Phase.Ready>> options = new ArrayList<>();
        for (boolean prize : fighter.holdsPrize() ? List.of(false, true) : List.of(false)) {
            String suffix = prize ? WITH_PRIZE : "";
            for (int i = 0; i < fighter.guns().size(); i++) {
                options.add(new Choice.Option<>(gunWord(fighter, i) + suffix, new Phase.Ready(Optional.of(i), prize)));
            }
            if (fighter.guns().isEmpty()) {
                options.add(new Choice.Option<>("no gun" + suffix, new Phase.Ready(Optional.empty(), prize)));
            }
        }
        return options;
    }

    private static String gunWord(Gunfighter fighter, int index) {
        List<Gun> guns = fighter.guns();
        long sameBefore = guns.subList(0, index).stream()
                .filter(gun -> gun.kind() == guns.get(index).kind())
                .count();
        return guns.get(index).kind() + (sameBefore == 0 ? "" : " " + (sameBefore + 1));
    }
}
