package dev.snakewater.application.gurps;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.attack.Defending;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Figure;
import dev.snakewater.domain.gurps.attack.Injury;
import dev.snakewater.domain.gurps.attack.ToHit;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.chart.Box;
import dev.snakewater.domain.gurps.chart.End;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.gurps.table.Fumble;
import dev.snakewater.domain.rule.Withers;
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
@Withers
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
        Optional<End> gravest)
        implements ChartedAttackBuilder.With {

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

    Name whom() {
        return figure().name();
    }

    ToHit toHit() {
        return new ToHit(engagement, mark, location);
    }

    Defending defending() {
        return new Defending(engagement, mark, location);
    }

    Injury injury() {
        return new Injury(engagement, mark, location);
    }

    Underway.Blow blow() {
        return handed(Underway.Blow.class);
    }

    Underway.Rolled rolled() {
        return handed(Underway.Rolled.class);
    }

    Underway.Defended defended() {
        return handed(Underway.Defended.class);
    }

    /** What the box before handed on. */
    private <U extends Underway> U handed(Class<U> kind) {
        if (kind.isInstance(underway)) {
            return kind.cast(underway);
        }
        throw new IllegalStateException("box " + box + " was handed " + underway);
    }

    ChartedAttack fumbling(Fumble fumble) {
        EnumSet<Fumble> all = EnumSet.of(fumble);
        all.addAll(fumbles);
        return withFumbles(List.copyOf(all));
    }

    /** A miss that connects all the same, with so many rounds. */
    ChartedAttack connecting(int hits) {
        return withUnderway(new Underway.Nothing()).withRounds(hits);
    }

    /** It lands, and nobody else can be found any more. */
    ChartedAttack landing(Carried carried) {
        return withCandidates(List.of()).withUnderway(Underway.Blow.landing(carried));
    }

    /** Another is its target now, and he is no candidate any more. */
    ChartedAttack turningOn(int other) {
        List<Integer> left =
                candidates.stream().filter(candidate -> candidate != other).toList();
        return with(it -> it.mark(other)
                .candidates(left)
                .location(HitLocation.TORSO)
                .underway(new Underway.Nothing())
                .rounds(0)
                .harm(Harm.noneTo(engagement.figure(other))));
    }

    /** The attacker himself is its target now. */
    ChartedAttack turningOnHimself(HitLocation where, Carried carried) {
        return turningOn(Engagement.SELF).withLocation(where).withRounds(1).landing(carried);
    }

    /** Only how much the blow took matters from here on; of a group, also where. */
    ChartedAttack settled() {
        ChartedAttack spent = withUnderway(blow().spent());
        return rounds > 1 ? spent : spent.withLocation(HitLocation.TORSO);
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
                        Underway.HittingHimself.by(self.get()),
                        1,
                        harm.withOwnBlow(true),
                        fumbles,
                        Optional.of(gravest(end))));
    }

    /** The next round of a group, if one is left, after this end of the one before. */
    Optional<ChartedAttack> nextRound(End end) {
        if (rounds <= 1 || end == End.MISSED || end == End.DEAD) {
            return Optional.empty();
        }
        return Optional.of(with(it -> it.box(Box.B28)
                .underway(Underway.Blow.landing(Carried.NOTHING))
                .rounds(rounds - 1)
                .gravest(Optional.of(gravest(end)))));
    }

    /** The gravest end of all rounds, this being that of the last. */
    End gravest(End end) {
        return gravest.map(end::graver).orElse(end);
    }
}
