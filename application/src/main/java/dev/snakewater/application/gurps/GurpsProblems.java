package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Attacked;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.attack.Adjustment;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.Person;
import dev.snakewater.domain.gurps.table.GroupHits;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

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
        found.attacker();
        new WeaponProblems(scenario, found.complaints).look();
        new AttackProblems(scenario, found.complaints).look();
        found.figures();
        found.groupTable();
        return found.complaints.all();
    }

    private void attacker() {
        Person attacker = scenario.attacker().person();
        PersonProblems.look("/attacker", attacker, complaints);
        Arm weapon = scenario.weapon();
        complaints
                .needing("/weapon/hands", "/weapon/is")
                .when(
                        attacker.shield().isPresent() && weapon.hands() > 1,
                        "/attacker/shield",
                        "shield-in-both-hands",
                        weapon.name());
    }

    private void figures() {
        SortedMap<String, String> taken = new TreeMap<>();
        taken.put(lower(scenario.attacker().name().text()), "/attacker/name");
        figure("/target", scenario.target(), taken);
        complaints.when(scenario.target().figure().ground().stands().isPresent(), "/target/stands", "target-stands");
        for (int i = 0; i < scenario.bystanders().size(); i++) {
            figure("/bystanders/" + i, scenario.bystanders().get(i), taken);
        }
        long close = scenario.bystanders().stream()
                .filter(one -> one.figure().ground().stands().equals(Optional.of(Ground.Stands.IN_CLOSE_COMBAT)))
                .count();
        complaints.when(close > MOST_IN_CLOSE_COMBAT, "/bystanders", "too-many-close", close, MOST_IN_CLOSE_COMBAT);
    }

    private void figure(String at, Attacked attacked, SortedMap<String, String> taken) {
        String name = attacked.figure().name().text();
        Optional.ofNullable(taken.putIfAbsent(lower(name), at + "/name"))
                .ifPresent(first -> complaints.needing(first).tell(at + "/name", "second-name", name));
        PersonProblems.look(at, attacked.figure().person(), complaints);
        new FigureProblems(at, attacked.figure(), scenario.weapon(), complaints).look();
        adjustments(at, attacked.figure().ground().adjustments(), BOXES_OF_A_FIGURE, scenario, complaints);
    }

    private static String lower(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** Complains of numbers of one's own at boxes that add none of them, or that this attack does not pass. */
    static void adjustments(
            String at, List<Adjustment> own, List<Integer> boxes, GurpsScenario scenario, Complaints complaints) {
        for (int i = 0; i < own.size(); i++) {
            String box = at + "/adjustments/" + i + "/box";
            int number = own.get(i).box();
            complaints.when(!boxes.contains(number), box, "box-adds-nothing", number, boxes);
            complaints
                    .needing(USE)
                    .when(
                            number == 8
                                    && boxes.contains(8)
                                    && !scenario.weapon().use().isRanged(),
                            box,
                            "box-8-by-hand");
            complaints
                    .needing("/attack/hexesWatched", "/attack/line", "/attack/popUp")
                    .when(
                            number == 9
                                    && boxes.contains(9)
                                    && !scenario.attack().aim().isSudden(),
                            box,
                            "box-9-expected");
        }
    }

    private void groupTable() {
        List<GroupHits.Row> rows = scenario.groupTable();
        for (int i = 0; i < rows.size(); i++) {
            int rounds = i + 1;
            complaints.when(
                    rows.get(i).numbers().stream().anyMatch(number -> number > rounds),
                    "/groupTable/" + i,
                    "more-hits-than-rounds",
                    rounds);
        }
    }
}
