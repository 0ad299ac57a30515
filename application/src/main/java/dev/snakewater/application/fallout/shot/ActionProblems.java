package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Refusal;
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
        if (aimed && action.at().isEmpty()) {
            ofTheWay.missing("/action/at", "what is aimed at", "head, legs, weapon, arm or torso (FO-17)");
        }
        if (!aimed && action.at().isPresent()) {
            ofTheWay.add("/action/at", "a part, and no aimed shot", "\"way\": \"aimed\", or no part");
        }
        if (!aimed && action.extra().isPresent()) {
            ofTheWay.add(
                    "/action/extra", "action points for aiming, and no aimed shot", "\"way\": \"aimed\", or no extra");
        }
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
                        .add(
                                "/action/with/" + i,
                                "the shooter has no '" + name + "' at hand" + (fires ? " beside the other" : ""),
                                Spelling.instead(name, there.all()));
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
                        .add(
                                "/action/from",
                                covered
                                        ? "in the open, and the shooter is in cover"
                                        : from + ", and the shooter is in no cover",
                                covered ? "blind, or pop out" : "nothing, or into cover first"));
    }

    /** What no waiting would help: what she wants cannot be done with that gun, or in that way. */
    private void refusals(WrittenAction action, List<Gun> fired) {
        Way way = action.way() == WayWord.AIMED
                ? action.aimed(action.at().orElse(Part.TORSO), 1).meant()
                : action.meant();
        String guns = String.join(" and the ", fired.stream().map(Gun::name).toList());
        Complaints here = hand.needing(complaints.needing("/action/with", "/action/from", "/rulings/twoGuns"));
        Refusals.lasting(
                        fired,
                        way,
                        action.from().orElse(FromCover.OPEN),
                        scenario.house().rulings())
                .forEach(refusal -> here.add("/action/way", words(refusal, guns), instead(refusal)));
    }

    private static String words(Refusal refusal, String guns) {
        String rule = " (" + refusal.rule().id() + ")";
        return switch (refusal.reason()) {
            case NOT_AUTOMATIC -> "a burst with the " + guns + ", not automatic" + rule;
            case BURST_ONLY -> "a single shot with the " + guns + ", which fires bursts only" + rule;
            case AIM_NOT_POSSIBLE -> "aiming, where it is not possible" + rule;
            case NO_BLIND_BURST -> "a burst fired blind" + rule;
            default -> "a gun in each hand, which is not played with" + rule;
        };
    }

    private static String instead(Refusal refusal) {
        return switch (refusal.reason()) {
            case NOT_AUTOMATIC -> "unaimed, aimed, or an automatic gun";
            case BURST_ONLY -> "burst";
            case AIM_NOT_POSSIBLE ->
                switch (refusal.rule()) {
                    case FO_14_HEAVY_WEAPONS -> "burst";
                    default -> "unaimed";
                };
            case NO_BLIND_BURST -> "unaimed";
            default -> "one gun, or \"twoGuns\": true";
        };
    }
}
