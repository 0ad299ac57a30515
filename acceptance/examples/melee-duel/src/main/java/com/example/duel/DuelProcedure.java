package com.example.duel;

import static com.example.duel.DuelRule.*;

import com.example.duel.Duel.Fighter;
import com.example.duel.Duel.Stage;
import dev.snakewater.application.procedure.*;
import dev.snakewater.application.table.*;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;

/** A duel, step by step: each is one decision, or one throw and what follows from it. Only initiative is two throws. */
final class DuelProcedure implements Procedure<Duel, Duel> {

    @Override
    public Next<Duel, Duel> step(Duel duel, Table table) {
        return switch (duel.stage()) {
            case INITIATIVE -> initiative(duel, duel.active(), duel.other(), table);
            case ACTION -> action(duel, duel.active(), table);
            case ATTACK -> attack(duel, duel.active(), table);
            case DAMAGE, CRITICAL -> damage(duel, duel.other(), table);
        };
    }

    private static Next<Duel, Duel> initiative(Duel duel, Fighter one, Fighter two, Table table) {
        Table.Rolled first = table.rollFor(duel.d20(one, "initiative", one.sheet().quickness(), DU_01_INITIATIVE));
        Table.Rolled second = table.rollFor(duel.d20(two, "initiative", two.sheet().quickness(), DU_01_INITIATIVE));
        Duel begun = first.total() >= second.total()
                ? duel.with(one, two, Stage.ACTION)
                : duel.with(two, one, Stage.ACTION);
        table.tell(new DuelEvent.Begun(begun.active().name(), first, second), DU_01_INITIATIVE);
        return Next.go(begun);
    }

    private static Next<Duel, Duel> action(Duel duel, Fighter by, Table table) {
        Action action = table.choose(Choice.among(by.name(), "action", List.of(Action.values()), DU_02_ACTION)
                .barring(DU_06_NEVER_TWICE, one -> one == Action.GUARD && by.last() == Action.GUARD));
        table.tell(new DuelEvent.Acts(by.name(), action), DU_02_ACTION);
        Duel then = duel.with(new Fighter(by.sheet(), by.hitPoints(), action), duel.other(), Stage.ATTACK);
        return action == Action.GUARD ? then.turnOver() : Next.go(then);
    }

    private static Next<Duel, Duel> attack(Duel duel, Fighter by, Table table) {
        Tally defence = table.count(duel.defence());
        Table.Rolled attack = table.rollFor(duel.d20(by, "attack", by.sheet().skill(), DU_03_ATTACK));
        boolean critical = attack.fall().total() == Duel.D20.most() && duel.rulings().criticals();
        boolean hit = critical || attack.total() >= defence.total();
        table.tell(new DuelEvent.Attacked(by.name(), duel.other().name(), attack, defence, hit), DU_03_ATTACK);
        Stage next = critical ? Stage.CRITICAL : Stage.DAMAGE;
        return hit ? Next.go(duel.with(by, duel.other(), next)) : duel.turnOver();
    }

    private static Next<Duel, Duel> damage(Duel duel, Fighter hurt, Table table) {
        Table.Rolled damage = table.rollFor(duel.damage());
        int left = Math.max(0, hurt.hitPoints() - Math.max(1, damage.total()));
        table.tell(new DuelEvent.Hurt(hurt.name(), damage, left), DU_07_DAMAGE, DU_09_DOWN);
        Duel after = duel.with(duel.active(), new Fighter(hurt.sheet(), left, hurt.last()), Stage.DAMAGE);
        return left == 0 ? Next.done(after) : after.turnOver();
    }

    @Override
    public List<Choice<Duel>> amendments(Duel duel) {
        Fighter one = duel.active();
        return Amendments.listed(all -> all.of(one.name()).number("hit points", 1, one.sheet().hitPoints(), left ->
                duel.with(new Fighter(one.sheet(), left, one.last()), duel.other(), duel.stage())));
    }

    @Override
    public List<Choice<Duel>> rulings(Duel duel) {
        return RulingChoices.of(RULEBOOK, duel.rulings(), rulings ->
                new Duel(duel.active(), duel.other(), duel.stage(), rulings));
    }

    @Override
    public Duel calledOff(Duel duel) {
        return duel;
    }
}
