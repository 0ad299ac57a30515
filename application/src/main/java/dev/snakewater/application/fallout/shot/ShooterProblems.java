package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.CatalogueProblems;
import dev.snakewater.application.fallout.catalogue.Faults;
import dev.snakewater.application.fallout.catalogue.Stock;
import dev.snakewater.application.fallout.shot.ShotScenario.WayWord;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenGun;
import dev.snakewater.application.fallout.shot.ShotScenario.WrittenShooter;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.catalogue.Gun;
import dev.snakewater.domain.fallout.shot.FromCover;
import dev.snakewater.domain.fallout.shot.Held;
import dev.snakewater.domain.fallout.shot.Refusal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What can be wrong with a shooter, her guns, and what she is written to do with them. */
final class ShooterProblems {

    private static final int MOST_ACTION_POINTS = 20;
    private static final int MOST_GUNS = 4;
    private static final int PERK_FROM_LEVEL = 6;
    private static final int HIGHEST_LEVEL = 100;
    private static final int GREATEST_TUNING = 100;
    private static final int MOST_EXTRA = 20;
    private static final List<Integer> WINDED = List.of(0, 10, 20, 40);

    private final Faults faults;
    private final ShotScenario scenario;
    private final WrittenShooter shooter;
    private final Stock stock;

    ShooterProblems(Faults faults, ShotScenario scenario, Stock stock) {
        this.faults = faults;
        this.scenario = scenario;
        this.shooter = scenario.shooter();
        this.stock = stock;
    }

    /** Finds what is wrong with her as she stands there. */
    void find() {
        faults.entry("/shooter/is", shooter.is(), "character", CatalogueProblems.wastelanders(scenario.catalogue()));
        faults.within("/shooter/actionPoints", shooter.actionPoints(), 0, MOST_ACTION_POINTS);
        faults.within("/shooter/level", shooter.level(), 1, HIGHEST_LEVEL);
        if (shooter.ambidextrous().orElse(false)
                && shooter.level().filter(level -> level < PERK_FROM_LEVEL).isPresent()) {
            faults.add(
                    "/shooter/ambidextrous",
                    "the perk below level " + PERK_FROM_LEVEL,
                    "level " + PERK_FROM_LEVEL + " or more (" + FalloutRule.FO_63_AMBIDEXTROUS.id() + ")");
        }
        shooter.winded()
                .filter(points -> !WINDED.contains(points))
                .ifPresent(points -> faults.add(
                        "/shooter/winded",
                        points + " points are no handicap of running",
                        "10, 20 or 40 (" + FalloutRule.FO_59_WINDED.id() + ")"));
        for (int i = 0; i < shooter.guns().size(); i++) {
            gun("/shooter/guns/" + i, shooter.guns().get(i));
        }
        guns();
    }

    private void gun(String at, WrittenGun written) {
        Optional<Gun> gun = stock.gun(written.is());
        if (gun.isEmpty() && stock.weapon(written.is()).isPresent()) {
            faults.add(
                    at + "/is",
                    "the " + written.is() + " fires no shots",
                    "a gun; streams of fire are a kind of their own");
        } else {
            faults.entry(at + "/is", written.is(), "weapon", CatalogueProblems.weapons(scenario.catalogue()));
        }
        gun.ifPresent(card -> faults.within(at + "/rounds", written.rounds(), 0, card.magazine()));
        if (written.rested().orElse(false) && written.support().isEmpty()) {
            faults.add(at + "/rested", "a gun rested on nothing", "a support: bipod or tripod");
        }
        for (int i = 0; i < written.tunings().size(); i++) {
            tuning(at + "/tunings/" + i, written.tunings().get(i));
        }
    }

    private void tuning(String at, ShotScenario.WrittenTuning tuning) {
        if (tuning.what().isBlank()) {
            faults.add(at + "/what", "a tuning without a name", "what it is called");
        }
        if (tuning.points().isEmpty() && tuning.relief().isEmpty()) {
            faults.add(at, "a tuning that does nothing", "points, or relief, or both");
        }
        faults.within(at + "/points", tuning.points(), -GREATEST_TUNING, GREATEST_TUNING);
        faults.within(at + "/relief", tuning.relief(), 0, GREATEST_TUNING);
    }

    private void guns() {
        if (shooter.guns().size() > MOST_GUNS) {
            faults.add("/shooter/guns", shooter.guns().size() + " guns at hand", "at most " + MOST_GUNS);
        }
        boolean unarmed = shooter.guns().isEmpty()
                && stock.wastelander(shooter.is())
                        .filter(sheet -> ShotOpening.guns(shooter, sheet, stock).isEmpty())
                        .isPresent();
        if (unarmed) {
            faults.add("/shooter/guns", "there is no gun on the sheet", "the guns she has at hand");
        }
    }

    /** Finds what is wrong with what she does, if nothing is wrong with who she is and what she has. */
    void action() {
        scenario.action().ifPresent(action -> {
            int before = faults.count();
            way(action);
            guns(action);
            cover(action);
            if (faults.count() == before) {
                refusals();
            }
        });
    }

    private void way(WrittenAction action) {
        boolean aimed = action.way().filter(WayWord.AIMED::equals).isPresent();
        if (aimed && action.at().isEmpty()) {
            faults.missing("/action/at", "what she aims at", "head, legs, weapon, arm or torso (FO-17)");
        }
        if (!aimed && action.at().isPresent()) {
            faults.add("/action/at", "a part, and no aimed shot", "\"way\": \"aimed\", or no part");
        }
        if (!aimed && action.extra().isPresent()) {
            faults.add(
                    "/action/extra", "action points for aiming, and no aimed shot", "\"way\": \"aimed\", or no extra");
        }
        faults.within("/action/extra", action.extra(), 1, MOST_EXTRA);
    }

    private void guns(WrittenAction action) {
        List<String> there = stock
                .wastelander(shooter.is())
                .map(sheet -> ShotOpening.guns(shooter, sheet, stock))
                .orElse(List.of())
                .stream()
                .map(held -> held.gun().name())
                .toList();
        if (action.with().size() > 2) {
            faults.add("/action/with", action.with().size() + " guns in two hands", "one gun, or two");
        }
        List<String> left = new ArrayList<>(there);
        for (int i = 0; i < action.with().size(); i++) {
            String name = action.with().get(i);
            Optional<String> taken =
                    left.stream().filter(name::equalsIgnoreCase).findFirst();
            if (taken.isPresent()) {
                left.remove(taken.get());
            } else {
                faults.add(
                        "/action/with/" + i,
                        "she has no '" + name + "' at hand" + (there.contains(name) ? " beside the other" : ""),
                        "one of: " + String.join(", ", there));
            }
        }
    }

    private void cover(WrittenAction action) {
        boolean covered = ShotOpening.coveredWhenShooting(shooter.inCover().orElse(false), scenario.before());
        action.from().ifPresent(from -> {
            if (covered == (from == FromCover.OPEN)) {
                faults.add(
                        "/action/from",
                        covered ? "in the open, and she is in cover" : from + ", and she is in no cover",
                        covered ? "blind, or pop out" : "nothing, or her in cover first");
            }
        });
    }

    /** What no waiting would help: what she wants cannot be done with that gun, or in that way. */
    private void refusals() {
        ShotSituation situation = ShotOpening.of(scenario);
        Plan plan = situation.settled().orElseThrow();
        for (Refusal refusal : situation.refusals(plan)) {
            if (refusal.reason().isLasting()) {
                String guns = String.join(
                        " and the ",
                        plan.hands().stream()
                                .map(situation.guns()::get)
                                .map(Held::toString)
                                .toList());
                faults.add("/action/way", words(refusal, guns), instead(refusal));
            }
        }
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
