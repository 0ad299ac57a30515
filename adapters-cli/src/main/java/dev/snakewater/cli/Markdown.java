package dev.snakewater.cli;

import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.words.Sentence;
import java.util.List;
import java.util.regex.Pattern;

/** An account as Markdown, for somebody's session notes: the story with its headings, its reasons in italics, its tables as code. */
final class Markdown {

    // What would be taken for an emphasis, a link, a heading or code.
    private static final Pattern MARKS = Pattern.compile("[\\\\`*_\\[\\]<>#|~]");

    // Within the item of a list, so that what stands below it in the list still belongs to it.
    private static final String IN_ITEM = "  ";
    private static final String FENCE = IN_ITEM + "```";

    private final StringBuilder text = new StringBuilder();
    private String heading = "";

    private Markdown() {}

    /** The document, with a newline at its end. */
    static String of(Account account) {
        Markdown markdown = new Markdown();
        markdown.tell(account);
        return markdown.text.toString();
    }

    private void tell(Account account) {
        line("# " + plain(account.title()));
        if (!account.about().isEmpty()) {
            line("");
            line(plain(account.about()));
        }
        if (!Story.beginsWithHeading(account.opening())) {
            line("");
        }
        sentences(account.opening());
        List<List<Account.Passage>> passages = account.passages();
        for (int i = 0; i < passages.size(); i++) {
            headline("## Turn " + (i + 1));
            passages.get(i).forEach(this::passage);
        }
        heading = "";
        headline("## " + Story.ending(account));
        line("");
        sentences(account.ending().sentences());
    }

    private void passage(Account.Passage passage) {
        switch (passage) {
            case Account.Told told -> sentences(Story.sentences(told));
            case Account.TakenBack back -> {
                headingFirst();
                line("- ~~" + plain(Board.words(back.answer())) + "~~ *(taken back)*");
            }
        }
    }

    private void sentences(List<Sentence> sentences) {
        for (Paragraph paragraph : Paragraph.of(sentences)) {
            switch (paragraph) {
                case Paragraph.Said said -> sentence(said.sentence());
                case Paragraph.Tabled table -> table(table.grid());
            }
        }
    }

    private void sentence(Sentence sentence) {
        switch (sentence.level()) {
            case HEADING -> heading = sentence.text();
            case DEED -> item("- ", sentence);
            case CONSEQUENCE -> item(IN_ITEM + "- ", sentence);
        }
    }

    /** Writes a table as code, so that its columns stay. */
    private void table(Grid grid) {
        headingFirst();
        line(FENCE);
        grid.lines(Integer.MAX_VALUE).forEach(line -> line(IN_ITEM + line));
        line(FENCE);
    }

    private void item(String bullet, Sentence sentence) {
        headingFirst();
        String reasons = sentence.reasons().isEmpty() ? "" : " *(" + plain(sentence.reasons()) + ")*";
        line(bullet + plain(sentence.text()) + reasons);
    }

    private void headingFirst() {
        if (!heading.isEmpty()) {
            headline("### " + plain(heading));
            line("");
            heading = "";
        }
    }

    private void headline(String headline) {
        line("");
        line(headline);
    }

    private void line(String line) {
        text.append(line).append('\n');
    }

    private static String plain(String words) {
        return MARKS.matcher(Page.fit(words)).replaceAll(mark -> "\\\\\\" + mark.group());
    }
}
