package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;

/** What of a draw does not go together. */
final class DrawProblems {

    private static final String HANDS = "/hands/";

    private final DrawScenario scenario;
    private final Roster roster;
    private final Complaints complaints;

    private DrawProblems(DrawScenario scenario) {
        this.scenario = scenario;
        this.roster = Roster.of(scenario.gunfight());
        this.complaints = GunfightProblems.in(scenario.gunfight());
    }

    static List<Problem> of(DrawScenario scenario) {
        DrawProblems found = new DrawProblems(scenario);
        found.names();
        found.plusTwo();
        if (Roster.size(scenario.gunfight()) <= Roster.MOST) {
            found.hands(GunfightScenario.kind().open(scenario.gunfight().fitting()));
        }
        return found.complaints.all();
    }

    private void names() {
        NavigableSet<Name> told = new TreeSet<>();
        for (int i = 0; i < scenario.hands().size(); i++) {
            Name name = scenario.hands().get(i).name();
            roster.known(HANDS + i + "/name", name, complaints);
            if (roster.names(name).stream().anyMatch(told::contains)) {
                complaints.add(HANDS + i + "/name", "the hands of " + name + " a second time", "each fighter once");
            }
            told.addAll(roster.names(name));
        }
    }

    /** The +2 is one man's, in the first turn (GF-04). */
    private void plusTwo() {
        boolean later = scenario.hands().stream().anyMatch(DrawScenario.Hand::alreadyDrawn);
        int holders = 0;
        for (int i = 0; i < scenario.hands().size(); i++) {
            DrawScenario.Hand hand = scenario.hands().get(i);
            if (hand.plusTwo()) {
                holders += roster.called(hand.name()).size();
                if (later || holders > 1) {
                    complaints.against(
                            GunfightRule.GF_04_STAREDOWN_PRIZE,
                            HANDS + i + "/plusTwo",
                            later ? "the +2 of the staredown in a later turn" : "the +2 of the staredown for several",
                            later ? "no +2 where somebody has already drawn" : "one winner of the staredown");
                }
            }
        }
    }

    private void hands(Gunfight fight) {
        for (int i = 0; i < scenario.hands().size(); i++) {
            DrawScenario.Hand hand = scenario.hands().get(i);
            String at = HANDS + i;
            // Those of one sheet are alike, so that one of them stands for all.
            roster.called(hand.name()).stream()
                    .findFirst()
                    .ifPresent(member -> hand(at, hand, member, fight.fighter(member.name())));
        }
    }

    private void hand(String at, DrawScenario.Hand hand, Roster.Member member, Gunfighter fighter) {
        Complaints ofHand = complaints.needing(Roster.NAMES).needing(at + "/name");
        GunsInHand.areRight(at + "/with", fighter, hand.with(), member.at(), ofHand);
        if (hand.calledShot() && fighter.body().isEmpty()) {
            ofHand.needing(BodyProblems.located(scenario.gunfight()))
                    .add(
                            at + "/calledShot",
                            "a called shot where hits have no locations (" + HitLocationRule.HL_11_INITIATIVE.id()
                                    + ")",
                            "false, or hitLocation true in /rulings");
        }
        if (hand.alreadyDrawn() && fighter.guns().isEmpty()) {
            ofHand.needing(member.at() + "/guns")
                    .add(
                            at + "/alreadyDrawn",
                            member.name() + " has no gun to have drawn",
                            "false, or a gun in /fighters");
        }
        if (!fighter.isAble()) {
            ofHand.needing(member.at(), "/rulings")
                    .against(
                            GunfightRule.GF_39_OUT_OF_ACTION,
                            at + "/name",
                            member.name() + " is " + fighter.wounds().level() + " and does not draw",
                            "somebody who can still act");
        }
    }
}
