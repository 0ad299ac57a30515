package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.DiceStatistics;
import dev.snakewater.application.port.in.FightAtTable.NeededRoll;
import dev.snakewater.application.port.in.FightAtTable.OptionForecast;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.cli.board.Lead;
import dev.snakewater.cli.board.OptionList;
import dev.snakewater.cli.board.StateCursor;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Percent;
import dev.snakewater.cli.page.PlanDrawing;
import dev.snakewater.cli.page.TextTable;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The table as it is shown: questions, options, odds and sheets. */
record TableView(Page page, FightAtTable fight) implements StateCursor.Board {

    private static final int INDENT = 2;
    private static final int HANGING = 4;
    private static final int FEW = 4;
    private static final int ROOM = 6;
    private static final double SELDOM = 0.1;
    private static final Pattern NUMBER = Pattern.compile("\\d+");

    void say(String key, Object... places) {
        page.say(INDENT, key, places);
    }

    void list(List<String> lines) {
        lines.forEach(line -> page.print(INDENT, lines.size() == 1 ? INDENT : HANGING, line));
    }

    /** Shows what a question offers, and returns how it is asked. */
    String question(Question question, boolean enterRolls) {
        return switch (question) {
            case Choice<?> choice -> choice(choice);
            case Throw what -> {
                List<String> needs = needs(what);
                if (!needs.isEmpty() && fitting(what, needs).isEmpty()) {
                    page.print(INDENT, HANGING, needs.getLast());
                }
                yield prompt(what, needs, enterRolls);
            }
        };
    }

    /** Returns an option that is about to be chosen with what stands beside it, if anything does. */
    Optional<String> beside(Answer answer) {
        return fight.question().stream()
                .filter(Choice.class::isInstance)
                .<Choice.Option<?>>flatMap(choice -> ((Choice<?>) choice).options().stream())
                .filter(option ->
                        answer instanceof Answer.Chose chose && option.word().equals(chose.word()))
                .findFirst()
                .flatMap(option -> option.note()
                        .map(note -> Words.of(
                                "board.beside", option.word(), fight.words().of(note))));
    }

    private String choice(Choice<?> choice) {
        OptionList options = OptionList.of(page, fight, choice, isNumbered(choice));
        String asked = Words.of("board.choice", choice, asked(choice));
        options.print(asked);
        if (choice.isFree()) {
            page.print(INDENT, INDENT, told("asks-free.", choice).orElseGet(() -> Words.of("board.free")));
        }
        String prompt = Words.of("table.prompt-choice", asked + options.remark());
        int longest =
                words(choice.options()).stream().mapToInt(String::length).max().orElse(0);
        if (!page.aloud() && prompt.length() + longest <= page.width()) {
            return prompt;
        }
        if (!page.aloud()) {
            page.print(0, INDENT, asked + options.remark());
        }
        return Words.of("table.prompt", choice);
    }

    /** Returns what a throw must reach, if it decides little enough: as it is put into the prompt, and last in a sentence. */
    private List<String> needs(Throw what) {
        List<NeededRoll> needs = fight.needs();
        Optional<String> few = Optional.of(needs)
                .filter(some -> !some.isEmpty())
                .map(Lead::aboutFirst)
                .filter(ways -> ways.size() <= FEW)
                .map(ways -> ways(ways, what.dice()));
        return Lead.of(needs, what.dice())
                .map(lead -> List.of(lead.inBrackets(what.by()), lead.inSigns(what.by()), lead.told()))
                .orElseGet(() -> few.stream().toList());
    }

    private Optional<String> fitting(Throw what, List<String> needs) {
        return needs.stream().filter(need -> fits(what, need)).findFirst();
    }

    /** Returns whether this can stand in the prompt, with room behind it for an answer. */
    private boolean fits(Throw what, String need) {
        String prompt = Words.of("table.prompt-throw", what, List.of(need, Words.of("table.enter-rolls")));
        return !page.aloud() && prompt.length() + ROOM <= page.width();
    }

    /** Returns how she is asked for dice. */
    String prompt(Throw what, boolean enterRolls) {
        return prompt(what, needs(what), enterRolls);
    }

    private String prompt(Throw what, List<String> needs, boolean enterRolls) {
        Stream<String> rolls = enterRolls ? Stream.of(Words.of("table.enter-rolls")) : Stream.empty();
        return Words.of(
                "table.prompt-throw",
                what,
                Stream.concat(fitting(what, needs).stream(), rolls).toList());
    }

    /** Returns what a choice asks, in the words of the rule text; its name, if they say nothing of it. */
    private String asked(Choice<?> choice) {
        return told("asks.", choice).orElse(choice.name());
    }

    /** Returns what the rule text says under this key and the name of a choice, with the numbers in it; nothing, if it says nothing. */
    private Optional<String> told(String key, Choice<?> choice) {
        String name = NUMBER.matcher(choice.name()).replaceAll("N").replace(' ', '-');
        List<String> numbers =
                NUMBER.matcher(choice.name()).results().map(MatchResult::group).toList();
        return fight.words().messageIfAny(key + name, numbers.toArray());
    }

    static List<String> words(List<? extends Choice.Option<?>> options) {
        return options.stream().map(Choice.Option::word).toList();
    }

    static Optional<String> word(List<? extends Choice.Option<?>> options, String typed) {
        return words(options).stream().filter(typed::equalsIgnoreCase).findFirst();
    }

    /** Options that are numbers themselves are not numbered. */
    static boolean isNumbered(Choice<?> choice) {
        return words(choice.options()).stream().noneMatch(word -> word.matches("[-+]?\\d+"));
    }

    private static String ways(List<NeededRoll> needs, DicePool dice) {
        return needs.stream()
                .map(need -> {
                    boolean isShort = need.totals().size() == 1 || needs.size() <= 2;
                    return Words.of("need.way", need, isShort, Lead.on(need, dice));
                })
                .collect(Collectors.joining(", ", needs.getFirst().of() + ": ", ""));
    }

    /** Shows where everybody is, if the rule text knows places, and who has what. */
    @Override
    public void table(Question question) {
        Optional<PlanDrawing> plan = fight.plan().map(PlanDrawing::new);
        if (plan.isPresent() && !page.aloud()) {
            plan.get().print(page, standing(question));
            return;
        }
        plan.ifPresent(drawing -> drawing.tell(page, question.by()));
        status(question);
    }

    /** Shows where everybody is. */
    @Override
    public void plan(Question question) {
        Optional<PlanDrawing> plan = fight.plan().map(PlanDrawing::new);
        plan.ifPresent(drawing -> {
            if (page.aloud()) {
                drawing.tell(page, question.by());
            } else {
                drawing.print(page);
            }
        });
    }

    /** Shows who has what. */
    @Override
    public void status(Question question) {
        if (fight.state().rows().isEmpty()) {
            say("table.none");
            return;
        }
        standing(question).print(page, 0);
    }

    private TextTable standing(Question question) {
        return TextTable.of(fight.state(), row -> who(row, row.who().equals(question.by())));
    }

    private String who(StatusTable.Row row, boolean isAsked) {
        return page.aloud()
                ? Words.of("state.who", row.who(), isAsked, row.out())
                : (isAsked ? ">" : row.out() ? "x" : " ") + row.who();
    }

    void why(Question question) {
        List<OptionForecast> ahead = fight.counted().isEmpty()
                ? fight.ahead().stream().filter(one -> !one.counted().isEmpty()).toList()
                : List.of();
        for (OptionForecast one : ahead) {
            led(one);
            one.counted().forEach(tally -> page.print(HANGING, tally, fight.words()));
        }
        fight.counted().forEach(tally -> page.print(INDENT, tally, fight.words()));
        if (!fight.counted().isEmpty()) {
            page.print(INDENT, HANGING, Words.of("why.asked", question.why()));
        } else if (ahead.isEmpty()) {
            say("why.nothing", question.why());
        }
    }

    private void led(OptionForecast ahead) {
        List<String> then =
                Stream.concat(ahead.then().stream(), ahead.price().stream()).toList();
        page.print(INDENT, HANGING, Words.of("board.led", ahead.word(), then));
    }

    void barred(Question question) {
        if (!(question instanceof Choice<?> choice) || choice.barred().isEmpty()) {
            throw WrongUsage.of("barred.nothing");
        }
        choice.barred()
                .forEach(barred -> page.print(INDENT, HANGING, Words.of("barred", barred.word(), barred.bars())));
    }

    void odds(Question question) {
        switch (question) {
            case Throw what when fight.needs().isEmpty() -> say("odds.undecided");
            case Throw what -> needs(INDENT, fight.needs(), what.dice());
            case Choice<?> choice when fight.ahead().isEmpty() -> say("odds.no-throw", choice.by());
            case Choice<?> choice -> {
                if (fight.actsWithOthers()) {
                    say("board.at-once");
                }
                fight.ahead().forEach(one -> {
                    led(one);
                    needs(HANGING, one.needs(), one.what().dice());
                });
            }
        }
    }

    private void needs(int indent, List<NeededRoll> needs, DicePool dice) {
        needs.stream()
                .collect(Collectors.groupingBy(NeededRoll::of, LinkedHashMap::new, Collectors.toList()))
                .values()
                .forEach(all -> page.print(indent, indent + 2, ways(all, dice)));
    }

    void sheet(Name who) {
        List<Sentence> sheet = fight.sheet(who);
        if (sheet.isEmpty()) {
            say("sheet.nothing", fight.question());
        }
        TextTable.read(sheet, said -> page.print(INDENT, HANGING, said.text()), table -> table.print(page, INDENT));
    }

    void seats(Seats seats) {
        List<String> said = fight.fighters().stream()
                .collect(Collectors.groupingBy(seats::of, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(shared -> Words.of(
                        "seat",
                        People.of(fight).grouped(shared.getValue()),
                        shared.getKey().policy(),
                        shared.getKey().dice()))
                .toList();
        say("seats", said);
    }

    /** Shows how everybody's dice fell. */
    void luck() {
        List<DiceStatistics> luck = fight.luck();
        page.heading(0, Words.of("luck.heading"));
        if (luck.isEmpty()) {
            page.print(INDENT, HANGING, Words.of("luck.none"));
        }
        luck.forEach(this::luck);
    }

    /** Shows whose dice fell as they seldom do, if anybody's did. */
    void seldomLuck() {
        List<DiceStatistics> seldom =
                fight.luck().stream().filter(TableView::isSeldom).toList();
        if (!seldom.isEmpty()) {
            page.gap();
            page.heading(0, Words.of("luck.heading"));
            seldom.forEach(this::luck);
        }
    }

    private static boolean isSeldom(DiceStatistics one) {
        return one.asFar() <= SELDOM;
    }

    private void luck(DiceStatistics one) {
        Optional<String> asFar = Optional.of(Percent.of(one.asFar())).filter(said -> isSeldom(one));
        page.print(INDENT, HANGING, Words.of("luck", one, plain(one.expected().toDouble()), asFar));
    }

    private static String plain(double number) {
        return String.format(Locale.ROOT, number == Math.rint(number) ? "%.0f" : "%.1f", number);
    }
}
