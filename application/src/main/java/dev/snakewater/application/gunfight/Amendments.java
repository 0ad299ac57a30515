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
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a game master may amend in a gunfight by hand: wounds, rounds, stances, ranges. */
final class Amendments {

    private static final List<Stance> STANCES =
            List.of(Stance.OPEN, Stance.AIMED, Stance.DODGING, Stance.DODGING_HARD, Stance.IN_COVER);
    private static final String POSTURE = "posture";
    private static final String STANDING = "standing";
    private static final String NOBODY = "nobody";

    private Amendments() {}

    /** All of them, as the fight stands. */
    static List<Choice<Gunfight>> of(Gunfight fight) {
        List<Choice<Gunfight>> all = new ArrayList<>();
        for (Gunfighter fighter : fight.fighters()) {
            if (!isToRollForHisFeet(fight, fighter)) {
                all.addAll(wounds(fight, fighter));
                posture(fight, fighter).ifPresent(all::add);
            }
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

    /** Whether the next thing that is rolled about him is whether his leg bears him: then nobody has a word in it. */
    private static boolean isToRollForHisFeet(Gunfight fight, Gunfighter fighter) {
        return fight.phase() instanceof Phase.Falling falling
                && falling.fallers().stream().anyMatch(faller -> faller.who().equals(fighter.name()));
    }

    private static List<Choice<Gunfight>> wounds(Gunfight fight, Gunfighter fighter) {
        return switch (fighter.wounds()) {
            case WoundTrack track ->
                List.of(wounds(
                        fight, fighter, "wounds", WoundLevel::toString, level -> fighter.withWounds(track.at(level))));
            case Body body ->
                BodyPart.ALL.stream()
                        .map(part -> wounds(
                                fight,
                                fighter,
                                "wounds of the " + part,
                                part::inWords,
                                level -> amended(
                                        fighter,
                                        body.with(part, body.track(part).at(level)))))
                        .toList();
        };
    }

    /** What he cannot hold any more he drops, and if he cannot stand any more he lies (HL-17, HL-19). */
    private static Gunfighter amended(Gunfighter fighter, Body body) {
        return fighter.withBody(body.asItCanStand(fighter.hasSupport()));
    }

    /** Who can act, and what somebody holds, changes only where nobody else's place or declaration depends on it. */
    private static Choice<Gunfight> wounds(
            Gunfight fight,
            Gunfighter fighter,
            String what,
            Function<WoundLevel, String> word,
            Function<WoundLevel, Gunfighter> then) {
        List<Choice.Option<Gunfight>> options = new ArrayList<>();
        List<Choice.Barred> barred = new ArrayList<>();
        for (WoundLevel level : WoundLevel.values()) {
            Gunfighter amended = then.apply(level);
            Gunfight after = fight.with(fighter.name(), before -> amended);
            boolean fits = amended.isAble() == fighter.isAble() || canChange(after, fighter.name());
            boolean drops = !amended.guns().equals(fighter.guns());
            if (fits && !(drops && isBusy(fight))) {
                options.add(new Choice.Option<>(word.apply(level), after));
            } else {
                barred.add(new Choice.Barred(word.apply(level), List.of(GameMasterRule.GM_03_AMENDMENT)));
            }
        }
        return choice(fighter.name(), what, options, barred);
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
            case Phase.Falling falling -> false;
        };
    }

    /** Whether something is under way that counts on the guns in everybody's hands. */
    private static boolean isBusy(Gunfight fight) {
        return switch (fight.phase()) {
            case Phase.Declaring declaring -> !declaring.declared().isEmpty();
            case Phase.Facing facing -> false;
            case Phase.Staring staring -> false;
            case Phase.Parleying parleying -> false;
            case Phase.Readying readying -> !readying.ready().isEmpty();
            case Phase.Drawing drawing -> true;
            case Phase.BreakingTies breaking -> true;
            case Phase.Firing firing -> true;
            case Phase.Falling falling -> true;
        };
    }

    /** Whether he stands, as far as his legs bear him, or lies, where hits have locations. */
    private static Optional<Choice<Gunfight>> posture(Gunfight fight, Gunfighter fighter) {
        return fighter.body().map(body -> {
            Choice.Option<Gunfight> lying = new Choice.Option<>("on the ground", lying(fight, fighter, body, true));
            return fighter.canStand()
                    ? choice(
                            fighter.name(),
                            POSTURE,
                            List.of(new Choice.Option<>(STANDING, lying(fight, fighter, body, false)), lying),
                            List.of())
                    : choice(
                            fighter.name(),
                            POSTURE,
                            List.of(lying),
                            List.of(new Choice.Barred(STANDING, List.of(HitLocationRule.HL_21_GETTING_UP))));
        });
    }

    private static Gunfight lying(Gunfight fight, Gunfighter fighter, Body body, boolean prone) {
        return fight.with(fighter.name(), before -> before.withWounds(body.lying(prone)));
    }

    private static Choice<Gunfight> rounds(Gunfight fight, Gunfighter fighter, int index) {
        Gun gun = fighter.guns().get(index);
        return choice(
                fighter.name(),
                "rounds in the " + GunWords.of(fighter, index),
                Choice.amounts(0, gun.capacity())
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

    /**
     * On whom everybody who has still to draw, in this turn or the next, may be given the drop: on each that is named, one after the other
     * (GF-10). It counts from his next draw on.
     */
    static List<Choice<Gunfight>> drops(Gunfight fight) {
        return fight.able().stream()
                .filter(Gunfighter::canHaveDrop)
                .map(fighter -> drop(fight, fighter))
                .toList();
    }

    private static Choice<Gunfight> drop(Gunfight fight, Gunfighter fighter) {
        boolean now = isToDraw(fight, fighter);
        List<Name> has = now ? fighter.drop() : fighter.granted();
        List<Choice.Option<Gunfight>> options = new ArrayList<>();
        for (Gunfighter enemy : fight.enemiesOf(fighter)) {
            List<Name> on = Stream.concat(has.stream(), Stream.of(enemy.name()))
                    .distinct()
                    .toList();
            options.add(new Choice.Option<>(enemy.name().text(), dropping(fight, fighter, now, on)));
        }
        options.add(new Choice.Option<>(NOBODY, dropping(fight, fighter, now, List.of())));
        return choice(fighter.name(), "drop", options, List.of());
    }

    private static Gunfight dropping(Gunfight fight, Gunfighter fighter, boolean now, List<Name> on) {
        return fight.with(fighter.name(), before -> now ? before.aimingAt(on) : before.granting(on));
    }

    /** Whether he has not drawn in this turn yet. */
    static boolean isToDraw(Gunfight fight, Gunfighter fighter) {
        return switch (fight.phase()) {
            case Phase.Facing facing -> true;
            case Phase.Staring staring -> true;
            case Phase.Readying readying -> true;
            case Phase.Drawing drawing ->
                fight.able().indexOf(fighter) >= drawing.totals().size();
            case Phase.BreakingTies breaking -> false;
            case Phase.Declaring declaring -> false;
            case Phase.Firing firing -> false;
            case Phase.Falling falling -> false;
            case Phase.Parleying parleying -> false;
        };
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
                        .map(band -> new Distance(band, between.difficulty(), Optional.empty(), between.visible()))
                        .filter(distance -> !mayBeShot || distance.toReach().isPresent())
                        .map(distance -> new Choice.Option<>(
                                distance.range().toString(), placed(fight, one.name(), other.name(), distance)))
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
