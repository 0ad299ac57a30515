package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Scene;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.fudge.hitlocation.LevelTrack;
import dev.snakewater.domain.fudge.hitlocation.PointTrack;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a game master may amend in a gunfight by hand: wounds, rounds, stances, ranges. */
final class Amendments {

    private static final List<Stance> STANCES =
            List.of(Stance.OPEN, Stance.AIMED, Stance.DODGING, Stance.DODGING_HARD, Stance.IN_COVER);

    private Amendments() {}

    /** All of them, as the fight stands. */
    static List<Choice<Gunfight>> of(Gunfight fight) {
        List<Choice<Gunfight>> all = new ArrayList<>();
        for (Gunfighter fighter : fight.fighters()) {
            all.add(wounds(fight, fighter));
            for (int gun = 0; gun < fighter.guns().size(); gun++) {
                all.add(rounds(fight, fighter, gun));
            }
            all.add(stance(fight, fighter));
            fight.fighters().stream()
                    .filter(other -> !other.equals(fighter))
                    .forEach(other -> all.add(range(fight, fighter, other)));
        }
        return all;
    }

    /** Who can act changes only where nobody else's place depends on it. */
    private static Choice<Gunfight> wounds(Gunfight fight, Gunfighter fighter) {
        List<Choice.Option<Gunfight>> options = new ArrayList<>();
        List<Choice.Barred> barred = new ArrayList<>();
        for (WoundLevel level : WoundLevel.values()) {
            Gunfighter amended = fighter.withWounds(track(fighter.wounds(), level));
            Gunfight after = fight.with(fighter.name(), before -> amended);
            boolean fits = amended.isAble() == fighter.isAble() || canChange(after, fighter.name());
            if (fits) {
                options.add(new Choice.Option<>(level.toString(), after));
            } else {
                barred.add(new Choice.Barred(level.toString(), List.of(GameMasterRule.GM_03_AMENDMENT)));
            }
        }
        return choice(fighter.name(), "wounds", options, barred);
    }

    /**
     * Whether somebody can come to himself, or go down, just now: not while those are counted one by one who can act, nor where nobody
     * would be left to declare. Whoever comes to himself acts again when his place in the turn comes, if he had one.
     */
    private static boolean canChange(Gunfight after, Name who) {
        return switch (after.phase()) {
            case Phase.Readying readying -> readying.ready().isEmpty() && !after.isDecided();
            case Phase.Declaring declaring ->
                (declaring.declared().isEmpty() || !declaring.turn().members().contains(who))
                        && !DeclarationSteps.able(after, declaring.turn()).isEmpty()
                        && !after.isDecided();
            case Phase.Firing firing -> true;
            case Phase.Facing facing -> false;
            case Phase.Staring staring -> false;
            case Phase.Drawing drawing -> false;
            case Phase.BreakingTies breaking -> false;
            case Phase.Parleying parleying -> false;
        };
    }

    /** As many boxes marked as lead to a level, and no more; no level is without a box in the book's bodies. */
    private static WoundTrack track(WoundTrack wounds, WoundLevel level) {
        return switch (wounds) {
            case PointTrack points ->
                IntStream.rangeClosed(0, points.boxes().sum() + 1)
                        .mapToObj(number -> new PointTrack(points.boxes(), number))
                        .filter(track -> track.level().compareTo(level) >= 0)
                        .findFirst()
                        .orElseThrow();
            case LevelTrack levels -> {
                List<Integer> marks = new ArrayList<>(Collections.nCopies(WoundLevel.BOXED.size(), 0));
                int at = WoundLevel.BOXED.indexOf(level);
                if (at >= 0) {
                    marks.set(at, 1);
                }
                yield new LevelTrack(levels.boxes(), marks, level == WoundLevel.DEAD);
            }
        };
    }

    private static Choice<Gunfight> rounds(Gunfight fight, Gunfighter fighter, int index) {
        Gun gun = fighter.guns().get(index);
        return choice(
                fighter.name(),
                "rounds in the " + GunWords.of(fighter, index),
                IntStream.rangeClosed(0, gun.capacity())
                        .filter(rounds -> rounds > 0 || !isCountedOn(fight, fighter))
                        .mapToObj(rounds -> new Choice.Option<>(
                                String.valueOf(rounds),
                                fight.with(fighter.name(), before -> before.withGun(index, gun.withRounds(rounds)))))
                        .toList(),
                List.of());
    }

    /** Whether somebody has declared what he does with his guns, and it is still to take effect. */
    private static boolean isCountedOn(Gunfight fight, Gunfighter fighter) {
        return fight.phase() instanceof Phase.Declaring declaring
                && declaring.declared().stream()
                        .anyMatch(declaration -> declaration.by().equals(fighter.name()));
    }

    private static Choice<Gunfight> stance(Gunfight fight, Gunfighter fighter) {
        return choice(
                fighter.name(),
                "stance",
                STANCES.stream()
                        .map(stance -> new Choice.Option<>(
                                stance.name().toLowerCase(Locale.ROOT).replace('_', ' '),
                                fight.with(fighter.name(), before -> before.in(stance))))
                        .toList(),
                List.of());
    }

    private static Choice<Gunfight> range(Gunfight fight, Gunfighter one, Gunfighter other) {
        Distance between = fight.between(one, other);
        boolean mayBeShot = between.difficulty().isPresent();
        return choice(
                one.name(),
                "range to " + other.name(),
                Stream.of(RangeBand.values())
                        .map(band -> new Distance(band, between.named(), Optional.empty(), between.visible()))
                        .filter(distance -> !mayBeShot || distance.difficulty().isPresent())
                        .map(distance -> new Choice.Option<>(
                                distance.band().toString(), placed(fight, one.name(), other.name(), distance)))
                        .toList(),
                List.of());
    }

    private static Gunfight placed(Gunfight fight, Name one, Name other, Distance distance) {
        TreeMap<Scene.Pair, Distance> between = new TreeMap<>(fight.scene().between());
        between.put(Scene.Pair.of(one, other), distance);
        return fight.in(
                new Scene(between, fight.scene().otherwise(), fight.scene().rulings()));
    }

    private static Choice<Gunfight> choice(
            Name by, String what, List<Choice.Option<Gunfight>> options, List<Choice.Barred> barred) {
        return new Choice<>(by, what, options, barred, GameMasterRule.GM_03_AMENDMENT);
    }
}
