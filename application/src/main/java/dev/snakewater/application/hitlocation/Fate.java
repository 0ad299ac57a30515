package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.Holding;
import dev.snakewater.domain.fudge.hitlocation.WoundLevel;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What has become of somebody.
 *
 * @param name who he is
 * @param whole whether no parts of him are told apart
 * @param wounds how badly head and torso are hurt, the worse of the two
 * @param out whether he is out of action
 * @param prone whether he lies on the ground
 * @param fell whether he has fallen
 * @param holds what he still holds
 * @param dropped what he has dropped
 * @param body his body, line by line
 */
public record Fate(
        Name name,
        boolean whole,
        WoundLevel wounds,
        boolean out,
        boolean prone,
        boolean fell,
        List<String> holds,
        List<String> dropped,
        List<PartState> body) {

    /** Whether there is nothing to say of him: he is in action and unhurt, has dropped nothing and does not lie. */
    public boolean isAsEver() {
        return !out && !prone && dropped.isEmpty() && body.stream().allMatch(PartState::isUnhurt);
    }

    /** What is counted of how badly he is hurt: the worse of head and torso, or all of what has no parts. */
    Finding worst() {
        return Finding.one(whole ? "wounds" : "wounds.located", wounds, name);
    }

    /** What is counted of his limbs: those that cannot be used any more, the worse the further down. */
    Finding uselessLimbs() {
        List<PartState> useless = body.stream()
                .filter(part -> part.part().isLimb() && !part.level().canAct())
                .toList();
        // Eight limbs, each of which may be Useless, Crippled or lost, or none of it.
        int rank = useless.stream()
                .mapToInt(part -> (part.level().ordinal() - WoundLevel.VERY_HURT.ordinal())
                        << (2 * (part.part().ordinal() - BodyPart.LEFT_ARM.ordinal())))
                .sum();
        List<Limbs> alike = useless.stream()
                .map(PartState::state)
                .distinct()
                .map(state -> Limbs.of(useless, state))
                .toList();
        return Finding.ranked("useless", rank, alike, name);
    }

    /**
     * Limbs of which the same has become.
     *
     * @param limbs which: the kind of those of which there are both
     * @param state what has become of them
     */
    private record Limbs(List<Enum<?>> limbs, String state) {

        static Limbs of(List<PartState> useless, String state) {
            List<BodyPart> parts = useless.stream()
                    .filter(part -> part.state().equals(state))
                    .map(PartState::part)
                    .sorted(Comparator.comparing(BodyPart::kind))
                    .toList();
            List<BodyPart.Kind> kinds = parts.stream().map(BodyPart::kind).toList();
            return new Limbs(
                    parts.stream()
                            .<Enum<?>>map(part -> Collections.frequency(kinds, part.kind()) > 1 ? part.kind() : part)
                            .distinct()
                            .toList(),
                    state);
        }
    }

    /**
     * What is counted beside his wounds.
     *
     * @param held whether he held something that he may have dropped
     * @param stood whether he stood, and may have fallen
     */
    List<Finding> losses(boolean held, boolean stood) {
        return Stream.of(
                        Stream.of(Finding.is("drops", !dropped.isEmpty(), name)).filter(drops -> held),
                        Stream.of(Finding.is("falls", fell, name)).filter(falls -> stood && !whole))
                .flatMap(finding -> finding)
                .toList();
    }

    /** What has become of somebody who was so before, and is so now. */
    static Fate of(Person before, Person now) {
        Body body = now.body();
        return new Fate(
                now.name(),
                now.whole(),
                body.level(),
                !now.canAct(),
                body.prone(),
                body.prone() && !before.body().prone(),
                now.holds().stream().map(Holding::what).toList(),
                before.holds().stream()
                        .filter(held -> !now.holds().contains(held))
                        .map(Holding::what)
                        .toList(),
                PartState.sheet(body));
    }
}
