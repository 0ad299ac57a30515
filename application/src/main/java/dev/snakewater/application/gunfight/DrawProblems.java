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
            found.hands(scenario.gunfight().fitting().opening());
        }
        return found.complaints.all();
    }

    private void names() {
        NavigableSet<Name> told = new TreeSet<>();
        for (int i = 0; i < scenario.hands().size(); i++) {
            Name name = scenario.hands().get(i).name();
            roster.known(HANDS + i + "/name", name, complaints);
            boolean again = roster.names(name).stream().anyMatch(told::contains);
            complaints.when(again, HANDS + i + "/name", "second-hands", name);
            told.addAll(roster.names(name));
        }
    }

    /** The +2 is one man's, in the first turn (GF-04). */
    private void plusTwo() {
        boolean later = scenario.hands().stream().anyMatch(DrawScenario.Hand::alreadyDrawn);
        int holders = 0;
        for (int i = 0; i < scenario.hands().size(); i++) {
            DrawScenario.Hand hand = scenario.hands().get(i);
            holders += hand.plusTwo() ? roster.called(hand.name()).size() : 0;
            complaints
                    .against(GunfightRule.GF_04_STAREDOWN_PRIZE)
                    .when(
                            hand.plusTwo() && (later || holders > 1),
                            HANDS + i + "/plusTwo",
                            later ? "late-plus-two" : "plus-two-of-several");
        }
    }

    private void hands(Gunfight fight) {
        for (int i = 0; i < scenario.hands().size(); i++) {
            DrawScenario.Hand hand = scenario.hands().get(i);
            String at = HANDS + i;
            // Those of one sheet are alike, so that one of them stands for all.
            roster.called(hand.name()).stream()
                    .findFirst()
                    .ifPresent(member -> hand(at, hand, member.at(), fight.fighter(member.name())));
        }
    }

    private void hand(String at, DrawScenario.Hand hand, String sheet, Gunfighter fighter) {
        Complaints ofHand = complaints.needing(Roster.NAMES).needing(at + "/name");
        GunsInHand.areRight(at + "/with", fighter, hand.with(), sheet, ofHand);
        ofHand.needing(BodyProblems.located(scenario.gunfight()))
                .when(
                        hand.calledShot() && fighter.body().isEmpty(),
                        at + "/calledShot",
                        "called-shot-without-locations",
                        HitLocationRule.HL_11_INITIATIVE.id());
        ofHand.needing(sheet + "/guns")
                .when(
                        hand.alreadyDrawn() && fighter.guns().isEmpty(),
                        at + "/alreadyDrawn",
                        "nothing-drawn",
                        fighter.name());
        ofHand.needing(sheet, "/rulings")
                .against(GunfightRule.GF_39_OUT_OF_ACTION)
                .when(
                        !fighter.isAble(),
                        at + "/name",
                        "does-not-draw",
                        fighter.name(),
                        fighter.wounds().level());
    }
}
