package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.fallout.catalogue.FalloutWords;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.shot.Encounter;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** How an action is told: what it costs, each shot with its chance, and what it does. */
final class ShotTelling implements Telling<ShotSituation, ShotOutcome> {

    private final Wording words = FalloutWords.of("shot");

    /** One of the two, as they stand. */
    private record Standing(Name who, boolean shoots, ShotSituation now) {}

    @Override
    public Wording words() {
        return words;
    }

    @Override
    public List<Sentence> opening(ShotSituation situation, UnaryOperator<Tally> count) {
        List<Sentence> told = new ArrayList<>(words.told("cast", situation));
        told.addAll(words.rulings(Rulings.DECLARED, situation.encounter().rulings()));
        situation.shooting().ifPresent(shooting -> {
            told.addAll(shooting.settled().isEmpty() ? words.told("prospects", shooting) : List.of());
            new Prospects(shooting, count).all().forEach(prospect -> told.addAll(words.told(prospect)));
        });
        return List.copyOf(told);
    }

    @Override
    public Tableau state(ShotSituation situation) {
        Encounter encounter = situation.encounter();
        return words.table(
                "state",
                List.of(
                        new Standing(encounter.shooter().name(), true, situation),
                        new Standing(encounter.target().name(), false, situation)),
                Standing::who,
                one -> !one.shoots() && situation.target().isDown());
    }

    @Override
    public List<Sentence> sheet(ShotSituation situation, Name fighter) {
        boolean shoots = fighter.equals(situation.encounter().shooter().name());
        return words.told(shoots ? "sheet.shooter" : "sheet.target", situation);
    }
}
