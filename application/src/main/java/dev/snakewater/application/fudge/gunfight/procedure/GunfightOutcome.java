package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.fudge.hitlocation.procedure.PartState;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import dev.snakewater.domain.fudge.hitlocation.wound.Wounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How a gunfight ended.
 *
 * @param fighters how everybody came out of it, in the order of the roster
 */
public record GunfightOutcome(List<Fate> fighters) implements Measured {

    /**
     * How somebody came out of it.
     *
     * @param name who
     * @param side for whom he fought
     * @param wounds how badly he is hurt
     * @param marks his marked wound boxes of Scratch, Hurt, Very Hurt, Incapacitated and Near Death; those of his torso, where
     *     hits have locations
     * @param presence whether he has left the fight
     * @param able whether he is still in action
     * @param guns his guns as they are now
     * @param parts his body, line by line, where hits have locations
     * @param prone whether he lies on the ground, where hits have locations
     */
    public record Fate(
            Name name,
            Side side,
            WoundLevel wounds,
            List<Integer> marks,
            Gunfighter.Presence presence,
            boolean able,
            List<Gun> guns,
            Optional<List<PartState>> parts,
            Optional<Boolean> prone) {

        /** Whether he lives, be it only just. */
        public boolean isAlive() {
            return wounds != WoundLevel.DEAD;
        }

        /** Which of head and torso it is that is so badly hurt. */
        public List<BodyPart> worst() {
            return PartState.ofTheTrunk(parts.orElse(List.of()), wounds);
        }
    }

    static GunfightOutcome of(Gunfight fight) {
        return new GunfightOutcome(fight.fighters().stream()
                .map(fighter -> new Fate(
                        fighter.name(),
                        fighter.sheet().side(),
                        fighter.wounds().level(),
                        marks(fighter.wounds()),
                        fighter.presence(),
                        fighter.isAble(),
                        fighter.guns(),
                        fighter.body().map(PartState::sheet),
                        fighter.body().map(Body::prone)))
                .toList());
    }

    private static List<Integer> marks(Wounds wounds) {
        return switch (wounds) {
            case WoundTrack track -> track.marks();
            case Body body -> body.track(BodyPart.TORSO).marks();
        };
    }

    @Override
    public List<Finding> findings() {
        List<Finding> all = new ArrayList<>(List.of(standing()));
        for (Fate fate : fighters) {
            String id = fate.parts().isPresent() ? "wounds.located" : "wounds";
            all.add(Finding.one(id, fate.wounds(), fate.name()));
        }
        for (Fate fate : fighters) {
            if (!fate.guns().isEmpty()) {
                int rounds = fate.guns().stream().mapToInt(Gun::rounds).sum();
                all.add(Finding.counts("rounds", rounds, fate.name()));
            }
        }
        return all;
    }

    /** Whose side is left: one alone first, in the order of the roster; then several, of a fight that was broken off; nobody last. */
    private Finding standing() {
        List<Side> sides = fighters.stream().map(Fate::side).distinct().toList();
        List<Side> left = sidesStanding();
        int rank = left.isEmpty() ? Integer.MAX_VALUE : left.size() * sides.size() + sides.indexOf(left.getFirst());
        return Finding.ranked("standing", rank, left);
    }

    /** The sides that have somebody in action, in the order of the roster. */
    public List<Side> sidesStanding() {
        return fighters.stream().filter(Fate::able).map(Fate::side).distinct().toList();
    }
}
