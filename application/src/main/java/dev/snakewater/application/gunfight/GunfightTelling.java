package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.BodyWords;
import dev.snakewater.application.hitlocation.EventWords;
import dev.snakewater.application.hitlocation.HitLocationEvent;
import dev.snakewater.application.hitlocation.PartState;
import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How a gunfight is told: the adjectives of the ladder, dice as faces, names in front. */
final class GunfightTelling implements Telling<Gunfight, GunfightOutcome> {

    private final Wording words = wording();

    @Override
    public Wording words() {
        return words;
    }

    private final GunfighterWords people = new GunfighterWords(words);
    private final GunfightEventWords events = new GunfightEventWords(words);

    /** The words of gunfights, and of the smaller things in them. */
    static Wording wording() {
        return Wording.in("dev.snakewater.application.gunfight.telling");
    }

    @Override
    public List<Sentence> opening(Gunfight fight) {
        return Stream.concat(
                        fight.fighters().stream().map(people::cast),
                        words.rulings(Rulings.DECLARED, fight.scene().rulings()).stream())
                .toList();
    }

    @Override
    public List<Sentence> event(Event event) {
        return switch (event) {
            case HitLocationEvent onTheBody -> new EventWords().told(onTheBody);
            case BodyEvent ofABody -> List.of(events.told(ofABody));
            default ->
                Stream.of(events.told((GunfightEvent) event))
                        .filter(sentence -> !sentence.text().isEmpty())
                        .toList();
        };
    }

    @Override
    public List<Sentence> ending(GunfightOutcome outcome) {
        List<Sentence> told = new ArrayList<>();
        for (GunfightOutcome.Fate fate : outcome.fighters()) {
            told.add(Sentence.deed(
                    words.message(
                            GunfighterWords.ending(fate),
                            fate.name(),
                            people.wounds(fate.wounds(), fate.parts()),
                            people.guns(fate.guns())),
                    ""));
            fate.parts().ifPresent(parts -> told.addAll(new BodyWords().wounds(parts)));
        }
        List<Side> sides = outcome.sidesStanding();
        told.add(Sentence.deed(
                switch (sides.size()) {
                    case 0 -> words.message("ending.nobody");
                    case 1 -> Wording.capitalised(words.message("ending.won", sides.getFirst()));
                    default -> words.message("ending.open", words.row(sides));
                },
                ""));
        return told;
    }

    @Override
    public List<Finding> findings(GunfightOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        findings.add(standing(outcome));
        for (GunfightOutcome.Fate fate : outcome.fighters()) {
            findings.add(Finding.ranked(
                    people.woundsOf(fate.name(), fate.parts().isPresent()),
                    fate.wounds().ordinal(),
                    Wording.capitalised(fate.wounds().toString())));
        }
        for (GunfightOutcome.Fate fate : outcome.fighters()) {
            if (!fate.guns().isEmpty()) {
                int rounds = fate.guns().stream().mapToInt(Gun::rounds).sum();
                findings.add(Finding.counts(words.message("finding.rounds", fate.name()), rounds));
            }
        }
        return findings;
    }

    @Override
    public List<Finding> findings(Event event) {
        return switch (event) {
            case HitLocationEvent onTheBody -> new EventWords().findings(onTheBody);
            case GunfightEvent ofTheFight -> new GunfightProspects(words).findings(ofTheFight);
            default -> List.of();
        };
    }

    @Override
    public Tableau state(Gunfight fight) {
        return new GunfightTableau(words).of(fight);
    }

    @Override
    public List<Sentence> sheet(Gunfight fight, Name fighter) {
        Gunfighter who = fight.fighter(fighter);
        List<Sentence> sheet = new ArrayList<>(List.of(people.cast(who)));
        who.body().ifPresent(body -> sheet.addAll(new BodyWords().sheet(PartState.sheet(body))));
        return sheet;
    }

    /** Whose side is left: one alone first, in the order of the roster; then several, of a fight that was broken off; nobody last. */
    private Finding standing(GunfightOutcome outcome) {
        List<Side> sides = outcome.fighters().stream()
                .map(GunfightOutcome.Fate::side)
                .distinct()
                .toList();
        List<Side> left = outcome.sidesStanding();
        String of = words.message("finding.standing");
        return left.isEmpty()
                ? Finding.ranked(of, Integer.MAX_VALUE, words.message("finding.nobody"))
                : Finding.ranked(of, left.size() * sides.size() + sides.indexOf(left.getFirst()), words.row(left));
    }
}
