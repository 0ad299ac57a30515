package dev.snakewater.cli.report;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.FightSummary;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.cli.page.Percent;
import dev.snakewater.cli.page.Story;
import dev.snakewater.cli.page.TextTable;
import dev.snakewater.cli.page.Words;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A fight on a page: how it ended, who did what to whom, the best throws, and who was luckiest. */
public record ShortForm(Story.Manuscript on) {

    private static final int WHOLE = 1;
    private static final int SECTION = 2;
    private static final int BEST = 3;
    private static final int MOST_DEEDS = 25;

    /** Tells a whole fight. */
    public void tell(FightReport account) {
        on.heading(WHOLE, account.title());
        if (!account.about().isEmpty()) {
            on.about(account.about());
        }
        sections(account);
    }

    /** Tells what stands below the title. */
    void sections(FightReport account) {
        FightSummary summary = account.summary();
        section(
                Words.of("story.end", account.ending().how(), account.dice()),
                Stream.concat(lastTurn(account), ending(account)).toList());
        exchanges(account, summary.exchanges());
        section(
                Words.of("short.best"),
                summary.bestThrows(BEST).stream().map(ShortForm::told).toList());
        section(Words.of("short.luck"), luck(summary.luck()));
        section(Words.of("short.notes"), notes(account));
    }

    private static Stream<String> lastTurn(FightReport account) {
        int turns = account.turns().size();
        return turns < 2
                ? Stream.empty()
                : Stream.of(Words.of(
                        "short.last",
                        account.words().message("turn", turns),
                        account.ending().how()));
    }

    /** Whoever wants to see each box of a wound finds it in the long form. */
    private static Stream<String> ending(FightReport account) {
        return account.ending().sentences().stream()
                .filter(sentence -> sentence.level() == Sentence.Level.DEED)
                .map(Sentence::text);
    }

    private void exchanges(FightReport account, List<FightSummary.Exchange> exchanges) {
        if (exchanges.isEmpty()) {
            section(Words.of("short.deeds"), deeds(account));
            return;
        }
        on.gap();
        on.heading(SECTION, Words.of("short.exchanges"));
        List<String> headings = List.of(Words.of("short.columns").split("\t", -1));
        on.table(new TextTable(
                headings,
                exchanges.stream()
                        .map(one -> List.of(Words.of("short.exchange", one).split("\t", -1)))
                        .toList()));
    }

    private static List<String> deeds(FightReport account) {
        return account.turns().stream()
                .flatMap(List::stream)
                .flatMap(told -> told.sentences().stream())
                .filter(sentence -> sentence.level() == Sentence.Level.DEED)
                .map(Sentence::text)
                .limit(MOST_DEEDS)
                .toList();
    }

    private static String told(FightSummary.Feat feat) {
        return Words.of(
                "short.throw", feat.what(), Words.shown(feat.what().dice(), feat.fall()), Percent.of(feat.asGood()));
    }

    private static List<String> luck(List<FightSummary.Luck> luck) {
        if (luck.isEmpty()) {
            return List.of();
        }
        String others = luck.stream()
                .skip(1)
                .map(one -> Words.of("short.lucky", one, Percent.of(one.better())))
                .collect(Collectors.joining("; "));
        String luckiest = Words.of(
                "short.luckiest", luck.getFirst(), Percent.of(luck.getFirst().better()));
        return others.isEmpty() ? List.of(luckiest) : List.of(luckiest, Words.of("short.others", others));
    }

    private static List<String> notes(FightReport account) {
        return account.asides().stream()
                .filter(FightReport.Note.class::isInstance)
                .map(note -> ((FightReport.Note) note).text())
                .toList();
    }

    private void section(String heading, List<String> lines) {
        if (!lines.isEmpty()) {
            on.gap();
            on.heading(SECTION, heading);
            lines.forEach(line -> on.say(Sentence.deed(line, "")));
        }
    }
}
