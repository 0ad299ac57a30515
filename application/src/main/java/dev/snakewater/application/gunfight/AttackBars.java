package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.gunfight.CalledShots;
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

    private static final Wording WORDS = GunfightProblems.words();
    private static final List<Rule> OUT = List.of(GunfightRule.GF_39_OUT_OF_ACTION);

    private final AttackScenario scenario;
    private final AttackScenario.Attempt attack;
    private final Gunfight fight;
    private final Gunfighter shooter;
    private final Complaints complaints;

    /**
     * Those on an attack of which it is known who makes it.
     *
     * @param at where he is written down
     * @param complaints what is wrong so far
     */
    AttackBars(AttackScenario scenario, String at, Complaints complaints) {
        this.scenario = scenario;
        this.complaints = complaints.needing("/attack", "/rulings", "/range", "/distances", at);
        attack = scenario.attack();
        fight = AttackPlan.armed(AttackScenario.in(scenario.gunfight().fitting(), attack));
        shooter = fight.fighter(attack.by());
    }

    /** Complains of what is barred of him who fires: only of his guns, if the rest makes no sense. */
    void shooter(String at, boolean makesSense, Complaints ofHands) {
        if (!GunsInHand.areRight("/attack/with", shooter, attack.with(), at, ofHands) || !makesSense) {
            return;
        }
        if (!shooter.isAble()) {
            bar(
                    complaints,
                    "/attack/by",
                    OUT,
                    "is-out",
                    shooter.name(),
                    shooter.wounds().level());
            return;
        }
        AttackScenario.Means means = attack.does();
        List<Rule> barsOnHands = Legality.barsOnDraw(shooter, shooter.gunsInUse());
        bar(complaints, "/attack/with", barsOnHands, "cannot-hold", attack.by());
        // Each target is looked at by itself.
        bar(complaints, "/attack/does", AttackPlan.bars(attack, shooter), "cannot", attack.by(), means);
        if (attack.calls()) {
            List<Rule> bars = CalledShots.bars(means.deed(), shooter);
            bar(complaints, "/attack/does", bars, "cannot-at-a-part", attack.by(), means);
        }
        int rounds = shooter.gunsInUse().stream().mapToInt(Gun::rounds).sum();
        int targets = attack.at().size();
        if (means == AttackScenario.Means.SNAPSHOT_TWICE && rounds == 1) {
            bar(complaints, "/attack/does", List.of(GunfightRule.GF_38_AMMUNITION), "one-round-for-two");
        }
        if (means == AttackScenario.Means.FAN && rounds > 0 && targets > rounds) {
            List<Rule> bars = List.of(GunfightRule.GF_22_FAN_TARGETS);
            bar(complaints, "/attack/at", bars, "targets-for-rounds", targets, rounds);
        }
    }

    /** Complains of what is barred of a target, and of what he does against it. */
    void target(String at, AttackScenario.Target written, String sheet) {
        Gunfighter target = fight.fighter(written.name());
        Complaints ofTarget = complaints.needing(sheet);
        Legality.Aim aim = Legality.Aim.of(attack.does().deed(), false);
        bar(ofTarget, at, fight.barsOn(aim, shooter, target), "no-target", target.name());
        written.called().ifPresent(part -> part(at + "/part", target, part));
        written.does().ifPresent(defence -> {
            if (!target.isAble()) {
                bar(
                        ofTarget,
                        at + "/does",
                        OUT,
                        "is-out-and-cannot",
                        target.name(),
                        target.wounds().level(),
                        defence);
            }
            List<Rule> bars = Legality.bars(defence.deed(), Part.PART_3, target, List.of());
            bar(ofTarget, at + "/does", bars, "cannot", target.name(), defence);
        });
    }

    private void part(String at, Gunfighter target, CalledPart part) {
        Complaints located = complaints.needing(BodyProblems.located(scenario.gunfight()));
        Rule rule = HitLocationRule.HL_01_AIM_AT_A_PART;
        located.when(target.body().isEmpty(), at, "part-without-locations", part, target.name(), rule.id());
        List<Rule> bars = CalledShots.barOnDistance(
                        fight.between(shooter, target), fight.scene().rulings())
                .stream()
                .toList();
        bar(located, at, bars, "part-too-far", part, target.name());
    }

    private void bar(Complaints needing, String pointer, List<Rule> rules, String key, Object... places) {
        String what = WORDS.message(key, places);
        rules.forEach(
                rule -> needing.add(pointer, WORDS.message("barred", what, rule.id(), rule.title()), instead(rule)));
    }

    private String instead(Rule rule) {
        Rulings rulings = fight.scene().rulings();
        boolean hasBothHands = shooter.body()
                .filter(body -> !body.hasHands(List.of(BodySide.values())))
                .isEmpty();
        return WORDS.message(
                "instead." + rule.id(),
                rulings.fanMaxPaces(),
                rulings.fanMaxRange(),
                rulings.calledShotMaxRange(),
                hasBothHands);
    }
}
