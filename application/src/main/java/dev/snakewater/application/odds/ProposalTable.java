package dev.snakewater.application.odds;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.answering.ForwardingTable;

/** A table that notes whether it met a free choice: of such a choice, policies look at the proposals only. */
final class ProposalTable implements ForwardingTable {

    private final Table table;
    private boolean amongProposals;

    ProposalTable(Table table) {
        this.table = table;
    }

    boolean amongProposals() {
        return amongProposals;
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public <A> A choose(Choice<A> choice) {
        amongProposals |= choice.isFree();
        return table.choose(choice);
    }

    @Override
    public <A> Choice.Option<A> pick(Choice<A> choice) {
        amongProposals |= choice.isFree();
        return table.pick(choice);
    }
}
