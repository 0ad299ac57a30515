package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.gurps.attack.Adjustment;
import dev.snakewater.domain.gurps.attack.Attacker;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.table.Arm;
import dev.snakewater.domain.gurps.table.GroupHits;
import dev.snakewater.domain.rule.Blank;
import dev.snakewater.domain.rule.Records;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Optional;

/** What does not go together in an attack. */
final class GurpsProblems {

    /** The fields by which a weapon is one of the hand or a ranged one. */
    static final List<String> USE = List.of("/weapon/use", "/weapon/is");

    private static final int MOST_IN_CLOSE_COMBAT = 6;
    private static final List<Integer> BOXES_OF_A_FIGURE = List.of(6, 8, 23);

    private final GurpsScenario scenario;
    private final Complaints complaints = new Complaints(Wording.in("dev.snakewater.application.gurps.problems"));

    private GurpsProblems(GurpsScenario scenario) {
        this.scenario = scenario;
    }

    static List<Problem> of(GurpsScenario scenario) {
        GurpsProblems found = new GurpsProblems(scenario);
        found.attacker(scenario.attacker(), scenario.weapon());
        new AttackProblems(scenario, found.complaints).look();
        found.figures();
        found.groupTable();
        return found.complaints.all();
    }

    private void attacker(Attacker attacker, Arm weapon) {
        new FigureProblems("/attacker", complaints).look(attacker.person());
        boolean noHandLeft = attacker.person().shield().isPresent() && weapon.hands() > 1;
        complaints
                .needing("/weapon/hands", "/weapon/is")
                .when(noHandLeft, "/attacker/shield", "shield-in-both-hands", weapon.name());
        WeaponProblems.look(weapon, attacker.person().st(), complaints);
    }

    /** Returns the fields of a record in which something is written. */
    static List<String> written(Record record) {
        return Records.components(record.getClass()).stream()
                .filter(field -> !Blank.leftOut(field).equals(Optional.of(Records.held(field, record))))
                .map(RecordComponent::getName)
                .toList();
    }

    private void figures() {
        complaints.once(
                scenario.everybody(),
                i -> i == 0 ? "/attacker/name" : i == 1 ? "/target/name" : "/bystanders/" + (i - 2) + "/name",
                "second-name");
        figure("/target", scenario.target().figure());
        complaints.when(scenario.target().figure().ground().stands().isPresent(), "/target/stands", "target-stands");
        Complaints.each("/bystanders", scenario.bystanders(), (at, one) -> figure(at, one.figure()));
        long close = scenario.bystanders().stream()
                .filter(one -> one.figure().ground().stands().equals(Optional.of(Ground.Stands.IN_CLOSE_COMBAT)))
                .count();
        complaints.when(close > MOST_IN_CLOSE_COMBAT, "/bystanders", "too-many-close", close, MOST_IN_CLOSE_COMBAT);
    }

    private void figure(String at, Figure figure) {
        new FigureProblems(at, complaints).look(figure, scenario.weapon());
        adjustments(at, figure.ground().adjustments(), BOXES_OF_A_FIGURE, scenario, complaints);
    }

    /** Complains of numbers of one's own at boxes that add none of them, or that this attack does not pass. */
    static void adjustments(
            String at, List<Adjustment> own, List<Integer> boxes, GurpsScenario scenario, Complaints complaints) {
        boolean isRanged = scenario.weapon().use().isRanged();
        boolean isSudden = scenario.attack().aim().isSudden();
        Complaints bySurprise = complaints.needing("/attack/hexesWatched", "/attack/line", "/attack/popUp");
        Complaints.each(at + "/adjustments", own, (place, one) -> {
            String box = place + "/box";
            int number = one.box();
            boolean adds = boxes.contains(number);
            complaints.when(!adds, box, "box-adds-nothing", number, boxes);
            complaints.needing(USE).when(adds && number == 8 && !isRanged, box, "box-8-by-hand");
            bySurprise.when(adds && number == 9 && !isSudden, box, "box-9-expected");
        });
    }

    private void groupTable() {
        List<GroupHits.Row> rows = scenario.groups().groupTable();
        for (int i = 0; i < rows.size(); i++) {
            int rounds = i + 1;
            boolean more = rows.get(i).numbers().stream().anyMatch(number -> number > rounds);
            complaints.when(more, "/groupTable/" + i, "more-hits-than-rounds", rounds);
        }
    }
}
