package dev.snakewater.application.gurps;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.gurps.Gurps3Rule;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.body.Posture;
import dev.snakewater.domain.gurps.table.Maneuver;
import dev.snakewater.domain.gurps.table.Move;
import dev.snakewater.domain.gurps.table.Situational;
import java.util.List;

/** What does not go together in how an attack is made, with what, and by whom. */
final class AttackProblems {

    private static final List<Integer> BOXES_OF_THE_ATTACK = List.of(2, 3, 8, 9, 29);

    private final GurpsScenario scenario;
    private final Manner manner;
    private final Arm weapon;
    private final Ground ground;
    private final Complaints complaints;
    private final Complaints byUse;

    AttackProblems(GurpsScenario scenario, Complaints complaints) {
        this.scenario = scenario;
        this.manner = scenario.attack();
        this.weapon = scenario.weapon();
        this.ground = scenario.target().figure().ground();
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
        location(manner.aimedAt(), "/attack/location");
        situational(manner.situational());
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
        boolean moves = manner.move() != Move.STANDING;
        boolean hasPenalty = manner.movePenalty().isPresent();
        String rule = Gurps3Rule.GU_03_ATTACKER.id();
        Complaints byMove = byUse.needing("/attack/move");
        byMove.when(moves && !hasPenalty, "/attack/movePenalty", "move-missing", manner.move(), rule);
        byMove.when(!moves && hasPenalty, "/attack/movePenalty", "move-of-nobody");
        closeCombat(false);
    }

    private void shot() {
        Weapon.Use use = weapon.use();
        boolean popsUpWithABow = use == Weapon.Use.BOW && manner.aim().popUp();
        byUse.when(manner.maneuver() == Maneuver.WILD_SWING, "/attack/maneuver", "wild-shot");
        byUse.against(Gurps3Rule.GU_09_OPPORTUNITY).when(popsUpWithABow, "/attack/popUp", "pop-up-with-a-bow");
        byUse.when(use != Weapon.Use.GUN && manner.rounds() > 1, "/attack/rounds", "rounds-without-a-gun");
        int yards = ground.yards();
        weapon.farthest(scenario.attacker().strength())
                .filter(most -> yards > most)
                .ifPresent(most -> (weapon.shooting().maximum().isPresent() ? byUse : byUse.needing("/attacker/st"))
                        .needing("/weapon/maximum")
                        .tell("/target/distance", "beyond-range", yards, most));
        for (int i = 0; i < scenario.bystanders().size(); i++) {
            Figure bystander = scenario.bystanders().get(i).figure();
            boolean isNowhere = bystander.ground().distance().isEmpty();
            byUse.when(isNowhere, "/bystanders/" + i + "/distance", "distance-missing", bystander.name());
        }
        byUse.when(manner.movePenalty().isPresent(), "/attack/movePenalty", "move-of-a-shot");
        closeCombat(true);
    }

    private void closeCombat(boolean isShot) {
        String at = "/attack/closeCombatPenalty";
        boolean into = manner.intoCloseCombat();
        boolean hasPenalty = manner.closeCombatPenalty().isPresent();
        String rule = Gurps3Rule.GU_06_TARGET.id();
        complaints.needing("/attack/intoCloseCombat").when(!into && hasPenalty, at, "close-combat-of-nobody");
        byUse.when(into && isShot && !hasPenalty, at, "close-combat-missing", rule);
    }

    private void location(HitLocation aimed, String at) {
        Complaints unlessRandom = complaints.needing("/attack/random", "/attack/maneuver");
        boolean isWild = manner.maneuver() == Maneuver.WILD_SWING;
        boolean isElsewhere = manner.isRandom() && aimed != HitLocation.TORSO;
        unlessRandom.when(isElsewhere, at, "aimed-at-random", aimed, isWild);
        ground.cover()
                .filter(hiding -> !manner.isRandom()
                        && manner.location().filter(hiding::hides).isPresent())
                .ifPresent(hiding -> unlessRandom
                        .against(Gurps3Rule.GU_06_TARGET)
                        .tell(at, "covered", aimed, hiding, hiding.shown()));
        boolean isUnhurt = weapon.type()
                .filter(type -> !aimed.canBeHurtBy(type, weapon.use()))
                .isPresent();
        byUse.needing("/weapon/type").when(isUnhurt, at, "cannot-be-aimed", weapon.name(), aimed);
        boolean hasShield = scenario.target().figure().person().shield().isPresent();
        complaints.needing("/target/shield").when(aimed == HitLocation.SHIELD_HAND && !hasShield, at, "no-shield-hand");
    }

    private void situational(List<Situational> all) {
        for (int i = 0; i < all.size(); i++) {
            int first = all.indexOf(all.get(i));
            complaints
                    .needing("/attack/situational/" + first)
                    .when(first < i, "/attack/situational/" + i, "said-twice", all.get(i));
        }
        boolean crawls = scenario.attacker().person().posture() == Posture.CRAWLING;
        boolean close = weapon.use() == Weapon.Use.NATURAL || all.contains(Situational.CLOSE_COMBAT_WEAPON);
        byUse.needing("/attack/situational")
                .against(Gurps3Rule.GU_03_ATTACKER)
                .when(crawls && !close, "/attacker/posture", "crawling", Situational.CLOSE_COMBAT_WEAPON);
    }
}
