package dev.snakewater.cli;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Hosts a fight at the table: shows how it stands, asks what comes next, keeps what is answered, and does as it is told. */
final class TableHost {

    private final Keyboard keyboard;
    private final HostedFight table;
    private final Orders orders;
    private final Consumer<String> aside;
    private Optional<List<Object>> shown = Optional.empty();
    private boolean warned;

    /** Hosts a fight for whoever types here; what is no part of the story is said aside. */
    TableHost(Keyboard keyboard, HostedFight table, ConsultRules rules, Consumer<String> aside) {
        this.keyboard = keyboard;
        this.table = table;
        this.orders = new Orders(table, rules);
        this.aside = aside;
    }

    /** Hosts it until everybody leaves, and returns the exit status. */
    int host() {
        while (!table.isLeft()) {
            if (table.goesOn()) {
                continue;
            }
            table.ledger().news().ifPresent(aside);
            show();
            switch (keyboard.read(prompt(), this::completions)) {
                case Keyboard.Typed.Ended ended -> table.leave();
                case Keyboard.Typed.Interrupted interrupted -> {
                    if (warned) {
                        return ExitStatus.INTERRUPTED;
                    }
                    warned = true;
                    table.board().say("table.ctrl-c");
                }
                case Keyboard.Typed.Dropped dropped -> warned = false;
                case Keyboard.Typed.Line line -> {
                    warned = false;
                    heard(line.text().strip());
                }
            }
        }
        return ExitStatus.DONE;
    }

    private void show() {
        FightAtTable now = table.fight();
        List<Object> asked = List.of(now.proceedings().answers(), now.question());
        if (shown.filter(asked::equals).isPresent()) {
            return;
        }
        shown = Optional.of(asked);
        now.question().ifPresentOrElse(question -> ask(now, question), () -> end(now));
    }

    private void ask(FightAtTable now, Question question) {
        if (!now.state().rows().isEmpty()) {
            table.page().gap();
            table.board().table(now, question);
        }
        table.board().question(now, question);
    }

    private void end(FightAtTable now) {
        new Story(table.page(), false).end(now.account());
        table.page().gap();
        table.board().luck(now.luck());
        table.page().gap();
        table.board().say("table.over");
    }

    private String prompt() {
        return Words.of("table.not-kept", table.ledger().lapse())
                + table.fight()
                        .question()
                        .map(asked -> Words.of("table.prompt", asked.by(), asked.name(), table.enterRolls()))
                        .orElseGet(() -> Words.of("table.prompt-over"));
    }

    private List<String> completions() {
        Stream<String> options = table.fight().question().filter(Choice.class::isInstance).stream()
                .flatMap(choice -> Board.words(((Choice<?>) choice).options()).stream());
        return Stream.concat(options, Orders.completions(table.fight())).toList();
    }

    /** Does what a line says: it answers, or orders something, or means nothing. */
    private void heard(String line) {
        Optional<Question> question = table.fight().question();
        Optional<Answer> answer = question.flatMap(asked -> AnswerReading.read(asked, line));
        try {
            if (answer.isPresent()) {
                table.answer(answer.get());
            } else if (line.isEmpty() && table.enterRolls()) {
                table.roll((Throw) question.orElseThrow());
            } else if (line.isEmpty() && question.isEmpty()) {
                table.leave();
            } else if (!orders.does(line)) {
                table.board()
                        .say(
                                "said",
                                question.map(asked -> AnswerReading.instead(asked, line))
                                        .orElseGet(() -> Words.of("table.means-nothing", line)));
            }
        } catch (WrongUsage wrong) {
            table.board().list(wrong.lines());
        }
    }
}
