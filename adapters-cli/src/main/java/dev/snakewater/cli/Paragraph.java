package dev.snakewater.cli;

import dev.snakewater.application.words.Sentence;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a telling consists of: sentences, and tables. */
sealed interface Paragraph {

    record Said(Sentence sentence) implements Paragraph {}

    /** Sentences that are lines of a table. */
    record Tabled(Grid grid) implements Paragraph {}

    /** The paragraphs of these sentences: a line that begins with blanks is one of headings, and its table goes on as long as cells stand below them all. */
    static List<Paragraph> of(List<Sentence> sentences) {
        List<Paragraph> paragraphs = new ArrayList<>();
        int at = 0;
        while (at < sentences.size()) {
            Sentence sentence = sentences.get(at);
            if (!sentence.text().startsWith("  ")) {
                paragraphs.add(new Said(sentence));
                at++;
                continue;
            }
            List<String> headings = cells(sentence.text());
            List<List<String>> rows = sentences.subList(at + 1, sentences.size()).stream()
                    .takeWhile(line -> !line.text().startsWith("  "))
                    .map(line -> cells(line.text()))
                    .takeWhile(cells -> cells.size() == headings.size())
                    .toList();
            paragraphs.add(new Tabled(new Grid(headings, rows)));
            at += 1 + rows.size();
        }
        return paragraphs;
    }

    private static List<String> cells(String line) {
        return Stream.of(line.stripTrailing().split(" {2,}")).toList();
    }
}
