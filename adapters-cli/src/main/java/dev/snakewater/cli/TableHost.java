package dev.snakewater.cli;

import dev.snakewater.application.port.in.ConsultRules;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Hosts a fight at the table: shows how it stands, asks what comes next, keeps what is answered, and does as it is told. */
final class TableHost {

    private final Keyboard keyboard;
    private final HostedFight fight;
    private final Orders orders;
    private final LapseNotice notice;
    private Optional<List<Object>> shown = Optional.empty();
    private boolean warned;

    /** Hosts a fight for whoever types here. */
    TableHost(Keyboard keyboard, HostedFight fight, ConsultRules rules, LapseNotice notice) {
        this.keyboard = keyboard;
        this.fight = fight;
        this.orders = new Orders(fight, rules);
        this.notice = notice;
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
        while (!fight.isLeft()) {
            fight.tellNews();
            if (fight.answersByItself()) {
                continue;
            }
            notice.tell();
            show();
            switch (keyboard.read(notice.before() + prompt(), this::completions)) {
                case Keyboard.Typed.Ended ended -> fight.leave();
                case Keyboard.Typed.Interrupted interrupted -> {
                    if (warned) {
                        return Left.INTERRUPTED;
                    }
                    warned = true;
                    fight.board().say("Ctrl-C again leaves the table; nothing is lost.");
                }
                case Keyboard.Typed.Dropped dropped -> warned = false;
                case Keyboard.Typed.Line line -> {
                    warned = false;
                    heard(line.text().strip());
                }
            }
        }
        return Left.TIDILY;
    }

    private void show() {
        FightAtTable now = fight.fight();
        List<Object> asked = List.of(now.proceedings().answers(), now.question());
        if (shown.filter(asked::equals).isPresent()) {
            return;
        }
        shown = Optional.of(asked);
        now.question().ifPresentOrElse(question -> ask(now, question), () -> end(now));
    }

    private void ask(FightAtTable now, Question question) {
        if (!now.state().rows().isEmpty()) {
            fight.page().gap();
            StateTable.print(fight.page(), now.state(), Optional.of(question.by()));
        }
        fight.board().question(now, question);
    }

    private void end(FightAtTable now) {
        new Story(fight.page(), false).end(now.account());
        fight.page().gap();
        LuckPage.print(fight.page(), now.luck());
        fight.page().gap();
        fight.board()
                .say("'story' tells it from the beginning, 'undo' takes the last answer back, 'save FILE' keeps"
                        + " it, Enter leaves the table.");
    }

    private String prompt() {
        return fight.question()
                .map(asked -> asked.by() + ", " + asked.name() + (fight.enterRolls() ? " (Enter rolls)" : "") + "> ")
                .orElse("The fight is over> ");
    }

    private List<String> completions() {
        Stream<String> options = fight.question().filter(Choice.class::isInstance).stream()
                .flatMap(choice -> ((Choice<?>) choice).options().stream())
                .map(Choice.Option::word);
        return Stream.concat(options, Orders.completions(fight.fight())).toList();
    }

    /** Does what a line says: it answers, or orders something, or means nothing. */
    private void heard(String line) {
        Optional<Question> question = fight.question();
        Optional<Answer> answer = question.flatMap(asked -> AnswerReading.read(asked, line));
        if (answer.isPresent()) {
            fight.answer(answer.get());
        } else if (line.isEmpty() && fight.enterRolls()) {
            fight.roll((Throw) question.orElseThrow());
        } else if (line.isEmpty() && question.isEmpty()) {
            fight.leave();
        } else if (!orders.does(line)) {
            fight.board()
                    .say(question.map(asked -> AnswerReading.instead(asked, line))
                            .orElse("'" + Page.fit(line) + "' means nothing here; 'help' tells what does."));
        }
    }
}
