package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.table.Arm;
import dev.snakewater.domain.gurps.table.HitLocation;
import dev.snakewater.domain.gurps.table.Posture;
import dev.snakewater.domain.gurps.table.Weapon;
import java.util.List;

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
        (scenario.groups().groupTable().isEmpty() ? complaints.needing("/groupTable") : complaints)
                .within("/attack/rounds", manner.rounds(), 1, scenario.groups().largest());
        if (weapon.use().isRanged()) {
            shot();
        } else {
            blow();
        }
        closeCombat();
        location(manner.aimedAt(), scenario.target().figure());
        situational(manner.situational());
        GurpsProblems.adjustments("/attack", manner.adjustments(), BOXES_OF_THE_ATTACK, scenario, complaints);
    }

    private void blow() {
        GurpsProblems.written(manner.aim()).forEach(field -> byUse.tell("/attack/" + field, "by-hand." + field));
        byUse.when(manner.rounds() > 1, "/attack/rounds", "by-hand.rounds");
        boolean moves = manner.move() != Manner.Move.STANDING;
        boolean hasPenalty = manner.movePenalty().isPresent();
        String rule = Box.GU_03_ATTACKER.id();
        Complaints byMove = byUse.needing("/attack/move");
        byMove.when(moves && !hasPenalty, "/attack/movePenalty", "move-missing", manner.move(), rule);
        byMove.when(!moves && hasPenalty, "/attack/movePenalty", "move-of-nobody");
    }

    private void shot() {
        Weapon.Use use = weapon.use();
        boolean popsUpWithABow = use == Weapon.Use.BOW && manner.aim().popUp();
        byUse.when(manner.maneuver() == Manner.Maneuver.WILD_SWING, "/attack/maneuver", "wild-shot");
        byUse.against(Box.GU_09_OPPORTUNITY).when(popsUpWithABow, "/attack/popUp", "pop-up-with-a-bow");
        byUse.when(use != Weapon.Use.GUN && manner.rounds() > 1, "/attack/rounds", "rounds-without-a-gun");
        int yards = scenario.target().figure().ground().yards();
        weapon.farthest(scenario.attacker().person().st())
                .filter(most -> yards > most)
                .ifPresent(most -> (weapon.shooting().maximum().isPresent() ? byUse : byUse.needing("/attacker/st"))
                        .needing("/weapon/maximum")
                        .tell("/target/distance", "beyond-range", yards, most));
        Complaints.each("/bystanders", scenario.bystanders(), (at, one) -> {
            boolean isNowhere = one.figure().ground().distance().isEmpty();
            byUse.when(
                    isNowhere,
                    at + "/distance",
                    "distance-missing",
                    one.figure().name());
        });
        byUse.when(manner.movePenalty().isPresent(), "/attack/movePenalty", "move-of-a-shot");
    }

    private void closeCombat() {
        String at = "/attack/closeCombatPenalty";
        boolean into = manner.intoCloseCombat();
        boolean hasPenalty = manner.closeCombatPenalty().isPresent();
        boolean isMissing = into && weapon.use().isRanged() && !hasPenalty;
        complaints.needing("/attack/intoCloseCombat").when(!into && hasPenalty, at, "close-combat-of-nobody");
        byUse.when(isMissing, at, "close-combat-missing", Box.GU_06_TARGET.id());
    }

    private void location(HitLocation aimed, Figure target) {
        String at = "/attack/location";
        Complaints unlessRandom = complaints.needing("/attack/random", "/attack/maneuver");
        boolean isWild = manner.maneuver() == Manner.Maneuver.WILD_SWING;
        boolean isElsewhere = manner.isRandom() && aimed != HitLocation.TORSO;
        unlessRandom.when(isElsewhere, at, "aimed-at-random", aimed, isWild);
        boolean isChosen = !manner.isRandom() && manner.location().isPresent();
        target.ground()
                .cover()
                .filter(hiding -> isChosen && hiding.hides(aimed))
                .ifPresent(hiding ->
                        unlessRandom.against(Box.GU_06_TARGET).tell(at, "covered", aimed, hiding, hiding.shown()));
        boolean isUnhurt = weapon.type()
                .filter(type -> !aimed.canBeHurtBy(type, weapon.use()))
                .isPresent();
        byUse.needing("/weapon/type").when(isUnhurt, at, "cannot-be-aimed", weapon.name(), aimed);
        boolean hasNoShield = target.person().shield().isEmpty();
        complaints
                .needing("/target/shield")
                .when(aimed == HitLocation.SHIELD_HAND && hasNoShield, at, "no-shield-hand");
    }

    private void situational(List<Manner.Situational> all) {
        complaints.once(all, i -> "/attack/situational/" + i, "said-twice");
        Manner.Situational close = Manner.Situational.CLOSE_COMBAT_WEAPON;
        boolean isClose = weapon.use() == Weapon.Use.NATURAL || all.contains(close);
        boolean crawls = scenario.attacker().person().posture() == Posture.CRAWLING;
        byUse.needing("/attack/situational")
                .against(Box.GU_03_ATTACKER)
                .when(crawls && !isClose, "/attacker/posture", "crawling", close);
    }
}
