package dev.snakewater.application.gurps;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/** A table on which single dice fall in the order written, whoever throws them; the first option is always taken. */
final class DiceInARow implements Table {

    private final List<Integer> left;
    private final List<BoxPassed> told = new ArrayList<>();

    DiceInARow(List<Integer> faces) {
        left = new ArrayList<>(faces);
    }

    @Override
    public Fall roll(Throw what) {
        List<Integer> faces = List.copyOf(left.subList(0, what.dice().count()));
        left.subList(0, faces.size()).clear();
        return what.dice().showing(faces);
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        return choice.options().getFirst().answer();
    }

    @Override
    public void tell(Event event, List<Rule> why) {
        told.add((BoxPassed) event);
    }

    List<BoxPassed> told() {
        return told;
    }

    /** The boxes in the order in which they were left; one that throws more than once is there once. */
    List<Integer> boxes() {
        List<Integer> boxes = new ArrayList<>();
        for (BoxPassed passed : told) {
            boolean stays = passed.to().isEmpty() && !(passed.found() instanceof Found.Ended);
            if (!stays) {
                boxes.add(passed.box());
            }
        }
        return boxes;
    }

    List<Integer> left() {
        return left;
    }
}
