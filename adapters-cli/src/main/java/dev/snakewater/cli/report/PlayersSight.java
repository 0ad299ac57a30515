package dev.snakewater.cli.report;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * What players may see of a fight: everything of their own fighters; of the others what they do and what becomes of them, without
 * dice, numbers and reasons. What others do is told by the key {@code seen.} and the type of the event where it has such words, and
 * otherwise by those of its sentences that hold no number. Of how it ended for them, what stands before a colon or a comma. Free dice and notes are the game master's.
 *
 * @param everybody whoever is or was in the fight, the longest names first: one can begin with another
 */
record PlayersSight(FightAtTable fight, FightReport account, Set<Name> own, List<Name> everybody) {

    private static final String SEEN = "seen";
    private static final Pattern BEHIND = Pattern.compile("[:,]");

    PlayersSight(FightAtTable fight, FightReport account, Set<Name> own) {
        this(
                fight,
                account,
                own,
                fight.setUp().everybody().stream()
                        .sorted(Comparator.comparingInt(name -> -name.text().length()))
                        .toList());
    }

    /** Returns the story so far, turn by turn. */
    List<List<Sentence>> turns() {
        return account.turns().stream().map(this::seen).toList();
    }

    /** Returns how it ended, if it has. */
    List<Sentence> ending() {
        return account.ending().how() == FightReport.How.UNFINISHED
                ? List.of()
                : withoutNumbers(account.ending().sentences());
    }

    private List<Sentence> seen(List<FightReport.NarratedEvent> turn) {
        List<Sentence> seen = new ArrayList<>();
        boolean isOwnDeed = true;
        for (FightReport.NarratedEvent told : turn) {
            boolean isOwn = told.event().names().stream()
                    .filter(everybody::contains)
                    .findFirst()
                    .filter(own::contains)
                    .isPresent();
            boolean isDeed = told.sentences().stream().anyMatch(sentence -> sentence.level() == Sentence.Level.DEED);
            isOwnDeed = isDeed ? isOwn : isOwnDeed;
            boolean hasOwnReasons = isOwnDeed
                    && told.event().tallies().stream().map(Tally::whose).allMatch(own::contains);
            if (isOwn) {
                told.sentences().stream()
                        .map(sentence -> hasOwnReasons ? sentence : bare(sentence))
                        .forEach(seen::add);
            } else {
                seen.addAll(ofOthers(told));
            }
        }
        return seen;
    }

    private List<Sentence> ofOthers(FightReport.NarratedEvent told) {
        return told.words()
                .toldIfAny(SEEN, told.event())
                .orElseGet(() -> told.sentences().stream()
                        .filter(this::holdsNoNumber)
                        .map(PlayersSight::bare)
                        .toList());
    }

    private static Sentence bare(Sentence sentence) {
        return new Sentence(sentence.level(), sentence.text(), "");
    }

    /** Sentences that begin with an own fighter, and those without a number; of others what became of them; a table goes with what it stands below. */
    private List<Sentence> withoutNumbers(List<Sentence> sentences) {
        List<Sentence> seen = new ArrayList<>();
        boolean isSeen = false;
        for (Sentence sentence : sentences) {
            boolean isLead = sentence.level() == Sentence.Level.DEED || sentence.level() == Sentence.Level.HEADING;
            isSeen = isLead ? isOwn(sentence) || holdsNoNumber(sentence) : isSeen;
            if (isSeen) {
                seen.add(bare(sentence));
            } else if (isLead) {
                fate(sentence).ifPresent(seen::add);
            }
        }
        return seen;
    }

    /** What became of somebody, without what he has: whatever stands behind a colon or a comma. */
    private Optional<Sentence> fate(Sentence sentence) {
        String begins = BEHIND.splitAsStream(sentence.text()).findFirst().orElse("");
        Sentence fate = new Sentence(sentence.level(), begins + ".", "");
        boolean isOfSomebody = everybody.stream().anyMatch(name -> begins.startsWith(name.text() + " "));
        return Optional.of(fate).filter(one -> isOfSomebody && holdsNoNumber(one));
    }

    private boolean isOwn(Sentence sentence) {
        return everybody.stream()
                .filter(name -> sentence.text().startsWith(name.text() + " "))
                .findFirst()
                .filter(own::contains)
                .isPresent();
    }

    private boolean holdsNoNumber(Sentence sentence) {
        String text = sentence.text();
        for (Name name : everybody) {
            text = text.replace(name.text(), "");
        }
        return text.chars().noneMatch(sign -> Character.isDigit(sign) || sign == '[');
    }

    /** Returns how things stand: of others only what holds no number. */
    StatusTable state() {
        StatusTable state = fight.state();
        List<StatusTable.Row> rows = state.rows().stream().map(this::seen).toList();
        List<Integer> columns = IntStream.range(0, state.headings().size())
                .filter(i -> rows.stream().anyMatch(row -> !row.cells().get(i).isEmpty()))
                .boxed()
                .toList();
        return new StatusTable(
                columns.stream().map(state.headings()::get).toList(),
                rows.stream()
                        .map(row -> new StatusTable.Row(
                                row.who(),
                                columns.stream().map(row.cells()::get).toList(),
                                row.out()))
                        .toList());
    }

    private StatusTable.Row seen(StatusTable.Row row) {
        return own.contains(row.who())
                ? row
                : new StatusTable.Row(
                        row.who(),
                        row.cells().stream()
                                .map(cell -> holdsNoNumber(Sentence.deed(cell, "")) ? cell : "")
                                .toList(),
                        row.out());
    }

    /** Returns who is asked, if that is the players' own fighter. */
    Optional<Name> asked() {
        return fight.question().map(question -> question.by()).filter(own::contains);
    }

    /** Returns the current sheets of the players' own fighters. */
    List<List<Sentence>> sheets() {
        return fight.fighters().stream()
                .filter(own::contains)
                .map(fight::sheet)
                .filter(sheet -> !sheet.isEmpty())
                .toList();
    }
}
