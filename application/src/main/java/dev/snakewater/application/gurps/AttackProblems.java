package dev.snakewater.application.gurps;

import dev.snakewater.application.gurps.GurpsScenario.Manner;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Cover;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.gurps.table.Situational;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What can be wrong with how an attack goes together with who makes it and who is there. */
final class AttackProblems {

    private final GurpsScenario scenario;
    private final Complaints complaints;

    AttackProblems(GurpsScenario scenario, Complaints complaints) {
        this.scenario = scenario;
        this.complaints = complaints;
    }

    void look() {
        List<Situational> situational =
                scenario.attack().map(Manner::situational).orElse(List.of());
        saidTwice(situational);
        scenario.attack().ifPresent(this::coveredLocation);
        if (scenario.attacker().posture().equals(Optional.of(Posture.CRAWLING))) {
            crawling(situational);
        }
        if (Opening.use(scenario.weapon()).isRanged()) {
            lineOfFire();
        }
    }

    private void saidTwice(List<Situational> situational) {
        for (int i = 0; i < situational.size(); i++) {
            if (situational.subList(0, i).contains(situational.get(i))) {
                complaints.add(
                        "/attack/situational/" + i,
                        "'" + situational.get(i) + "' is said twice",
                        "once: it counts once");
            }
        }
    }

    private void coveredLocation(Manner manner) {
        boolean random = manner.random().orElse(false) || manner.maneuver().equals(Optional.of(Maneuver.WILD_SWING));
        Optional<Cover> cover = scenario.target().cover().filter(hiding -> !random);
        manner.location()
                .flatMap(location -> cover.filter(hiding -> hiding.hides(location)))
                .ifPresent(hiding -> complaints.against(
                        Gurps3Rule.GU_06_TARGET,
                        "/attack/location",
                        "the " + manner.location().orElseThrow() + " is covered (cover: " + hiding + ")",
                        shownBy(hiding)));
    }

    private static String shownBy(Cover cover) {
        List<String> shown = Stream.of(HitLocation.values())
                .filter(location -> !cover.hides(location))
                .map(HitLocation::toString)
                .toList();
        return shown.isEmpty() ? "left out" : "one of: " + String.join(", ", shown) + "; or left out";
    }

    private void crawling(List<Situational> situational) {
        boolean close = Opening.use(scenario.weapon()) == Weapon.Use.NATURAL
                || situational.contains(Situational.CLOSE_COMBAT_WEAPON);
        if (!close) {
            complaints.against(
                    Gurps3Rule.GU_03_ATTACKER,
                    "/attacker/posture",
                    "who crawls attacks in close combat only",
                    "another posture, a natural weapon, or '" + Situational.CLOSE_COMBAT_WEAPON
                            + "' in /attack/situational");
        }
    }

    private void lineOfFire() {
        for (int i = 0; i < scenario.bystanders().size(); i++) {
            if (scenario.bystanders().get(i).distance().isEmpty()) {
                complaints.missing(
                        "/bystanders/" + i + "/distance",
                        "how far off " + scenario.bystanders().get(i).name()
                                + " is, by which the line of fire finds him",
                        "how many yards it is to him");
            }
        }
    }
}
