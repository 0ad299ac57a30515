package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Cover;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.gurps.table.Move;
import dev.snakewater.domain.gurps.table.Situational;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** What does not go together in how an attack is made, with what, and by whom. */
final class AttackProblems {

    private static final List<Integer> BOXES_OF_THE_ATTACK = List.of(2, 3, 8, 9, 29);

    private final GurpsScenario scenario;
    private final Manner manner;
    private final Arm weapon;
    private final Complaints complaints;
    private final Complaints byUse;

    AttackProblems(GurpsScenario scenario, Complaints complaints) {
        this.scenario = scenario;
        this.manner = scenario.attack();
        this.weapon = scenario.weapon();
        this.complaints = complaints;
        this.byUse = complaints.needing(GurpsProblems.USE);
    }

    void look() {
        (scenario.groupTable().isEmpty() ? complaints.needing("/groupTable") : complaints)
                .within("/attack/rounds", manner.rounds(), 1, scenario.groups().largest());
        if (weapon.use().isRanged()) {
            shot();
        } else {
            blow();
        }
        numbersGiven();
        location();
        situational();
        if (scenario.attacker().person().posture() == Posture.CRAWLING) {
            crawling();
        }
        GurpsProblems.adjustments("/attack", manner.adjustments(), BOXES_OF_THE_ATTACK, scenario, complaints);
    }

    private void blow() {
        Manner.Aim aim = manner.aim();
        onlyRanged("turnsAimed", aim.turnsAimed() > 0, "aim");
        onlyRanged("furtherGroup", aim.furtherGroup() > 0, "a further group");
        onlyRanged("hexesWatched", aim.hexesWatched() > 0, "opportunity fire");
        onlyRanged("line", aim.line(), "opportunity fire");
        onlyRanged("popUp", aim.popUp(), "a pop-up attack");
        onlyRanged("rounds", manner.rounds() > 1, "a group of rounds");
        onlyRanged("braced", aim.braced(), "bracing");
        onlyRanged("sights", aim.sights() > 0, "sights");
    }

    private void onlyRanged(String field, boolean there, String what) {
        if (there) {
            byUse.add("/attack/" + field, what + " with a hand weapon", "a ranged weapon, or leave the field out");
        }
    }

    private void shot() {
        if (manner.maneuver() == Maneuver.WILD_SWING) {
            byUse.add("/attack/maneuver", "a Wild Swing with a ranged weapon", "another maneuver, or random fire");
        }
        if (weapon.use() == Weapon.Use.BOW && manner.aim().popUp()) {
            byUse.against(
                    Gurps3Rule.GU_09_OPPORTUNITY, "/attack/popUp", "a pop-up attack with a bow", "no pop-up attack");
        }
        if (weapon.use() != Weapon.Use.GUN && manner.rounds() > 1) {
            byUse.add("/attack/rounds", "a group of rounds without a gun", "1, or left out");
        }
        beyondRange();
        for (int i = 0; i < scenario.bystanders().size(); i++) {
            if (scenario.bystanders().get(i).figure().ground().distance().isEmpty()) {
                byUse.missing(
                        "/bystanders/" + i + "/distance",
                        "how far off " + scenario.bystanders().get(i).figure().name()
                                + " is, by which the line of fire finds him",
                        "how many yards it is to him");
            }
        }
    }

    private void beyondRange() {
        Ground ground = scenario.target().figure().ground();
        weapon.farthest(scenario.attacker().strength())
                .filter(most -> ground.yards() > most)
                .ifPresent(most -> (weapon.shooting().maximum().isPresent() ? byUse : byUse.needing("/attacker/st"))
                        .needing("/weapon/maximum")
                        .add(
                                "/target/distance",
                                ground.yards() + " yards are beyond the weapon's range",
                                "at most " + most));
    }

    /** Complains of numbers that no table here has: those that are missing where they count, or given where they do not. */
    private void numbersGiven() {
        String moving = "/attack/movePenalty";
        boolean moves = manner.move() != Move.STANDING;
        Given given = new Given(byUse.needing("/attack/move"));
        if (weapon.use().isRanged()) {
            new Given(byUse)
                    .tooMuch(
                            moving, manner.movePenalty(), "a shot, for which the table of B117 counts", "'move' alone");
        } else if (moves) {
            String what = "what a blow costs while " + manner.move();
            given.wanted(moving, manner.movePenalty(), what, Gurps3Rule.GU_03_ATTACKER);
        } else {
            given.tooMuch(moving, manner.movePenalty(), "somebody who does not move", "a 'move'");
        }
        String close = "/attack/closeCombatPenalty";
        Given into = new Given(complaints.needing("/attack/intoCloseCombat"));
        if (!manner.intoCloseCombat()) {
            into.tooMuch(close, manner.closeCombatPenalty(), "an attack into no close combat", "'intoCloseCombat'");
        } else if (weapon.use().isRanged()) {
            String what = "what a shot into a close combat costs";
            new Given(byUse).wanted(close, manner.closeCombatPenalty(), what, Gurps3Rule.GU_06_TARGET);
        }
    }

    private void location() {
        HitLocation aimed = manner.aimedAt();
        String at = "/attack/location";
        Complaints unlessRandom = complaints.needing("/attack/random", "/attack/maneuver");
        if (manner.isRandom()) {
            if (aimed != HitLocation.TORSO) {
                boolean wild = manner.maneuver() == Maneuver.WILD_SWING;
                unlessRandom.add(
                        at,
                        "aimed at the " + aimed + (wild ? ", of a Wild Swing" : ", of a random blow"),
                        "no location: the dice choose it");
            }
        } else {
            scenario.target()
                    .figure()
                    .ground()
                    .cover()
                    .filter(hiding -> manner.location().filter(hiding::hides).isPresent())
                    .ifPresent(hiding -> unlessRandom.against(
                            Gurps3Rule.GU_06_TARGET,
                            at,
                            "the " + aimed + " is covered (cover: " + hiding + ")",
                            shownBy(hiding)));
        }
        if (weapon.type().filter(type -> !aimed.canBeHurtBy(type, weapon.use())).isPresent()) {
            byUse.needing("/weapon/type")
                    .add(
                            at,
                            "the " + weapon.name() + " cannot be aimed at the " + aimed + ", by GU-06",
                            "another location");
        }
        if (aimed == HitLocation.SHIELD_HAND
                && scenario.target().figure().person().shield().isEmpty()) {
            complaints
                    .needing("/target/shield")
                    .add(at, "aimed at the shield hand of who has no shield", "the hand, or a shield");
        }
    }

    private static String shownBy(Cover cover) {
        List<String> shown = Stream.of(HitLocation.values())
                .filter(location -> !cover.hides(location))
                .map(HitLocation::toString)
                .toList();
        return shown.isEmpty() ? "left out" : "one of: " + String.join(", ", shown) + "; or left out";
    }

    private void situational() {
        List<Situational> all = manner.situational();
        for (int i = 0; i < all.size(); i++) {
            int first = all.indexOf(all.get(i));
            if (first < i) {
                complaints
                        .needing("/attack/situational/" + first)
                        .add("/attack/situational/" + i, "'" + all.get(i) + "' is said twice", "once: it counts once");
            }
        }
    }

    private void crawling() {
        boolean close =
                weapon.use() == Weapon.Use.NATURAL || manner.situational().contains(Situational.CLOSE_COMBAT_WEAPON);
        if (!close) {
            byUse.needing("/attack/situational")
                    .against(
                            Gurps3Rule.GU_03_ATTACKER,
                            "/attacker/posture",
                            "who crawls attacks in close combat only",
                            "another posture, a natural weapon, or '" + Situational.CLOSE_COMBAT_WEAPON
                                    + "' in /attack/situational");
        }
    }

    /**
     * Numbers that the chart asks for and no table here has: the scenario gives them where they count.
     *
     * @param complaints where it is said that they do not
     */
    record Given(Complaints complaints) {

        /** Complains of a number that counts and is not there. */
        void wanted(String pointer, Optional<Integer> number, String what, Gurps3Rule rule) {
            if (number.isEmpty()) {
                complaints.missing(
                        pointer,
                        what + ", and " + rule.id() + " has no number for it",
                        "the number, 0 if it counts for nothing");
            }
        }

        /** Complains of a number that is there and does not count. */
        void tooMuch(String pointer, Optional<Integer> number, String of, String instead) {
            if (number.isPresent()) {
                complaints.add(pointer, "a number for " + of, "no such field, or " + instead);
            }
        }
    }
}
