package dev.snakewater.application.fallout.procedure;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.field.Word;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What the game master can amend of people, whatever is played. */
public final class FalloutAmendments {

    /** The handicaps of exhaustion, and none (FO-55 to FO-58). */
    private static final List<Integer> WINDED = List.of(0, 10, 20, 40);

    private static final List<Optional<Fire.Stage>> STAGES = Stream.concat(
                    Stream.of(Optional.<Fire.Stage>empty()),
                    Stream.of(Fire.Stage.values()).map(Optional::of))
            .toList();

    private static final int CENTIMETRE = 10;

    private FalloutAmendments() {}

    /** Adds a person's pose, and whether she is in cover. */
    public static void stance(Amendments<Person> hers, Person now) {
        hers.oneOf("pose", Pose.values(), now::withPose);
        hers.oneOf("cover", List.of(true, false), is -> is ? "in cover" : "in the open", now::withInCover);
    }

    /** Adds a person's exhaustion and, if wounds are played, whether each of these parts is wounded. */
    public static void burdens(Amendments<Person> hers, Person now, Rulings rulings, Part... parts) {
        winded(hers, now);
        wounds(hers, now, rulings, parts);
    }

    /** Adds a person's exhaustion. */
    public static void winded(Amendments<Person> hers, Person now) {
        Burdens burdens = now.burdens();
        hers.within(now::withBurdens)
                .oneOf(
                        "winded",
                        WINDED,
                        points -> burdens.withWinded(Optional.of(points).filter(some -> some > 0)));
    }

    /** Adds the hit points of a target, up to those that she had before. */
    public static void hitPoints(Amendments<Person> hers, Person now, int before) {
        Condition condition = now.condition();
        hers.within(now::withCondition)
                .number("hit points", 0, Math.max(before, condition.hitPoints()), condition::withHitPoints);
    }

    /** Adds the state of a target's weapon and, if wounds are played, her wounds. */
    public static void harm(Amendments<Person> hers, Person now, Rulings rulings) {
        hers.within(now::withCondition).oneOf("weapon", Condition.Grip.values(), now.condition()::withGrip);
        // Its weapon is amended by itself.
        wounds(hers, now, rulings, Part.HEAD, Part.LEGS, Part.ARM, Part.TORSO);
    }

    /** Adds the distance of a target in whole centimetres, one beyond the farthest unless she is already hit. */
    public static void distance(Amendments<Integer> hers, int farthest, boolean isHit) {
        List<Integer> all = Amendments.numbers(0, farthest / CENTIMETRE + (isHit ? 0 : 1));
        hers.oneOf("distance", all, far -> far + " cm", far -> far * CENTIMETRE);
    }

    /** Adds the stage of the fire on somebody, and none. */
    public static <S> void fire(Amendments<S> hers, Function<Optional<Fire.Stage>, ? extends S> then) {
        hers.oneOf("fire", STAGES, stage -> stage.map(Word::of).orElse("out"), then);
    }

    /** Adds, if wounds are played, whether each of these parts is wounded. */
    public static void wounds(Amendments<Person> hers, Person now, Rulings rulings, Part... parts) {
        Condition condition = now.condition();
        Amendments<Condition> played = hers.when(rulings.wounds()).within(now::withCondition);
        for (Part part : parts) {
            played.yesOrNo(
                    "wound of the " + Word.of(part),
                    is -> is
                            ? condition.wounded(part, rulings)
                            : condition.withBurdens(condition.burdens().wounded(part, false)));
        }
    }
}
