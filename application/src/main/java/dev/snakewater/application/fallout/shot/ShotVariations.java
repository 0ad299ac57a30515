package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.Victim;
import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.procedure.Variation;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.shot.Attempt;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Price;
import dev.snakewater.domain.fallout.shot.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The same with one thing changed: each other way to shoot that the rules allow, and what the two might do about it. */
final class ShotVariations {

    private final ShotScenario scenario;
    private final ShotSituation situation;
    private final List<Variation<ShotScenario>> found = new ArrayList<>();

    private ShotVariations(ShotScenario scenario) {
        this.scenario = scenario;
        ShotSituation opened = ShotOpening.of(scenario);
        situation = opened.shooting().orElse(opened);
    }

    /** The variations that are set-ups without problems, and in which something is fired. */
    static List<Variation<ShotScenario>> of(ShotScenario scenario) {
        ShotVariations variations = new ShotVariations(scenario);
        variations.ways();
        variations.covers();
        variations.poses();
        return variations.found.stream()
                .filter(variation -> !variation.setUp().equals(scenario))
                .filter(variation -> isAtTheWeapon(variation.setUp()) == isAtTheWeapon(scenario))
                .filter(variation -> ShotProblems.of(variation.setUp()).isEmpty())
                .filter(variation -> isFired(variation.setUp()))
                .toList();
    }

    /** Shots at the weapon are after something else than all others, and compared with one another alone. */
    private static boolean isAtTheWeapon(ShotScenario scenario) {
        return scenario.action().flatMap(WrittenAction::at).equals(Optional.of(Part.WEAPON));
    }

    /** Whether the rules let it be done, when it comes to that. */
    private static boolean isFired(ShotScenario varied) {
        return ShotOpening.of(varied)
                .shooting()
                .filter(shooting -> shooting.settled().stream()
                        .allMatch(plan -> shooting.refusals(plan).isEmpty()))
                .isPresent();
    }

    private void ways() {
        WrittenAction unaimed = action().fired(WayWord.UNAIMED);
        add("unaimed", acting(unaimed));
        again(unaimed);
        add("a burst", acting(action().fired(WayWord.BURST)));
        for (Part part : Part.values()) {
            add("aimed at the " + part, acting(action().aimed(part)));
            longest(part)
                    .filter(extra -> extra > 1)
                    .ifPresent(extra -> add(
                            "aimed at the " + part + " with +" + extra + " AP", acting(action().aimed(part, extra))));
        }
        if (action().from().equals(Optional.of(FromCover.BLIND))) {
            add("out of cover for a moment", acting(action().leaving(Optional.of(FromCover.POP_OUT))));
        } else if (situation.encounter().shooter().inCover()) {
            add("blind from cover", acting(action().leaving(Optional.of(FromCover.BLIND))));
        }
    }

    /** As often as the action points last: what one dear shot is to be compared with. */
    private void again(WrittenAction plain) {
        Attempt unaimed = situation.attempt(new Plan(hands(), new Way.Unaimed(), from()));
        int times = Price.isListed(unaimed)
                ? situation.actionPoints() / Price.of(unaimed).total()
                : 0;
        if (times > 1 && times <= ShotScenario.MOST_TIMES) {
            add("unaimed, " + times + " times", scenario.doing(Optional.of(plain), times));
        }
    }

    /** The most extra action points that an aimed shot can have. */
    private Optional<Integer> longest(Part part) {
        Attempt shortest = situation.attempt(new Plan(hands(), new Way.Aimed(part, 1), from()));
        return Price.isListed(shortest)
                ? Optional.of(1 + situation.actionPoints() - Price.of(shortest).total())
                : Optional.empty();
    }

    private void covers() {
        boolean covered = situation.encounter().target().inCover();
        add(covered ? "the target out of cover" : "the target in cover", scenario.at(target().withInCover(!covered)));
        if (action().with().size() == 2) {
            boolean perk = situation.encounter().shooter().ambidextrous();
            add(
                    perk ? "without the perk" : "with the perk",
                    scenario.withShooter(scenario.shooter().withAmbidextrous(!perk)));
        }
    }

    /** Without poses everybody is upright whatever is written (FO-67). */
    private void poses() {
        if (!situation.encounter().rulings().poses()) {
            return;
        }
        for (Pose pose : Pose.values()) {
            if (situation.encounter().target().pose() != pose) {
                add("the target " + pose, scenario.at(target().withPose(pose)));
            }
        }
    }

    private WrittenAction action() {
        return scenario.action().orElse(WrittenAction.PLAIN);
    }

    private List<Integer> hands() {
        return situation.settled().map(Plan::hands).orElse(List.of(0));
    }

    private FromCover from() {
        return situation
                .settled()
                .map(Plan::from)
                .orElse(situation.encounter().shooter().inCover() ? FromCover.POP_OUT : FromCover.OPEN);
    }

    private Victim target() {
        return scenario.target().victim();
    }

    private ShotScenario acting(WrittenAction action) {
        return scenario.doing(Optional.of(action), scenario.times());
    }

    private void add(String words, ShotScenario setUp) {
        found.add(new Variation<>(words, setUp));
    }
}
