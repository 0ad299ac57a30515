package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import java.util.List;
import java.util.stream.IntStream;

/** What somebody has to know who goes on with a fight: which it is, how far it is, and what happened last. */
public record Recap(Page page, FightAtTable fight) {

    private static final int MOST_LINES = 8;

    /** Tells it, if anything has been answered. */
    public void tell() {
        if (fight.history().given().isEmpty()) {
            return;
        }
        page.gap();
        page.heading(0, fight.account().title());
        page.print(0, 2, Words.of("recap", fight.words().message("turn", fight.turn())));
        List<List<FightReport.NarratedEvent>> turns = fight.account().turns();
        IntStream.range(0, turns.size())
                .map(i -> turns.size() - 1 - i)
                .filter(turn -> !lines(turns.get(turn)).isEmpty())
                .limit(1)
                .forEach(turn -> tell(turn, lines(turns.get(turn))));
    }

    private void tell(int turn, List<Sentence> lines) {
        page.gap();
        page.print(2, 4, Words.of("recap.last", fight.words().message("turn", turn + 1)));
        lines.stream()
                .skip(Math.max(0, lines.size() - MOST_LINES))
                .forEach(line -> page.print(line.level() == Sentence.Level.DEED ? 4 : 6, 8, line.text()));
    }

    private static List<Sentence> lines(List<FightReport.NarratedEvent> turn) {
        return turn.stream()
                .flatMap(event -> event.sentences().stream())
                .filter(sentence ->
                        sentence.level() == Sentence.Level.DEED || sentence.level() == Sentence.Level.CONSEQUENCE)
                .toList();
    }
}
