package dev.snakewater.application.fallout.burning;

import java.util.ArrayList;
import java.util.List;

/**
 * Fire, as it stands.
 *
 * @param hearth what stays as it is
 * @param round the round, from 1; from the one on in which nobody fires any more it stays
 * @param actionPoints what is left of them in this round
 * @param seconds for how long the tank still lasts
 * @param targets how everybody is that can be hit, or burns
 * @param phase what comes next
 */
public record Burning(Hearth hearth, int round, int actionPoints, int seconds, List<Ablaze> targets, Phase phase) {

    /** Copies the list. */
    public Burning {
        targets = List.copyOf(targets);
    }

    /** This with something else next. */
    Burning at(Phase next) {
        return new Burning(hearth, round, actionPoints, seconds, targets, next);
    }

    /** This with one target changed. */
    Burning with(int place, Ablaze after) {
        List<Ablaze> changed = new ArrayList<>(targets);
        changed.set(place, after);
        return new Burning(hearth, round, actionPoints, seconds, changed, phase);
    }

    /** This somewhere else, or by other rulings. */
    Burning in(Hearth other) {
        return new Burning(other, round, actionPoints, seconds, targets, phase);
    }

    /** This with so many action points left. */
    Burning left(int points) {
        return new Burning(hearth, round, points, seconds, targets, phase);
    }

    /** This where the tank lasts so long. */
    Burning lasting(int left) {
        return new Burning(hearth, round, actionPoints, left, targets, phase);
    }

    /** This after a second of the stream. */
    Burning paid(int price) {
        return new Burning(hearth, round, actionPoints - price, seconds - 1, targets, phase);
    }

    /** Whether somebody fires in this round. */
    boolean isFired() {
        return hearth.stoker().filter(stoker -> round <= stoker.rounds()).isPresent()
                && targets.stream().anyMatch(Ablaze::stands);
    }

    /** This in the next round, with fresh action points; if nobody fires any more, it no longer matters which round it is. */
    Burning inTheNextRound() {
        int fired = hearth.stoker().map(Hearth.Stoker::rounds).orElse(0);
        int next = Math.min(round, fired) + 1;
        List<Ablaze> anew = targets.stream()
                .map(target -> new Ablaze(target.condition(), target.fire().inANewRound()))
                .toList();
        return new Burning(
                hearth,
                next,
                next > fired ? 0 : hearth.stoker().orElseThrow().actionPoints(),
                seconds,
                anew,
                next > fired ? new Phase.Firing() : new Phase.Beginning());
    }

    /** Whether nothing can happen any more. */
    boolean isOver() {
        return !isFired() && targets.stream().noneMatch(Ablaze::burns);
    }
}
