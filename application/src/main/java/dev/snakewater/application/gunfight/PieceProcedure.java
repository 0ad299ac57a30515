package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Relay;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A piece of a gunfight by itself: the gunfight's own steps from the phase in which it begins. It is over when the order of action
 * stands after a draw, when a staredown leads to the draw, and when the slots are over of which everything was settled beforehand.
 */
public final class PieceProcedure<O extends Piece.Outcome<O>> implements Procedure<Piece<O>, O> {

    @Override
    public Next<Piece<O>, O> step(Piece<O> now, Table table) {
        Gunfight fight = now.fight();
        begun(fight.phase()).ifPresent(part -> GunfightProcedure.begin(part, table));
        Witness witness = new Witness(table, new ArrayList<>());
        Piece<O> after = now.after(GunfightProcedure.played(fight, witness), witness.seen());
        if (!isOver(after.fight().phase())) {
            return Next.go(after);
        }
        return after.canMove() ? Next.go(after.moved()) : Next.done(after.outcome());
    }

    /** The part of the turn that begins with a phase in which nothing has happened yet. */
    private static Optional<GunfightEvent.TurnPart> begun(Phase phase) {
        return switch (phase) {
            case Phase.Staring staring when staring.totals().isEmpty() -> Optional.of(GunfightEvent.TurnPart.STAREDOWN);
            case Phase.Drawing drawing when drawing.totals().isEmpty() -> Optional.of(GunfightEvent.TurnPart.DRAW);
            case Phase.Declaring declaring ->
                Optional.of(GunfightEvent.TurnPart.of(declaring.turn().part()));
            default -> Optional.empty();
        };
    }

    private static boolean isOver(Phase phase) {
        return switch (phase) {
            case Phase.Readying readying -> true;
            case Phase.Over over -> true;
            case Phase.Declaring declaring -> declaring.declared().isEmpty();
            default -> false;
        };
    }

    /** Remembers what happens at a table. */
    private record Witness(Table table, List<Event> seen) implements Relay {
        @Override
        public void tell(Event event, List<Rule> why) {
            seen.add(event);
            Relay.super.tell(event, why);
        }
    }

    /** All that can be amended in a gunfight; a drop only for a draw that is a part of the piece. */
    @Override
    public List<Choice<Piece<O>>> amendments(Piece<O> now) {
        GunfightAmendments amendments = new GunfightAmendments(now.fight(), now::fits);
        return Amendments.listed(all -> {
            Amendments<Gunfight> ofTheFight = all.within(fight -> now.after(fight, List.of()));
            amendments.all(ofTheFight);
            if (now.fight().phase() instanceof Phase.Drawing) {
                amendments.drops(ofTheFight, amendments::isToDraw);
            }
        });
    }

    @Override
    public List<Choice<Piece<O>>> rulings(Piece<O> now) {
        return GunfightProcedure.rulingsOf(now.fight()).stream()
                .<Choice<Piece<O>>>map(choice -> choice.leadingTo(fight -> now.after(fight, List.of())))
                .toList();
    }

    @Override
    public void amended(Piece<O> before, Piece<O> after, Table table) {
        ShootingSteps.amended(before.fight(), after.fight(), table);
    }

    @Override
    public O calledOff(Piece<O> now) {
        return now.outcome();
    }
}
