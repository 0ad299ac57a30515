package dev.snakewater.application.table;

import dev.snakewater.application.procedure.Pick;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A table on which single dice fall in the order written, whoever throws them. A choice is made by the word that is next, if that is
 * one of its options, and falls on the first otherwise. What is told is kept.
 */
public final class DiceInARow implements Table {

    private final Deque<String> left;
    private final List<Event> told = new ArrayList<>();

    /** A table for these words and faces; dice that fall together are parted by spaces. */
    public DiceInARow(List<?> answers) {
        left = answers.stream()
                .flatMap(answer -> Stream.of(answer.toString().split(" ", -1)))
                .collect(Collectors.toCollection(ArrayDeque::new));
    }

    @Override
    public Fall roll(Throw what) {
        return what.dice()
                .showing(Stream.generate(left::removeFirst)
                        .limit(what.dice().count())
                        .map(Integer::valueOf)
                        .toList());
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        boolean isNext =
                choice.options().stream().anyMatch(option -> option.word().equals(left.peekFirst()));
        return isNext ? choice.chosen(left.removeFirst()).answer() : Pick.firstListed(choice);
    }

    @Override
    public void tell(Event event, List<Rule> why) {
        told.add(event);
    }

    /** What was told, of one kind. */
    public <E extends Event> List<E> events(Class<E> kind) {
        return told.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** What nobody has asked for. */
    public List<String> left() {
        return List.copyOf(left);
    }
}
