package dev.snakewater.application.gurps;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.gurps.GurpsScenario.Attacked;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.attack.Attacker;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.table.Arm;
import dev.snakewater.domain.gurps.table.Arms;
import dev.snakewater.domain.gurps.table.GroupHits;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** An attack of Ann on Bill, with what a test changes of it. */
record Duel(Attacker attacker, Arm weapon, Manner manner, Attacked target, List<Attacked> bystanders, Rulings rulings) {

    private static final Attacker ANN = Filled.in(Attacker.class, "name", "Ann", "skill", 12);
    private static final Attacked BILL = Filled.in(Attacked.class, "name", "Bill");

    static Duel with(Object... weapon) {
        return new Duel(ANN, Filled.in(Arm.class, weapon), Manner.PLAIN, BILL, List.of(), Rulings.DECLARED.byTheBook());
    }

    /** An attack as a document has it, but for what is Ann's and Bill's anyway. */
    static Duel of(String document) {
        Map<String, Object> written = Filled.fields(document);
        return new Duel(
                part(ANN, written, "attacker"),
                Filled.in(Arm.class, Filled.within(written, "weapon")),
                part(Manner.PLAIN, written, "attack"),
                part(BILL, written, "target"),
                Filled.read(Attacked.class, (List<?>) written.getOrDefault("bystanders", List.of())),
                part(Rulings.DECLARED.byTheBook(), written, "rulings"));
    }

    private static <R extends Record> R part(R usual, Map<String, Object> written, String name) {
        return Filled.like(usual, Filled.within(written, name));
    }

    /** An attack with a weapon of the list. */
    static Duel with(Arms is) {
        return with("is", is);
    }

    /** This where this is written of Ann, whose skill is 12 unless it says otherwise. */
    Duel attacker(Object... fields) {
        return new Duel(Filled.like(ANN, fields), weapon, manner, target, bystanders, rulings);
    }

    Duel manner(Object... fields) {
        return new Duel(attacker, weapon, Filled.in(Manner.class, fields), target, bystanders, rulings);
    }

    /** This where this is written of Bill. */
    Duel target(Object... fields) {
        return new Duel(attacker, weapon, manner, Filled.like(BILL, fields), bystanders, rulings);
    }

    Duel bystanders(Attacked... figures) {
        return new Duel(attacker, weapon, manner, target, List.of(figures), rulings);
    }

    /** With these others there, each as in a document. */
    Duel bystanders(String... figures) {
        return bystanders(
                Stream.of(figures).map(one -> Filled.in(Attacked.class, one)).toArray(Attacked[]::new));
    }

    Duel rulings(Object... fields) {
        return new Duel(attacker, weapon, manner, target, bystanders, Filled.in(Rulings.class, fields));
    }

    /** The engagement, if nothing is wrong with it. */
    Engagement opened() {
        assertThat(GurpsScenario.kind().problems(scenario())).isEmpty();
        return scenario().opening().engagement();
    }

    GurpsScenario scenario() {
        return new GurpsScenario(attacker, weapon, manner, target, bystanders, new GroupHits(List.of()), rulings);
    }
}
