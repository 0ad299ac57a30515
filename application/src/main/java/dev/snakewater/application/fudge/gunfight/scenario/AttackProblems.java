package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.scenario.AttackScenario.Means;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.gunfight.modifier.Legality;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be wrong with an attack, and what the rules forbid, as in a gunfight. */
record AttackProblems(
        AttackScenario scenario,
        AttackScenario.Attempt attack,
        Means means,
        Roster roster,
        ProblemCollector complaints) {

    private static final Messages WORDS = GunfightProblems.words();
    private static final String BY = "/attack/by";
    private static final String DOES = "/attack/does";
    private static final String AT = "/attack/at";

    static List<Problem> of(AttackScenario scenario) {
        AttackScenario.Attempt attack = scenario.attack();
        AttackProblems found = new AttackProblems(
                scenario,
                attack,
                attack.does(),
                Roster.of(scenario.gunfight()),
                GunfightProblems.in(scenario.gunfight()));
        Optional<Roster.Member> by = found.one(BY, attack.by());
        found.targets(by);
        boolean makesSense = found.makesSense();
        found.plusTwo();
        by.ifPresent(self -> found.new Bars(self.at()).of(self, makesSense));
        return found.complaints.all();
    }

    /** Finds the only fighter with this name, or reports why there is none. */
    private Optional<Roster.Member> one(String at, Name name) {
        Optional<Roster.Member> first = roster.known(at, name, complaints);
        List<Name> called = roster.names(name);
        complaints
                .needing(GunfightScenario.COUNT)
                .when(called.size() > 1, at, "several-of-a-name", name, called.size(), called);
        return first.filter(only -> called.size() == 1);
    }

    private void targets(Optional<Roster.Member> by) {
        List<Name> earlier = new ArrayList<>();
        for (AttackScenario.Target target : attack.at()) {
            Name name = target.name();
            String at = AT + "/" + earlier.size() + "/name";
            Optional<Roster.Member> called = one(at, name);
            by.ifPresent(self -> called.filter(other -> other.side().equals(self.side()))
                    .ifPresent(friend -> complaints
                            .needing(BY, "/fighters/*/name", self.at() + "/side", friend.at() + "/side")
                            .tell(at, friend.equals(self) ? "at-himself" : "at-a-friend", name, self.name())));
            ProblemCollector ofDeed = complaints.needing(DOES);
            // Two snapshots at one man are at one target.
            ProblemCollector ofTwice = switch (means) {
                case FAN -> ofDeed.against(GunfightRule.GF_22_FAN_TARGETS);
                case SHOOT_TWO -> ofDeed.against(GunfightRule.GF_34_NEVER_TWICE);
                case SHOOT, SNAPSHOT, SNAPSHOT_TWICE -> ofDeed;
            };
            ofTwice.when(earlier.contains(name), at, "named-twice", name);
            earlier.add(name);
        }
    }

    private boolean makesSense() {
        int targets = attack.at().size();
        boolean cannotAim = attack.isAimed() && means.snaps();
        ProblemCollector ofDeed = complaints.needing(DOES);
        ofDeed.when(!means.isAt(targets), AT, "targets-of-" + means.name(), targets);
        ofDeed.against(GunfightRule.GF_12_AIM).when(cannotAim, "/attack/aimed", "aimed-snapshot");
        return means.isAt(targets) && !cannotAim;
    }

    /** Only one fighter can have the +2, and only for one deed (GF-04). */
    private void plusTwo() {
        ProblemCollector ofPrize = complaints.against(GunfightRule.GF_04_STAREDOWN_PRIZE);
        List<AttackScenario.Target> spent = new ArrayList<>();
        ProblemCollector.each(AT, attack.at(), (at, target) -> {
            boolean spends =
                    target.does().filter(AttackScenario.Defence::hasPlusTwo).isPresent();
            ofPrize.when(spends && (attack.plusTwo() || !spent.isEmpty()), at + "/does", "second-plus-two");
            spent.addAll(spends ? List.of(target) : List.of());
        });
    }

    /** The rules that forbid an attack by a known attacker. */
    private final class Bars {
        private final ProblemCollector named = complaints.needing(Roster.NAMES);
        private final ProblemCollector all;
        private final Gunfight fight =
                AttackPlan.armed(scenario, scenario.gunfight().fitting().opening());
        private final Gunfighter shooter = fight.fighter(attack.by());

        Bars(String at) {
            all = named.needing("/attack", "/rulings", "/range", "/distances", at);
        }

        void of(Roster.Member self, boolean makesSense) {
            if (GunfightProblems.areInHand("/attack/with", shooter, attack.with(), self.at(), named.needing(BY))
                    && makesSense) {
                shooter();
            }
            ProblemCollector.each(AT, attack.at(), (at, target) -> {
                List<Roster.Member> called = roster.called(target.name());
                if (called.size() == 1) {
                    target(at, target, all.needing(called.getFirst().at()));
                }
            });
        }

        private void shooter() {
            Name by = attack.by();
            if (!isAble(BY, shooter, all, "is-out", means)) {
                return;
            }
            bar(all, "/attack/with", GunsInHand.bars(shooter, shooter.inUse()), "cannot-hold", by);
            // Each target is looked at by itself.
            bar(all, DOES, AttackPlan.bars(attack, shooter), "cannot", by, means);
            if (attack.calls()) {
                bar(all, DOES, Legality.barsOnCalledShot(means.deed(), shooter), "cannot-at-a-part", by, means);
            }
            int rounds = shooter.gunsInUse().stream().mapToInt(Gun::rounds).sum();
            int targets = attack.at().size();
            if (means == Means.SNAPSHOT_TWICE && rounds == 1) {
                bar(all, DOES, List.of(GunfightRule.GF_38_AMMUNITION), "one-round-for-two");
            }
            if (means == Means.FAN && rounds > 0 && targets > rounds) {
                bar(all, AT, List.of(GunfightRule.GF_22_FAN_TARGETS), "targets-for-rounds", targets, rounds);
            }
        }

        private void target(String at, AttackScenario.Target written, ProblemCollector ofTarget) {
            Gunfighter target = fight.fighter(written.name());
            Legality.Aim aim = Legality.Aim.of(means.deed(), false);
            bar(ofTarget, at, fight.barsOn(aim, shooter, target), "no-target", target.name());
            written.called().ifPresent(part -> part(at + "/part", target, part));
            written.does().ifPresent(defence -> {
                isAble(at + "/does", target, ofTarget, "is-out-and-cannot", defence);
                List<Rule> bars = Legality.bars(defence.deed(), Part.PART_3, target, List.of());
                bar(ofTarget, at + "/does", bars, "cannot", target.name(), defence);
            });
        }

        private void part(String at, Gunfighter target, CalledPart part) {
            ProblemCollector located = all.needing(GunfightProblems.located(scenario.gunfight()));
            located.when(target.body().isEmpty(), at, "part-without-locations", part, target.name());
            List<Rule> tooFar = Legality.barsOnDistance(fight.between(shooter, target), fight.rulings());
            bar(located, at, tooFar, "part-too-far", part, target.name());
        }

        private boolean isAble(String at, Gunfighter who, ProblemCollector needing, String key, Object what) {
            List<Rule> out = who.isAble() ? List.of() : List.of(GunfightRule.GF_39_OUT_OF_ACTION);
            bar(needing, at, out, key, who.name(), who.wounds().level(), what);
            return who.isAble();
        }

        private void bar(ProblemCollector needing, String pointer, List<Rule> rules, String key, Object... places) {
            String what = WORDS.message(key, places);
            rules.forEach(rule -> needing.add(pointer, WORDS.message("barred", what, rule), instead(rule)));
        }

        private String instead(Rule rule) {
            boolean hasBothHands = shooter.body().stream().allMatch(body -> body.hasHands(List.of(BodySide.values())));
            return WORDS.message("instead." + rule.id(), fight.rulings(), hasBothHands);
        }
    }
}
