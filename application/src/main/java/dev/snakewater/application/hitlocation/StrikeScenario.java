package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.AimedAt;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.LocationRulings;
import dev.snakewater.domain.rule.Within;
import java.util.Optional;

/**
 * What a person writes to strike a part of somebody, hand to hand or from afar.
 *
 * @param attacker who strikes
 * @param attack how
 * @param target whom
 * @param rulings how the game master reads what the rules leave open; by the book, if left out
 */
public record StrikeScenario(
        PersonSheet attacker, Attack attack, PersonSheet target, Optional<LocationRulings> rulings) {

    /**
     * How somebody strikes. One of {@code defence}, {@code difficulty} and {@code range} says against what.
     *
     * @param skill his skill with the weapon
     * @param with the weapon
     * @param strength what the weapon and his strength add to damage (ODF)
     * @param hands with which hands; with the right one, if left out
     * @param called the part that he names; the torso, if left out
     * @param size how big the target is, if it is no human being: -3 for a coin to +1 and more for a dragon; a part of it is so much
     *     smaller than that as a part of a human being is
     * @param defence hand to hand: what the target defends itself with
     * @param difficulty hand to hand: how hard it is to hit a target that does not defend itself
     * @param range from afar: how hard the range makes it
     * @param tooFar whether the range is too great to name a part; not, if left out
     */
    public record Attack(
            Degree skill,
            String with,

            @Within(least = -StrikeProblems.GREATEST_STRENGTH, most = StrikeProblems.GREATEST_STRENGTH)
            int strength,

            Optional<Hands> hands,
            Optional<CalledPart> called,

            @Within(least = AimedAt.SMALLEST, most = AimedAt.BIGGEST)
            Optional<Integer> size,

            Optional<Degree> defence,
            Optional<Degree> difficulty,
            Optional<Degree> range,
            Optional<Boolean> tooFar) {

        /** The hands he strikes with. */
        Hands inHands() {
            return hands.orElse(Hands.RIGHT);
        }

        /** Whether he is too far away to name a part. */
        boolean isTooFar() {
            return tooFar.orElse(false);
        }
    }

    /** The rulings that are meant. */
    LocationRulings readings() {
        return rulings.orElse(LocationRulings.BY_THE_BOOK);
    }
}
