package dev.snakewater.application.gurps.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.gurps.scenario.GurpsScenario.Attacked;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.Engagement.Attacker;
import dev.snakewater.domain.gurps.modifier.Manner;
import dev.snakewater.domain.gurps.weapon.GroupHits;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** An attack of Ann on Bill, with what a test changes of it; each part is written as in a document. */
public record Duel(GurpsScenario scenario) {

    private static final Attacker ANN = Filled.in(Attacker.class, "name", "Ann", "skill", 12);
    private static final Attacked BILL = Filled.in(Attacked.class, "name", "Bill");

    static Duel with(Object... weapon) {
        GroupHits groups = new GroupHits(List.of());
        return new Duel(new GurpsScenario(
                ANN,
                Filled.in(WeaponEntry.class, weapon),
                Manner.PLAIN,
                BILL,
                List.of(),
                groups,
                Rulings.DECLARED.byTheBook()));
    }

    /** An attack with a weapon of the list. */
    static Duel with(WeaponTable is) {
        return with("is", is);
    }

    /** An attack as a document has it, but for what is Ann's and Bill's anyway. */
    public static Duel of(String document) {
        Map<String, Object> written = Filled.fields(document);
        return new Duel(new GurpsScenario(
                part(ANN, written, "attacker"),
                Filled.in(WeaponEntry.class, Filled.within(written, "weapon")),
                part(Manner.PLAIN, written, "attack"),
                part(BILL, written, "target"),
                items(Attacked.class, written, "bystanders"),
                new GroupHits(items(GroupHits.Row.class, written, "groupTable")),
                part(Rulings.DECLARED.byTheBook(), written, "rulings")));
    }

    private static <R extends Record> R part(R usual, Map<String, Object> written, String name) {
        return Filled.like(usual, Filled.within(written, name));
    }

    private static <R extends Record> List<R> items(Class<R> type, Map<String, Object> written, String name) {
        return Filled.read(type, (List<?>) written.getOrDefault(name, List.of()));
    }

    /** This where this is written of Ann, whose skill is 12 unless it says otherwise. */
    Duel attacker(Object... fields) {
        return new Duel(scenario.withAttacker(Filled.like(ANN, fields)));
    }

    Duel manner(Object... fields) {
        return new Duel(scenario.withAttack(Filled.in(Manner.class, fields)));
    }

    /** This where this is written of Bill. */
    Duel target(Object... fields) {
        return new Duel(scenario.withTarget(Filled.like(BILL, fields)));
    }

    /** With these others there. */
    Duel bystanders(String... figures) {
        return new Duel(scenario.withBystanders(
                Stream.of(figures).map(one -> Filled.in(Attacked.class, one)).toList()));
    }

    Duel rulings(Object... fields) {
        return new Duel(scenario.withRulings(Filled.in(Rulings.class, fields)));
    }

    /** The engagement, if nothing is wrong with it. */
    Engagement opened() {
        assertThat(scenario.problems()).isEmpty();
        return scenario.opening().engagement();
    }
}
