package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Hex;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Protection;
import dev.snakewater.domain.exp.Weather;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Everything that can be wrong with an attack whose fields could be read. */
final class ExpProblems {

    private static final int FARTHEST = 10_000;
    private static final int GREATEST_ADJUSTMENT = 10_000;

    private final ExpScenario scenario;
    private final Complaints complaints = new Complaints();

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
        for (int i = 0; i < scenario.adjustments().size(); i++) {
            found.adjustment("/adjustments/" + i, scenario.adjustments().get(i));
        }
        if (scenario.outOfReach().isPresent() && found.isTactical()) {
            found.complaints.add(
                    "/outOfReach",
                    "the referee's word on reach in tactical play",
                    "the distance alone, or \"play\": \"theatrical\"");
        }
        PersonaProblems personas = new PersonaProblems(found.complaints, found.isTactical());
        personas.attacker("/attacker", scenario.attacker());
        personas.target("/target", scenario.target());
        return found.complaints.all();
    }

    private boolean isTactical() {
        return scenario.play().orElse(Play.TACTICAL) == Play.TACTICAL;
    }

    private void names() {
        name("/attacker/name", scenario.attacker().name());
        name("/target/name", scenario.target().name());
        if (folded(scenario.attacker().name()).equals(folded(scenario.target().name()))) {
            complaints.add("/target/name", "the attacker is called so", "a name that nobody else has");
        }
    }

    private void name(String at, String name) {
        complaints.name(at, name);
        if (folded(name).equals(folded(AttackSteps.REFEREE.text()))) {
            complaints.add(at, "the referee is called so, who throws for the weather", "another name");
        }
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    /** By hexes, by metres, or by the places of both. */
    private void distance() {
        Optional<Hex> attacker = scenario.attacker().at();
        Optional<Hex> target = scenario.target().at();
        int ways = (scenario.hexes().isPresent() ? 1 : 0)
                + (scenario.metres().isPresent() ? 1 : 0)
                + (attacker.isPresent() || target.isPresent() ? 1 : 0);
        String right = "hexes, or metres, or where both are";
        if (ways == 0) {
            complaints.add("/hexes", "nobody says how far away the target is", right);
        } else if (ways > 1) {
            complaints.add("/hexes", "the distance is told " + ways + " times", "one of: " + right);
        } else if (attacker.isPresent() != target.isPresent()) {
            complaints.add(
                    attacker.isPresent() ? "/target/at" : "/attacker/at",
                    "only the place of the other is told",
                    "the places of both");
        }
        scenario.hexes().ifPresent(hexes -> complaints.within("/hexes", hexes, 0, FARTHEST));
        scenario.metres().ifPresent(metres -> complaints.within("/metres", metres, 0, 2 * FARTHEST));
        attacker.ifPresent(place -> place("/attacker/at", place));
        target.ifPresent(place -> place("/target/at", place));
    }

    private void place(String at, Hex hex) {
        complaints.within(at + "/q", hex.q(), -FARTHEST, FARTHEST);
        complaints.within(at + "/r", hex.r(), -FARTHEST, FARTHEST);
    }

    private void weather() {
        scenario.weather().ifPresent(weather -> {
            List<Condition> decided =
                    Opening.decided(weather).stream().map(Weather::condition).toList();
            for (int i = 0; i < weather.thrown().size(); i++) {
                Condition thrown = weather.thrown().get(i);
                if (decided.contains(thrown)) {
                    complaints.add(
                            "/weather/thrown/" + i,
                            "the " + thrown + " is decided and thrown for",
                            "one of them: a table gives one intensity (" + ExpRule.EX_12_WEATHER.id() + ")");
                } else if (weather.thrown().indexOf(thrown) < i) {
                    complaints.add("/weather/thrown/" + i, "the " + thrown + " is thrown for twice", "once");
                }
            }
        });
    }

    private void protection() {
        scenario.protection().ifPresent(protection -> {
            protection
                    .cover()
                    .ifPresent(percent -> complaints.within("/protection/cover", percent, 0, Protection.COMPLETE));
            protection
                    .concealment()
                    .ifPresent(
                            percent -> complaints.within("/protection/concealment", percent, 0, Protection.COMPLETE));
            if (protection.cover().isPresent() && protection.roundACorner().isPresent()) {
                complaints.add("/protection/roundACorner", "the cover is told twice", "a percentage or what she uses");
            }
        });
    }

    private void blind() {
        scenario.blind().ifPresent(blind -> {
            blind.cue()
                    .filter(String::isBlank)
                    .ifPresent(cue -> complaints.add(
                            "/blind/cue", "an empty cue", "what tells her where to aim; or leave the field out"));
            List<Condition> weather = scenario.weather()
                    .map(written -> Stream.concat(
                                    Opening.decided(written).stream().map(Weather::condition),
                                    written.thrown().stream())
                            .toList())
                    .orElse(List.of());
            for (int i = 0; i < blind.causes().size(); i++) {
                Condition cause = blind.causes().get(i);
                if (!weather.contains(cause)) {
                    complaints.add(
                            "/blind/causes/" + i,
                            "there is no " + cause + " to blind her",
                            "weather that there is; a cause that is no weather needs no place here");
                }
            }
            if (scenario.target().size().isEmpty()) {
                complaints.add(
                        "/target/size",
                        "nobody says how large the target of blind fire is",
                        "tiny, small, medium, large or gigantic (" + ExpRule.EX_28_GATE.id() + ")");
            }
        });
    }

    private void adjustment(String at, ExpScenario.WrittenAdjustment own) {
        if (own.what().isBlank()) {
            complaints.add(at + "/what", "an adjustment without a name", "what it is called");
        }
        if (own.reason().isBlank()) {
            complaints.add(
                    at + "/reason",
                    "an adjustment without a reason",
                    "why: the referee must be prepared to defend it (" + ExpRule.EX_53_REFEREES_OWN.id() + ")");
        }
        if (own.flat().isPresent() == own.perHex().isPresent()) {
            complaints.add(
                    at, own.flat().isPresent() ? "it is flat and a rate" : "it has no amount", "flat, or perHex");
        }
        own.flat().ifPresent(amount -> amount(at + "/flat", amount));
        own.perHex().ifPresent(amount -> amount(at + "/perHex", amount));
    }

    private void amount(String at, int amount) {
        if (amount == 0) {
            complaints.add(at, "an adjustment of 0", "a bonus above 0 or a penalty below");
        } else {
            complaints.within(at, amount, -GREATEST_ADJUSTMENT, GREATEST_ADJUSTMENT);
        }
    }
}
