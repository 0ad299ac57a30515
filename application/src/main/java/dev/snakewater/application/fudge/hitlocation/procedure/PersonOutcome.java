package dev.snakewater.application.fudge.hitlocation.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.combatant.Holding;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What has become of somebody: of his wounds, the worse of head and torso, and his body, line by line. */
public record PersonOutcome(
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
        Map<String, List<BodyPart>> alike = useless.stream()
                .collect(Collectors.groupingBy(
                        PartState::state,
                        LinkedHashMap::new,
                        Collectors.mapping(PartState::part, Collectors.toList())));
        List<Limbs> limbs = alike.entrySet().stream()
                .map(same -> Limbs.of(same.getKey(), same.getValue()))
                .toList();
        return Finding.ranked("useless", rank, limbs, name);
    }

    /** Limbs of which the same has become; where both of a kind are among them, the kind. */
    private record Limbs(List<Enum<?>> limbs, String state) {

        static Limbs of(String state, List<BodyPart> parts) {
            List<BodyPart.Kind> kinds = parts.stream().map(BodyPart::kind).toList();
            Stream<Enum<?>> limbs = parts.stream()
                    .sorted(Comparator.comparing(BodyPart::kind))
                    .map(part -> Collections.frequency(kinds, part.kind()) > 1 ? part.kind() : part);
            return new Limbs(limbs.distinct().toList(), state);
        }
    }

    /** What is counted beside his wounds: what he held he may have dropped, and where he stood he may have fallen. */
    List<Finding> losses(boolean held, boolean stood) {
        return Stream.of(
                        Stream.of(Finding.is("drops", !dropped.isEmpty(), name)).filter(drops -> held),
                        Stream.of(Finding.is("falls", fell, name)).filter(falls -> stood && !whole))
                .flatMap(finding -> finding)
                .toList();
    }

    /** What has become of somebody who was so before, and is so now. */
    static PersonOutcome of(Person before, Person now) {
        Body body = now.body();
        return new PersonOutcome(
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
