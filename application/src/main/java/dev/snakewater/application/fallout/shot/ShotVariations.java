package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.procedure.Form;
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
        situation = Foreseen.shooting(opened).orElse(opened);
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
        return Foreseen.shooting(ShotOpening.of(varied))
                .filter(shooting -> shooting.settled().stream()
                        .allMatch(plan -> shooting.refusals(plan).isEmpty()))
                .isPresent();
    }

    private void ways() {
        Form<WrittenAction> plain = Form.like(action())
                .with("way", Optional.empty())
                .with("at", Optional.empty())
                .with("extra", Optional.empty());
        add("unaimed", acting(plain.with("way", WayWord.UNAIMED)));
        again(plain);
        add("a burst", acting(plain.with("way", WayWord.BURST)));
        for (Part part : Part.values()) {
            Form<WrittenAction> aimed = plain.with("way", WayWord.AIMED).with("at", part);
            add("aimed at the " + part, acting(aimed));
            longest(part)
                    .filter(extra -> extra > 1)
                    .ifPresent(extra -> add(
                            "aimed at the " + part + " with +" + extra + " AP", acting(aimed.with("extra", extra))));
        }
        if (action().from().equals(Optional.of(FromCover.BLIND))) {
            add("out of cover for a moment", acting(Form.like(action()).with("from", FromCover.POP_OUT)));
        } else if (situation.encounter().shooter().inCover()) {
            add("blind from cover", acting(Form.like(action()).with("from", FromCover.BLIND)));
        }
    }

    /** As often as the action points last: what one dear shot is to be compared with. */
    private void again(Form<WrittenAction> plain) {
        Attempt unaimed = situation.attempt(new Plan(hands(), new Way.Unaimed(), from()));
        int times = Price.isListed(unaimed)
                ? situation.actionPoints() / Price.of(unaimed).total()
                : 0;
        if (times > 1 && times <= ShotProblems.MOST_TIMES) {
            add(
                    "unaimed, " + times + " times",
                    Form.like(acting(plain)).with("times", times).filled());
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
        add(covered ? "the target out of cover" : "the target in cover", against("inCover", !covered));
        if (action().with().size() == 2) {
            boolean perk = situation.encounter().shooter().ambidextrous();
            add(
                    perk ? "without the perk" : "with the perk",
                    with(
                            "shooter",
                            Form.like(scenario.shooter())
                                    .with("ambidextrous", !perk)
                                    .filled()));
        }
    }

    /** Without poses everybody is upright whatever is written (FO-67). */
    private void poses() {
        if (!situation.encounter().rulings().poses()) {
            return;
        }
        for (Pose pose : Pose.values()) {
            if (situation.encounter().target().pose() != pose) {
                add("the target " + pose, against("pose", pose));
            }
        }
    }

    private WrittenAction action() {
        return scenario.action().orElseGet(() -> Form.of(WrittenAction.class).filled());
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

    private ShotScenario acting(Form<WrittenAction> action) {
        return with("action", action.filled());
    }

    private ShotScenario against(String field, Object value) {
        return with("target", Form.like(scenario.target()).with(field, value).filled());
    }

    private ShotScenario with(String field, Object value) {
        return Form.like(scenario).with(field, value).filled();
    }

    private void add(String words, ShotScenario setUp) {
        found.add(new Variation<>(words, setUp));
    }
}
