package dev.snakewater.cli.board;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Story;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Tells a fight as it is played, each event once. What policies do is told in short: by the key {@code brief.} and the type of the event
 * where it has such words, and otherwise without reasons; as many whole sentences in a line as fit.
 */
public final class StoryCursor {

    private static final String BRIEF = "brief";

    private final Story story;
    private final Supplier<Page> pages;
    private final List<Sentence> line = new ArrayList<>();
    private List<FightReport.NarratedEvent> told = List.of();
    private boolean goesOnElsewhere;
    private int turn;
    private boolean begun;
    private boolean isBrief;

    /** Goes on with an account on these pages. */
    public StoryCursor(FightReport account, Supplier<Page> pages) {
        this.pages = pages;
        story = new Story(new Story.OnPage(pages, false));
        begun = !account.answers().isEmpty();
        if (begun) {
            isAt(account);
        }
    }

    /** Marks everything so far as told. What comes next may not follow from it. */
    public void isAt(FightReport account) {
        told = all(account);
        goesOnElsewhere = true;
    }

    /** Tells what is new, in short where these fighters act, and returns whether anything was. */
    public boolean tellNews(FightReport account, Predicate<Name> inShort) {
        if (!begun) {
            story.begin(account);
            begun = true;
        }
        int known = known(account);
        goesOnElsewhere = goesOnElsewhere || known < told.size();
        int at = 0;
        for (int i = 0; i < account.turns().size(); i++) {
            Optional<String> part = Optional.empty();
            for (FightReport.NarratedEvent event : account.turns().get(i)) {
                if (at++ >= known) {
                    goTo(i + 1, part, event.words());
                    tell(event, inShort);
                }
                part = lastHeading(event, part);
            }
        }
        told = all(account);
        return at > known;
    }

    private void tell(FightReport.NarratedEvent event, Predicate<Name> inShort) {
        boolean isDeed = event.sentences().stream().anyMatch(sentence -> sentence.level() == Sentence.Level.DEED);
        if (isDeed) {
            isBrief = event.event().names().stream().findFirst().filter(inShort).isPresent();
        }
        boolean isPlain = event.sentences().stream()
                .allMatch(sentence ->
                        sentence.level() == Sentence.Level.DEED || sentence.level() == Sentence.Level.CONSEQUENCE);
        if (isBrief && isPlain) {
            event.words()
                    .toldIfAny(BRIEF, event.event())
                    .orElse(event.sentences())
                    .forEach(this::flow);
        } else {
            endLine();
            story.tell(event);
        }
    }

    /** Puts a sentence behind others of its level. What follows from deeds of one moment may follow from another than the last. */
    private void flow(Sentence sentence) {
        int told = line.stream().mapToInt(other -> other.text().length() + 1).sum();
        boolean fits = Story.OnPage.HANGING + told + sentence.text().length()
                <= pages.get().width();
        boolean isOfTheLine = line.stream().allMatch(other -> other.level() == sentence.level());
        if (pages.get().aloud() || !fits || !isOfTheLine) {
            endLine();
        }
        line.add(sentence);
    }

    /** Ends the line in which several deeds are told. */
    public void endLine() {
        if (!line.isEmpty()) {
            String text = line.stream().map(Sentence::text).collect(Collectors.joining(" "));
            story.tell(new Sentence(line.getFirst().level(), text, ""));
            line.clear();
        }
    }

    /** Returns how many events were told already: up to the first difference, since amendments come before the rest of their step. */
    private int known(FightReport account) {
        List<FightReport.NarratedEvent> now = all(account);
        int most = Math.min(now.size(), told.size());
        return IntStream.range(0, most)
                .filter(i -> !now.get(i).equals(told.get(i)))
                .findFirst()
                .orElse(most);
    }

    private void goTo(int number, Optional<String> part, Messages words) {
        if (number != turn) {
            turn = number;
            endLine();
            story.turn(number, words);
        }
        if (goesOnElsewhere && !story.goesOnIn(part)) {
            endLine();
            story.turn(number, words);
        }
        goesOnElsewhere = false;
    }

    private static Optional<String> lastHeading(FightReport.NarratedEvent event, Optional<String> before) {
        return event.sentences().reversed().stream()
                .filter(sentence -> sentence.level() == Sentence.Level.HEADING)
                .map(Sentence::text)
                .findFirst()
                .or(() -> before);
    }

    private static List<FightReport.NarratedEvent> all(FightReport account) {
        return account.turns().stream().flatMap(List::stream).toList();
    }
}
