package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Attacked;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
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
    private final Complaints complaints = new Complaints();

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
        if (attacker.shield().isPresent() && scenario.weapon().hands() > 1) {
            complaints
                    .needing("/weapon/hands", "/weapon/is")
                    .add(
                            "/attacker/shield",
                            "a shield in a hand that holds the "
                                    + scenario.weapon().name(),
                            "no shield, or a weapon for one hand");
        }
    }

    private void figures() {
        SortedMap<String, String> taken = new TreeMap<>();
        taken.put(lower(scenario.attacker().name().text()), "/attacker/name");
        figure("/target", scenario.target(), taken);
        if (scenario.target().figure().ground().stands().isPresent()) {
            complaints.add("/target/stands", "the target stands where it stands", "no such field; bystanders have it");
        }
        for (int i = 0; i < scenario.bystanders().size(); i++) {
            figure("/bystanders/" + i, scenario.bystanders().get(i), taken);
        }
        long close = scenario.bystanders().stream()
                .filter(one -> one.figure().ground().stands().equals(Optional.of(Ground.Stands.IN_CLOSE_COMBAT)))
                .count();
        if (close > MOST_IN_CLOSE_COMBAT) {
            complaints.add(
                    "/bystanders", close + " in a close combat with the target", "at most " + MOST_IN_CLOSE_COMBAT);
        }
    }

    private void figure(String at, Attacked attacked, SortedMap<String, String> taken) {
        String name = attacked.figure().name().text();
        Optional.ofNullable(taken.putIfAbsent(lower(name), at + "/name"))
                .ifPresent(first ->
                        complaints.needing(first).add(at + "/name", "a second " + name, "a name that nobody else has"));
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
            if (!boxes.contains(number)) {
                complaints.add(box, "box " + number + " adds nothing of this", "one of: " + row(boxes));
            } else if (number == 8 && !scenario.weapon().use().isRanged()) {
                complaints
                        .needing(USE)
                        .add(box, "a hand attack does not pass box 8", "another box, or a ranged weapon");
            } else if (number == 9 && !scenario.attack().aim().isSudden()) {
                complaints
                        .needing("/attack/hexesWatched", "/attack/line", "/attack/popUp")
                        .add(
                                box,
                                "box 9 adds only to opportunity fire and pop-up attacks",
                                "another box, or hexesWatched, line or popUp");
            }
        }
    }

    private static String row(List<Integer> boxes) {
        return String.join(", ", boxes.stream().map(String::valueOf).toList());
    }

    private void groupTable() {
        List<GroupHits.Row> rows = scenario.groupTable();
        for (int i = 0; i < rows.size(); i++) {
            int rounds = i + 1;
            if (rows.get(i).numbers().stream().anyMatch(number -> number > rounds)) {
                complaints.add("/groupTable/" + i, "more hits than rounds", "at most " + rounds);
            }
        }
    }
}
