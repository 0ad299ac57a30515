package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.fudge.hitlocation.procedure.HitLocationEvent;
import dev.snakewater.application.fudge.hitlocation.procedure.PartState;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** The outcome of an attack: the effect on each target, in the order named, and the rounds left in the guns used. */
public record AttackOutcome(Name by, List<Target> targets, int rounds) implements PartialFight.Outcome<AttackOutcome> {

    /** The effect of an attack on one target. Of the shots meant for him, the last is not fired if there is nothing left to fire at. */
    @Withers
    public record Target(
            Name name,
            int shots,
            int hits,
            int misses,
            int points,
            WoundLevel before,
            WoundLevel after,
            boolean out,
            Optional<OnTheBody> onTheBody,
            Optional<List<PartState>> parts)
            implements AttackOutcomeTargetBuilder.With {

        /** Returns a target at which nothing has been fired yet. */
        public static Target of(Gunfighter target, int shots) {
            WoundLevel now = target.wounds().level();
            Optional<OnTheBody> untouched = target.body().map(body -> new OnTheBody(List.of(), false, 0));
            return new Target(target.name(), shots, 0, 0, 0, now, now, false, untouched, Optional.empty())
                    .standing(target);
        }

        private Target after(Event event) {
            return switch (event) {
                case GunfightEvent.Fired fired
                when isMe(fired.shot().at()) -> fired.hit() ? withHits(hits + 1) : withMisses(misses + 1);
                case GunfightEvent.FiredAtCover fired when isMe(fired.shot().at()) -> withMisses(misses + 1);
                case GunfightEvent.Wounded it when isMe(it.who()) -> withPoints(points + it.points());
                case HitLocationEvent.Wounded it
                when isMe(it.who()) -> withPoints(points + it.points()).hit(Optional.of(it.part()));
                case GunfightEvent.Unscathed it when isMe(it.who()) -> hit(it.where());
                case HitLocationEvent.FoundNothing it when isMe(it.who()) -> hit(Optional.of(it.part()));
                case HitLocationEvent.Dropped it
                when isMe(it.who()) -> withOnTheBody(onTheBody.map(done -> done.withDropped(done.dropped() + 1)));
                case HitLocationEvent.Fell it
                when isMe(it.who()) -> withOnTheBody(onTheBody.map(done -> done.withFell(true)));
                default -> this;
            };
        }

        /** Returns whether head or torso is hurt this badly, if one of them was hit. */
        public List<BodyPart> worst() {
            return PartState.ofTheTrunk(parts.orElse(List.of()), after);
        }

        private Stream<Finding> findings() {
            return Stream.concat(
                    onTheBody.stream().flatMap(done -> done.findings(name, parts.orElse(List.of()))),
                    Stream.of(
                            Finding.one(onTheBody.isPresent() ? "wounds.located" : "wounds", after, name),
                            Finding.is("out", out, name),
                            Finding.counts("points", points, name)));
        }

        private boolean isMe(Name who) {
            return who.equals(name);
        }

        private Target hit(Optional<BodyPart> part) {
            return withOnTheBody(onTheBody.map(done ->
                    done.withHit(Stream.concat(done.hit.stream(), part.stream()).toList())));
        }

        private Target standing(Gunfighter now) {
            return with(it -> it.after(now.wounds().level())
                    .out(!now.isAble())
                    .parts(onTheBody.flatMap(done -> now.body()
                            .map(body -> BodyPart.ALL.stream()
                                    .filter(done.hit()::contains)
                                    .map(part -> PartState.of(body, part))
                                    .toList()))));
        }
    }

    /** The effect of an attack on a body: the part of each hit, and how many guns were dropped. */
    @Withers
    public record OnTheBody(List<BodyPart> hit, boolean fell, int dropped)
            implements AttackOutcomeOnTheBodyBuilder.With {

        private record Often(BodyPart part, int times) {}

        private record Became(BodyPart part, String state) {}

        private Stream<Finding> findings(Name who, List<PartState> parts) {
            SortedMap<BodyPart, Often> where = new TreeMap<>();
            int rank = 0;
            for (BodyPart part : hit.stream().sorted().toList()) {
                where.put(part, new Often(part, Collections.frequency(hit, part)));
                rank = 16 * rank + 1 + part.ordinal();
            }
            List<Became> became = new ArrayList<>();
            int states = 0;
            for (PartState state : parts) {
                became.add(new Became(state.part(), state.state()));
                // Part by part in the order of the sheet, and each by how badly it is hurt.
                states = 256 * states
                        + 16 * (1 + state.part().ordinal())
                        + state.level().ordinal();
            }
            return Stream.of(
                    Finding.ranked("where", rank, List.copyOf(where.values()), who),
                    Finding.ranked("became", states, became, who),
                    Finding.is("falls", fell, who),
                    Finding.is("dropped", dropped > 0, who));
        }
    }

    @Override
    public AttackOutcome after(List<Event> events, Gunfight now) {
        List<Target> after = new ArrayList<>(targets);
        events.forEach(event -> after.replaceAll(target -> target.after(event)));
        after.replaceAll(target -> target.standing(now.fighter(target.name())));
        int rounds = now.fighter(by).gunsInUse().stream().mapToInt(Gun::rounds).sum();
        return new AttackOutcome(by, List.copyOf(after), rounds);
    }

    /** Returns the number of hits for several shots, whether each shot hits if there is one for each target, and the effect on each target. */
    @Override
    public List<Finding> findings() {
        List<Finding> all = new ArrayList<>();
        if (shots() > 1) {
            all.add(Finding.counts("hits", hits(), by));
        }
        if (targets.size() == shots()) {
            targets.forEach(target -> all.add(Finding.is("hit", target.hits() > 0, by, target.name())));
        }
        targets.stream().flatMap(Target::findings).forEach(all::add);
        return all;
    }

    /** Returns how many shots were meant to be fired. */
    public int shots() {
        return targets.stream().mapToInt(Target::shots).sum();
    }

    /** Returns how many shots hit. */
    public int hits() {
        return targets.stream().mapToInt(Target::hits).sum();
    }
}
