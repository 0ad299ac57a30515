package dev.snakewater.application.gurps;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.chart.End;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.gurps.table.Fumble;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/**
 * An attack on its way through the chart.
 *
 * @param engagement what does not change
 * @param box the box it stands at
 * @param mark whom it is aimed at now
 * @param candidates whom it can still find instead, in order
 * @param location where it is aimed at or hits
 * @param underway what the box before handed on
 * @param rounds how many rounds still hit, this one among them; 0 before anything is known to hit
 * @param harm what it has done so far to whom it is aimed at
 * @param fumbles what came of the attacker's fumbles, each once
 * @param gravest the gravest end of the rounds before
 */
public record ChartedAttack(
        Engagement engagement,
        Box box,
        int mark,
        List<Integer> candidates,
        HitLocation location,
        Underway underway,
        int rounds,
        Harm harm,
        List<Fumble> fumbles,
        Optional<End> gravest) {

    /** Copies the lists. */
    public ChartedAttack {
        candidates = List.copyOf(candidates);
        fumbles = List.copyOf(fumbles);
    }

    /** An attack at the first box. */
    static ChartedAttack opening(Engagement engagement) {
        return new ChartedAttack(
                engagement,
                Box.START,
                Engagement.TARGET,
                engagement.candidates(),
                engagement.manner().aimedAt(),
                new Underway.Nothing(),
                0,
                Harm.noneTo(engagement.figure(Engagement.TARGET)),
                List.of(),
                Optional.empty());
    }

    /** Whom it is aimed at now. */
    Figure figure() {
        return engagement.figure(mark);
    }

    /** What he is called. */
    Name whom() {
        return figure().name();
    }

    /** The blow that lands. */
    Underway.Blow blow() {
        return handed(Underway.Blow.class);
    }

    /** What the box before handed on. */
    <U extends Underway> U handed(Class<U> kind) {
        if (kind.isInstance(underway)) {
            return kind.cast(underway);
        }
        throw new IllegalStateException("box " + box + " was handed " + underway);
    }

    /** This in another engagement. */
    ChartedAttack in(Engagement other) {
        return new ChartedAttack(other, box, mark, candidates, location, underway, rounds, harm, fumbles, gravest);
    }

    ChartedAttack at(Box next) {
        return new ChartedAttack(
                engagement, next, mark, candidates, location, underway, rounds, harm, fumbles, gravest);
    }

    ChartedAttack with(Underway handedOn) {
        return new ChartedAttack(engagement, box, mark, candidates, location, handedOn, rounds, harm, fumbles, gravest);
    }

    ChartedAttack with(Harm done) {
        return new ChartedAttack(engagement, box, mark, candidates, location, underway, rounds, done, fumbles, gravest);
    }

    ChartedAttack at(HitLocation hit) {
        return new ChartedAttack(engagement, box, mark, candidates, hit, underway, rounds, harm, fumbles, gravest);
    }

    ChartedAttack hitting(int hits) {
        return new ChartedAttack(engagement, box, mark, candidates, location, underway, hits, harm, fumbles, gravest);
    }

    ChartedAttack leaving(List<Integer> left) {
        return new ChartedAttack(engagement, box, mark, left, location, underway, rounds, harm, fumbles, gravest);
    }

    ChartedAttack fumbling(Fumble fumble) {
        EnumSet<Fumble> all = EnumSet.of(fumble);
        all.addAll(fumbles);
        return new ChartedAttack(
                engagement, box, mark, candidates, location, underway, rounds, harm, List.copyOf(all), gravest);
    }

    /** It lands, and nobody else can be found any more. */
    ChartedAttack landing(Carried carried) {
        return leaving(List.of()).with(Underway.Blow.landing(carried));
    }

    /** Another is its target now, and he is no candidate any more. */
    ChartedAttack turningOn(int other) {
        List<Integer> left =
                candidates.stream().filter(candidate -> candidate != other).toList();
        return new ChartedAttack(
                engagement,
                box,
                other,
                left,
                HitLocation.TORSO,
                new Underway.Nothing(),
                0,
                Harm.noneTo(engagement.figure(other)),
                fumbles,
                gravest);
    }

    /** The attacker himself is its target now. */
    ChartedAttack turningOnHimself(HitLocation where, Carried carried) {
        return turningOn(Engagement.SELF).at(where).hitting(1).landing(carried);
    }

    /** Only how much the blow took matters from here on; of a group, also where. */
    ChartedAttack settled() {
        ChartedAttack spent = with(blow().spent());
        return rounds > 1 ? spent : spent.at(HitLocation.TORSO);
    }

    /**
     * The blow of whom it was aimed at against himself, if he botched his parry so and lives: with what he parried with, once this attack
     * is over (GU-27). What it does is added to what this attack did.
     */
    Optional<ChartedAttack> ownBlow(End end) {
        Optional<Fumble> self = harm.fumbles().stream().filter(Fumble::isSelf).findFirst();
        if (self.isEmpty() || harm.ownBlow() || end == End.DEAD) {
            return Optional.empty();
        }
        return engagement
                .ownBlow(mark)
                .map(own -> new ChartedAttack(
                        own,
                        Box.B27,
                        mark,
                        List.of(),
                        location,
                        new Underway.HittingHimself(self.get() == Fumble.SELF_HALF),
                        1,
                        harm.strikingHimself(),
                        fumbles,
                        Optional.of(gravest.map(end::graver).orElse(end))));
    }

    /** The next round of a group, if one is left, after this end of the one before. */
    Optional<ChartedAttack> nextRound(End end) {
        if (rounds <= 1 || end == End.MISSED || end == End.DEAD) {
            return Optional.empty();
        }
        return Optional.of(new ChartedAttack(
                engagement,
                Box.B28,
                mark,
                candidates,
                location,
                Underway.Blow.landing(Carried.NOTHING),
                rounds - 1,
                harm,
                fumbles,
                Optional.of(gravest.map(end::graver).orElse(end))));
    }
}
