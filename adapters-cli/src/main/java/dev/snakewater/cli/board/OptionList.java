package dev.snakewater.cli.board;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.OptionForecast;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The options of a choice as they are shown: several to a line, with their odds in columns; for reading aloud, one to a line. */
public record OptionList(Page page, List<Entry> entries, Optional<String> about, boolean isNumbered, boolean isAtOnce) {

    private static final int INDENT = 2;
    private static final String GAP = "   ";
    private static final String COLUMN = "  ";
    private static final int NUMBERED = 4;

    /** An option: its word, what is beside it, and what the roll that it leads to must reach. */
    record Entry(String word, Optional<String> beside, Optional<Lead> lead) {

        /** What the lead is about, without the option: {@code Cal hits} of {@code Cal hits Harlan 2}, for the option {@code Harlan 2}. */
        Optional<String> about() {
            return lead.map(needed -> needed.of().replace(word, "...").replaceFirst(" \\.\\.\\.$", ""));
        }
    }

    /** Returns the options of the question that a fight asks, numbered or not. */
    public static OptionList of(Page page, FightAtTable fight, Choice<?> choice, boolean isNumbered) {
        List<OptionForecast> ahead = fight.ahead();
        List<String> out = fight.state().rows().stream()
                .filter(StatusTable.Row::out)
                .map(row -> row.who().text())
                .toList();
        List<Entry> entries = choice.options().stream()
                .map(option -> entry(
                        option,
                        option.note()
                                .map(fight.words()::of)
                                // A fighter may be somebody who is out of the fight.
                                .or(() ->
                                        Optional.of(Words.of("state.out")).filter(told -> out.contains(option.word()))),
                        ahead))
                .toList();
        List<String> about =
                entries.stream().flatMap(one -> one.about().stream()).toList();
        return new OptionList(
                page,
                entries,
                about.stream()
                        .findFirst()
                        .filter(first -> about.size() > entries.size() / 2
                                && about.size() > 1
                                && about.stream().allMatch(first::equals)),
                isNumbered,
                !about.isEmpty() && fight.actsWithOthers());
    }

    private static Entry entry(Choice.Option<?> option, Optional<String> note, List<OptionForecast> ahead) {
        Optional<OptionForecast> forecast =
                ahead.stream().filter(one -> one.word().equals(option.word())).findFirst();
        // A note may say the price already.
        Stream<String> prices = forecast.stream()
                .flatMap(one -> one.price().stream())
                .filter(price -> note.filter(said -> said.contains(price)).isEmpty());
        List<String> beside = Stream.concat(note.stream(), prices).toList();
        return new Entry(
                Page.fit(option.word()),
                Optional.of(beside).filter(some -> !some.isEmpty()).map(some -> String.join("; ", some)),
                forecast.flatMap(one -> Lead.of(one.needs(), one.what().dice())));
    }

    /** Returns what the odds beside the options are of, if it is the same of all, and since when they are so; as it is put behind the question. */
    String remark() {
        List<String> remarks = Stream.concat(
                        about.stream(), isAtOnce ? Stream.of(Words.of("board.at-once")) : Stream.empty())
                .toList();
        return remarks.isEmpty() ? "" : " (" + String.join("; ", remarks) + ")";
    }

    /** Prints a question with the options behind it, if they fit there, or below it, and what is barred behind them. */
    public void print(String question, List<String> barred) {
        if (page.aloud()) {
            page.heading(0, question + remark());
            read(barred);
            return;
        }
        List<String> cells = cells();
        Optional<String> behind = Optional.of(
                        GAP + String.join(GAP, cells) + told(barred).getFirst())
                .filter(line -> question.length() + line.length() <= page.width() && !saysMore());
        behind.ifPresentOrElse(line -> page.heading(question, line), () -> {
            page.heading(0, question + remark());
            print(cells, barred);
        });
    }

    /** Returns whether anything is said of any option. */
    private boolean saysMore() {
        return entries.stream().anyMatch(one -> one.beside.isPresent() || one.lead.isPresent());
    }

    private boolean inColumns() {
        return about.isPresent() || entries.stream().allMatch(one -> one.beside.isPresent() && one.lead.isEmpty());
    }

    private List<String> cells() {
        List<String> words = inColumns()
                ? columns()
                : entries.stream().map(OptionList::inBrackets).toList();
        return IntStream.range(0, words.size())
                .mapToObj(i -> (isNumbered ? String.format(Locale.ROOT, "%2d  ", i + 1) : "") + words.get(i))
                .toList();
    }

    private void print(List<String> cells, List<String> barred) {
        int room = page.width() - INDENT;
        boolean together = inColumns() || !saysMore();
        boolean isTooLong = cells.stream().anyMatch(cell -> cell.length() > room);
        List<String> lines = !together ? flow(cells, room) : isTooLong ? cells : grid(cells, room);
        lines.subList(0, lines.size() - 1).forEach(this::line);
        last(lines.getLast(), barred);
    }

    /** What is barred, and the same in short; nothing, if nothing is. */
    private static List<String> told(List<String> barred) {
        return barred.isEmpty()
                ? List.of("")
                : Stream.of("board.barred", "board.many-barred")
                        .map(key -> GAP + Words.of(key, barred))
                        .toList();
    }

    /** Prints the last line of options, and behind it what is barred, or how much; below it, if there is no room. */
    private void last(String line, List<String> barred) {
        int room = page.width() - INDENT;
        List<String> told = told(barred);
        Optional<String> together = told.stream()
                .map(line::concat)
                .filter(both -> both.length() <= room)
                .findFirst();
        line(together.orElse(line));
        if (together.isEmpty()) {
            told.stream()
                    .map(String::strip)
                    .filter(below -> !below.isEmpty() && below.length() <= room)
                    .findFirst()
                    .ifPresent(this::line);
        }
    }

    private void line(String text) {
        if (text.length() <= page.width() - INDENT) {
            page.line(" ".repeat(INDENT) + text);
        } else {
            page.print(INDENT, INDENT + (isNumbered ? NUMBERED : 0) + 1, text);
        }
    }

    private void read(List<String> barred) {
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            String number = isNumbered ? (i + 1) + ": " : "";
            String beside = Stream.concat(
                            entry.beside.stream(),
                            entry.lead.stream().map(lead -> about.isPresent() ? lead.inColumn() : lead.told()))
                    .collect(Collectors.joining("; "));
            page.print(INDENT, INDENT + 2, number + entry.word + (beside.isEmpty() ? "" : ". " + beside));
        }
        if (!barred.isEmpty()) {
            page.print(INDENT, INDENT + 2, Words.of("board.barred", barred));
        }
    }

    private static String inBrackets(Entry entry) {
        String beside = Stream.concat(entry.beside.stream(), entry.lead.map(Lead::told).stream())
                .collect(Collectors.joining("; "));
        return beside.isEmpty() ? entry.word : entry.word + " (" + beside + ")";
    }

    /** The word, the roll and its chance, each in a column: {@code left arm  0+  61.7%}. */
    private List<String> columns() {
        int words = widest(entries.stream().map(Entry::word));
        int rolls = widest(entries.stream().flatMap(one -> one.lead.map(Lead::brief).stream()));
        int chances = widest(entries.stream().flatMap(one -> one.lead.map(Lead::chance).stream()));
        return entries.stream()
                .map(one -> {
                    String odds = one.lead
                            .map(lead -> ahead(lead.brief(), rolls) + COLUMN + ahead(lead.chance(), chances))
                            .orElse(" ".repeat(rolls + COLUMN.length() + chances));
                    String beside = one.beside.orElse("");
                    return Stream.of(behind(one.word, words), odds, beside)
                            .filter(cell -> !cell.isBlank() || about.isPresent())
                            .collect(Collectors.joining(COLUMN))
                            .stripTrailing();
                })
                .toList();
    }

    /** As many columns as fit, each filled from top to bottom. */
    private static List<String> grid(List<String> cells, int room) {
        for (int columns = cells.size(); columns > 1; columns--) {
            int height = (cells.size() + columns - 1) / columns;
            List<List<String>> filled = new ArrayList<>();
            for (int from = 0; from < cells.size(); from += height) {
                filled.add(cells.subList(from, Math.min(from + height, cells.size())));
            }
            List<Integer> widths =
                    filled.stream().map(column -> widest(column.stream())).toList();
            if (widths.stream().mapToInt(width -> width + GAP.length()).sum() - GAP.length() <= room) {
                return IntStream.range(0, height)
                        .mapToObj(line -> IntStream.range(0, filled.size())
                                .filter(column -> line < filled.get(column).size())
                                .mapToObj(column -> behind(filled.get(column).get(line), widths.get(column)))
                                .collect(Collectors.joining(GAP))
                                .stripTrailing())
                        .toList();
            }
        }
        return cells;
    }

    /** One behind the other, as many on a line as fit. */
    private static List<String> flow(List<String> cells, int room) {
        List<String> lines = new ArrayList<>();
        for (String cell : cells) {
            boolean fits = !lines.isEmpty() && lines.getLast().length() + GAP.length() + cell.length() <= room;
            if (fits) {
                lines.set(lines.size() - 1, lines.getLast() + GAP + cell);
            } else {
                lines.add(cell);
            }
        }
        return lines;
    }

    private static int widest(Stream<String> texts) {
        return texts.mapToInt(String::length).max().orElse(0);
    }

    private static String behind(String text, int width) {
        return text + " ".repeat(width - text.length());
    }

    private static String ahead(String text, int width) {
        return " ".repeat(width - text.length()) + text;
    }
}
