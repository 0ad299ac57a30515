package dev.snakewater.cli;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.Taken;
import dev.snakewater.application.port.out.Unwritable;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Seat;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** Hosts a fight at the table: shows how it stands, asks what comes next, keeps what is answered, and does as it is told. */
final class TableHost {

    private final Keyboard keyboard;
    private final Supplier<Page> pages;
    private final Dice dice;
    private final ConsultRules rules;
    private final FightLedger ledger;
    private final OrderReading orders;
    private final Recital recital;
    private final LapseNotice notice;
    private Optional<List<Object>> shown = Optional.empty();
    private boolean warned;

    /**
     * Hosts a fight.
     *
     * @param keyboard where answers come from
     * @param pages gives the page to print on, as wide as it is just now
     * @param dice the program's dice
     * @param rules looks rules up
     * @param ledger the fight and its record
     * @param notice says when that is not kept
     */
    TableHost(
            Keyboard keyboard,
            Supplier<Page> pages,
            Dice dice,
            ConsultRules rules,
            FightLedger ledger,
            LapseNotice notice) {
        this.keyboard = keyboard;
        this.pages = pages;
        this.dice = dice;
        this.rules = rules;
        this.ledger = ledger;
        this.notice = notice;
        this.recital = new Recital(ledger.account(), pages.get());
        this.orders = new OrderReading(
                ledger.fight().fighters(),
                ledger.fight().policies().stream().map(Policy::id).toList());
    }

    /** How a sitting ended. */
    enum Left {
        /** As it was wished. */
        TIDILY,
        /** With Ctrl-C. */
        INTERRUPTED
    }

    /** Hosts it until everybody leaves. */
    Left host() {
        while (true) {
            FightAtTable fight = ledger.fight();
            recital.tellNews(ledger.account(), pages.get());
            Optional<Question> question = fight.question();
            if (question.isPresent() && seats().answers(question.get())) {
                answer(byItself(question.get()));
                continue;
            }
            notice.tell();
            show(question);
            switch (keyboard.read(notice.before() + prompt(question), () -> completions(question))) {
                case Keyboard.Typed.Ended ended -> {
                    return Left.TIDILY;
                }
                case Keyboard.Typed.Interrupted interrupted -> {
                    if (warned) {
                        return Left.INTERRUPTED;
                    }
                    warned = true;
                    board().say("Ctrl-C again leaves the table; nothing is lost.");
                }
                case Keyboard.Typed.Dropped dropped -> warned = false;
                case Keyboard.Typed.Line line -> {
                    warned = false;
                    if (!heard(line.text().strip(), question)) {
                        return Left.TIDILY;
                    }
                }
            }
        }
    }

    private void show(Optional<Question> question) {
        FightAtTable fight = ledger.fight();
        List<Object> now = List.of(fight.proceedings().answers(), question);
        if (shown.filter(now::equals).isPresent()) {
            return;
        }
        shown = Optional.of(now);
        if (question.isPresent()) {
            if (!fight.state().rows().isEmpty()) {
                pages.get().gap();
                StateTable.print(pages.get(), fight.state(), question.map(Question::by));
            }
            board().question(fight, question.get());
        } else {
            new Story(pages.get(), false).end(ledger.account());
            pages.get().gap();
            LuckPage.print(pages.get(), fight.luck());
            pages.get().gap();
            board().say("'story' tells it from the beginning, 'undo' takes the last answer back, 'save FILE' keeps"
                    + " it, Enter leaves the table.");
        }
    }

    private String prompt(Optional<Question> question) {
        return question.map(
                        asked -> asked.by() + ", " + asked.name() + (enterRolls(asked) ? " (Enter rolls)" : "") + "> ")
                .orElse("The fight is over> ");
    }

    private boolean enterRolls(Question asked) {
        return asked instanceof Throw && seats().of(asked.by()).dice() == Seat.Dice.RANDOM;
    }

    private List<String> completions(Optional<Question> question) {
        List<String> completions = new ArrayList<>(orders.completions(question.filter(Choice.class::isInstance).stream()
                .flatMap(choice -> ((Choice<?>) choice).options().stream())
                .map(Choice.Option::word)
                .toList()));
        question.filter(Choice.class::isInstance).stream()
                .flatMap(choice -> ((Choice<?>) choice).allowable().stream())
                .forEach(option -> completions.add("allow " + option.word()));
        completions.addAll(new Overrules(ledger.fight()).completions());
        return completions;
    }

    /** Does what a line says; false if that is to leave. */
    private boolean heard(String line, Optional<Question> question) {
        if (question.isEmpty() && line.isEmpty()) {
            return false;
        }
        Optional<Answer> answer = question.flatMap(asked -> answer(asked, line));
        if (answer.isPresent()) {
            answer(answer.get());
            return true;
        }
        Optional<Order> order = orders.read(line, question.map(Question::by));
        if (order.isPresent() && order.get() instanceof Order.Quit) {
            return false;
        }
        if (order.isPresent()) {
            done(order.get(), question);
        } else {
            board().say(question.map(asked -> AnswerReading.instead(asked, line))
                    .orElse("'" + Page.fit(line) + "' means nothing here; 'help' tells what does."));
        }
        return true;
    }

    /** What a line answers; an empty one has the program throw, if its dice are thrown. */
    private Optional<Answer> answer(Question question, String line) {
        return question instanceof Throw what && line.isEmpty() && enterRolls(what)
                ? Optional.of(rolled(what))
                : AnswerReading.read(question, line);
    }

    private Answer byItself(Question question) {
        return switch (question) {
            case Throw what -> rolled(what);
            case Choice<?> choice ->
                ledger.fight().decided(seats().of(choice.by()).policy().orElseThrow(), dice);
        };
    }

    private Answer rolled(Throw what) {
        return Answer.of(what, dice.roll(what));
    }

    private void answer(Answer answer) {
        ledger.does(new Act.Answered(answer));
    }

    private void done(Order order, Optional<Question> question) {
        FightAtTable fight = ledger.fight();
        switch (order) {
            case Order.Help help ->
                HelpPage.print(
                        pages.get(), question, question.filter(this::enterRolls).isPresent());
            case Order.State state -> about(question, asked -> board().table(fight, asked));
            case Order.Why why -> about(question, asked -> board().why(fight, asked));
            case Order.Barred barred -> about(question, asked -> board().barred(asked));
            case Order.Odds odds -> about(question, asked -> board().odds(fight, asked));
            case Order.Sheet sheet -> board().sheet(fight, sheet.who());
            case Order.Log log -> FightLog.tell(fight, pages.get());
            case Order.Tell story -> new Story(pages.get(), false).tell(ledger.account());
            case Order.Lucks lucks -> LuckPage.print(pages.get(), fight.luck());
            case Order.LookUp lookUp -> new RuleList(rules, pages.get(), "rule").lookUp(lookUp.words());
            case Order.Add add -> overrule(new Overrules(fight).added(add.words()));
            case Order.Allow allow -> overrule(new Overrules(fight).allowed(question, allow.word()));
            case Order.Amend amend -> overrule(new Overrules(fight).amended(amend.words()));
            case Order.Ruling ruling -> overrule(new Overrules(fight).ruled(ruling.words()));
            case Order.Undo undo -> undo(undo.answers());
            case Order.Redo redo -> redo(redo.answers());
            case Order.Roll roll -> roll(question, roll.dice());
            case Order.DiceOf whose -> handOver(whose.who(), seat -> seat.withDice(whose.dice()));
            case Order.Hand hand -> handOver(hand.who(), seat -> seat.withPolicy(hand.policy()));
            case Order.Save save -> save(save);
            case Order.Mistaken mistaken -> board().say(mistaken.message());
            case Order.Quit quit -> throw new IllegalStateException("leaving is not done here");
        }
    }

    private interface About {
        void say(Question question);
    }

    private void about(Optional<Question> question, About about) {
        question.ifPresentOrElse(about::say, () -> board().say("Nothing is asked any more; the fight is over."));
    }

    /** What she overrules; an amendment takes effect where the step begins, so what was answered within it is asked again. */
    private void overrule(Overrules.Heard heard) {
        switch (heard) {
            case Overrules.Heard.Instead instead -> board().list(instead.lines());
            case Overrules.Heard.Word word -> {
                switch (word.answer()) {
                    case Answer.Added added -> added(added);
                    case Answer.Amended amended -> amended(amended);
                    default -> answer(word.answer());
                }
            }
        }
    }

    private void added(Answer.Added added) {
        answer(added);
        board().say("added: " + Board.words(added));
    }

    /** What was added to a number that is still counted is added again. */
    private void amended(Answer.Amended amended) {
        List<Answer> answers = ledger.fight().proceedings().answers();
        int answered = ledger.fight().answersInStep();
        if (answered > 0) {
            takeBack(answered);
        }
        answer(amended);
        answers.subList(answers.size() - answered, answers.size()).stream()
                .filter(Answer.Added.class::isInstance)
                .map(Answer.Added.class::cast)
                .filter(before -> ledger.fight().counted().stream()
                        .anyMatch(tally ->
                                tally.whose().equals(before.by()) && tally.of().equalsIgnoreCase(before.to())))
                .forEach(this::added);
    }

    private void undo(int ofHers) {
        int count = seats().toUndo(ofHers);
        if (count == 0) {
            board().say(
                            ledger.fight().proceedings().answers().isEmpty()
                                    ? "There is nothing to take back."
                                    : "There is nothing of yours to take back. What policies did, you can take back"
                                            + " after: hand all to me");
            return;
        }
        takeBack(count);
    }

    private void takeBack(int count) {
        List<Answer> answers = ledger.fight().proceedings().answers();
        List<Answer> back = answers.subList(answers.size() - count, answers.size());
        back.forEach(answer -> pages.get().struck(2, Board.takenBack(answer)));
        ledger.does(new Act.Undone(count));
        recital.isAt(ledger.account());
    }

    private void redo(int ofHers) {
        int count = seats().toRedo(ofHers);
        if (count == 0) {
            board().say("There is nothing to bring back.");
            return;
        }
        ledger.does(new Act.Redone(count));
    }

    private void roll(Optional<Question> question, String named) {
        if (question.isPresent() && question.get() instanceof Throw what) {
            if (named.isEmpty() || DiceWords.name(what, named)) {
                answer(rolled(what));
            } else {
                board().say("The dice asked for are " + what.dice()
                        + ": 'roll' throws them, and nothing else can be thrown here.");
            }
        } else {
            board().say("No dice are asked for just now.");
        }
    }

    private interface Change {
        Seat of(Seat before);
    }

    private void handOver(List<Name> who, Change change) {
        for (Name name : who) {
            Seat before = seats().of(name);
            Seat after = change.of(before);
            if (!after.equals(before)) {
                ledger.does(new Act.Handed(name, after));
            }
        }
        board().seats(seats(), ledger.fight());
    }

    private void save(Order.Save save) {
        try {
            save.file().ifPresent(file -> ledger.moveTo(file, Overwriting.ofRecords(save.force())));
            board().say(ledger.file()
                    .map(place -> Whole.in("Every answer is kept in " + place + " as soon as it is given.", place))
                    .orElse("Nothing is kept. Name a file, as in: save fight.jsonl"));
        } catch (Taken taken) {
            board().say(Overwriting.told(taken) + ".");
        } catch (Unwritable unwritable) {
            board().say(unwritable.getMessage() + ".", save.file().orElse(""));
        }
    }

    private Seats seats() {
        return new Seats(ledger.fight().proceedings());
    }

    private Board board() {
        return new Board(pages.get());
    }
}
