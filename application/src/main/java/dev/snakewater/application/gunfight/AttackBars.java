package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fudge.gunfight.CalledShots;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.Rule;
import java.util.List;

/** What the rules bar of an attack that makes sense otherwise: the same bars as in a gunfight. */
final class AttackBars {

    private final AttackScenario scenario;
    private final AttackScenario.Attempt attack;
    private final Gunfight fight;
    private final Gunfighter shooter;
    private final Complaints complaints;

    private AttackBars(AttackScenario scenario, Roster.Member self, Complaints complaints) {
        this.scenario = scenario;
        this.complaints =
                complaints.needing(Roster.NAMES).needing("/attack", "/rulings", "/range", "/distances", self.at());
        attack = scenario.attack();
        fight = AttackPlan.armed(AttackScenario.in(scenario.gunfight().fitting(), attack));
        shooter = fight.fighter(attack.by());
    }

    /**
     * Complains of what is barred.
     *
     * @param scenario the attack, of which it is known who makes it
     * @param roster everybody
     * @param makesSense whether he fires at as many as he can
     * @param complaints what is wrong so far
     */
    static void on(AttackScenario scenario, Roster roster, boolean makesSense, Complaints complaints) {
        Roster.Member self = roster.called(scenario.attack().by()).getFirst();
        AttackBars bars = new AttackBars(scenario, self, complaints);
        Complaints ofHands = complaints.needing(Roster.NAMES).needing("/attack/by");
        if (GunsInHand.areRight("/attack/with", bars.shooter, bars.attack.with(), self.at(), ofHands) && makesSense) {
            bars.shooter();
        }
        for (int i = 0; i < bars.attack.at().size(); i++) {
            AttackScenario.Target target = bars.attack.at().get(i);
            List<Roster.Member> called = roster.called(target.name());
            if (called.size() == 1) {
                bars.target(
                        "/attack/at/" + i,
                        target,
                        bars.complaints.needing(called.getFirst().at()));
            }
        }
    }

    private void shooter() {
        if (!shooter.isAble()) {
            String state = shooter.name() + " is " + shooter.wounds().level();
            bar(complaints, "/attack/by", state, List.of(GunfightRule.GF_39_OUT_OF_ACTION));
            return;
        }
        String cannot = attack.by() + " cannot ";
        bar(complaints, "/attack/with", cannot + "hold his gun", Legality.barsOnDraw(shooter, shooter.gunsInUse()));
        // Each target is looked at by itself.
        bar(complaints, "/attack/does", cannot + attack.does(), AttackPlan.bars(attack, shooter));
        if (attack.calls()) {
            List<Rule> bars = CalledShots.bars(attack.does().deed(), shooter);
            bar(complaints, "/attack/does", cannot + attack.does() + " at a part", bars);
        }
        int rounds = shooter.gunsInUse().stream().mapToInt(Gun::rounds).sum();
        int targets = attack.at().size();
        if (attack.does() == AttackScenario.Means.SNAPSHOT_TWICE && rounds == 1) {
            List<Rule> bars = List.of(GunfightRule.GF_38_AMMUNITION);
            bar(complaints, "/attack/does", "two snapshots with one round", bars);
        }
        if (attack.does() == AttackScenario.Means.FAN && rounds > 0 && targets > rounds) {
            String what = targets + " targets for " + rounds + (rounds == 1 ? " round" : " rounds");
            bar(complaints, "/attack/at", what, List.of(GunfightRule.GF_22_FAN_TARGETS));
        }
    }

    private void target(String at, AttackScenario.Target written, Complaints ofTarget) {
        Gunfighter target = fight.fighter(written.name());
        Distance distance = fight.between(shooter, target);
        List<Rule> bars = attack.does() == AttackScenario.Means.FAN
                ? Legality.barsOnFanTarget(target, distance, fight.scene().rulings())
                : Legality.barsOnTarget(target, distance);
        bar(ofTarget, at, target.name() + " cannot be a target", bars);
        written.called().ifPresent(part -> part(at + "/part", target, part));
        written.does().ifPresent(defence -> defence(at + "/does", target, defence, ofTarget));
    }

    private void defence(String at, Gunfighter target, AttackScenario.Defence defence, Complaints ofTarget) {
        if (!target.isAble()) {
            String state = target.name() + " is " + target.wounds().level() + " and cannot " + defence;
            bar(ofTarget, at, state, List.of(GunfightRule.GF_39_OUT_OF_ACTION));
        }
        Legality.Opposition nobody = new Legality.Opposition(List.of(), List.of());
        List<Rule> bars = Legality.bars(defence.deed(), Part.PART_3, target, nobody);
        bar(ofTarget, at, target.name() + " cannot " + defence, bars);
    }

    private void part(String at, Gunfighter target, CalledPart part) {
        Complaints located = complaints.needing(BodyProblems.located(scenario.gunfight()));
        String what = "the " + part + " of " + target.name();
        if (target.body().isEmpty()) {
            located.add(
                    at,
                    what + " cannot be aimed at where hits have no locations ("
                            + HitLocationRule.HL_01_AIM_AT_A_PART.id() + ")",
                    "no part, or hitLocation true in /rulings");
        }
        CalledShots.barOnDistance(fight.between(shooter, target), fight.scene().rulings())
                .ifPresent(rule -> bar(located, at, what + " is too far away", List.of(rule)));
    }

    private void bar(Complaints needing, String pointer, String what, List<Rule> rules) {
        for (Rule rule : rules) {
            needing.add(pointer, what + ", against " + rule.id() + " " + rule.title(), instead(rule));
        }
    }

    private String instead(Rule rule) {
        Rulings rulings = fight.scene().rulings();
        boolean lacksAHand = shooter.body()
                .filter(body -> !body.hasHands(List.of(BodySide.values())))
                .isPresent();
        return GunfightTelling.wording()
                .message(
                        "attack.instead." + rule.id()
                                + (rule == GunfightRule.GF_21_FAN_WHO && lacksAHand ? ".hands" : ""),
                        rulings.fanMaxPaces(),
                        rulings.fanMaxRange(),
                        rulings.calledShotMaxRange());
    }
}
