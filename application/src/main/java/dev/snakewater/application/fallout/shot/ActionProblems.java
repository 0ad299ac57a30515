package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.SceneProblems;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Refusal;
import dev.snakewater.domain.fallout.shot.Refusals;
import dev.snakewater.domain.fallout.shot.Way;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be wrong with what a shooter is written to do. */
final class ActionProblems {

    /** A shot itself costs at least one. */
    private static final int MOST_EXTRA = SceneProblems.MOST_ACTION_POINTS - 1;

    private final Complaints complaints;
    private final ShotScenario scenario;
    private final WrittenShooter shooter;
    private final Stock stock;

    ActionProblems(SceneProblems found, ShotScenario scenario) {
        complaints = found.complaints();
        this.scenario = scenario;
        shooter = scenario.shooter();
        stock = found.stock();
    }

    /** Finds it. */
    void find() {
        scenario.action().ifPresent(action -> {
            way(action);
            cover(action);
            List<Gun> fired = guns(action).stream()
                    .flatMap(name -> stock.gun(name).stream())
                    .toList();
            if (fired.size() == Math.max(1, action.with().size()) && fired.size() <= 2) {
                refusals(action, fired);
            }
        });
    }

    private void way(WrittenAction action) {
        boolean aimed = action.way().filter(WayWord.AIMED::equals).isPresent();
        if (aimed && action.at().isEmpty()) {
            complaints.missing("/action/at", "what is aimed at", "head, legs, weapon, arm or torso (FO-17)");
        }
        if (!aimed && action.at().isPresent()) {
            complaints.add("/action/at", "a part, and no aimed shot", "\"way\": \"aimed\", or no part");
        }
        if (!aimed && action.extra().isPresent()) {
            complaints.add(
                    "/action/extra", "action points for aiming, and no aimed shot", "\"way\": \"aimed\", or no extra");
        }
        complaints.within("/action/extra", action.extra(), 1, MOST_EXTRA);
    }

    /** The guns that are fired, by name, as far as she has them. */
    private List<String> guns(WrittenAction action) {
        GunNames there = ShotOpening.atHand(shooter, stock);
        if (action.with().isEmpty()) {
            return there.cards().stream().limit(1).toList();
        }
        if (action.with().size() > 2) {
            complaints.add("/action/with", action.with().size() + " guns in two hands", "one gun, or two");
        }
        List<Integer> fired = new ArrayList<>();
        for (int i = 0; i < action.with().size(); i++) {
            String name = action.with().get(i);
            Optional<Integer> place = there.place(name, fired);
            place.ifPresent(fired::add);
            if (place.isEmpty()) {
                boolean fires = there.place(name, List.of()).isPresent();
                complaints.add(
                        "/action/with/" + i,
                        "the shooter has no '" + name + "' at hand" + (fires ? " beside the other" : ""),
                        Spelling.instead(name, there.all()));
            }
        }
        return fired.stream().map(there.cards()::get).toList();
    }

    private void cover(WrittenAction action) {
        boolean covered = ShotOpening.coveredWhenShooting(shooter.inCover().orElse(false), scenario.before());
        action.from().ifPresent(from -> {
            if (covered == (from == FromCover.OPEN)) {
                complaints.add(
                        "/action/from",
                        covered
                                ? "in the open, and the shooter is in cover"
                                : from + ", and the shooter is in no cover",
                        covered ? "blind, or pop out" : "nothing, or into cover first");
            }
        });
    }

    /** What no waiting would help: what she wants cannot be done with that gun, or in that way. */
    private void refusals(WrittenAction action, List<Gun> fired) {
        Way way = switch (action.way().orElse(WayWord.UNAIMED)) {
            case UNAIMED -> new Way.Unaimed();
            case AIMED -> new Way.Aimed(action.at().orElse(Part.TORSO), 1);
            case BURST -> new Way.Burst();
        };
        String guns = String.join(" and the ", fired.stream().map(Gun::name).toList());
        Refusals.lasting(
                        fired,
                        way,
                        action.from().orElse(FromCover.OPEN),
                        scenario.rulings().orElse(Rulings.BY_THE_BOOK))
                .forEach(refusal -> complaints.add("/action/way", words(refusal, guns), instead(refusal)));
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
