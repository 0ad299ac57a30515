package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import java.util.List;

/**
 * A piece of a gunfight by itself: the gunfight's own steps from the phase in which it begins. It is over when the order of action
 * stands after a draw, when a staredown leads to the draw, and when the slots are over of which everything was settled beforehand.
 */
public final class PieceProcedure<O extends Reckoning<O>> implements Procedure<Piece<O>, O> {

    @Override
    public Next<Piece<O>, O> step(Piece<O> now, Table table) {
        Witness witness = new Witness(table);
        Gunfight played = played(now.fight(), witness);
        Piece<O> after = now.after(played, witness.seen());
        if (!isOver(played.phase())) {
            return new Next.Go<>(after, false);
        }
        return after.canMove() ? new Next.Go<>(after.moved(), false) : new Next.Done<>(after.outcome());
    }

    private static Gunfight played(Gunfight fight, Table table) {
        return switch (fight.phase()) {
            case Phase.Staring staring -> {
                begin(GunfightEvent.TurnPart.STAREDOWN, staring.totals().isEmpty(), table);
                yield StaredownSteps.stare(fight, staring, table);
            }
            case Phase.Drawing drawing -> {
                begin(GunfightEvent.TurnPart.DRAW, drawing.totals().isEmpty(), table);
                yield DrawSteps.draw(fight, drawing, table);
            }
            case Phase.BreakingTies breaking -> DrawSteps.breakTie(fight, breaking, table);
            case Phase.Declaring declaring -> {
                begin(GunfightEvent.TurnPart.of(declaring.turn().part()), true, table);
                yield EffectSteps.takeEffect(fight, declaring.turn(), declaring.declared(), table);
            }
            case Phase.Firing firing
            when !FiringSteps.isRolled(fight, firing) -> FiringSteps.roll(fight, firing, table);
            case Phase.Firing firing -> ended(HarmSteps.settle(fight, firing, table));
            case Phase.Falling falling -> ended(HarmSteps.save(fight, falling, table));
            case Phase.Facing facing -> throw new IllegalStateException("everybody has agreed");
            case Phase.Readying readying -> throw new IllegalStateException("everybody has a gun");
            case Phase.Parleying parleying -> throw new IllegalStateException("the turn is not played out");
        };
    }

    private static void begin(GunfightEvent.TurnPart part, boolean isFirst, Table table) {
        if (isFirst) {
            TurnSteps.begin(part, table);
        }
    }

    /** After a slot in which nobody has to roll for staying on his feet any more, it is as if the turn were over. */
    private static Gunfight ended(Gunfight settled) {
        return settled.phase() instanceof Phase.Falling ? settled : settled.withPhase(Phase.Readying.first());
    }

    private static boolean isOver(Phase phase) {
        return phase instanceof Phase.Readying
                || (phase instanceof Phase.Declaring declaring
                        && declaring.declared().isEmpty());
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
        HarmSteps.amended(before.fight(), after.fight(), table);
    }

    @Override
    public O calledOff(Piece<O> now) {
        return now.outcome();
    }
}
