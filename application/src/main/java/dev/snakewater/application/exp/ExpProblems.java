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
    private final Complaints complaints = new Complaints(Wording.in());

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
        if (scenario.approach().outOfReach().isPresent() && tactical) {
            found.complaints
                    .needing("/play")
                    .add(
                            "/outOfReach",
                            "the referee's word on reach in tactical play",
                            "the distance alone, or \"play\": \"theatrical\"");
        }
        PersonaProblems.ofAttacker(scenario.attacker(), tactical, found.complaints);
        PersonaProblems.ofTarget(scenario.target(), found.complaints);
        return found.complaints.all();
    }

    private void names() {
        Name attacker = scenario.attacker().persona().name();
        Name target = scenario.target().persona().name();
        referee("/attacker/name", attacker);
        referee("/target/name", target);
        if (isSame(attacker, target)) {
            complaints.add("/target/name", "the attacker is called so", "a name that nobody else has");
        }
    }

    private void referee(String at, Name name) {
        if (isSame(name, Attacking.Weathering.REFEREE)) {
            complaints.add(at, "the referee is called so, who throws for the weather", "another name");
        }
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
        String right = "hexes, or metres, or where both are";
        if (ways == 0) {
            complaints
                    .needing("/metres", "/attacker/at", "/target/at")
                    .add("/hexes", "nobody says how far away the target is", right);
        } else if (ways > 1) {
            complaints.add("/hexes", "the distance is told " + ways + " times", "one of: " + right);
        } else if (attacker.isPresent() != target.isPresent()) {
            complaints
                    .needing("/hexes", "/metres")
                    .add(
                            attacker.isPresent() ? "/target/at" : "/attacker/at",
                            "only the place of the other is told",
                            "the places of both");
        }
    }

    private void weather() {
        Forecast weather = scenario.scene().weather();
        List<Condition> decided = decided();
        for (int i = 0; i < weather.thrown().size(); i++) {
            Condition thrown = weather.thrown().get(i);
            int first = weather.thrown().indexOf(thrown);
            if (decided.contains(thrown)) {
                complaints.add(
                        "/weather/thrown/" + i,
                        "the " + thrown + " is decided and thrown for",
                        "one of them: a table gives one intensity (" + ExpRule.EX_12_WEATHER.id() + ")");
            }
            if (first < i) {
                complaints
                        .needing("/weather/thrown/" + first)
                        .add("/weather/thrown/" + i, "the " + thrown + " is thrown for twice", "once");
            }
        }
    }

    private List<Condition> decided() {
        return scenario.scene().weather().decided().stream()
                .map(Weather::condition)
                .toList();
    }

    private void protection() {
        Protection protection = scenario.approach().protection();
        if (protection.cover().isPresent() && protection.roundACorner().isPresent()) {
            complaints.add("/protection/roundACorner", "the cover is told twice", "a percentage or what she uses");
        }
    }

    private void blind() {
        scenario.approach().blind().ifPresent(blind -> {
            List<Condition> weather = Stream.concat(decided().stream(), scenario.scene().weather().thrown().stream())
                    .toList();
            for (int i = 0; i < blind.causes().size(); i++) {
                Condition cause = blind.causes().get(i);
                if (!weather.contains(cause)) {
                    complaints
                            .needing("/weather/" + field(cause), "/weather/thrown")
                            .add(
                                    "/blind/causes/" + i,
                                    "there is no " + cause + " to blind her",
                                    "weather that there is; a cause that is no weather needs no place here");
                }
            }
            if (scenario.target().persona().body().size().isEmpty()) {
                complaints.add(
                        "/target/size",
                        "nobody says how large the target of blind fire is",
                        "tiny, small, medium, large or gigantic (" + ExpRule.EX_28_GATE.id() + ")");
            }
        });
    }

    private static String field(Condition condition) {
        return condition == Condition.FOG_OR_SMOKE ? "fogOrSmoke" : condition.toString();
    }

    private void adjustment(String at, RefereesOwn own) {
        if (own.flat().isPresent() == own.perHex().isPresent()) {
            complaints
                    .needing(at + "/flat", at + "/perHex")
                    .add(at, own.flat().isPresent() ? "it is flat and a rate" : "it has no amount", "flat, or perHex");
        }
    }
}
