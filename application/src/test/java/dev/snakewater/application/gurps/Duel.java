package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Attacked;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.attack.Attacker;
import dev.snakewater.domain.gurps.attack.Manner;
import java.util.List;

/** An attack of Ann on Bill, with what a test changes of it. */
record Duel(Attacker attacker, Arm weapon, Manner manner, Attacked target, List<Attacked> bystanders, Rulings rulings) {

    static Duel with(Object... weapon) {
        return new Duel(
                Filled.in(Attacker.class, "name", "Ann", "skill", 12),
                Filled.in(Arm.class, weapon),
                Manner.PLAIN,
                Filled.in(Attacked.class, "name", "Bill"),
                List.of(),
                Rulings.BY_THE_BOOK);
    }

    Duel attacker(Object... fields) {
        return new Duel(Filled.in(Attacker.class, fields), weapon, manner, target, bystanders, rulings);
    }

    Duel manner(Object... fields) {
        return new Duel(attacker, weapon, Filled.in(Manner.class, fields), target, bystanders, rulings);
    }

    Duel target(Object... fields) {
        return new Duel(attacker, weapon, manner, Filled.in(Attacked.class, fields), bystanders, rulings);
    }

    Duel bystanders(Attacked... figures) {
        return new Duel(attacker, weapon, manner, target, List.of(figures), rulings);
    }

    Duel rulings(Object... fields) {
        return new Duel(attacker, weapon, manner, target, bystanders, Filled.in(Rulings.class, fields));
    }

    GurpsScenario scenario() {
        return new GurpsScenario(attacker, weapon, manner, target, bystanders, List.of(), rulings);
    }
}
