package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Variation;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What somebody might do otherwise: strike at another part, or at none in particular. */
final class StrikeVariations {

    private static final List<CalledPart> PARTS = List.of(
            CalledPart.HEAD,
            CalledPart.EYES,
            CalledPart.RIGHT_ARM,
            CalledPart.RIGHT_HAND,
            CalledPart.LEFT_ARM,
            CalledPart.LEFT_HAND,
            CalledPart.LEFT_LEG,
            CalledPart.LEFT_FOOT);

    private StrikeVariations() {}

    /** Those that are set-ups without problems, and not the set-up itself. */
    static List<Variation<StrikeScenario>> of(StrikeScenario scenario) {
        Wording words = BodyTelling.WORDS;
        List<Variation<StrikeScenario>> variations = new ArrayList<>();
        if (scenario.attack()
                .called()
                .filter(called -> called != CalledPart.TORSO)
                .isPresent()) {
            variations.add(new Variation<>(words.message("variation.torso"), scenario.calling(Optional.empty())));
        }
        PARTS.stream()
                .filter(part -> !scenario.attack().called().equals(Optional.of(part)))
                .map(part ->
                        new Variation<>(words.message("variation.part", part), scenario.calling(Optional.of(part))))
                .filter(variation -> variation.setUp().problems().isEmpty())
                .forEach(variations::add);
        return List.copyOf(variations);
    }
}
