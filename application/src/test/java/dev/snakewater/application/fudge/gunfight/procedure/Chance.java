package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Decides everything by chance, and remembers what it was asked, answered and told. */
final class Chance implements Table {

    private final SplittableRandom random;
    private final RandomDice dice;
    final List<Question> questions = new ArrayList<>();
    final List<Answer> answers = new ArrayList<>();
    final List<Event> told = new ArrayList<>();

    Chance(SplittableRandom random) {
        this.random = random;
        dice = new RandomDice(random.nextLong());
    }

    void forget() {
        questions.clear();
        answers.clear();
        told.clear();
    }

    @Override
    public Fall roll(Throw what) {
        Fall fall = dice.roll(what);
        questions.add(what);
        answers.add(Answer.of(what, fall));
        return fall;
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        List<Choice.Option<A>> options = random.nextInt(3) == 0 ? choice.options() : deadly(choice.options());
        Choice.Option<A> option = options.get(random.nextInt(options.size()));
        questions.add(choice);
        answers.add(Answer.of(choice, option.word()));
        return option.answer();
    }

    /** The options that fire a gun; all, if none does. Without them most fights would go on for ever. */
    private static <A> List<Choice.Option<A>> deadly(List<Choice.Option<A>> options) {
        List<Choice.Option<A>> deadly = options.stream()
                .filter(option -> option.word().startsWith("snapshot")
                        || option.word().startsWith("shoot")
                        || option.word().startsWith("fan"))
                .toList();
        return deadly.isEmpty() ? options : deadly;
    }

    @Override
    public void tell(Event event, List<Rule> why) {
        told.add(event);
    }
}
