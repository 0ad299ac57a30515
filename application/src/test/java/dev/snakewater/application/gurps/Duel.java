package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Arm;
import dev.snakewater.application.gurps.GurpsScenario.Attacker;
import dev.snakewater.application.gurps.GurpsScenario.Figure;
import dev.snakewater.application.gurps.GurpsScenario.Manner;
import dev.snakewater.domain.gurps.Rulings;
import java.util.List;
import java.util.Optional;

/** An attack of Ann on Bill, with what a test changes of it. */
record Duel(
        Attacker attacker,
        Arm weapon,
        Optional<Manner> manner,
        Figure target,
        List<Figure> bystanders,
        Optional<Rulings> rulings) {

    static Duel with(Object... weapon) {
        return new Duel(
                Filled.in(Attacker.class, "name", "Ann", "skill", 12),
                Filled.in(Arm.class, weapon),
                Optional.empty(),
                Filled.in(Figure.class, "name", "Bill"),
                List.of(),
                Optional.empty());
    }

    Duel attacker(Object... fields) {
        return new Duel(Filled.in(Attacker.class, fields), weapon, manner, target, bystanders, rulings);
    }

    Duel manner(Object... fields) {
        return new Duel(attacker, weapon, Optional.of(Filled.in(Manner.class, fields)), target, bystanders, rulings);
    }

    Duel target(Object... fields) {
        return new Duel(attacker, weapon, manner, Filled.in(Figure.class, fields), bystanders, rulings);
    }

    Duel bystanders(Figure... figures) {
        return new Duel(attacker, weapon, manner, target, List.of(figures), rulings);
    }

    Duel rulings(Object... fields) {
        return new Duel(
                attacker, weapon, manner, target, bystanders, Optional.of(Filled.like(Rulings.BY_THE_BOOK, fields)));
    }

    GurpsScenario scenario() {
        return new GurpsScenario(attacker, weapon, manner, target, bystanders, List.of(), rulings);
    }
}
