package dev.snakewater.domain.fudge.hitlocation;

import dev.snakewater.domain.rule.Word;
import java.util.List;
import java.util.stream.Stream;

/** What somebody does, as far as it matters which parts of his body it takes (HL-25). Head and torso it always takes. */
public sealed interface Activity {

    /** The limbs whose wounds hinder it. */
    List<BodyPart> limbs();

    /** Whether a wound of this part hinders it. */
    default boolean takes(BodyPart part) {
        return !part.isLimb() || limbs().contains(part);
    }

    /**
     * A roll in a fight: a blow, a shot, a draw.
     *
     * @param hands the sides whose arm and hand it takes
     * @param standing whether he stands; lying or sitting, his legs do not matter
     */
    record Fighting(List<BodySide> hands, boolean standing) implements Activity {

        public Fighting {
            hands = List.copyOf(hands);
        }

        @Override
        public boolean takes(BodyPart part) {
            return !part.isLimb()
                    || (part.isOfLeg()
                            ? standing
                            : part.side().filter(hands::contains).isPresent());
        }

        @Override
        public List<BodyPart> limbs() {
            return BodyPart.ALL.stream()
                    .filter(BodyPart::isLimb)
                    .filter(this::takes)
                    .toList();
        }
    }

    /** What is no fighting. */
    enum Quiet implements Activity {
        /** Picking a lock, tying a knot. */
        MANUAL_WORK(Stream.of(BodySide.values()).flatMap(side -> BodyPart.armAndHand(side).stream())),
        /** Running, jumping. */
        RUNNING(Stream.of(BodySide.values()).flatMap(side -> BodyPart.legAndFoot(side).stream())),
        /** Talking, staring, keeping one's nerve. */
        TALKING(Stream.empty());

        private final List<BodyPart> limbs;

        Quiet(Stream<BodyPart> limbs) {
            this.limbs = limbs.toList();
        }

        @Override
        public List<BodyPart> limbs() {
            return limbs;
        }

        @Override
        public String toString() {
            return Word.of(this);
        }
    }
}
