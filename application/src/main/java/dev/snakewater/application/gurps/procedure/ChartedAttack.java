package dev.snakewater.application.gurps.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Box.End;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Person;
import dev.snakewater.domain.gurps.modifier.Defending;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.modifier.ToHit;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.gurps.wound.CriticalHit.Carried;
import dev.snakewater.domain.gurps.wound.Fumble;
import dev.snakewater.domain.gurps.wound.Injury;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An attack on its way through the chart: the box it stands at, its mark, whom it can still find instead, what the box before handed on,
 * the rounds that still hit, and the gravest end of the rounds before.
 */
@Withers
public record ChartedAttack(
        Engagement engagement,
        Box box,
        int mark,
        List<Integer> candidates,
        HitLocation location,
        PendingState pending,
        int rounds,
        Harm harm,
        List<Fumble> fumbles,
        Optional<End> gravest)
        implements ChartedAttackBuilder.With {

    /** Returns an attack at the first box of the chart. */
    public static ChartedAttack opening(Engagement engagement) {
        return new ChartedAttack(
                engagement,
                Box.START,
                Engagement.TARGET,
                engagement.candidates(),
                engagement.manner().aimedAt(),
                new PendingState.Nothing(),
                0,
                Harm.noneTo(engagement.figure(Engagement.TARGET)),
                List.of(),
                Optional.empty());
    }

    Name by() {
        return engagement.attacker().name();
    }

    Weapon weapon() {
        return engagement.weapon();
    }

    Figure figure() {
        return engagement.figure(mark);
    }

    Name whom() {
        return figure().name();
    }

    Person person() {
        return figure().person();
    }

    /** Returns the hit points now of whoever it is aimed at. */
    public HitPoints points() {
        return person().points().withLeft(harm.hitPoints());
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

    PendingState.Blow blow() {
        return handed(PendingState.Blow.class);
    }

    PendingState.Rolled rolled() {
        return handed(PendingState.Rolled.class);
    }

    PendingState.Defended defended() {
        return handed(PendingState.Defended.class);
    }

    private <U extends PendingState> U handed(Class<U> kind) {
        if (kind.isInstance(pending)) {
            return kind.cast(pending);
        }
        throw new IllegalStateException("box " + box + " was handed " + pending);
    }

    /** Returns the damage type of the blow: blunt trauma is crushing. */
    DamageType type() {
        return blow().blunt() ? DamageType.CRUSHING : weapon().type();
    }

    /** Enters a box and drops what no longer matters, so that equal attacks compare as equal. */
    ChartedAttack entering(Box next) {
        ChartedAttack left = switch (next) {
            case GU_16_FUMBLE_TABLE, GU_19_SOMEBODY_ELSE, GU_22_CRITICAL_TABLE, GU_23_DEFENCE ->
                withPending(new PendingState.Nothing());
            case GU_28_BASIC_DAMAGE -> pending instanceof PendingState.Blow ? this : landing(Carried.NOTHING);
            case GU_32_KEEP_YOUR_FEET -> withPending(blow().upTo(next));
            case GU_40_LOCATION_EFFECTS ->
                withPending(blow().upTo(next).with(it -> it.sixes(0).stopped(0)));
            case GU_41_BIG_WOUND -> settled();
            default -> this;
        };
        return left.withBox(next);
    }

    /** Only how much the blow took matters from here on; of a group, also where. */
    private ChartedAttack settled() {
        int damage = blow().damage();
        return with(it -> it.pending(PendingState.Blow.landing(Carried.NOTHING).withDamage(damage))
                .location(rounds > 1 ? location : HitLocation.TORSO));
    }

    ChartedAttack harmed(List<Condition> more) {
        return withHarm(harm.and(more));
    }

    /** On, after a roll, with what became of him by it. */
    BoxStep checked(BoxResult.Checked check) {
        return BoxStep.on(harmed(check.then()), check);
    }

    ChartedAttack fumbling(Fumble fumble) {
        Stream<Fumble> all = Stream.concat(fumbles.stream(), Stream.of(fumble));
        return withFumbles(all.distinct().sorted().toList());
    }

    ChartedAttack landing(Carried carried) {
        return withCandidates(List.of()).withPending(PendingState.Blow.landing(carried));
    }

    /** Another is its target now, and he is no candidate any more. */
    ChartedAttack turningOn(int other) {
        return with(it -> it.mark(other)
                .candidates(candidates.stream().filter(one -> one != other).toList())
                .location(HitLocation.TORSO)
                .pending(new PendingState.Nothing())
                .rounds(0)
                .harm(Harm.noneTo(engagement.figure(other))));
    }

    ChartedAttack turningOnHimself(HitLocation where, Carried carried) {
        return turningOn(Engagement.SELF).withLocation(where).withRounds(1).landing(carried);
    }

    /**
     * The blow of a mark that has botched his parry and lives against himself, with what he parried with; its harm is added to that of this
     * attack (GU-27).
     */
    Optional<ChartedAttack> ownBlow(End end) {
        Optional<Fumble> self = harm.fumbles().stream().filter(Fumble::isSelf).findFirst();
        if (self.isEmpty() || harm.ownBlow() || end == End.DEAD) {
            return Optional.empty();
        }
        return engagement
                .ownBlow(mark)
                .map(own -> with(it -> it.engagement(own)
                        .box(Box.GU_27_BOTCHED_DEFENCE)
                        .candidates(List.of())
                        .location(HitLocation.TORSO)
                        .pending(PendingState.HittingHimself.by(self.get()))
                        .rounds(1)
                        .harm(harm.withOwnBlow(true))
                        .gravest(Optional.of(gravest(end)))));
    }

    /** Returns the next round of a group, if one is left, after this end of the one before. */
    Optional<ChartedAttack> nextRound(End end) {
        if (rounds <= 1 || end == End.MISSED || end == End.DEAD) {
            return Optional.empty();
        }
        return Optional.of(with(it -> it.box(Box.GU_28_BASIC_DAMAGE)
                .pending(PendingState.Blow.landing(Carried.NOTHING))
                .rounds(rounds - 1)
                .gravest(Optional.of(gravest(end)))));
    }

    /** Returns the gravest end of all rounds, this being that of the last. */
    End gravest(End end) {
        return gravest.map(end::graver).orElse(end);
    }
}
