package com.example.duel;

import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.ForwardingTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What can be wrong with a rule text, planted into the duel. */
final class Fault {

    private Fault() {}

    /** Dice are said to be read by fives, and are read one by one. */
    record UnfairWeight(Table table) implements ForwardingTable {
        @Override
        public Fall roll(Throw what) {
            return table.roll(what.read(fall -> fall.total() / 5));
        }
    }

    record HiddenClock() implements FaultyDuel.Variant {
        @Override
        public Table at(Table real) {
            return System.nanoTime() == 0 ? new UnfairWeight(real) : real;
        }
    }

    record StaticField() implements FaultyDuel.Variant {
        private static final List<Table> TABLES = new ArrayList<>();

        @Override
        public Table at(Table real) {
            TABLES.clear();
            return real;
        }
    }

    record HashOrder() implements FaultyDuel.Variant {
        @Override
        public Table at(Table real) {
            return Set.of(real).iterator().next();
        }
    }

    record EventNotTold(Table table) implements ForwardingTable {
        @Override
        public void tell(Event event, List<Rule> why) {
            if (!(event instanceof DuelEvent.Hurt)) {
                table.tell(event, why);
            }
        }
    }

    record BarNotEnforced(Table table) implements ForwardingTable {
        @Override
        public <A> A choose(Choice<A> choice) {
            return table.choose(choice.barring(any -> List.of()));
        }
    }

    /** Two points more than were shown before the throw. */
    record PreviewLeavesOut(Table table) implements ForwardingTable {
        @Override
        public Rolled rollFor(Tally awaiting) {
            Rolled rolled = ForwardingTable.super.rollFor(awaiting);
            return new Rolled(rolled.tally().plus(2, "attack", DuelRule.DU_03_ATTACK), rolled.fall());
        }
    }

    /** A rule of no book. */
    enum OtherRule implements Rule {
        OT_01_OTHER
    }

    record RuleOfNoBook(Table table) implements ForwardingTable {
        @Override
        public void tell(Event event, List<Rule> why) {
            table.tell(
                    event,
                    Stream.concat(why.stream(), Stream.of(OtherRule.OT_01_OTHER))
                            .toList());
        }
    }

    /** An event without words. */
    record Unsaid(int left) implements Event {}

    record WordMissing(Table table) implements ForwardingTable {
        @Override
        public void tell(Event event, List<Rule> why) {
            table.tell(event, why);
            if (event instanceof DuelEvent.Hurt(Name who, Rolled damage, int left)) {
                table.tell(new Unsaid(left), why);
            }
        }
    }

    /** Takes what is barred, if anything is. */
    enum Defiant implements Policy<Duel> {
        DEFIANT;

        @Override
        public <A> A decide(Duel duel, Choice<A> choice, Dice dice) {
            return Stream.concat(choice.barred().stream(), choice.options().stream())
                    .findFirst()
                    .orElseThrow()
                    .answer();
        }

        @Override
        public String id() {
            return "strike";
        }
    }

    static FaultyDuel defiant() {
        return new FaultyDuel(FaultyDuel.sound().withPolicies(List.of(Defiant.DEFIANT)));
    }

    /** Has an example with more hit points than there can be. */
    static FaultyDuel refusedExample() {
        return new FaultyDuel(FaultyDuel.sound().withId("bad-duel"));
    }
}
