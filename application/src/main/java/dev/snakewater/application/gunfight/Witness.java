package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;

/** Sits at a table for one step of a gunfight and remembers what happened in it. */
final class Witness implements Table {

    private final Table table;
    private final List<GunfightEvent> seen = new ArrayList<>();

    /** A witness at this table. */
    Witness(Table table) {
        this.table = table;
    }

    /** What has happened, in order. */
    List<GunfightEvent> seen() {
        return List.copyOf(seen);
    }

    @Override
    public Fall roll(Throw what) {
        return table.roll(what);
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        return table.choose(choice);
    }

    @Override
    public Tally count(Tally asWritten) {
        return table.count(asWritten);
    }

    @Override
    public void tell(Event event) {
        seen.add((GunfightEvent) event);
        table.tell(event);
    }
}
