package dev.snakewater.cli.report;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.cli.page.Story;
import dev.snakewater.cli.page.TextTable;
import dev.snakewater.cli.page.Words;
import java.util.List;

/** A story in HTML: reasons quietly behind what they are for, tables as tables. */
record HtmlManuscript(Markup page) implements Story.Manuscript {

    @Override
    public void gap() {}

    /** The title of the whole stands on the page already. */
    @Override
    public void heading(int level, String text) {
        if (level > 1) {
            page.element("h" + level, text).raw("\n");
        }
    }

    @Override
    public void about(String text) {}

    @Override
    public void say(Sentence sentence) {
        page.open("p", "class", sentence.level() == Sentence.Level.DEED ? "deed" : "then");
        page.text(sentence.text());
        if (!sentence.reasons().isEmpty()) {
            page.raw(" ").element("span", "(" + sentence.reasons() + ")", "class", "why");
        }
        page.closeLine("p");
    }

    @Override
    public void table(TextTable grid) {
        page.open("div", "class", "scroll").open("table");
        row(grid.headings(), "th");
        grid.rows().forEach(row -> row(row, "td"));
        page.close("table").closeLine("div");
    }

    private void row(List<String> cells, String element) {
        page.open("tr");
        cells.forEach(cell -> page.element(element, cell));
        page.closeLine("tr");
    }

    @Override
    public void takenBack(Answer answer) {
        page.open("p", "class", "deed").element("s", Words.told(answer)).raw(" ");
        page.element("span", Words.of("html.taken-back"), "class", "why").closeLine("p");
    }
}
