package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Relay;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;

/** Sits at a table for one step of a gunfight and remembers what happened in it. */
final class Witness implements Relay {

    private final Table table;
    private final List<Event> seen = new ArrayList<>();

    /** A witness at this table. */
    Witness(Table table) {
        this.table = table;
    }

    /** What has happened, in order. */
    List<Event> seen() {
        return List.copyOf(seen);
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public void tell(Event event, List<Rule> why) {
        seen.add(event);
        Relay.super.tell(event, why);
    }
}
