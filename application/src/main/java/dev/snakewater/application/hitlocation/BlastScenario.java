package dev.snakewater.application.hitlocation;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.rule.Within;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a person writes of a fireball, a grenade, a cave-in: damage that goes to more than one part (HL-28 to HL-30).
 *
 * @param blast what it is
 * @param thrown who throws it, and how; if left out, nobody has to
 * @param targets everybody whom it reaches
 * @param rulings how the game master reads what the rules leave open; by the book, if left out
 */
public record BlastScenario(
        Blast blast, Optional<Thrown> thrown, List<Target> targets, Optional<BlastRulings> rulings) {

    /**
     * What it is.
     *
     * @param what what it is called
     * @param strength how much damage it does, before armour; if it is thrown, the margin is added
     */
    public record Blast(
            String what,

            @Within(least = 0, most = BlastProblems.GREATEST_STRENGTH)
            int strength) {}

    /**
     * How it is thrown.
     *
     * @param by who throws it
     * @param skill his skill
     * @param difficulty what he has to reach; who does not, harms nobody
     * @param hands with which hands; with the right one, if left out
     */
    public record Thrown(PersonSheet by, Degree skill, Degree difficulty, Optional<Hands> hands) {

        /** The hands he throws with. */
        Hands inHands() {
            return hands.orElse(Hands.RIGHT);
        }
    }

    /**
     * Somebody whom it reaches.
     *
     * @param who who it is
     * @param reached which parts of him; all ten, if left out
     */
    public record Target(PersonSheet who, Optional<List<BodyPart>> reached) {

        /** The parts that are meant, in the order of the sheet; of what has no parts, all of it. */
        List<BodyPart> parts() {
            return who.isWhole()
                    ? List.of(BodyPart.TORSO)
                    : BodyPart.ALL.stream()
                            .filter(part -> reached.isEmpty() || reached.get().contains(part))
                            .toList();
        }
    }

    /** The rulings that are meant. */
    BlastRulings readings() {
        return rulings.orElse(BlastRulings.DECLARED.byTheBook());
    }

    /** Everybody, with where he is written: who throws it first. */
    List<Written> people() {
        List<Written> people = new ArrayList<>();
        thrown.ifPresent(throwing -> people.add(new Written("/thrown/by", throwing.by())));
        for (int i = 0; i < targets.size(); i++) {
            people.add(new Written("/targets/" + i + "/who", targets.get(i).who()));
        }
        return people;
    }

    /** Somebody and where he is written. */
    record Written(String at, PersonSheet sheet) {}
}
