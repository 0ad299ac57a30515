package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Everything that can be wrong with the set-up of an attack whose fields could be read. */
final class AttackProblems {

    private static final String AT = "/attack/at";
    private static final String WITH = "/attack/with";
    private static final String PLUS_TWO = "/attack/plusTwo";

    private final AttackScenario.Attempt attack;
    private final Roster roster;
    private final List<Problem> problems;

    private AttackProblems(AttackScenario scenario, List<Problem> ofTheFight) {
        this.attack = scenario.attack();
        this.roster = Roster.of(scenario.gunfight());
        this.problems = new ArrayList<>(ofTheFight);
    }

    static List<Problem> of(AttackScenario scenario) {
        List<Problem> counts = GunfightProblems.counts(scenario.gunfight());
        if (!counts.isEmpty()) {
            return counts;
        }
        AttackProblems found = new AttackProblems(scenario, GunfightProblems.of(scenario.gunfight()));
        found.names();
        found.number();
        found.aim();
        found.plusTwo();
        if (found.problems.isEmpty()) {
            Gunfighter shooter = AttackPlan.armed(scenario).fighter(new Name(found.attack.by()));
            found.problems.addAll(GunsInHand.problems(WITH, shooter, found.attack.with()));
        }
        return found.problems.isEmpty() ? AttackBars.on(scenario) : List.copyOf(found.problems);
    }

    private void names() {
        Optional<Roster.Member> by = one("/attack/by", attack.by());
        for (int i = 0; i < attack.at().size(); i++) {
            String name = attack.at().get(i).name();
            String at = AT + "/" + i + "/name";
            Optional<Roster.Member> target = one(at, name);
            if (by.isPresent()
                    && target.isPresent()
                    && by.get().side().equals(target.get().side())) {
                boolean self = by.get().name().equals(name);
                add(at, self ? name + " attacks himself" : name + " is on the side of " + attack.by(), "an enemy");
            }
            boolean again = attack.at().subList(0, i).stream()
                    .anyMatch(earlier -> earlier.name().equals(name));
            if (again) {
                add(at, name + " twice" + against(), "each target once");
            }
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

    private Optional<Roster.Member> one(String at, String name) {
        List<Roster.Member> called = roster.called(name);
        if (called.isEmpty()) {
            add(at, "nobody here is called " + name, roster.insteadOf(name));
        } else if (called.size() > 1) {
            String each = called.stream().map(Roster.Member::name).collect(Collectors.joining(", "));
            add(at, name + " is " + called.size() + " fighters", "one of: " + each);
        }
        return called.size() == 1 ? Optional.of(called.getFirst()) : Optional.empty();
    }

    private void number() {
        int targets = attack.at().size();
        AttackScenario.Means means = attack.does();
        if (targets >= means.fewest() && targets <= means.most()) {
            return;
        }
        String right = means.fewest() == means.most()
                ? String.valueOf(means.fewest())
                : means == AttackScenario.Means.FAN ? "at least 1" : means.fewest() + " or " + means.most();
        add(AT, means + " with " + targets + (targets == 1 ? " target" : " targets"), right);
    }

    private void aim() {
        if (attack.isAimed() && attack.does().snaps()) {
            add(
                    "/attack/aimed",
                    "who fires in part 3 cannot aim in it, against " + GunfightRule.GF_12_AIM.id(),
                    "no aim, or another attack");
        }
    }

    /** The +2 is one man's, for one action (GF-04). */
    private void plusTwo() {
        List<String> holders = Stream.concat(
                        Stream.of(PLUS_TWO).filter(at -> attack.hasPlusTwo()),
                        IntStream.range(0, attack.at().size())
                                .filter(i -> attack.at()
                                        .get(i)
                                        .does()
                                        .filter(AttackScenario.Defence::hasPlusTwo)
                                        .isPresent())
                                .mapToObj(i -> AT + "/" + i + "/does"))
                .toList();
        holders.stream()
                .skip(1)
                .forEach(at -> add(
                        at,
                        "a second +2 of the staredown, against " + GunfightRule.GF_04_STAREDOWN_PRIZE.id(),
                        "one winner of the staredown, and one action that he spends it on"));
    }

    private void add(String pointer, String what, String instead) {
        problems.add(new Problem(pointer, what, instead));
    }
}
