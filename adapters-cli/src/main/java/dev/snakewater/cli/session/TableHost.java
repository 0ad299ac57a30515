package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Seat;
import dev.snakewater.application.table.Throw;
import dev.snakewater.cli.board.StateCursor;
import dev.snakewater.cli.board.StoryCursor;
import dev.snakewater.cli.console.ExitStatus;
import dev.snakewater.cli.console.Keyboard;
import dev.snakewater.cli.page.Page;
import dev.snakewater.cli.page.Story;
import dev.snakewater.cli.page.Words;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.cli.report.SideTable;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Hosts a fight at the table: shows it, asks questions, saves answers and carries out commands. */
public final class TableHost {

    private final Keyboard keyboard;
    private final RecordedFight ledger;
    private final Supplier<Page> pages;
    private final Dice dice;
    private final ConsultRules rules;
    private final TableCommands orders;
    private final SideTable beside;
    private final StoryCursor recital;
    private final Pacing pacing;
    private Optional<List<Object>> shown = Optional.empty();
    private final StateCursor state = new StateCursor();
    private final TypedLines lines = new TypedLines();
    private String asked = "";
    private boolean warned;
    private boolean left;
    private boolean hasAsked;

    /** Hosts a recorded fight for this keyboard. */
    public TableHost(
            Keyboard keyboard,
            RecordedFight ledger,
            Supplier<Page> pages,
            Dice dice,
            Optional<Pacing.Pace> pace,
            ConsultRules rules,
            SideTable beside) {
        this.keyboard = keyboard;
        this.ledger = ledger;
        this.pages = pages;
        this.dice = dice;
        this.rules = rules;
        this.beside = beside;
        this.pacing =
                new Pacing(keyboard, pace, ledger.fight().history().given().isEmpty());
        this.orders = new TableCommands(this, rules);
        this.recital = new StoryCursor(ledger.account(), pages);
    }

    RecordedFight ledger() {
        return ledger;
    }

    SideTable beside() {
        return beside;
    }

    FightAtTable fight() {
        return ledger.fight();
    }

    Seats seats() {
        return Seats.of(fight());
    }

    Page page() {
        return pages.get();
    }

    TableView board() {
        return new TableView(page(), fight());
    }

    StateCursor state() {
        return state;
    }

    void leave() {
        left = true;
    }

    Pacing.Pace pace() {
        return pacing.pace();
    }

    void goesAt(Pacing.Pace pace) {
        pacing.goAt(pace);
        board().say("pace", pace);
    }

    /** Lets policies go on until a person is asked, if they wait. */
    void goesOn() {
        WrongUsage.when(!pacing.waits(), "on.nothing", fight().question());
        pacing.goesOn();
    }

    boolean policiesWait() {
        return pacing.waits();
    }

    boolean enterRolls() {
        return fight().question()
                .filter(asked -> !pacing.waits()
                        && asked instanceof Throw
                        && seats().of(asked.by()).dice() == Seat.Dice.RANDOM)
                .isPresent();
    }

    void answer(Answer answer) {
        ledger.does(answer);
    }

    void roll(Throw what) {
        answer(Answer.of(what, dice.roll(what)));
    }

    /** Does what one line brings; then the line can be undone as one. Options that it chose unseen are shown with what stands beside them. */
    private void answerAll(List<Answer> answers) {
        lines.note(fight().history().answers().size(), answers);
        for (int i = 0; i < answers.size(); i++) {
            Optional<String> unseen = i == 0 ? Optional.empty() : board().beside(answers.get(i));
            answer(answers.get(i));
            unseen.ifPresent(told -> board().say("sentence", told));
        }
    }

    TypedLines lines() {
        return lines;
    }

    List<Answer> takeBack(int count) {
        List<Answer> answers = fight().history().answers();
        List<Answer> back = answers.subList(answers.size() - count, answers.size());
        if (count > 0) {
            back.forEach(answer -> page().struck(2, Words.of("taken-back", Words.told(answer))));
            ledger.does(new HistoryEntry.Undone(count));
            recital.isAt(ledger.account());
        }
        return back;
    }

    /** Hosts the fight until it is left, and returns the exit status. */
    public int host() {
        if (seats().arePolicies()) {
            board().seats(seats());
        }
        while (!left) {
            Seats seats = seats();
            pacing.told(recital.tellNews(
                    ledger.account(), who -> seats.of(who).policy().isPresent()));
            if (keyboard.wasTyped(TableCommands.ON)) {
                keyboard.skipPauses();
                pacing.goesOn();
            }
            seats().newcomers().forEach(ledger::does);
            Optional<Question> byItself = fight().question().filter(seats()::answers);
            if (byItself.isPresent() && pacing.goesOn(fight().turn())) {
                ledger.goesOn(dice, pacing.answersAtOnce());
                continue;
            }
            recital.endLine();
            if (byItself.isEmpty()) {
                pacing.heardIn(fight().turn());
                Optional<Answer> only = fight().question().flatMap(this::only);
                if (only.isPresent()) {
                    answer(only.get());
                    board().say("answer.alone", Words.told(only.get()));
                    continue;
                }
            }
            ledger.tellNews();
            if (!hasAsked && keyboard.isAttended()) {
                new DryRun(page(), rules, beside.reports()).begin(ledger.unkept());
            }
            show();
            hasAsked = true;
            Keyboard.Typed typed = keyboard.read(prompt(), this::completions);
            if (typed == Keyboard.Typed.Key.INTERRUPTED && warned) {
                return ExitStatus.INTERRUPTED;
            }
            warned = typed == Keyboard.Typed.Key.INTERRUPTED;
            switch (typed) {
                case Keyboard.Typed.Key.ENDED -> leave();
                case Keyboard.Typed.Key.INTERRUPTED -> board().say("table.ctrl-c");
                case Keyboard.Typed.Key.DROPPED -> {}
                case Keyboard.Typed.Line line -> heard(line.text().strip());
            }
        }
        return ExitStatus.DONE;
    }

    /** Returns the answer to a choice that leaves no choice, unless it was taken back: then she wants to be asked. */
    private Optional<Answer> only(Question question) {
        return question instanceof Choice<?> choice && !choice.isFree() && !isTakenBack(choice)
                ? Optional.of(choice.options())
                        .filter(options -> options.size() == 1)
                        .map(options -> Answer.of(choice, options.getFirst().word()))
                : Optional.empty();
    }

    private boolean isTakenBack(Choice<?> choice) {
        return fight().history().redoable().stream()
                .limit(1)
                .anyMatch(back -> back.by().equals(choice.by()) && back.to().equals(choice.name()));
    }

    private void show() {
        FightAtTable now = fight();
        List<Object> asked = List.of(now.history().answers(), now.question(), pacing.waits());
        if (shown.filter(asked::equals).isEmpty()) {
            shown = Optional.of(asked);
            now.question().ifPresentOrElse(question -> page().out().together(() -> ask(question)), () -> end(now));
        }
    }

    /** Shows a question, or as long as policies wait with it only how the new turn begins. */
    private void ask(Question question) {
        if (!pacing.waits() || pacing.isNew(fight().turn())) {
            state.show(board(), question);
        }
        if (!pacing.waits()) {
            asked = board().question(question, enterRolls());
        }
    }

    private void end(FightAtTable now) {
        new Story(page(), false).end(now.account());
        board().seldomLuck();
        page().gap();
        board().say("table.over", lines.toUndo(seats(), 1) > 0);
    }

    private String prompt() {
        String prompt = pacing.waits()
                ? Words.of("table.prompt-waits", fight().turn())
                : fight().question()
                        .map(question -> question instanceof Throw what ? board().prompt(what, enterRolls()) : asked)
                        .orElseGet(() -> Words.of("table.prompt-over"));
        return Words.of("table.not-kept", ledger.lapse()) + prompt;
    }

    private List<String> completions() {
        List<String> options = !pacing.waits() && fight().question().orElse(null) instanceof Choice<?> choice
                ? TableView.words(choice.options())
                : List.of();
        return Stream.concat(options.stream(), TableCommands.completions(fight()))
                .toList();
    }

    private void heard(String line) {
        if (pacing.waits() && line.isEmpty()) {
            pacing.heardIn(fight().turn());
            return;
        }
        Optional<Question> question = fight().question().filter(asked -> !pacing.waits());
        List<Answer> answers = pacing.waits() ? List.of() : AnswerParser.readAll(fight(), line);
        try {
            if (!answers.isEmpty()) {
                answerAll(answers);
            } else if (line.isEmpty() && enterRolls()) {
                roll((Throw) question.orElseThrow());
            } else if (line.isEmpty() && question.isEmpty()) {
                leave();
            } else if (pacing.waits() && !TableCommands.isOrder(line)) {
                board().say("on.waits", line, fight().question().orElseThrow().by());
            } else if (!orders.does(line)) {
                String why = question.map(asked -> AnswerParser.instead(fight(), line))
                        .orElseGet(() -> Words.of("table.means-nothing", line));
                board().say("said", why);
            }
        } catch (WrongUsage wrong) {
            board().list(wrong.lines());
        }
    }
}
