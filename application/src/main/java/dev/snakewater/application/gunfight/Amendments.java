package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Amendment;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * What a game master may amend in a gunfight by hand: wounds, rounds, stances, ranges, the drop.
 *
 * @param fight the fight
 * @param fits whether somebody could still do what he is about to, if he were so
 */
record Amendments(Gunfight fight, Predicate<Gunfighter> fits) {

    private static final List<Stance> STANCES =
            List.of(Stance.OPEN, Stance.AIMED, Stance.DODGING, Stance.DODGING_HARD, Stance.IN_COVER);
    private static final List<RangeBand> BANDS = List.of(RangeBand.values());
    private static final List<RangeBand> BANDS_FOR_SHOTS =
            BANDS.stream().filter(band -> band.difficulty().isPresent()).toList();

    /** What can be amended where nobody has to stay as he is. */
    Amendments(Gunfight fight) {
        this(fight, amended -> true);
    }

    /** All but the drop, as the fight stands. */
    List<Choice<Gunfight>> all() {
        List<Choice<Gunfight>> all = new ArrayList<>();
        for (Gunfighter fighter : fight.fighters()) {
            if (!isToRollForHisFeet(fighter)) {
                all.addAll(wounds(fighter));
                fighter.body().ifPresent(body -> all.add(posture(fighter, body)));
            }
            for (int gun = 0; gun < fighter.guns().size(); gun++) {
                all.add(rounds(fighter, gun));
            }
            all.add(Amendment.oneOf(fighter.name(), "stance", STANCES)
                    .called(stance -> Word.of(stance))
                    .leadingTo(stance -> fight.with(fighter.name(), before -> before.withStance(stance))));
            fight.fighters().stream()
                    .filter(other -> !other.equals(fighter))
                    .forEach(other -> all.add(range(fighter, other)));
        }
        return all;
    }

    /** Whether the next thing that is rolled about him is whether his leg bears him: then nobody has a word in it. */
    private boolean isToRollForHisFeet(Gunfighter fighter) {
        return fight.phase() instanceof Phase.Falling falling
                && falling.fallers().stream().anyMatch(faller -> faller.who().equals(fighter.name()));
    }

    /** What he cannot hold any more he drops, and if he cannot stand any more he lies (HL-17, HL-19). */
    private List<Choice<Gunfight>> wounds(Gunfighter fighter) {
        return switch (fighter.wounds()) {
            case WoundTrack track ->
                List.of(wounds(fighter, "wounds", WoundLevel::toString, level -> fighter.withWounds(track.at(level))));
            case Body body ->
                BodyPart.ALL.stream()
                        .map(part -> wounds(
                                fighter,
                                "wounds of the " + part,
                                part::inWords,
                                level -> fighter.withBody(
                                        body.with(part, body.track(part).at(level))
                                                .asItCanStand(fighter.hasSupport()))))
                        .toList();
        };
    }

    private Choice<Gunfight> wounds(
            Gunfighter fighter,
            String what,
            Function<WoundLevel, String> word,
            Function<WoundLevel, Gunfighter> amended) {
        return Amendment.oneOf(fighter.name(), what, List.of(WoundLevel.values()))
                .called(word)
                .leadingTo(amended)
                .barring(after -> bars(fighter, after))
                .leadingTo(after -> fight.with(fighter.name(), before -> after));
    }

    /** Who can act, and what somebody holds, changes only where nobody else's place or declaration depends on it. */
    private List<Rule> bars(Gunfighter before, Gunfighter after) {
        boolean canChange = after.isAble() == before.isAble() || canChange(after);
        boolean drops = !after.guns().equals(before.guns());
        return canChange && !(drops && isBusy()) ? barsUnlessItFits(after) : List.of(GameMasterRule.GM_03_AMENDMENT);
    }

    private List<Rule> barsUnlessItFits(Gunfighter after) {
        return fits.test(after) ? List.of() : List.of(GameMasterRule.GM_03_AMENDMENT);
    }

    /**
     * Whether somebody can come to himself, or go down, just now: not while those are counted one by one who can act, nor where nobody
     * would be left to declare. Whoever comes to himself acts again when his place in the turn comes, if he had one.
     */
    private boolean canChange(Gunfighter amended) {
        List<Gunfighter> able = fight.fighters().stream()
                .map(fighter -> fighter.name().equals(amended.name()) ? amended : fighter)
                .filter(Gunfighter::isAble)
                .toList();
        return switch (fight.phase()) {
            case Phase.Firing firing -> true;
            case Phase.Readying readying -> !isBusy() && !Gunfight.isDecided(able);
            case Phase.Declaring declaring -> {
                List<Name> members = declaring.turn().members();
                yield (!isBusy() || !members.contains(amended.name()))
                        && able.stream().map(Gunfighter::name).anyMatch(members::contains)
                        && !Gunfight.isDecided(able);
            }
            case Phase.Facing facing -> false;
            case Phase.Staring staring -> false;
            case Phase.Drawing drawing -> false;
            case Phase.BreakingTies breaking -> false;
            case Phase.Parleying parleying -> false;
            case Phase.Falling falling -> false;
            case Phase.Over over -> false;
        };
    }

    /** Whether something is under way that counts on the guns in everybody's hands. */
    private boolean isBusy() {
        return switch (fight.phase()) {
            case Phase.Facing facing -> false;
            case Phase.Staring staring -> false;
            case Phase.Parleying parleying -> false;
            case Phase.Readying readying -> !readying.ready().isEmpty();
            case Phase.Declaring declaring -> !declaring.declared().isEmpty();
            case Phase.Drawing drawing -> true;
            case Phase.BreakingTies breaking -> true;
            case Phase.Firing firing -> true;
            case Phase.Falling falling -> true;
            case Phase.Over over -> true;
        };
    }

    /** Whether he stands, as far as his legs bear him, or lies, where hits have locations. */
    private Choice<Gunfight> posture(Gunfighter fighter, Body body) {
        return Amendment.oneOf(fighter.name(), "posture", List.of(false, true))
                .called(lying -> lying ? "on the ground" : "standing")
                .barring(lying -> lying || fighter.canStand() ? List.of() : List.of(HitLocationRule.HL_21_GETTING_UP))
                .leadingTo(lying -> fight.with(fighter.name(), before -> before.withWounds(body.withProne(lying))));
    }

    /** At least one, where somebody has declared what he does with his guns, and it is still to take effect. */
    private Choice<Gunfight> rounds(Gunfighter fighter, int index) {
        Gun gun = fighter.guns().get(index);
        boolean isCountedOn = fight.phase() instanceof Phase.Declaring declaring
                && declaring.declared().stream()
                        .anyMatch(declaration -> declaration.by().equals(fighter.name()));
        return Amendment.number(
                        fighter.name(),
                        "rounds in the " + GunWords.of(fighter, index),
                        isCountedOn ? 1 : 0,
                        gun.capacity())
                .leadingTo(rounds -> fighter.withGun(index, gun.withRounds(rounds)))
                .barring(this::barsUnlessItFits)
                .leadingTo(after -> fight.with(fighter.name(), before -> after));
    }

    /** Nobody whom shots can reach comes to be where none can. */
    private Choice<Gunfight> range(Gunfighter one, Gunfighter other) {
        Distance between = fight.between(one, other);
        boolean mustBeShot =
                between.toReach().isPresent() && between.difficulty().isEmpty();
        return Amendment.oneOf(one.name(), "range to " + other.name(), mustBeShot ? BANDS_FOR_SHOTS : BANDS)
                .leadingTo(band -> fight.withScene(fight.scene()
                        .with(
                                one.name(),
                                other.name(),
                                new Distance(band, between.difficulty(), Optional.empty(), between.visible()))));
    }

    /**
     * On whom everybody who has still to draw, in this turn or the next, may be given the drop: on each that is named, one after the other
     * (GF-10). It counts from his next draw on.
     */
    List<Choice<Gunfight>> drops() {
        return fight.able().stream()
                .filter(Gunfighter::canHaveDrop)
                .map(this::drop)
                .toList();
    }

    private Choice<Gunfight> drop(Gunfighter fighter) {
        boolean now = isToDraw(fighter);
        List<Name> has = now ? fighter.drop() : fighter.granted();
        List<Optional<Name>> enemies = Stream.concat(
                        fight.enemiesOf(fighter).stream().map(enemy -> Optional.of(enemy.name())),
                        Stream.of(Optional.<Name>empty()))
                .toList();
        return Amendment.oneOf(fighter.name(), "drop", enemies)
                .called(enemy -> enemy.map(Name::text).orElse("nobody"))
                .leadingTo(enemy -> enemy.stream()
                        .flatMap(more -> Stream.concat(has.stream(), Stream.of(more)))
                        .distinct()
                        .toList())
                .leadingTo(
                        on -> fight.with(fighter.name(), before -> now ? before.aimingAt(on) : before.withGranted(on)));
    }

    /** Whether he has not drawn in this turn yet. */
    boolean isToDraw(Gunfighter fighter) {
        return switch (fight.phase()) {
            case Phase.Facing facing -> true;
            case Phase.Staring staring -> true;
            case Phase.Readying readying -> true;
            case Phase.Drawing drawing ->
                fight.able().indexOf(fighter) >= drawing.totals().size();
            case Phase.BreakingTies breaking -> false;
            case Phase.Declaring declaring -> false;
            case Phase.Firing firing -> false;
            case Phase.Parleying parleying -> false;
            case Phase.Falling falling -> false;
            case Phase.Over over -> false;
        };
    }
}
