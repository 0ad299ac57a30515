package dev.snakewater.application.fallout.burning;

import dev.snakewater.domain.rule.Withers;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

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
@Withers
public record Burning(Hearth hearth, int round, int actionPoints, int seconds, List<Ablaze> targets, Phase phase)
        implements BurningBuilder.With {

    public Burning {
        targets = List.copyOf(targets);
    }

    /** Of what changes: odds look up a great many situations, and who is there is the same in all of them. */
    @Override
    public int hashCode() {
        return Objects.hash(round, actionPoints, seconds, targets, phase);
    }

    Burning with(int place, Ablaze after) {
        List<Ablaze> changed = new ArrayList<>(targets);
        changed.set(place, after);
        return withTargets(changed);
    }

    /** This after a second of the stream. */
    Burning paid(int price) {
        return with(it -> it.actionPoints(actionPoints - price).seconds(seconds - 1));
    }

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

    boolean isOver() {
        return !isFired() && targets.stream().noneMatch(Ablaze::burns);
    }
}
