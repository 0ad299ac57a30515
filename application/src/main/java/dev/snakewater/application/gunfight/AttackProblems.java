package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What of an attack does not go together, and what the rules bar of it. */
final class AttackProblems {

    private static final String AT = "/attack/at";

    private final AttackScenario scenario;
    private final AttackScenario.Attempt attack;
    private final Roster roster;
    private final Complaints complaints;

    private AttackProblems(AttackScenario scenario) {
        this.scenario = scenario;
        this.attack = scenario.attack();
        this.roster = Roster.of(scenario.gunfight());
        this.complaints = GunfightProblems.in(scenario.gunfight());
    }

    static List<Problem> of(AttackScenario scenario) {
        AttackProblems found = new AttackProblems(scenario);
        Optional<Roster.Member> by = found.one("/attack/by", found.attack.by());
        found.targets(by);
        boolean makesSense = found.makesSense();
        found.plusTwo();
        by.filter(self -> Roster.size(scenario.gunfight()) <= Roster.MOST)
                .ifPresent(self -> found.bars(self, makesSense));
        return found.complaints.all();
    }

    /** Who is meant by a name that stands for one; of any other, that is complained of. */
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
                            .needing("/attack/by", "/fighters/*/name", self.at() + "/side", friend.at() + "/side")
                            .tell(
                                    at,
                                    friend.name().equals(self.name()) ? "at-himself" : "at-a-friend",
                                    name,
                                    self.name())));
            Complaints ofDeed = complaints.needing("/attack/does");
            against().map(ofDeed::against).orElse(ofDeed).when(earlier.contains(name), at, "named-twice", name);
            earlier.add(name);
        }
    }

    /** The rule against naming somebody twice, where there is one: two snapshots at one man are at one target. */
    private Optional<GunfightRule> against() {
        return switch (attack.does()) {
            case FAN -> Optional.of(GunfightRule.GF_22_FAN_TARGETS);
            case SHOOT_TWO -> Optional.of(GunfightRule.GF_34_NEVER_TWICE);
            case SHOOT, SNAPSHOT, SNAPSHOT_TWICE -> Optional.empty();
        };
    }

    /** Whether he fires at as many as he can, and aims only if he can. */
    private boolean makesSense() {
        boolean isNumbered = attack.does().isAt(attack.at().size());
        boolean cannotAim = attack.isAimed() && attack.does().snaps();
        Complaints ofDeed = complaints.needing("/attack/does");
        ofDeed.when(
                !isNumbered,
                AT,
                "targets-of-" + attack.does().name(),
                attack.at().size());
        ofDeed.against(GunfightRule.GF_12_AIM).when(cannotAim, "/attack/aimed", "aimed-snapshot");
        return isNumbered && !cannotAim;
    }

    /** The +2 is one man's, for one action (GF-04). */
    private void plusTwo() {
        Stream<String> defences = IntStream.range(0, attack.at().size())
                .filter(i -> attack.at()
                        .get(i)
                        .does()
                        .filter(AttackScenario.Defence::hasPlusTwo)
                        .isPresent())
                .mapToObj(i -> AT + "/" + i + "/does");
        Stream.concat(Stream.of("/attack/plusTwo").filter(at -> attack.plusTwo()), defences)
                .skip(1)
                .forEach(at ->
                        complaints.against(GunfightRule.GF_04_STAREDOWN_PRIZE).tell(at, "second-plus-two"));
    }

    private void bars(Roster.Member self, boolean makesSense) {
        Complaints named = complaints.needing(Roster.NAMES);
        AttackBars bars = new AttackBars(scenario, self.at(), named);
        bars.shooter(self.at(), makesSense, named.needing("/attack/by"));
        for (int i = 0; i < attack.at().size(); i++) {
            AttackScenario.Target target = attack.at().get(i);
            List<Roster.Member> called = roster.called(target.name());
            if (called.size() == 1) {
                bars.target(AT + "/" + i, target, called.getFirst().at());
            }
        }
    }
}
