package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Figure;
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
        byUse.when(aim.turnsAimed() > 0, "/attack/turnsAimed", "by-hand.aim");
        byUse.when(aim.furtherGroup() > 0, "/attack/furtherGroup", "by-hand.further-group");
        byUse.when(aim.hexesWatched() > 0, "/attack/hexesWatched", "by-hand.opportunity-fire");
        byUse.when(aim.line(), "/attack/line", "by-hand.opportunity-fire");
        byUse.when(aim.popUp(), "/attack/popUp", "by-hand.pop-up");
        byUse.when(manner.rounds() > 1, "/attack/rounds", "by-hand.rounds");
        byUse.when(aim.braced(), "/attack/braced", "by-hand.bracing");
        byUse.when(aim.sights() > 0, "/attack/sights", "by-hand.sights");
    }

    private void shot() {
        Weapon.Use use = weapon.use();
        byUse.when(manner.maneuver() == Maneuver.WILD_SWING, "/attack/maneuver", "wild-shot");
        byUse.against(Gurps3Rule.GU_09_OPPORTUNITY)
                .when(use == Weapon.Use.BOW && manner.aim().popUp(), "/attack/popUp", "pop-up-with-a-bow");
        byUse.when(use != Weapon.Use.GUN && manner.rounds() > 1, "/attack/rounds", "rounds-without-a-gun");
        beyondRange();
        for (int i = 0; i < scenario.bystanders().size(); i++) {
            Figure bystander = scenario.bystanders().get(i).figure();
            byUse.when(
                    bystander.ground().distance().isEmpty(),
                    "/bystanders/" + i + "/distance",
                    "distance-missing",
                    bystander.name());
        }
    }

    private void beyondRange() {
        int yards = scenario.target().figure().ground().yards();
        weapon.farthest(scenario.attacker().strength())
                .filter(most -> yards > most)
                .ifPresent(most -> (weapon.shooting().maximum().isPresent() ? byUse : byUse.needing("/attacker/st"))
                        .needing("/weapon/maximum")
                        .tell("/target/distance", "beyond-range", yards, most));
    }

    /** Complains of numbers that no table here has: those that are missing where they count, or given where they do not. */
    private void numbersGiven() {
        String moving = "/attack/movePenalty";
        boolean isRanged = weapon.use().isRanged();
        Optional<Integer> penalty = manner.movePenalty();
        Complaints byMove = byUse.needing("/attack/move");
        boolean moves = manner.move() != Move.STANDING;
        byUse.when(isRanged && penalty.isPresent(), moving, "move-of-a-shot");
        byMove.when(
                !isRanged && moves && penalty.isEmpty(),
                moving,
                "move-missing",
                manner.move(),
                Gurps3Rule.GU_03_ATTACKER.id());
        byMove.when(!isRanged && !moves && penalty.isPresent(), moving, "move-of-nobody");
        String close = "/attack/closeCombatPenalty";
        Optional<Integer> into = manner.closeCombatPenalty();
        complaints
                .needing("/attack/intoCloseCombat")
                .when(!manner.intoCloseCombat() && into.isPresent(), close, "close-combat-of-nobody");
        byUse.when(
                manner.intoCloseCombat() && isRanged && into.isEmpty(),
                close,
                "close-combat-missing",
                Gurps3Rule.GU_06_TARGET.id());
    }

    private void location() {
        HitLocation aimed = manner.aimedAt();
        String at = "/attack/location";
        Complaints unlessRandom = complaints.needing("/attack/random", "/attack/maneuver");
        unlessRandom.when(
                manner.isRandom() && aimed != HitLocation.TORSO,
                at,
                "aimed-at-random",
                aimed,
                manner.maneuver() == Maneuver.WILD_SWING);
        scenario.target()
                .figure()
                .ground()
                .cover()
                .filter(hiding -> !manner.isRandom()
                        && manner.location().filter(hiding::hides).isPresent())
                .ifPresent(hiding -> unlessRandom
                        .against(Gurps3Rule.GU_06_TARGET)
                        .tell(at, "covered", aimed, hiding, shownBy(hiding)));
        byUse.needing("/weapon/type")
                .when(
                        weapon.type()
                                .filter(type -> !aimed.canBeHurtBy(type, weapon.use()))
                                .isPresent(),
                        at,
                        "cannot-be-aimed",
                        weapon.name(),
                        aimed);
        complaints
                .needing("/target/shield")
                .when(
                        aimed == HitLocation.SHIELD_HAND
                                && scenario.target().figure().person().shield().isEmpty(),
                        at,
                        "no-shield-hand");
    }

    private static List<HitLocation> shownBy(Cover cover) {
        return Stream.of(HitLocation.values())
                .filter(location -> !cover.hides(location))
                .toList();
    }

    private void situational() {
        List<Situational> all = manner.situational();
        for (int i = 0; i < all.size(); i++) {
            int first = all.indexOf(all.get(i));
            complaints
                    .needing("/attack/situational/" + first)
                    .when(first < i, "/attack/situational/" + i, "said-twice", all.get(i));
        }
    }

    private void crawling() {
        boolean close =
                weapon.use() == Weapon.Use.NATURAL || manner.situational().contains(Situational.CLOSE_COMBAT_WEAPON);
        byUse.needing("/attack/situational")
                .against(Gurps3Rule.GU_03_ATTACKER)
                .when(!close, "/attacker/posture", "crawling", Situational.CLOSE_COMBAT_WEAPON);
    }
}
