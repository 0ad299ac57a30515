package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Forecast;
import dev.snakewater.domain.exp.Hex;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Protection;
import dev.snakewater.domain.exp.RefereesOwn;
import dev.snakewater.domain.exp.Weather;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What in an attack does not go together. */
final class ExpProblems {

    private final ExpScenario scenario;
    private final Complaints complaints = new Complaints(Wording.in("dev.snakewater.application.exp.problems"));

    private ExpProblems(ExpScenario scenario) {
        this.scenario = scenario;
    }

    static List<Problem> of(ExpScenario scenario) {
        ExpProblems found = new ExpProblems(scenario);
        found.names();
        found.distance();
        found.weather();
        found.protection();
        found.blind();
        for (int i = 0; i < scenario.scene().adjustments().size(); i++) {
            found.adjustment("/adjustments/" + i, scenario.scene().adjustments().get(i));
        }
        boolean tactical = scenario.play() == Play.TACTICAL;
        found.complaints
                .needing("/play")
                .when(scenario.approach().outOfReach().isPresent() && tactical, "/outOfReach", "tactical-reach");
        PersonaProblems.ofAttacker(scenario.attacker(), tactical, found.complaints);
        PersonaProblems.ofTarget(scenario.target(), found.complaints);
        return found.complaints.all();
    }

    private void names() {
        Name attacker = scenario.attacker().persona().name();
        Name target = scenario.target().persona().name();
        referee("/attacker/name", attacker);
        referee("/target/name", target);
        complaints.when(isSame(attacker, target), "/target/name", "attacker-called-so");
    }

    private void referee(String at, Name name) {
        complaints.when(isSame(name, Attacking.Weathering.REFEREE), at, "referee-called-so");
    }

    private static boolean isSame(Name one, Name other) {
        return one.text().equalsIgnoreCase(other.text());
    }

    /** By hexes, by metres, or by the places of both. */
    private void distance() {
        Optional<Hex> attacker = scenario.attacker().persona().bearing().at();
        Optional<Hex> target = scenario.target().persona().bearing().at();
        int ways = (scenario.approach().hexes().isPresent() ? 1 : 0)
                + (scenario.approach().metres().isPresent() ? 1 : 0)
                + (attacker.isPresent() || target.isPresent() ? 1 : 0);
        complaints.needing("/metres", "/attacker/at", "/target/at").when(ways == 0, "/hexes", "no-distance");
        complaints.when(ways > 1, "/hexes", "distances", ways);
        complaints
                .needing("/hexes", "/metres")
                .when(
                        ways == 1 && attacker.isPresent() != target.isPresent(),
                        attacker.isPresent() ? "/target/at" : "/attacker/at",
                        "one-place");
    }

    private void weather() {
        Forecast weather = scenario.scene().weather();
        for (int i = 0; i < weather.thrown().size(); i++) {
            String at = "/weather/thrown/" + i;
            Condition thrown = weather.thrown().get(i);
            int first = weather.thrown().indexOf(thrown);
            complaints.when(decided().contains(thrown), at, "decided-and-thrown", thrown, ExpRule.EX_12_WEATHER.id());
            complaints.needing("/weather/thrown/" + first).when(first < i, at, "thrown-twice", thrown);
        }
    }

    private List<Condition> decided() {
        return scenario.scene().weather().decided().stream()
                .map(Weather::condition)
                .toList();
    }

    private void protection() {
        Protection protection = scenario.approach().protection();
        complaints.when(
                protection.cover().isPresent() && protection.roundACorner().isPresent(),
                "/protection/roundACorner",
                "cover-twice");
    }

    private void blind() {
        scenario.approach().blind().ifPresent(blind -> {
            List<Condition> weather = Stream.concat(decided().stream(), scenario.scene().weather().thrown().stream())
                    .toList();
            for (int i = 0; i < blind.causes().size(); i++) {
                Condition cause = blind.causes().get(i);
                complaints
                        .needing("/weather/" + field(cause), "/weather/thrown")
                        .when(!weather.contains(cause), "/blind/causes/" + i, "nothing-to-blind-her", cause);
            }
            complaints.when(
                    scenario.target().persona().body().size().isEmpty(),
                    "/target/size",
                    "no-size",
                    ExpRule.EX_28_GATE.id());
        });
    }

    private static String field(Condition condition) {
        return condition == Condition.FOG_OR_SMOKE ? "fogOrSmoke" : condition.toString();
    }

    private void adjustment(String at, RefereesOwn own) {
        complaints
                .needing(at + "/flat", at + "/perHex")
                .when(
                        own.flat().isPresent() == own.perHex().isPresent(),
                        at,
                        "one-amount",
                        own.flat().isPresent());
    }
}
