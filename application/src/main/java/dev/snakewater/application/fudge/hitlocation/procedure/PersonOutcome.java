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

/** What has become of somebody; the wound level is the worse of head and torso. */
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

    /** Returns whether nothing has happened to him: in action, unhurt, on his feet, nothing dropped. */
    public boolean isAsEver() {
        return !out && !prone && dropped.isEmpty() && body.stream().allMatch(PartState::isUnhurt);
    }

    /** Returns the finding of his wound level: the worse of head and torso, or of the whole. */
    Finding worst() {
        return Finding.one(whole ? "wounds" : "wounds.located", wounds, name);
    }

    /** Returns the finding of his useless limbs; worse ones rank higher. */
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

    /** Limbs in the same state; a pair is named by its kind. */
    private record Limbs(List<Enum<?>> limbs, String state) {

        static Limbs of(String state, List<BodyPart> parts) {
            List<BodyPart.Kind> kinds = parts.stream().map(BodyPart::kind).toList();
            Stream<Enum<?>> limbs = parts.stream()
                    .sorted(Comparator.comparing(BodyPart::kind))
                    .map(part -> Collections.frequency(kinds, part.kind()) > 1 ? part.kind() : part);
            return new Limbs(limbs.distinct().toList(), state);
        }
    }

    /** Returns the findings beside his wounds: whether he dropped something, if he held anything, and whether he fell, if he stood. */
    List<Finding> losses(boolean held, boolean stood) {
        return Stream.of(
                        Stream.of(Finding.is("drops", !dropped.isEmpty(), name)).filter(drops -> held),
                        Stream.of(Finding.is("falls", fell, name)).filter(falls -> stood && !whole))
                .flatMap(finding -> finding)
                .toList();
    }

    /** Returns what has become of somebody between then and now. */
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
