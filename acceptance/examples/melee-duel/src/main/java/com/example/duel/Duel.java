package com.example.duel;

import static com.example.duel.DuelRule.*;

import dev.snakewater.application.measure.*;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.modifier.Tally;
import java.util.*;
import java.util.stream.Stream;

/** How a duel stands: all that can still matter, and nothing else. When it is over, this is also how it came out. */
record Duel(Fighter active, Fighter other, Stage stage, DuelScenario.Rulings rulings) implements Measured {

    static final DicePool D20 = DicePool.of("1d20");

    /** What comes next. */
    enum Stage { INITIATIVE, ACTION, ATTACK, DAMAGE, CRITICAL }

    /** A duellist with the hit points that are left, and what was done last. */
    record Fighter(DuelScenario.Duellist sheet, int hitPoints, Action last) {
        Name name() {
            return sheet.name();
        }
    }

    Duel with(Fighter one, Fighter two, Stage next) {
        return new Duel(one, two, next, rulings);
    }

    Next<Duel, Duel> turnOver() {
        return Next.nextTurn(with(other, active, Stage.ACTION));
    }

    Tally d20(Fighter who, String of, int plus, DuelRule why) {
        return Tally.ofThrow(who.name(), of, D20, why).plusIfAny(plus, of, why);
    }

    Tally defence() {
        return Tally.of(other.name(), "defence", other.sheet.defence(), "sheet", DU_03_ATTACK)
                .plusIfAny(other.last == Action.GUARD ? 4 : 0, "guard", DU_05_GUARD)
                .plusIfAny(other.last == Action.ALL_OUT ? -4 : 0, "all-out", DU_04_ALL_OUT);
    }

    Tally damage() {
        return Tally.ofThrow(active.name(), "damage", active.sheet.damage(), DU_07_DAMAGE)
                .plusIfAny(active.last == Action.ALL_OUT ? 4 : 0, "all-out", DU_04_ALL_OUT)
                .plusIfAny(stage == Stage.CRITICAL ? 6 : 0, "critical", DU_08_CRITICAL);
    }

    @Override
    public List<Finding> findings() {
        return Stream.of(active, other)
                .sorted(Comparator.comparing(Fighter::name))
                .flatMap(one -> Stream.of(
                        Finding.is("down", one.hitPoints == 0, one.name()),
                        Finding.counts("hit-points", one.hitPoints, one.name())))
                .toList();
    }
}
