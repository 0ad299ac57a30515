package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.fudge.hitlocation.procedure.PartState;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.words.Party;
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

/** The outcome of a gunfight, for each fighter in the order of the roster. */
public record GunfightOutcome(List<Fate> fighters) implements Measured {

    /** The outcome for one fighter: his marked wound boxes, with hit locations those of his torso, and how he stands. */
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

        /** Returns whether he is alive. */
        public boolean isAlive() {
            return wounds != WoundLevel.DEAD;
        }

        /** Returns whether head or torso is hurt this badly. */
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

    /** Ranks the sides left: one alone first, in the order of the roster; then several, if the fight was called off; nobody last. */
    private Finding standing() {
        List<Side> sides = fighters.stream().map(Fate::side).distinct().toList();
        List<Side> left = sidesStanding();
        int rank = left.isEmpty() ? Integer.MAX_VALUE : left.size() * sides.size() + sides.indexOf(left.getFirst());
        return Finding.ranked("standing", rank, left);
    }

    /** Returns those sides as they stand in a sentence. */
    public List<Party> parties() {
        List<Name> people = fighters.stream().map(Fate::name).toList();
        return sidesStanding().stream()
                .map(side -> Party.of(side.text(), people))
                .toList();
    }

    /** Returns the sides that still have somebody who can act, in the order of the roster. */
    public List<Side> sidesStanding() {
        return fighters.stream().filter(Fate::able).map(Fate::side).distinct().toList();
    }
}
