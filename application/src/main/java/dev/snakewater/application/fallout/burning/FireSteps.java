package dev.snakewater.application.fallout.burning;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.burning.Bite;
import dev.snakewater.domain.fallout.burning.Fire;
import dev.snakewater.domain.fallout.burning.Stage;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Damage;
import dev.snakewater.domain.modifier.Tally;
import java.util.Optional;

/** The fire itself: one bite in each round for each that burns, and the end of a round (FO-31, FO-32). */
final class FireSteps {

    private FireSteps() {}

    /** The first bite of those that were hit just before it begins. */
    static Next<Burning, BurningOutcome> kindle(Burning burning, Phase.Kindling kindling) {
        int place = kindling.place();
        if (place == burning.targets().size()) {
            return Next.go(burning.withPhase(new Phase.Firing()));
        }
        Phase after = new Phase.Kindling(place + 1);
        boolean justHit = burning.targets().get(place).fire().due().equals(Optional.of(Stage.FIRST));
        return Next.go(burning.withPhase(justHit ? new Phase.Biting(place, Bite.plain(Stage.FIRST), after) : after));
    }

    /** A bite, on who burns or on what she holds. */
    static Next<Burning, BurningOutcome> bite(Burning burning, Phase.Biting biting, Table table) {
        Bite bite = biting.bite();
        Name who = burning.hearth().name(biting.place());
        Tally counted = table.count(bite.damage(burning.hearth().target(biting.place())), Damage::limited);
        Fall fall = table.roll(who, Bite.BURN, bite.stage().damage(), FalloutRule.FO_31_BURNING);
        Tally burn = Damage.settled(counted, fall);
        Ablaze before = burning.targets().get(biting.place());
        Ablaze after = bite.isOnTheWeapon()
                ? onTheWeapon(who, before, burn, table)
                : onTheBody(who, before, bite, burn, burning, table);
        return Next.go(burning.with(biting.place(), after).withPhase(biting.after()));
    }

    /** Whoever burns and was not bitten in this round is bitten at its end; then the next one begins, if there is any. */
    static Next<Burning, BurningOutcome> end(Burning burning, Phase.Ending ending) {
        int place = ending.place();
        if (place < burning.targets().size()) {
            Ablaze target = burning.targets().get(place);
            Phase next = new Phase.Ending(place + 1);
            boolean due = target.stands() && target.fire().bitesAtTheEnd();
            return Next.go(burning.withPhase(
                    due ? new Phase.Biting(place, Bite.plain(target.fire().due().orElseThrow()), next) : next));
        }
        Burning next = burning.inTheNextRound();
        if (next.isOver()) {
            return Next.done(BurningOutcome.of(next));
        }
        return new Next.Go<>(next, true);
    }

    /** The weapon is useless, and its bearer burns no more and no less than before (FO-16). */
    private static Ablaze onTheWeapon(Name who, Ablaze before, Tally burn, Table table) {
        Condition after = before.condition().disarmed(true);
        table.tell(new BurningEvent.WeaponBurned(who, burn, after.grip()), FalloutRule.FO_16_WEAPON_HIT);
        return new Ablaze(after, before.fire());
    }

    private static Ablaze onTheBody(Name who, Ablaze before, Bite bite, Tally burn, Burning burning, Table table) {
        Condition after = before.condition().less(burn.total());
        Fire fire = before.fire().bitten(bite.stage());
        boolean anew = bite.stage() == Stage.FIRST
                && before.fire().due().filter(due -> due != Stage.FIRST).isPresent();
        table.tell(
                new BurningEvent.Bitten(who, bite.stage(), burn, bite.critical(), after.hitPoints(), anew),
                FalloutRule.FO_31_BURNING,
                FalloutRule.FO_32_FIRE);
        if (bite.critical().isPresent()) {
            Part part = bite.critical().get();
            after = after.wounded(part, burning.hearth().rulings());
            table.tell(new BurningEvent.Wounded(who, part), FalloutRule.FO_69_WOUNDS);
        }
        if (after.isDown()) {
            table.tell(new BurningEvent.WentDown(who), FalloutRule.FO_70_DOWN);
        } else if (!fire.isBurning()) {
            table.tell(new BurningEvent.WentOut(who), FalloutRule.FO_31_BURNING);
        }
        return new Ablaze(after, fire);
    }
}
