package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.fudge.gunfight.CalledShots;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.Rule;
import java.util.Collections;
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
            bar(
                    complaints,
                    "/attack/by",
                    shooter.name() + " is " + shooter.wounds().level(),
                    GunfightRule.GF_39_OUT_OF_ACTION);
            return;
        }
        Legality.barsOnDraw(shooter, shooter.gunsInUse())
                .forEach(rule -> bar(complaints, "/attack/with", attack.by() + " cannot hold his gun", rule));
        Deed deed = attack.does().deed();
        Part part = attack.does().snaps() ? Part.PART_3 : Part.PART_4;
        Gunfighter ready = attack.isAimed() ? shooter.withStance(Stance.AIMED) : shooter;
        // Each target is looked at by itself; here they are as good as can be.
        List<List<Rule>> free = Collections.nCopies(attack.at().size(), List.of());
        Legality.bars(deed, part, ready, new Legality.Opposition(free, free))
                .forEach(rule -> bar(complaints, "/attack/does", attack.by() + " cannot " + attack.does(), rule));
        if (attack.calls()) {
            CalledShots.bars(deed, shooter)
                    .forEach(rule -> bar(
                            complaints, "/attack/does", attack.by() + " cannot " + attack.does() + " at a part", rule));
        }
        int rounds = shooter.gunsInUse().stream().mapToInt(Gun::rounds).sum();
        if (attack.does() == AttackScenario.Means.SNAPSHOT_TWICE && rounds == 1) {
            bar(complaints, "/attack/does", "two snapshots with one round", GunfightRule.GF_38_AMMUNITION);
        }
        if (attack.does() == AttackScenario.Means.FAN
                && rounds > 0
                && attack.at().size() > rounds) {
            bar(
                    complaints,
                    "/attack/at",
                    attack.at().size() + " targets for " + rounds + (rounds == 1 ? " round" : " rounds"),
                    GunfightRule.GF_22_FAN_TARGETS);
        }
    }

    private void target(String at, AttackScenario.Target written, Complaints ofTarget) {
        Gunfighter target = fight.fighter(written.name());
        Distance distance = fight.between(shooter, target);
        List<Rule> bars = attack.does() == AttackScenario.Means.FAN
                ? Legality.barsOnFanTarget(target, distance, fight.scene().rulings())
                : Legality.barsOnTarget(target, distance);
        bars.forEach(rule -> bar(ofTarget, at, target.name() + " cannot be a target", rule));
        written.called().ifPresent(part -> part(at + "/part", target, part));
        written.does().ifPresent(defence -> defence(at + "/does", target, defence, ofTarget));
    }

    private void defence(String at, Gunfighter target, AttackScenario.Defence defence, Complaints ofTarget) {
        if (!target.isAble()) {
            bar(
                    ofTarget,
                    at,
                    target.name() + " is " + target.wounds().level() + " and cannot " + defence,
                    GunfightRule.GF_39_OUT_OF_ACTION);
        }
        Legality.Opposition nobody = new Legality.Opposition(List.of(), List.of());
        Legality.bars(defence.deed(), Part.PART_3, target, nobody)
                .forEach(rule -> bar(ofTarget, at, target.name() + " cannot " + defence, rule));
    }

    private void part(String at, Gunfighter target, CalledPart part) {
        Complaints located = complaints.needing(BodyProblems.located(scenario.gunfight()));
        if (target.body().isEmpty()) {
            located.add(
                    at,
                    "the " + part + " of " + target.name() + " cannot be aimed at where hits have no locations ("
                            + HitLocationRule.HL_01_AIM_AT_A_PART.id() + ")",
                    "no part, or hitLocation true in /rulings");
        }
        CalledShots.barOnDistance(fight.between(shooter, target), fight.scene().rulings())
                .ifPresent(rule -> bar(located, at, "the " + part + " of " + target.name() + " is too far away", rule));
    }

    private void bar(Complaints needing, String pointer, String what, Rule rule) {
        needing.add(pointer, what + ", against " + rule.id() + " " + rule.title(), instead(rule));
    }

    private String instead(Rule rule) {
        return rule instanceof GunfightRule known
                ? switch (known) {
                    case GF_07_DRAW -> "a gun to shoot with";
                    case GF_18_DIVE_WHEN -> "cover near enough to dive behind, or a dodge";
                    case GF_21_FAN_WHO ->
                        hasBothHands() ? "a single pistol in hand" : "two hands that can be used: fanning takes both";
                    case GF_22_FAN_TARGETS ->
                        "each in sight, within " + fight.scene().rulings().fanMaxPaces() + " paces or up to "
                                + fight.scene().rulings().fanMaxRange() + ", and no more of them than rounds";
                    case GF_33_TWO_TARGETS -> "a loaded pistol in each hand, and an aim";
                    case GF_35_RANGE -> "a range of the table, or a difficulty that is named for this one";
                    case GF_38_AMMUNITION -> "a gun with rounds enough";
                    case GF_39_OUT_OF_ACTION -> "somebody who can still act";
                    case GF_40_PASSING -> "somebody who lives";
                    default -> elsewhere(rule);
                }
                : rule instanceof HitLocationRule located ? instead(located) : elsewhere(rule);
    }

    private boolean hasBothHands() {
        return shooter.body()
                .filter(body -> !body.hasHands(List.of(BodySide.values())))
                .isEmpty();
    }

    private String instead(HitLocationRule rule) {
        return switch (rule) {
            case HL_01_AIM_AT_A_PART -> "a shot or a snapshot, or no part";
            case HL_06_TOO_DISTANT ->
                "no part, or a range up to " + fight.scene().rulings().calledShotMaxRange();
            case HL_17_USELESS_ARM, HL_18_MUST_BE_HEALED -> "a hand that can hold the gun";
            default -> elsewhere(rule);
        };
    }

    private static String elsewhere(Rule rule) {
        return "what snakewater rules " + rule.id() + " allows";
    }
}
