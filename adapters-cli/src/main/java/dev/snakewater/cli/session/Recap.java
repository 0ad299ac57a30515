package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.combatant.Name;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What somebody has to know who goes on with a fight: which it is, how far it is, what happened last, and who plays whom. */
public record Recap(Page page, FightAtTable fight) {

    private static final int MOST_LINES = 8;

    /** Those who are played in one way: by this policy, or by a person. */
    public record Played(Optional<String> by, List<Name> whom) {}

    /** Tells it, if anything has been answered. */
    public void tell() {
        if (fight.history().given().isEmpty()) {
            return;
        }
        page.gap();
        page.heading(0, fight.account().title());
        page.print(0, 2, Words.of("recap", fight.words().message("turn", fight.turn()), seats()));
        List<List<FightReport.NarratedEvent>> turns = fight.account().turns();
        IntStream.range(0, turns.size())
                .map(i -> turns.size() - 1 - i)
                .filter(turn -> !lines(turns.get(turn)).isEmpty())
                .limit(1)
                .forEach(turn -> tell(turn, lines(turns.get(turn))));
    }

    private void tell(int turn, List<Sentence> lines) {
        boolean isCut = lines.size() > MOST_LINES;
        page.gap();
        page.print(2, 4, Words.of("recap.last", fight.words().message("turn", turn + 1), isCut));
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

    /** A person's come first, under no policy. */
    private List<Played> seats() {
        Map<String, List<Name>> all = fight.fighters().stream()
                .collect(Collectors.groupingBy(this::policy, LinkedHashMap::new, Collectors.toList()));
        return all.entrySet().stream()
                .map(one -> new Played(Optional.of(one.getKey()).filter(by -> !by.isEmpty()), one.getValue()))
                .sorted((one, other) -> Boolean.compare(one.by.isPresent(), other.by.isPresent()))
                .toList();
    }

    private String policy(Name who) {
        return Seats.of(fight).of(who).policy().orElse("");
    }
}
