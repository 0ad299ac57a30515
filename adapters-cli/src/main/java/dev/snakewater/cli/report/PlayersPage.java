package dev.snakewater.cli.report;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.cli.page.Output;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Story;
import dev.snakewater.cli.page.TextTable;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.combatant.Name;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** A page for the players' own screen: how things stand, the story with the last turn first, and the sheets of their own fighters. */
public final class PlayersPage {

    private static final int SECONDS = 2;
    private static final int WHOLE = 1;
    private static final int SECTION = 2;
    private static final int PART = 3;

    private final FightReport account;
    private final PlayersSight sight;

    /** The page of a fight for players with these fighters. */
    public PlayersPage(FightAtTable fight, FightReport account, Set<Name> own) {
        this.account = account;
        sight = new PlayersSight(fight, account, own);
    }

    /** Returns it as HTML; while the fight goes on, the browser asks for it again and again. */
    public String html(boolean goesOn) {
        Markup page = new Markup();
        page.open("header").element("h1", account.title());
        if (!account.about().isEmpty()) {
            page.element("p", account.about());
        }
        page.closeLine("header");
        write(new HtmlManuscript(page));
        return new HtmlPage(account.title(), Optional.of(SECONDS).filter(seconds -> goesOn)).around(page);
    }

    /** Returns it as plain text. */
    public String text() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PrintStream out = new PrintStream(bytes, false, StandardCharsets.UTF_8)) {
            Page page = Page.on(new Output(out), Map.of(), Page.Colour.NEVER);
            write(new Story.OnPage(() -> page, false));
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private void write(Story.Manuscript on) {
        on.heading(WHOLE, account.title());
        if (!account.about().isEmpty()) {
            on.about(account.about());
        }
        now(on);
        section(on, Words.of("players.end"), sight.ending());
        List<List<Sentence>> turns = sight.turns();
        for (int turn = turns.size(); turn > 0; turn--) {
            section(on, account.words().message("turn", turn), turns.get(turn - 1));
        }
        List<Sentence> sheets = sight.sheets().stream().flatMap(List::stream).toList();
        section(on, Words.of("players.sheets"), sheets);
    }

    private void now(Story.Manuscript on) {
        StatusTable state = sight.state();
        if (!state.rows().isEmpty()) {
            on.gap();
            on.heading(SECTION, Words.of("players.now"));
            on.table(new TextTable(
                    Stream.concat(Stream.of(""), state.headings().stream()).toList(),
                    state.rows().stream().map(PlayersPage::row).toList()));
        }
        sight.asked().ifPresent(who -> on.say(Sentence.deed(Words.of("players.asked", who), "")));
    }

    private static List<String> row(StatusTable.Row row) {
        String who = Words.of("players.who", row.who(), row.out());
        return Stream.concat(Stream.of(who), row.cells().stream()).toList();
    }

    private static void section(Story.Manuscript on, String heading, List<Sentence> sentences) {
        if (sentences.stream().allMatch(sentence -> sentence.level() == Sentence.Level.HEADING)) {
            return;
        }
        on.gap();
        on.heading(SECTION, heading);
        List<Sentence> headings = new ArrayList<>();
        TextTable.read(
                sentences,
                sentence -> {
                    if (sentence.level() == Sentence.Level.HEADING) {
                        headings.clear();
                        headings.add(sentence);
                    } else {
                        part(on, headings);
                        on.say(sentence);
                    }
                },
                table -> {
                    part(on, headings);
                    on.table(table);
                });
    }

    /** A part in which nothing is seen has no heading. */
    private static void part(Story.Manuscript on, List<Sentence> headings) {
        for (Sentence heading : headings) {
            on.gap();
            on.heading(PART, heading.text());
        }
        headings.clear();
    }
}
