package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.table.GameMasterRule;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** What a game master can amend: wounds, rounds, stances, ranges and the drop. What somebody is about to do must remain possible. */
record GunfightAmendments(Gunfight fight, Predicate<Gunfighter> fits) {

    /** Lists all amendments, as the fight stands; the drop only for these. */
    void all(Amendments<Gunfight> all, Predicate<Gunfighter> drawing) {
        for (Gunfighter fighter : fight.there()) {
            Amendments<Gunfighter> his = himself(fighter, all);
            Amendments<Gunfighter> wounds = his.when(!isToRollForHisFeet(fighter));
            wounds(fighter, wounds.barring(after -> bars(canChange(fighter, after), after)));
            fighter.body().ifPresent(body -> posture(fighter, body, wounds));
            for (int gun = 0; gun < fighter.guns().size(); gun++) {
                rounds(fighter, gun, his.barring(after -> bars(true, after)));
            }
            List<Gunfighter.Stance> stances = new ArrayList<>(List.of(Gunfighter.Stance.values()));
            stances.remove(Gunfighter.Stance.SNAPPED);
            his.oneOf("stance", stances, fighter::withStance);
            for (Gunfighter other : fight.there()) {
                range(fighter, other, all.of(fighter.name()).when(!other.equals(fighter)));
            }
        }
        fight.able().stream()
                .filter(fighter -> fighter.gunForTheDrop().isPresent() && drawing.test(fighter))
                .forEach(fighter -> drop(fighter, himself(fighter, all)));
    }

    private Amendments<Gunfighter> himself(Gunfighter fighter, Amendments<Gunfight> all) {
        return all.of(fighter.name()).within(after -> fight.with(fighter.name(), before -> after));
    }

    /** Whether the next roll decides whether his leg holds him; until then, nothing about him can be amended. */
    private boolean isToRollForHisFeet(Gunfighter fighter) {
        return fight.phase() instanceof Phase.Falling falling
                && falling.fallers().stream().anyMatch(faller -> faller.who().equals(fighter.name()));
    }

    /** He drops what he can no longer hold, and falls if he can no longer stand (HL-17, HL-19). */
    private static void wounds(Gunfighter fighter, Amendments<Gunfighter> his) {
        List<WoundLevel> levels = List.of(WoundLevel.values());
        switch (fighter.wounds()) {
            case WoundTrack track -> his.oneOf("wounds", levels, level -> fighter.withWounds(track.at(level)));
            case Body body ->
                BodyPart.ALL.forEach(part -> his.oneOf(
                        "wounds of the " + part,
                        levels,
                        level -> level.inWords(part),
                        level -> fighter.withBody(
                                body.with(part, body.track(part).at(level))
                                        .asItCanStand(fighter.sheet().support()))));
        }
    }

    /** Who can act, and what somebody holds, can change only if nobody else's place or declaration depends on it. */
    private boolean canChange(Gunfighter before, Gunfighter after) {
        return (after.isAble() == before.isAble() || open(after).able())
                && (after.guns().equals(before.guns()) || open(after).hands());
    }

    private List<Rule> bars(boolean possible, Gunfighter after) {
        return possible && fits.test(after) ? List.of() : List.of(GameMasterRule.GM_03_AMENDMENT);
    }

    /**
     * What can change about somebody at present.
     *
     * @param able whether he can recover or go down: not while those who can act are being counted one by one, nor if nobody would be left
     *     to declare. If he recovers, he acts again when his place in the turn comes, if he had one
     * @param hands whether what he holds can change: not while something is under way that depends on the guns in hand
     * @param draw whether he has not drawn yet this turn
     */
    private record Open(boolean able, boolean hands, boolean draw) {}

    private Open open(Gunfighter amended) {
        Gunfight after = fight.with(amended.name(), before -> amended);
        List<Gunfighter> able = after.able();
        boolean goesOn = !after.isDecided();
        return switch (fight.phase()) {
            case Phase.Facing facing -> new Open(false, true, true);
            case Phase.Staring staring -> new Open(false, true, true);
            case Phase.Readying readying -> {
                boolean idle = readying.ready().isEmpty();
                yield new Open(idle && goesOn, idle, true);
            }
            case Phase.Drawing drawing ->
                new Open(false, false, able.indexOf(amended) >= drawing.totals().size());
            case Phase.BreakingTies breaking -> new Open(false, false, false);
            case Phase.Declaring declaring -> {
                List<Name> members = declaring.turn().members();
                boolean idle = declaring.declared().isEmpty();
                boolean canDeclare = able.stream().map(Gunfighter::name).anyMatch(members::contains);
                yield new Open(goesOn && canDeclare && (idle || !members.contains(amended.name())), idle, false);
            }
            case Phase.Firing firing -> new Open(true, false, false);
            case Phase.Falling falling -> new Open(false, false, false);
            case Phase.Over over -> new Open(false, false, false);
            case Phase.Parleying parleying -> new Open(false, true, false);
        };
    }

    /** Whether he stands, as far as his legs hold him, or lies on the ground, with hit locations. */
    private static void posture(Gunfighter fighter, Body body, Amendments<Gunfighter> his) {
        his.within((Boolean lying) -> fighter.withWounds(body.withProne(lying)))
                .barring(lying -> lying || fighter.canStand() ? List.of() : List.of(HitLocationRule.HL_21_GETTING_UP))
                .oneOf("posture", List.of(false, true), lying -> lying ? "on the ground" : "standing", lying -> lying);
    }

    /** At least one round must be left if he has declared something that has not taken effect yet. */
    private void rounds(Gunfighter fighter, int index, Amendments<Gunfighter> his) {
        Gun gun = fighter.guns().get(index);
        boolean isCountedOn = fight.phase() instanceof Phase.Declaring declaring
                && declaring.declared().stream()
                        .anyMatch(declaration -> declaration.by().equals(fighter.name()));
        his.number(
                "rounds in the " + GunsInHand.word(fighter, index),
                isCountedOn ? 1 : 0,
                gun.capacity(),
                rounds -> fighter.withGun(index, gun.withRounds(rounds)));
    }

    /** Nobody who can be shot at can be moved out of range. */
    private void range(Gunfighter one, Gunfighter other, Amendments<Gunfight> his) {
        Distance between = fight.between(one, other);
        List<RangeBand> bands = new ArrayList<>(List.of(RangeBand.values()));
        bands.removeIf(band -> between.toReach().isPresent()
                && between.difficulty().or(band::difficulty).isEmpty());
        his.<Distance>within(apart -> fight.withScene(fight.scene().with(one.name(), other.name(), apart)))
                .oneOf(
                        "range to " + other.name(),
                        bands,
                        band -> new Distance(band, between.difficulty(), Optional.empty(), between.visible()));
    }

    /** The drop on one enemy after another, for somebody who has still to draw, this turn or the next (GF-10). */
    private void drop(Gunfighter fighter, Amendments<Gunfighter> his) {
        boolean now = isToDraw(fighter);
        List<Name> has = now ? fighter.drop() : fighter.granted();
        List<Optional<Name>> all = new ArrayList<>();
        fight.enemiesOf(fighter).forEach(enemy -> all.add(Optional.of(enemy.name())));
        all.add(Optional.empty());
        his.<List<Name>>within(on -> now ? fighter.aimingAt(on) : fighter.withGranted(on))
                .oneOf(
                        "drop",
                        all,
                        on -> on.map(Name::text).orElse("nobody"),
                        on -> on.stream()
                                .flatMap(one -> Stream.concat(has.stream(), on.stream()))
                                .distinct()
                                .toList());
    }

    boolean isToDraw(Gunfighter fighter) {
        return open(fighter).draw();
    }
}
