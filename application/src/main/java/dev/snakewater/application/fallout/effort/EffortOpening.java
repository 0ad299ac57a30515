package dev.snakewater.application.fallout.effort;

import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.catalogue.WrittenCatalogue;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.effort.Breath;
import dev.snakewater.domain.fallout.effort.Doer;
import dev.snakewater.domain.fallout.effort.Jump;
import dev.snakewater.domain.fallout.effort.Run;
import dev.snakewater.domain.fallout.effort.Trial;
import dev.snakewater.domain.fallout.shot.MasterItem;
import java.util.List;
import java.util.Optional;

/** What scenarios without problems open with. */
final class EffortOpening {

    private EffortOpening() {}

    static Effort of(TestScenario scenario) {
        Wastelander who = who(scenario.catalogue(), scenario.who());
        Trial trial = scenario.skill()
                .<Trial>map(Trial.OfSkill::new)
                .orElseGet(() -> new Trial.OfStatistic(scenario.statistic().orElseThrow()));
        return new Effort(
                doer(who, scenario.winded().orElse(0), scenario.wounds(), scenario.master(), scenario.rulings()),
                new Undertaking.Test(trial),
                true);
    }

    static Effort of(JumpScenario scenario) {
        Wastelander who = who(scenario.catalogue(), scenario.who());
        int walked = scenario.walked().orElse(0);
        return new Effort(
                doer(who, scenario.winded().orElse(0), scenario.wounds(), scenario.master(), scenario.rulings()),
                new Undertaking.Jumping(
                        new Jump(scenario.millimetres(), walked),
                        scenario.actionPoints().orElse(Math.max(0, who.actionPoints() - walked)),
                        scenario.describe()),
                false);
    }

    static Effort of(RunScenario scenario) {
        Wastelander who = who(scenario.catalogue(), scenario.who());
        int winded = scenario.winded().stream().mapToInt(Breath::points).max().orElse(0);
        return new Effort(
                doer(who, winded, scenario.wounds(), scenario.master(), scenario.rulings()),
                new Undertaking.Running(
                        new Run(scenario.millimetres()),
                        scenario.pose().orElse(Pose.UPRIGHT),
                        scenario.actionPoints().orElse(who.actionPoints()),
                        scenario.winded()),
                false);
    }

    private static Wastelander who(Optional<WrittenCatalogue> catalogue, String who) {
        return Stock.with(catalogue).wastelander(who).orElseThrow();
    }

    private static Doer doer(
            Wastelander who, int winded, List<Part> wounds, List<MasterItem> items, Optional<Rulings> rulings) {
        return new Doer(
                new Name(who.name()),
                who.statistics(),
                who.skills(),
                winded,
                wounds.stream().distinct().sorted().toList(),
                items,
                rulings.orElse(Rulings.BY_THE_BOOK));
    }
}
