package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.procedure.CandidatePlans.Plan;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.application.fallout.scenario.ShotScenario.WayWord;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenAction;
import dev.snakewater.application.scenario.Variations;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.scene.Way;
import java.util.List;
import java.util.Optional;

/** Variations of a shot: each other way to shoot that the rules allow, and changes to the two people. */
record ShotVariations(ShotScenario scenario, ShotSituation situation) {

    static void of(ShotScenario scenario, Variations<ShotScenario> found) {
        ShotSituation opened = scenario.opening();
        ShotVariations of = new ShotVariations(scenario, opened.shooting().orElse(opened));
        Variations<ShotScenario> all = found.only(varied -> isAtTheWeapon(varied) == isAtTheWeapon(scenario))
                .only(ShotVariations::isFired);
        of.ways(all, all.within(action -> scenario.doing(Optional.of(action), scenario.times())));
        of.others(all);
    }

    /** Shots at the weapon have another purpose, so they are only compared with each other. */
    private static boolean isAtTheWeapon(ShotScenario scenario) {
        return scenario.action().flatMap(WrittenAction::at).equals(Optional.of(Part.WEAPON));
    }

    private static boolean isFired(ShotScenario varied) {
        return varied.opening()
                .shooting()
                .filter(shooting -> shooting.settled().stream()
                        .allMatch(plan -> shooting.refusals(plan).isEmpty()))
                .isPresent();
    }

    private void ways(Variations<ShotScenario> all, Variations<WrittenAction> actions) {
        WrittenAction action = scenario.action().orElse(WrittenAction.PLAIN);
        WrittenAction unaimed = action.fired(WayWord.UNAIMED, Optional.empty(), Optional.empty());
        actions.add("variation.unaimed", unaimed);
        int points = situation.actionPoints();
        int often = price(new Way.Unaimed()).map(price -> points / price).orElse(0);
        all.when(often > 1 && often <= ShotScenario.MOST_TIMES)
                .add("variation.often", scenario.doing(Optional.of(unaimed), often), often);
        actions.add("variation.burst", action.fired(WayWord.BURST, Optional.empty(), Optional.empty()));
        for (Part part : Part.values()) {
            Optional<Part> at = Optional.of(part);
            actions.add("variation.aimed", action.fired(WayWord.AIMED, at, Optional.empty()), part);
            int longest = price(new Way.Aimed(part, 1))
                    .map(price -> 1 + points - price)
                    .orElse(0);
            actions.when(longest > 1)
                    .add("variation.longest", action.fired(WayWord.AIMED, at, Optional.of(longest)), part, longest);
        }
        boolean blind = action.from().equals(Optional.of(Way.FromCover.BLIND));
        Way.FromCover other = blind ? Way.FromCover.POP_OUT : Way.FromCover.BLIND;
        actions.when(blind || shooter().inCover()).add("variation.leaving", action.withFrom(Optional.of(other)), blind);
    }

    /** Returns the price of shooting this way with the guns at hand, if it has one. */
    private Optional<Integer> price(Way way) {
        Way.FromCover from = shooter().inCover() ? Way.FromCover.POP_OUT : Way.FromCover.IN_THE_OPEN;
        Plan plan = situation.settled().orElse(new Plan(List.of(0), way, from));
        Attempt attempt = situation.attempt(new Plan(plan.hands(), way, plan.from()));
        return Optional.of(attempt)
                .filter(Attempt::isListed)
                .map(listed -> listed.price().total());
    }

    private Person shooter() {
        return situation.encounter().shooter();
    }

    /** Without poses everybody is upright (FO-67). */
    private void others(Variations<ShotScenario> all) {
        Variations<Victim> targets = all.within(scenario::at);
        Victim target = scenario.target().victim();
        targets.add("variation.cover", target.withInCover(!target.inCover()), !target.inCover());
        boolean perk = !shooter().ambidextrous();
        all.when(scenario.action().filter(action -> action.with().size() == 2).isPresent())
                .add("variation.perk", scenario.withShooter(scenario.shooter().withAmbidextrous(perk)), perk);
        targets.when(situation.encounter().rulings().poses())
                .each("variation.pose", List.of(Pose.values()), target::withPose);
    }
}
