package dev.snakewater.cli.board;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.OptionForecast;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Words;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The options of a choice as they are shown: several to a line, with their odds in columns; for reading aloud, one to a line. */
public record OptionList(
        Page page,
        Name by,
        List<Entry> entries,
        List<String> barred,
        Optional<String> about,
        boolean isNumbered,
        boolean isAtOnce) {

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
        List<String> out = out(fight);
        List<Entry> entries = offered(choice, out).stream()
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
                choice.by(),
                entries,
                choice.barred().stream().map(Choice.Option::word).toList(),
                about.stream()
                        .findFirst()
                        .filter(first -> about.size() > entries.size() / 2
                                && about.size() > 1
                                && about.stream().allMatch(first::equals)),
                isNumbered,
                !about.isEmpty() && fight.actsWithOthers());
    }

    /** Returns the options in the order in which they are offered: those who are out of the fight come last. */
    public static List<Choice.Option<?>> offered(FightAtTable fight, Choice<?> choice) {
        return offered(choice, out(fight));
    }

    private static List<Choice.Option<?>> offered(Choice<?> choice, List<String> out) {
        return choice.options().stream()
                .<Choice.Option<?>>map(option -> option)
                .sorted(Comparator.comparing(option -> out.contains(option.word())))
                .toList();
    }

    private static List<String> out(FightAtTable fight) {
        return fight.state().rows().stream()
                .filter(StatusTable.Row::out)
                .map(row -> row.who().text())
                .toList();
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

    /**
     * Returns what is put behind the question: what the odds beside the options are of, if it is the same of all; the odds, if these are the
     * same, too; since when they are so; and how much is barred, if that does not stand behind the options.
     */
    public String remark() {
        List<String> remarks = new ArrayList<>();
        (page.aloud() ? about : shared().or(() -> about)).ifPresent(remarks::add);
        if (isAtOnce) {
            remarks.add(Words.of("board.at-once"));
        }
        if (!page.aloud() && behind(lines().getLast()).isEmpty()) {
            remarks.add(Words.of("board.number-barred", barred));
        }
        return remarks.isEmpty() ? "" : " (" + String.join("; ", remarks) + ")";
    }

    /** Returns what the odds are of, and the odds, if both are the same of all and nothing else is said of any. */
    private Optional<String> shared() {
        boolean areAlike = entries.stream().allMatch(entry -> entry.beside.isEmpty() && entry.lead.isPresent())
                && entries.stream()
                                .flatMap(entry -> entry.lead.stream())
                                .map(Lead::inColumn)
                                .distinct()
                                .count()
                        == 1;
        return about.filter(what -> areAlike)
                .flatMap(what ->
                        entries.getFirst().lead.map(lead -> lead.of(what).inSigns(by)));
    }

    /** Prints the options, and behind them what is barred, or how much, if there is room; before them, for reading aloud, the question. */
    public void print(String question) {
        if (page.aloud()) {
            page.heading(0, question + remark());
            read();
        } else {
            List<String> lines = lines();
            lines.subList(0, lines.size() - 1).forEach(this::line);
            line(lines.getLast() + behind(lines.getLast()).orElse(""));
        }
    }

    /** Returns whether anything is said of any option. */
    private boolean saysMore() {
        return entries.stream().anyMatch(one -> one.beside.isPresent() || one.lead.isPresent());
    }

    private boolean inColumns() {
        return about.isPresent() || entries.stream().allMatch(one -> one.beside.isPresent() && one.lead.isEmpty());
    }

    private List<String> numbered(List<String> words) {
        return IntStream.range(0, words.size())
                .mapToObj(i -> (isNumbered ? String.format(Locale.ROOT, "%2d  ", i + 1) : "") + words.get(i))
                .toList();
    }

    private List<String> lines() {
        int room = page.width() - INDENT;
        return inColumns() || !saysMore() ? inGrid(room) : inLines(room);
    }

    private List<String> inGrid(int room) {
        List<String> cells = numbered(columns());
        boolean isTooLong = cells.stream().anyMatch(cell -> cell.length() > room);
        return isTooLong ? cells : grid(cells, room);
    }

    /** One behind the other, with their odds in words, or in signs if that saves a line. */
    private List<String> inLines(int room) {
        List<String> inWords = flow(numbered(inBrackets(Lead::inBrackets)), room);
        List<String> inSigns = flow(numbered(inBrackets(Lead::inSigns)), room);
        return inSigns.size() < inWords.size() ? inSigns : inWords;
    }

    /** Returns what is put behind the last line of options: what is barred, or how much; nothing, if there is no room. */
    private Optional<String> behind(String line) {
        int room = page.width() - INDENT - line.length();
        return barred.isEmpty()
                ? Optional.of("")
                : Stream.of("board.barred", "board.many-barred")
                        .map(key -> GAP + Words.of(key, barred))
                        .filter(told -> told.length() <= room)
                        .findFirst();
    }

    private void line(String text) {
        if (text.length() <= page.width() - INDENT) {
            page.line(" ".repeat(INDENT) + text);
        } else {
            page.print(INDENT, INDENT + (isNumbered ? NUMBERED : 0) + 1, text);
        }
    }

    private void read() {
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

    private List<String> inBrackets(BiFunction<Lead, Name, String> told) {
        return entries.stream()
                .map(entry -> {
                    List<String> beside = Stream.concat(
                                    entry.beside.stream(), entry.lead.map(lead -> told.apply(lead, by)).stream())
                            .toList();
                    return beside.isEmpty() ? entry.word : entry.word + " (" + String.join("; ", beside) + ")";
                })
                .toList();
    }

    /** The word, the roll and its chance, each in a column: {@code left arm  0+  61.7%}. */
    private List<String> columns() {
        if (shared().isPresent()) {
            return entries.stream().map(Entry::word).toList();
        }
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
