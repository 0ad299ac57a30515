package dev.snakewater.application.gunfight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Announcement;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Scenarios of the kind {@code fudge-draw}: who is the fastest, in one turn. */
public final class DrawScenarios implements ScenarioKind<DrawScenario, Gunfight, DrawOutcome> {

    private static final GunfightScenarios GUNFIGHT = new GunfightScenarios();

    @Override
    public String id() {
        return "fudge-draw";
    }

    @Override
    public Class<DrawScenario> scenario() {
        return DrawScenario.class;
    }

    @Override
    public List<Problem> problems(DrawScenario scenario) {
        return DrawProblems.of(scenario);
    }

    @Override
    public List<Name> fighters(DrawScenario scenario) {
        return GUNFIGHT.fighters(scenario.gunfight());
    }

    @Override
    public List<String> naming() {
        return GUNFIGHT.naming();
    }

    @Override
    public Gunfight open(DrawScenario scenario) {
        Roster roster = Roster.of(scenario.gunfight());
        Gunfight fight = GUNFIGHT.open(scenario.gunfight());
        List<Phase.Ready> ready = new ArrayList<>();
        for (Gunfighter fighter : fight.able()) {
            Optional<DrawScenario.Hand> hand = scenario.hands().stream()
                    .filter(written -> roster.names(written.name()).contains(fighter.name()))
                    .findFirst();
            List<Integer> guns = guns(fighter, hand);
            ready.add(new Phase.Ready(
                    guns,
                    hand.filter(DrawScenario.Hand::plusTwo).isPresent(),
                    hand.filter(DrawScenario.Hand::calledShot).map(written -> Announcement.CALLED_SHOT)));
            if (hand.filter(DrawScenario.Hand::alreadyDrawn).isPresent()) {
                for (int gun : guns) {
                    fight = fight.with(
                            fighter.name(),
                            before -> before.withGun(gun, before.guns().get(gun).withCarried(Carried.IN_HAND)));
                }
            }
        }
        boolean first = scenario.hands().stream().noneMatch(DrawScenario.Hand::alreadyDrawn);
        return new Gunfight(fight.scene(), fight.fighters(), first, new Phase.Drawing(List.copyOf(ready), List.of()));
    }

    @Override
    public Procedure<Gunfight, DrawOutcome> procedure() {
        return new DrawProcedure();
    }

    @Override
    public List<Policy<Gunfight>> policies() {
        return GUNFIGHT.policies();
    }

    @Override
    public Policy<Gunfight> policy(DrawScenario scenario, Name fighter) {
        return GUNFIGHT.policy(scenario.gunfight(), fighter);
    }

    @Override
    public Telling<Gunfight, DrawOutcome> telling() {
        return new DrawTelling();
    }

    @Override
    public List<String> numbers() {
        return List.of("draw", "tie");
    }

    private static List<Integer> guns(Gunfighter fighter, Optional<DrawScenario.Hand> hand) {
        List<Integer> named =
                hand.map(written -> GunsInHand.of(fighter, written.with())).orElse(List.of());
        return named.isEmpty() ? GunsInHand.firstOf(fighter) : named;
    }
}
