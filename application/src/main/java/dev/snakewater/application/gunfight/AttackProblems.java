package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What of an attack does not go together. */
final class AttackProblems {

    private static final String AT = "/attack/at";

    private final AttackScenario.Attempt attack;
    private final Roster roster;
    private final Complaints complaints;

    private AttackProblems(AttackScenario scenario) {
        this.attack = scenario.attack();
        this.roster = Roster.of(scenario.gunfight());
        this.complaints = GunfightProblems.in(scenario.gunfight());
    }

    static List<Problem> of(AttackScenario scenario) {
        AttackProblems found = new AttackProblems(scenario);
        boolean isSomebody = found.names();
        boolean isNumbered = found.number();
        boolean makesSense = found.aim() && isNumbered;
        found.plusTwo();
        if (isSomebody && Roster.size(scenario.gunfight()) <= Roster.MOST) {
            AttackBars.on(scenario, found.roster, makesSense, found.complaints);
        }
        return found.complaints.all();
    }

    /** Complains of names, and tells whether it is known who attacks. */
    private boolean names() {
        Optional<Roster.Member> by = one("/attack/by", attack.by());
        for (int i = 0; i < attack.at().size(); i++) {
            Name name = attack.at().get(i).name();
            String at = AT + "/" + i + "/name";
            Optional<Roster.Member> target = one(at, name);
            if (by.isPresent() && target.isPresent()) {
                friend(at, by.get(), target.get());
            }
            boolean again = attack.at().subList(0, i).stream()
                    .anyMatch(earlier -> earlier.name().equals(name));
            if (again) {
                complaints.needing("/attack/does").add(at, name + " twice" + against(), "each target once");
            }
        }
        return by.isPresent();
    }

    private void friend(String at, Roster.Member by, Roster.Member target) {
        if (by.side().equals(target.side())) {
            boolean self = by.name().equals(target.name());
            complaints
                    .needing("/attack/by", "/fighters/*/name", by.at() + "/side", target.at() + "/side")
                    .add(
                            at,
                            self
                                    ? target.name() + " attacks himself"
                                    : target.name() + " is on the side of " + by.name(),
                            "an enemy");
        }
    }

    /** The rule against naming somebody twice, where there is one: two snapshots at one man are at one target. */
    private String against() {
        return switch (attack.does()) {
            case FAN -> ", against " + GunfightRule.GF_22_FAN_TARGETS.id();
            case SHOOT_TWO -> ", against " + GunfightRule.GF_34_NEVER_TWICE.id();
            case SHOOT, SNAPSHOT, SNAPSHOT_TWICE -> "";
        };
    }

    private Optional<Roster.Member> one(String at, Name name) {
        Optional<Roster.Member> first = roster.known(at, name, complaints);
        List<Name> called = roster.names(name);
        if (called.size() > 1) {
            String each = called.stream().map(Name::text).collect(Collectors.joining(", "));
            complaints
                    .needing("/fighters/*/count")
                    .add(at, name + " is " + called.size() + " fighters", "one of: " + each);
        }
        return first.filter(only -> called.size() == 1);
    }

    private boolean number() {
        int targets = attack.at().size();
        AttackScenario.Means means = attack.does();
        if (targets >= means.fewest() && targets <= means.most()) {
            return true;
        }
        String right = means.fewest() == means.most()
                ? String.valueOf(means.fewest())
                : means == AttackScenario.Means.FAN ? "at least 1" : means.fewest() + " or " + means.most();
        complaints
                .needing("/attack/does")
                .add(AT, means + " with " + targets + (targets == 1 ? " target" : " targets"), right);
        return false;
    }

    private boolean aim() {
        if (attack.isAimed() && attack.does().snaps()) {
            complaints
                    .needing("/attack/does")
                    .against(
                            GunfightRule.GF_12_AIM,
                            "/attack/aimed",
                            "who fires in part 3 cannot aim in it",
                            "no aim, or another attack");
            return false;
        }
        return true;
    }

    /** The +2 is one man's, for one action (GF-04). */
    private void plusTwo() {
        List<AttackScenario.Target> targets = attack.at();
        Stream<String> defences = IntStream.range(0, targets.size())
                .filter(i -> targets.get(i)
                        .does()
                        .filter(AttackScenario.Defence::hasPlusTwo)
                        .isPresent())
                .mapToObj(i -> AT + "/" + i + "/does");
        Stream.concat(Stream.of("/attack/plusTwo").filter(at -> attack.plusTwo()), defences)
                .skip(1)
                .forEach(at -> complaints.against(
                        GunfightRule.GF_04_STAREDOWN_PRIZE,
                        at,
                        "a second +2 of the staredown",
                        "one winner of the staredown, and one action that he spends it on"));
    }
}
