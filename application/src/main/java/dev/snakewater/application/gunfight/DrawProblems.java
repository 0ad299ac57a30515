package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Everything that can be wrong with the set-up of a draw whose fields could be read. */
final class DrawProblems {

    private static final String HANDS = "/hands/";

    private final DrawScenario scenario;
    private final Roster roster;
    private final List<Problem> problems;

    private DrawProblems(DrawScenario scenario, List<Problem> ofTheFight) {
        this.scenario = scenario;
        this.roster = Roster.of(scenario.gunfight());
        this.problems = new ArrayList<>(ofTheFight);
    }

    static List<Problem> of(DrawScenario scenario) {
        List<Problem> counts = GunfightProblems.counts(scenario.gunfight());
        if (!counts.isEmpty()) {
            return counts;
        }
        DrawProblems found = new DrawProblems(scenario, GunfightProblems.of(scenario.gunfight()));
        found.names();
        found.plusTwo();
        if (found.problems.isEmpty()) {
            Gunfight fight = new GunfightScenarios().open(scenario.gunfight());
            for (int i = 0; i < scenario.hands().size(); i++) {
                found.hand(HANDS + i, scenario.hands().get(i), fight);
            }
        }
        return List.copyOf(found.problems);
    }

    private void names() {
        SortedSet<String> told = new TreeSet<>();
        for (int i = 0; i < scenario.hands().size(); i++) {
            String name = scenario.hands().get(i).name();
            List<Roster.Member> called = roster.called(name);
            if (called.isEmpty()) {
                add(HANDS + i + "/name", "nobody here is called " + name, roster.insteadOf(name));
            } else if (called.stream().anyMatch(member -> told.contains(member.name()))) {
                add(HANDS + i + "/name", "the hands of " + name + " a second time", "each fighter once");
            }
            called.forEach(member -> told.add(member.name()));
        }
    }

    /** The +2 is one man's, in the first turn (GF-04). */
    private void plusTwo() {
        boolean later = scenario.hands().stream().anyMatch(DrawScenario.Hand::hasDrawn);
        int holders = 0;
        for (int i = 0; i < scenario.hands().size(); i++) {
            DrawScenario.Hand hand = scenario.hands().get(i);
            if (hand.hasPlusTwo()) {
                holders += roster.called(hand.name()).size();
                if (later || holders > 1) {
                    add(
                            HANDS + i + "/plusTwo",
                            (later ? "the +2 of the staredown in a later turn" : "the +2 of the staredown for several")
                                    + ", against " + GunfightRule.GF_04_STAREDOWN_PRIZE.id(),
                            later ? "no +2 where somebody has already drawn" : "one winner of the staredown");
                }
            }
        }
    }

    private void hand(String at, DrawScenario.Hand hand, Gunfight fight) {
        for (Name name : roster.names(hand.name())) {
            Gunfighter fighter = fight.fighter(name);
            List<Problem> guns = GunsInHand.problems(at + "/with", fighter, hand.with());
            // Those of one sheet carry the same guns, so that one of them stands for all.
            guns.stream()
                    .filter(problem ->
                            problems.stream().noneMatch(told -> told.pointer().equals(problem.pointer())))
                    .forEach(problems::add);
            if (hand.announces() && fighter.body().isEmpty()) {
                add(
                        at + "/calledShot",
                        "a called shot where hits have no locations (" + HitLocationRule.HL_11_INITIATIVE.id() + ")",
                        "false, or hitLocation true in /rulings");
            }
            if (hand.hasDrawn() && fighter.guns().isEmpty()) {
                add(at + "/alreadyDrawn", name + " has no gun to have drawn", "false, or a gun in /fighters");
            }
            if (!fighter.isAble()) {
                add(
                        at + "/name",
                        name + " is " + fighter.wounds().level() + " and does not draw, against "
                                + GunfightRule.GF_39_OUT_OF_ACTION.id(),
                        "somebody who can still act");
            }
        }
    }

    private void add(String pointer, String what, String instead) {
        problems.add(new Problem(pointer, what, instead));
    }
}
