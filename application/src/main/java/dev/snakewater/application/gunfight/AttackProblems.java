package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import java.util.ArrayList;
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
        Optional<Roster.Member> by = found.one("/attack/by", found.attack.by());
        found.targets(by);
        boolean makesSense = found.isNumbered() & found.canAim();
        found.plusTwo();
        if (by.isPresent() && Roster.size(scenario.gunfight()) <= Roster.MOST) {
            AttackBars.on(scenario, found.roster, makesSense, found.complaints);
        }
        return found.complaints.all();
    }

    /** Who is meant by a name that stands for one; of any other, that is complained of. */
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

    private void targets(Optional<Roster.Member> by) {
        List<Name> earlier = new ArrayList<>();
        for (AttackScenario.Target target : attack.at()) {
            Name name = target.name();
            String at = AT + "/" + earlier.size() + "/name";
            Optional<Roster.Member> called = one(at, name);
            by.ifPresent(self -> called.filter(other -> other.side().equals(self.side()))
                    .ifPresent(friend -> friend(at, self, friend)));
            if (earlier.contains(name)) {
                complaints.needing("/attack/does").add(at, name + " twice" + against(), "each target once");
            }
            earlier.add(name);
        }
    }

    private void friend(String at, Roster.Member by, Roster.Member friend) {
        boolean self = by.name().equals(friend.name());
        complaints
                .needing("/attack/by", "/fighters/*/name", by.at() + "/side", friend.at() + "/side")
                .add(at, friend.name() + (self ? " attacks himself" : " is on the side of " + by.name()), "an enemy");
    }

    /** The rule against naming somebody twice, where there is one: two snapshots at one man are at one target. */
    private String against() {
        return switch (attack.does()) {
            case FAN -> ", against " + GunfightRule.GF_22_FAN_TARGETS.id();
            case SHOOT_TWO -> ", against " + GunfightRule.GF_34_NEVER_TWICE.id();
            case SHOOT, SNAPSHOT, SNAPSHOT_TWICE -> "";
        };
    }

    private boolean isNumbered() {
        int targets = attack.at().size();
        AttackScenario.Means means = attack.does();
        if (!means.isAt(targets)) {
            complaints
                    .needing("/attack/does")
                    .add(AT, means + " with " + targets + (targets == 1 ? " target" : " targets"), means.targets());
        }
        return means.isAt(targets);
    }

    private boolean canAim() {
        boolean cannot = attack.isAimed() && attack.does().snaps();
        if (cannot) {
            complaints
                    .needing("/attack/does")
                    .against(
                            GunfightRule.GF_12_AIM,
                            "/attack/aimed",
                            "who fires in part 3 cannot aim in it",
                            "no aim, or another attack");
        }
        return !cannot;
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
