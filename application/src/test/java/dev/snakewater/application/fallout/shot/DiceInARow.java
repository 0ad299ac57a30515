package dev.snakewater.application.fallout.shot;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** A table at which the dice fall one after the other as they are told, and choices are made by their words. */
final class DiceInARow implements Table {

    private final Deque<String> left;
    private final List<Event> told = new ArrayList<>();

    DiceInARow(List<String> answers) {
        left = new ArrayDeque<>(answers);
    }

    @Override
    public Fall roll(Throw what) {
        return what.dice().told(left.removeFirst());
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        return choice.chosen(left.removeFirst()).answer();
    }

    @Override
    public void tell(Event event, List<Rule> why) {
        told.add(event);
    }

    /** What was told, of one kind. */
    <E extends Event> List<E> events(Class<E> kind) {
        return told.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /** What nobody has asked for. */
    List<String> left() {
        return List.copyOf(left);
    }
}
