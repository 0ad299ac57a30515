package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import java.util.List;
import java.util.stream.Stream;

/** A piece of a gunfight by itself: the gunfight's own steps from where it begins, until it is over. */
abstract class PieceProcedure<O extends Reckoning<O>> implements Procedure<Piece<O>, O> {

    /** Plays one step of the gunfight. */
    abstract Gunfight play(Gunfight fight, Table table);

    /** What a step leads to. */
    abstract Next<Piece<O>, O> next(Piece<O> played);

    /** Whether somebody could still do what is settled of him, if he were so. */
    boolean fits(Piece<O> now, Gunfighter amended) {
        return true;
    }

    @Override
    public final Next<Piece<O>, O> step(Piece<O> now, Table table) {
        Witness witness = new Witness(table);
        Gunfight played = play(now.fight(), witness);
        return next(now.after(played, witness.seen()));
    }

    /** All that can be amended in a gunfight; a drop only before the draw that it is for, if that is a part of the piece. */
    @Override
    public final List<Choice<Piece<O>>> amendments(Piece<O> now) {
        Amendments amendments = new Amendments(now.fight(), fighter -> fits(now, fighter));
        Stream<Choice<Gunfight>> drops = now.fight().phase() instanceof Phase.Drawing
                ? amendments.drops().stream()
                        .filter(drop -> amendments.isToDraw(now.fight().fighter(drop.by())))
                : Stream.empty();
        return within(now, Stream.concat(amendments.all().stream(), drops));
    }

    @Override
    public final List<Choice<Piece<O>>> rulings(Piece<O> now) {
        return within(now, GunfightProcedure.rulingsOf(now.fight()).stream());
    }

    @Override
    public final void amended(Piece<O> before, Piece<O> after, Table table) {
        HarmSteps.amended(before.fight(), after.fight(), table);
    }

    @Override
    public final O calledOff(Piece<O> now) {
        return now.outcome();
    }

    private static <O extends Reckoning<O>> List<Choice<Piece<O>>> within(
            Piece<O> now, Stream<Choice<Gunfight>> choices) {
        return choices.map(choice -> choice.leadingTo(fight -> now.after(fight, List.of())))
                .toList();
    }
}
