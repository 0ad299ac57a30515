package dev.snakewater.cli;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ResourceBundle;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What somebody at the table can order, beside answering questions. All that there is to an order stands in one place.
 *
 * @param table the fight that it is ordered at
 * @param rules looks rules up
 */
record Orders(HostedFight table, ConsultRules rules) {

    /** The bundle that tells what can be typed, here and on the command line. */
    static final String HELP = "dev.snakewater.cli.help";

    private static final String PERSON = "me";
    private static final String EVERYBODY = "all";
    private static final Pattern FORCED = Pattern.compile("(^|\\s+)--force$");

    /** The most useful first. */
    private static final List<Order> ALL = List.of(
            new Order("why", (at, rest) -> at.about(Board::why)),
            new Order("barred", (at, rest) -> at.about((board, fight, asked) -> board.barred(asked))),
            new Order("odds", (at, rest) -> at.about(Board::odds)),
            new Order("undo", Orders::undo),
            new Order("redo", Orders::redo),
            new Order("sheet", Orders::sheet, fight -> names(fight, "sheet ")),
            new Order("table|state", (at, rest) -> at.about(Board::table)),
            new Order("log", (at, rest) -> FightLog.tell(at.fight(), at.page())),
            new Order(
                    "story",
                    (at, rest) -> new Story(at.page(), false).tell(at.fight().account())),
            new Order("luck", (at, rest) -> LuckPage.print(at.page(), at.fight().luck())),
            new Order("rule|rules", Orders::rule, fight -> Stream.of("rule ")),
            new Order("roll", Orders::roll),
            new Order(
                    "dice", Orders::dice, fight -> Stream.of(Seat.Dice.values()).map(dice -> "dice " + dice)),
            new Order("hand", Orders::hand, Orders::handings),
            new Order("add|modifier", Orders::add, fight -> Stream.of("add ")),
            new Order("allow", Orders::allow, fight -> new Overrules(fight).completions()),
            new Order("amend", Orders::amend, fight -> Changes.amendments(fight).completions()),
            new Order(
                    "ruling|rulings",
                    Orders::ruling,
                    fight -> Changes.rulings(fight).completions()),
            new Order("save", Orders::save),
            new Order("quit|exit", (at, rest) -> at.table.leave()),
            new Order("help|?", (at, rest) -> at.help()));

    /**
     * An order. The bundle tells how it is typed, and what it does.
     *
     * @param words what it can be called; the usual word comes first
     * @param does does it, with what was typed behind its word
     * @param offered whole lines that Tab offers
     */
    private record Order(
            List<String> words, BiConsumer<Orders, String> does, Function<FightAtTable, Stream<String>> offered) {

        Order(String words, BiConsumer<Orders, String> does, Function<FightAtTable, Stream<String>> offered) {
            this(List.of(words.split("\\|")), does, offered);
        }

        Order(String words, BiConsumer<Orders, String> does) {
            this(words, does, fight -> Stream.of(words.replaceFirst("\\|.*", "")));
        }
    }

    /** The usual words of all orders. */
    static List<String> words() {
        return ALL.stream().map(order -> order.words.getFirst()).toList();
    }

    /** Whole lines that may be typed to order something. */
    static Stream<String> completions(FightAtTable fight) {
        return ALL.stream().flatMap(order -> order.offered.apply(fight));
    }

    /** Does what a line orders; false if it orders nothing. */
    boolean does(String line) {
        String[] parts = line.split("\\s+", 2);
        Optional<Order> order = ALL.stream()
                .filter(one -> one.words.contains(parts[0].toLowerCase(Locale.ROOT)))
                .findFirst();
        order.ifPresent(one -> one.does.accept(this, parts.length == 1 ? "" : parts[1]));
        return order.isPresent();
    }

    private interface About {
        void show(Board board, FightAtTable fight, Question question);
    }

    private void about(About about) {
        table.question()
                .ifPresentOrElse(
                        asked -> about.show(table.board(), fight(), asked),
                        () -> say("Nothing is asked any more; the fight is over."));
    }

    private void say(String text) {
        table.board().say(text);
    }

    private void help() {
        table.question().ifPresent(asked -> page().print(2, 4, "Now: " + typed(asked) + "."));
        ResourceBundle help = ResourceBundle.getBundle(HELP, Locale.ROOT);
        List<String> told =
                words().stream().map("order."::concat).filter(help::containsKey).toList();
        int column = 2
                + RuleList.widest(told.stream()
                        .map(order -> help.getString(order + ".typed"))
                        .toList());
        told.forEach(order -> page().listed(2, column, help.getString(order + ".typed"), help.getString(order)));
    }

    private String typed(Question asked) {
        if (!(asked instanceof Throw what)) {
            return "the number or the word of an option";
        }
        return table.enterRolls()
                ? "Enter or 'roll', and the program throws; or " + DiceWords.told(what)
                : DiceWords.told(what) + "; or 'roll', and the program throws";
    }

    /** Of whoever is asked, unless somebody is named. */
    private void sheet(String who) {
        table.question()
                .filter(asked -> who.isEmpty())
                .map(Question::by)
                .or(() -> people().called(who))
                .ifPresentOrElse(
                        name -> table.board().sheet(fight(), name),
                        () -> say("Whose sheet? " + people().nobodyIs(who)));
    }

    private void rule(String words) {
        if (words.isEmpty()) {
            say("Which rule? Its number follows, as in: rule GM-01; or words to look for, as in: rule two guns");
        } else {
            new RuleList(rules, page(), "rule").lookUp(words);
        }
    }

    private void add(String words) {
        new Overrules(fight()).added(words, table.board()).ifPresent(this::added);
    }

    private void allow(String word) {
        new Overrules(fight()).allowed(word, table.board()).ifPresent(table::answer);
    }

    private void amend(String words) {
        Changes.amendments(fight()).meant(words, table.board()).ifPresent(this::amended);
    }

    private void ruling(String words) {
        Changes.rulings(fight()).meant(words, table.board()).ifPresent(this::amended);
    }

    private void added(Answer.Added added) {
        table.answer(added);
        say("added: " + Board.words(added));
    }

    /**
     * An amendment takes effect where the step begins, so what was answered within it is asked again; what was added to a number
     * that is still counted is added again.
     */
    private void amended(Answer.Amended amended) {
        List<Answer> before = table.takeBack(fight().answersInStep());
        table.answer(amended);
        before.stream()
                .filter(Answer.Added.class::isInstance)
                .map(Answer.Added.class::cast)
                .filter(added -> fight().counted().stream()
                        .anyMatch(tally ->
                                tally.whose().equals(added.by()) && tally.of().equalsIgnoreCase(added.to())))
                .forEach(this::added);
    }

    private void undo(String number) {
        counted("undo", number).map(table.seats()::toUndo).ifPresent(count -> {
            if (table.takeBack(count).isEmpty()) {
                say(
                        fight().proceedings().answers().isEmpty()
                                ? "There is nothing to take back."
                                : "There is nothing of yours to take back. What policies did, you can take back"
                                        + " after: hand all to me");
            }
        });
    }

    private void redo(String number) {
        counted("redo", number).map(table.seats()::toRedo).ifPresent(count -> {
            if (count > 0) {
                table.does(new Act.Redone(count));
            } else {
                say("There is nothing to bring back.");
            }
        });
    }

    /** How many; one, if no number is typed. */
    private Optional<Integer> counted(String order, String number) {
        if (number.matches("|[1-9]\\d{0,4}")) {
            return Optional.of(number.isEmpty() ? 1 : Integer.parseInt(number));
        }
        say("How many answers? As in: " + order + " 3; without a number it is one.");
        return Optional.empty();
    }

    private void roll(String named) {
        if (!(table.question().orElse(null) instanceof Throw what)) {
            say("No dice are asked for just now.");
        } else if (named.isEmpty() || DiceWords.name(what, named)) {
            table.roll(what);
        } else {
            say("The dice asked for are " + what.dice() + ": 'roll' throws them, and nothing else can be thrown here.");
        }
    }

    /** {@code hand} or {@code random}, and then whose, if not everybody's. */
    private void dice(String words) {
        String[] which = words.split("\\s+", 2);
        Stream.of(Seat.Dice.values())
                .filter(known -> known.toString().equalsIgnoreCase(which[0]))
                .findFirst()
                .ifPresentOrElse(
                        known -> handOver(which.length == 1 ? EVERYBODY : which[1], seat -> seat.withDice(known)),
                        () -> say(
                                "Who throws? 'dice hand': you do, and tell what they show. 'dice random': the program."
                                        + " A name may follow, as in: dice hand "
                                        + people().all().getFirst()));
    }

    /** Names, {@code to}, and a policy or {@code me}. */
    private void hand(String words) {
        int to = words.toLowerCase(Locale.ROOT).lastIndexOf(" to ");
        List<String> policies = policies(fight()).toList();
        if (to < 0) {
            say("Hand over whom, and to whom? As in: hand " + people().all().getFirst() + " to " + policies.getFirst()
                    + "; or to me");
            return;
        }
        String whom = words.substring(to + " to ".length()).strip();
        Optional<String> policy =
                policies.stream().filter(whom::equalsIgnoreCase).findFirst();
        if (policy.isPresent() || whom.equalsIgnoreCase(PERSON)) {
            handOver(words.substring(0, to), seat -> seat.withPolicy(policy));
        } else {
            say("No policy is called '" + Page.fit(whom) + "'. There are: " + String.join(", ", policies)
                    + "; and me, which is you.");
        }
    }

    private void handOver(String words, UnaryOperator<Seat> change) {
        List<Name> whom = new ArrayList<>();
        for (String word : words.strip().split("\\s*,\\s*", -1)) {
            List<Name> named = word.equalsIgnoreCase(EVERYBODY)
                    ? people().all()
                    : people().called(word).stream().toList();
            if (named.isEmpty()) {
                say(people().nobodyIs(word));
                return;
            }
            whom.addAll(named);
        }
        for (Name name : whom) {
            Seat before = table.seats().of(name);
            Seat after = change.apply(before);
            if (!after.equals(before)) {
                table.does(new Act.Handed(name, after));
            }
        }
        table.board().seats(table.seats(), fight());
    }

    private void save(String words) {
        String file = FORCED.matcher(words).replaceFirst("");
        try {
            if (!file.isEmpty()) {
                table.ledger().moveTo(file, Overwriting.ofRecords(!file.equals(words)));
            }
            say(table.ledger()
                    .file()
                    .map(place -> Whole.in("Every answer is kept in " + place + " as soon as it is given.", place))
                    .orElse("Nothing is kept. Name a file, as in: save fight.jsonl"));
        } catch (Taken taken) {
            say(Overwriting.told(taken) + ".");
        } catch (Unwritable unwritable) {
            table.board().say(unwritable.getMessage() + ".", file);
        }
    }

    private FightAtTable fight() {
        return table.fight();
    }

    private Page page() {
        return table.page();
    }

    private People people() {
        return new People(fight().fighters());
    }

    private static Stream<String> names(FightAtTable fight, String before) {
        return fight.fighters().stream().map(name -> before + name);
    }

    private static Stream<String> handings(FightAtTable fight) {
        return names(fight, "hand ")
                .flatMap(hand ->
                        Stream.concat(Stream.of(PERSON), policies(fight)).map(whom -> hand + " to " + whom));
    }

    private static Stream<String> policies(FightAtTable fight) {
        return fight.policies().stream().map(Policy::id);
    }
}
