package dev.snakewater.cli.page;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.words.Sentence;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** A story as Markdown, for somebody's session notes: its reasons in italics, its tables as code. */
public final class Markdown implements Story.Manuscript {

    // What would be taken for an emphasis, a link, a heading or code.
    private static final Pattern MARKS = Pattern.compile("[\\\\`*_\\[\\]<>#|~]");

    // Within the item of a list, so that what stands below it in the list still belongs to it.
    private static final String IN_ITEM = "  ";
    private static final String FENCE = IN_ITEM + "```";

    private final StringBuilder text = new StringBuilder();
    private boolean belowHeading;

    private Markdown() {}

    /** Returns a fight told in Markdown. */
    public static String of(FightReport account) {
        return of(markdown -> new Story(markdown).tell(account));
    }

    /** Returns in Markdown what is told. */
    public static String of(Consumer<Story.Manuscript> telling) {
        Markdown markdown = new Markdown();
        telling.accept(markdown);
        return markdown.text.toString();
    }

    @Override
    public void gap() {
        line("");
    }

    @Override
    public void heading(int level, String heading) {
        line("#".repeat(level) + " " + plain(heading));
        belowHeading = true;
    }

    @Override
    public void about(String words) {
        below(plain(words));
    }

    @Override
    public void say(Sentence sentence) {
        String bullet = sentence.level() == Sentence.Level.DEED ? "- " : IN_ITEM + "- ";
        String reasons = sentence.reasons().isEmpty() ? "" : " *(" + plain(sentence.reasons()) + ")*";
        below(bullet + plain(sentence.text()) + reasons);
    }

    /** Writes a table as code, so that its columns stay. */
    @Override
    public void table(TextTable grid) {
        below(FENCE);
        grid.lines(Integer.MAX_VALUE).forEach(line -> line(IN_ITEM + line));
        line(FENCE);
    }

    @Override
    public void takenBack(Answer answer) {
        below("- " + Words.of("markdown.taken-back", plain(Words.told(answer))));
    }

    private void below(String line) {
        if (belowHeading) {
            gap();
        }
        line(line);
    }

    private void line(String line) {
        text.append(line).append('\n');
        belowHeading = false;
    }

    private static String plain(String words) {
        return MARKS.matcher(Page.fit(words)).replaceAll(mark -> "\\\\\\" + mark.group());
    }
}
