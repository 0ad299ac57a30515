package dev.snakewater.application.odds;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.answering.ForwardingTable;
import java.util.concurrent.atomic.AtomicBoolean;

/** A table that notes whether a free choice was met: of such a choice, policies look at the proposals only. */
record ProposalTable(Table table, AtomicBoolean amongProposals) implements ForwardingTable {

    @Override
    public <A> A choose(Choice<A> choice) {
        note(choice);
        return table.choose(choice);
    }

    @Override
    public <A> Choice.Option<A> pick(Choice<A> choice) {
        note(choice);
        return table.pick(choice);
    }

    private void note(Choice<?> choice) {
        if (choice.isFree()) {
            amongProposals.set(true);
        }
    }
}
