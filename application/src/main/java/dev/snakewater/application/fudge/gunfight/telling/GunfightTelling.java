package dev.snakewater.application.fudge.gunfight.telling;

import dev.snakewater.application.fudge.gunfight.procedure.AttackOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.Phase;
import dev.snakewater.application.fudge.hitlocation.telling.HitLocationTelling;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.BodyPicture;
import dev.snakewater.application.words.Gauge;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How a gunfight, or a part of one, is told: degrees of the ladder, dice as faces, names first. */
public record GunfightTelling<S, O>(Function<S, Gunfight> fight) implements Telling<S, O> {

    /** The words of gunfights. */
    public static final Messages WORDS =
            HitLocationTelling.in("dev.snakewater.application.fudge.gunfight.telling.telling");

    /** Somebody's state, with the slot in which he acts, from 1 on, 0 if it is not known; and his side, unless he fights for himself. */
    record Standing(Gunfighter who, int slot, Optional<String> side) {

        static Standing in(Gunfight fight, Name name, int slot) {
            Gunfighter who = fight.fighter(name);
            String side = who.sheet().side().text();
            boolean isNamed = !side.equals(name.text())
                    || fight.fighters().stream().anyMatch(other -> !other.equals(who) && !other.isEnemyOf(who));
            return new Standing(who, slot, Optional.of(side).filter(named -> isNamed));
        }

        List<Gun> guns() {
            return who.inUse().isEmpty() ? who.guns() : who.gunsInUse();
        }
    }

    @Override
    public Messages words() {
        return WORDS;
    }

    @Override
    public List<Sentence> opening(S situation, UnaryOperator<Tally> count) {
        Gunfight opening = fight.apply(situation);
        return Stream.concat(
                        opening.fighters().stream().flatMap(who -> WORDS.told(who).stream()),
                        WORDS.rulings(Rulings.DECLARED, opening.rulings()).stream())
                .toList();
    }

    @Override
    public StatusTable state(S situation) {
        Gunfight now = fight.apply(situation);
        List<List<Name>> slots =
                now.phase() instanceof Phase.OfASlot slot ? slot.turn().slots() : List.of();
        List<Standing> inTheirSlots = IntStream.range(0, slots.size())
                .boxed()
                .flatMap(slot -> slots.get(slot).stream().map(name -> Standing.in(now, name, slot + 1)))
                .toList();
        Stream<Standing> others = now.there().stream()
                .filter(who -> slots.stream().noneMatch(slot -> slot.contains(who.name())))
                .map(who -> Standing.in(now, who.name(), 0));
        return WORDS.table(
                "state",
                Stream.concat(inTheirSlots.stream(), others).toList(),
                standing -> standing.who().name(),
                standing -> !standing.who().isAble());
    }

    @Override
    public List<Sentence> sheet(S situation, Name fighter) {
        return WORDS.told("sheet", fight.apply(situation).fighter(fighter));
    }

    /** Of whole fights: a single attack has no course. */
    @Override
    public List<Gauge> gauges(O outcome) {
        return outcome instanceof GunfightOutcome whole
                ? whole.fighters().stream().flatMap(GunfightTelling::gauges).toList()
                : List.of();
    }

    private static Stream<Gauge> gauges(GunfightOutcome.Fate fate) {
        int rounds = fate.guns().stream().mapToInt(Gun::rounds).sum();
        int most = fate.guns().stream().mapToInt(Gun::capacity).sum();
        return Stream.of(
                        HitLocationTelling.wounds(
                                fate.name(), fate.wounds(), fate.parts().isPresent()),
                        new Gauge(
                                fate.name(),
                                WORDS.message("gauge.rounds"),
                                rounds,
                                most,
                                WORDS.message("gauge.rounds.is", rounds, most)))
                .filter(gauge -> gauge.most() > 0);
    }

    @Override
    public List<BodyPicture> bodies(O outcome) {
        return switch (outcome) {
            case GunfightOutcome whole ->
                whole.fighters().stream()
                        .flatMap(fate -> HitLocationTelling.body(fate.name(), fate.parts()).stream())
                        .toList();
            case AttackOutcome attack ->
                attack.targets().stream()
                        .flatMap(target -> HitLocationTelling.body(target.name(), target.parts()).stream())
                        .toList();
            default -> List.of();
        };
    }

    @Override
    public Throw.Wanted wanted(Throw what) {
        return HitLocationTelling.isWanted(what);
    }
}
