package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.PartState;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** How an attack is told: as in a gunfight, but for its end. */
final class AttackTelling extends PieceTelling<AttackOutcome> {

    private final GunfighterWords people = new GunfighterWords(words);

    @Override
    public List<Sentence> ending(AttackOutcome outcome) {
        List<Sentence> told = new ArrayList<>();
        for (AttackOutcome.Target target : outcome.targets()) {
            String hits = words.message(numbered("attack.hits", target.hits()), target.hits());
            String key = target.out() ? "attack.ending.out" : "attack.ending";
            told.add(Sentence.deed(
                    words.message(key, target.name(), hits, people.wounds(target.after(), target.parts())), ""));
            target.parts().ifPresent(parts -> told.addAll(words.told("body.wounds", List.of(parts))));
        }
        told.add(Sentence.deed(
                words.message(numbered("attack.rounds", outcome.rounds()), outcome.by(), outcome.rounds()), ""));
        return told;
    }

    @Override
    public List<Finding> findings(AttackOutcome outcome) {
        Stream<Finding> hits = outcome.shots() > 1
                ? Stream.of(Finding.counts(words.message("finding.hits", outcome.by()), outcome.hits()))
                : Stream.empty();
        Stream<Finding> each = outcome.targets().size() == outcome.shots()
                ? outcome.targets().stream()
                        .map(target -> Finding.is(
                                words.message("finding.hit", outcome.by(), target.name()), target.hits() > 0))
                : Stream.empty();
        Stream<Finding> come = outcome.targets().stream().flatMap(this::harm);
        return Stream.of(hits, each, come).flatMap(findings -> findings).toList();
    }

    /** The key of what is said of none, of one, or of several. */
    private static String numbered(String key, int number) {
        return switch (number) {
            case 0 -> key + ".none";
            case 1 -> key + ".one";
            default -> key;
        };
    }

    private Stream<Finding> harm(AttackOutcome.Target target) {
        Name name = target.name();
        return Stream.concat(
                onTheBody(target),
                Stream.of(
                        Finding.ranked(
                                people.woundsOf(name, target.parts().isPresent()),
                                target.after().ordinal(),
                                Wording.capitalised(target.after().toString())),
                        Finding.is(words.message("finding.out", name), target.out()),
                        Finding.counts(words.message("finding.points", name), target.points())));
    }

    /** Where he was hit, what has become of the part, whether he fell, and whether he dropped a gun; nothing without locations. */
    private Stream<Finding> onTheBody(AttackOutcome.Target target) {
        return target.onTheBody().stream().flatMap(done -> {
            String parts = done.hit().isEmpty()
                    ? words.message("finding.nowhere")
                    : Wording.capitalised(words.row(hitParts(done.hit())));
            int rank = done.hit().stream()
                    .sorted()
                    .mapToInt(part -> 1 + part.ordinal())
                    .reduce(0, (one, next) -> 16 * one + next);
            List<PartState> states = target.parts().orElse(List.of());
            String became = states.isEmpty()
                    ? words.message("finding.nowhere")
                    : Wording.capitalised(states.stream()
                            .map(state -> words.message("finding.part-state", state.part(), state.state()))
                            .collect(Collectors.joining(", ")));
            return Stream.of(
                    Finding.ranked(words.message("finding.where", target.name()), rank, parts),
                    Finding.ranked(words.message("finding.became", target.name()), rankOf(states), became),
                    Finding.is(words.message("finding.fell", target.name()), done.fell()),
                    Finding.is(words.message("finding.dropped", target.name()), done.dropped() > 0));
        });
    }

    /** Each part that was hit in the order of the sheet, and how often, if more than once. */
    private List<String> hitParts(List<BodyPart> hits) {
        return hits.stream()
                .distinct()
                .sorted()
                .map(part -> times(part, Collections.frequency(hits, part)))
                .toList();
    }

    private String times(BodyPart part, int number) {
        return switch (number) {
            case 1 -> part.toString();
            case 2 -> words.message("finding.where.twice", part);
            default -> words.message("finding.where.times", part, number);
        };
    }

    /** Part by part in the order of the sheet, and each by how badly it is hurt. */
    private static int rankOf(List<PartState> states) {
        return states.stream()
                .mapToInt(state ->
                        16 * (1 + state.part().ordinal()) + state.level().ordinal())
                .reduce(0, (one, next) -> 256 * one + next);
    }
}
