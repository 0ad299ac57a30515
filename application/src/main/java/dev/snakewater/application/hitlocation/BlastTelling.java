package dev.snakewater.application.hitlocation;

import dev.snakewater.application.procedure.Finding;
import dev.snakewater.application.procedure.Sentence;
import dev.snakewater.application.procedure.Tableau;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.procedure.Wording;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** How a blast is told. */
final class BlastTelling implements Telling<Blast, BlastOutcome> {

    private final Wording words = BodyWords.wording();
    private final EventWords events = new EventWords();
    private final PersonWords people = new PersonWords();

    @Override
    public List<Sentence> opening(Blast blast) {
        return Stream.concat(
                        blast.people().stream().flatMap(who -> people.opening(who).stream()),
                        people.rulings(blast.rulings()).stream())
                .toList();
    }

    @Override
    public List<Sentence> event(Event event) {
        return events.told((HitLocationEvent) event);
    }

    @Override
    public List<Sentence> ending(BlastOutcome outcome) {
        List<Sentence> told = new ArrayList<>();
        if (outcome.damage().isEmpty()) {
            told.add(Sentence.deed(words.message("blast.missed", outcome.what()), ""));
        }
        outcome.victims().forEach(victim -> told.addAll(people.ending(victim.fate())));
        return told;
    }

    @Override
    public List<Finding> findings(BlastOutcome outcome) {
        List<Finding> findings = new ArrayList<>();
        outcome.hit().ifPresent(hit -> findings.add(Finding.is(words.message("finding.blast", outcome.what()), hit)));
        for (BlastOutcome.Harmed harmed : outcome.victims()) {
            Fate fate = harmed.fate();
            findings.add(people.wounds(fate));
            if (harmed.reached().stream().anyMatch(BodyPart::isLimb)) {
                findings.add(people.uselessLimbs(fate));
            }
            findings.addAll(people.findings(fate, harmed.heldBefore(), harmed.stoodBefore()));
            findings.add(Finding.is(words.message("finding.out", fate.name()), fate.out()));
        }
        return findings;
    }

    @Override
    public List<Finding> findings(Event event) {
        return events.findings((HitLocationEvent) event);
    }

    @Override
    public Tableau state(Blast blast) {
        return people.state(blast.people());
    }

    @Override
    public List<Sentence> sheet(Blast blast, Name fighter) {
        return blast.people().stream()
                .filter(who -> who.name().equals(fighter))
                .flatMap(who -> people.sheet(who).stream())
                .toList();
    }
}
