package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Refusals;
import dev.snakewater.domain.fallout.shot.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be wrong between what a shooter is written to do and what she has for it. */
final class ActionProblems {

    private final Complaints complaints;
    private final ShotScenario scenario;
    private final AtHand hand;

    ActionProblems(SceneProblems found, ShotScenario scenario, AtHand hand) {
        complaints = found.complaints();
        this.scenario = scenario;
        this.hand = hand;
    }

    /** Finds it. */
    void find() {
        scenario.action().ifPresent(action -> {
            way(action, complaints.needing("/action/way"));
            cover(action);
            if (hand.isKnown()) {
                List<Gun> fired = guns(action.with());
                if (fired.size() == Math.max(1, action.with().size()) && fired.size() <= 2) {
                    refusals(action, fired);
                }
            }
        });
    }

    private static void way(WrittenAction action, Complaints ofTheWay) {
        boolean aimed = action.way() == WayWord.AIMED;
        ofTheWay.when(
                aimed && action.at().isEmpty(), "/action/at", "aimed-at-nothing", FalloutRule.FO_17_AIMED_SHOT.id());
        ofTheWay.when(!aimed && action.at().isPresent(), "/action/at", "part-of-no-aim");
        ofTheWay.when(!aimed && action.extra().isPresent(), "/action/extra", "extra-for-no-aim");
    }

    /** The guns that are fired, as far as she has them and it is clear what they are. */
    private List<Gun> guns(List<String> with) {
        GunNames there = hand.names();
        List<Integer> fired = new ArrayList<>(with.isEmpty() ? List.of(0) : List.of());
        for (int i = 0; i < with.size(); i++) {
            String name = with.get(i);
            Optional<Integer> place = there.place(name, fired);
            place.ifPresent(fired::add);
            if (place.isEmpty()) {
                boolean fires = there.place(name, List.of()).isPresent();
                hand.needing(complaints.needing("/action/with"))
                        .tell("/action/with/" + i, "not-at-hand", name, fires, Spelling.instead(name, there.all()));
            }
        }
        return fired.stream().flatMap(place -> hand.cards().get(place).stream()).toList();
    }

    private void cover(WrittenAction action) {
        boolean covered = ShotOpening.coveredWhenShooting(scenario.shooter().inCover(), scenario.before());
        action.from()
                .filter(from -> covered == (from == FromCover.OPEN))
                .ifPresent(from -> complaints
                        .needing("/shooter/inCover", "/before")
                        .tell("/action/from", covered ? "open-in-cover" : "cover-in-the-open", from));
    }

    /** What no waiting would help: what she wants cannot be done with that gun, or in that way. */
    private void refusals(WrittenAction action, List<Gun> fired) {
        Way way = action.way() == WayWord.AIMED
                ? action.aimed(action.at().orElse(Part.TORSO), 1).meant()
                : action.meant();
        List<String> guns = fired.stream().map(Gun::name).toList();
        Complaints here = hand.needing(complaints.needing("/action/with", "/action/from", "/rulings/twoGuns"));
        Refusals.lasting(
                        fired,
                        way,
                        action.from().orElse(FromCover.OPEN),
                        scenario.house().rulings())
                .forEach(refusal -> here.tell(
                        "/action/way",
                        "refusal." + refusal.reason().name(),
                        guns,
                        refusal.rule().id()));
    }
}
