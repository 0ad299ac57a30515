package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Relay;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.modifier.Legality;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A piece of a gunfight that is played by itself, as it is now: the situation of its procedure.
 *
 * @param fight the gunfight that it is a piece of
 * @param ahead what is settled beforehand of the parts of the turn that are still to come: everybody's declarations, part by part
 * @param outcome what has come of it so far
 */
public record Piece<O extends Piece.Outcome<O>>(Gunfight fight, List<Phase.Declaring> ahead, O outcome) {

    /**
     * What has come of a piece so far: in the end, its outcome.
     *
     * @param <O> itself
     */
    public interface Outcome<O extends Outcome<O>> extends Measured {

        /** This after what happened in a step, as the fight stands now. */
        O after(List<Event> events, Gunfight now);
    }

    /**
     * What somebody rolled for the draw, or for the staredown.
     *
     * @param by who
     * @param total what it came to
     */
    public record Rolled(Name by, int total) {

        /** Returns these and what was rolled in a step. */
        public static List<Rolled> after(List<Rolled> before, List<Event> events) {
            List<Rolled> all = new ArrayList<>(before);
            for (Event event : events) {
                switch (event) {
                    case GunfightEvent.Stared stared -> all.add(new Rolled(stared.by(), stared.total()));
                    case GunfightEvent.Drew drew -> all.add(new Rolled(drew.by(), drew.total()));
                    default -> {}
                }
            }
            return all;
        }

        /** Returns what each of them came to, as one finding each. */
        public static Stream<Finding> findings(String id, List<Rolled> all) {
            return all.stream().map(one -> Finding.counts(id, one.total(), one.by()));
        }
    }

    private Piece<O> after(Gunfight next, List<Event> events) {
        return new Piece<>(next, ahead, outcome.after(events, next));
    }

    private Piece<O> amended(Gunfight next) {
        return after(next, List.of());
    }

    /** This with the next part of the turn coming, all declarations of which are made. */
    public Piece<O> moved() {
        return new Piece<>(fight.withPhase(ahead.getFirst()), ahead.subList(1, ahead.size()), outcome);
    }

    /** Whether what is settled of the next part can still be done: a fight may be over by then, or a target dead. */
    private boolean canMove() {
        return !ahead.isEmpty()
                && !fight.isDecided()
                && ahead.getFirst().declared().stream().allMatch(this::canFire);
    }

    private boolean canFire(Phase.Declaration declaration) {
        Gunfighter by = fight.fighter(declaration.by());
        return declaration.marks().stream()
                .map(mark -> fight.barsOn(Legality.Aim.SHOT, by, fight.fighter(mark.at())))
                .allMatch(List::isEmpty);
    }

    /** Whether somebody could do what is settled of him, if he were so. */
    private boolean fits(Gunfighter amended) {
        return ahead.stream()
                .flatMap(part -> part.declared().stream())
                .filter(declaration -> declaration.by().equals(amended.name()))
                .allMatch(declaration -> amended.isAble()
                        && declaration.marks().stream()
                                .noneMatch(
                                        mark -> amended.guns().get(mark.gun()).isEmpty()));
    }

    /** Decides as in the fight; of most pieces everything is settled, so nobody asks him. */
    public record Decider<O extends Outcome<O>>(Policy<Gunfight> policy) implements Policy<Piece<O>> {
        @Override
        public String id() {
            return policy.id();
        }

        @Override
        public <A> A decide(Piece<O> piece, Choice<A> choice, Dice dice) {
            return policy.decide(piece.fight(), choice, dice);
        }
    }

    private record Witness(Table table, List<Event> seen) implements Relay {
        @Override
        public void tell(Event event, List<Rule> why) {
            seen.add(event);
            Relay.super.tell(event, why);
        }
    }

    /**
     * The gunfight's own steps from the phase in which a piece begins. It is over when the order of action stands after a draw, when a
     * staredown leads to the draw, and when the slots are over of which everything was settled beforehand.
     */
    public static final class Steps<O extends Outcome<O>> implements Procedure<Piece<O>, O> {

        @Override
        public Next<Piece<O>, O> step(Piece<O> now, Table table) {
            begun(now.fight.phase()).ifPresent(part -> GunfightProcedure.begin(part, table));
            Witness witness = new Witness(table, new ArrayList<>());
            Piece<O> after = now.after(GunfightProcedure.played(now.fight, witness), witness.seen);
            if (!isOver(after.fight.phase())) {
                return Next.go(after);
            }
            return after.canMove() ? Next.go(after.moved()) : Next.done(after.outcome);
        }

        /** The part of the turn that begins with a phase in which nothing has happened yet. */
        private static Optional<Part> begun(Phase phase) {
            return switch (phase) {
                case Phase.Staring staring when staring.totals().isEmpty() -> Optional.of(Part.STAREDOWN);
                case Phase.Drawing drawing when drawing.totals().isEmpty() -> Optional.of(Part.DRAW);
                case Phase.Declaring declaring -> Optional.of(declaring.turn().part());
                default -> Optional.empty();
            };
        }

        private static boolean isOver(Phase phase) {
            return phase instanceof Phase.Readying
                    || phase instanceof Phase.Over
                    || (phase instanceof Phase.Declaring declaring
                            && declaring.declared().isEmpty());
        }

        /** All that can be amended in a gunfight; a drop only for a draw that is a part of the piece. */
        @Override
        public List<Choice<Piece<O>>> amendments(Piece<O> now) {
            boolean draws = now.fight.phase() instanceof Phase.Drawing;
            GunfightAmendments amendments = new GunfightAmendments(now.fight, now::fits);
            return Amendments.listed(
                    all -> amendments.all(all.within(now::amended), fighter -> draws && amendments.isToDraw(fighter)));
        }

        @Override
        public List<Choice<Piece<O>>> rulings(Piece<O> now) {
            List<Choice<Piece<O>>> all = new ArrayList<>();
            new GunfightProcedure().rulings(now.fight).forEach(choice -> all.add(choice.leadingTo(now::amended)));
            return all;
        }

        @Override
        public void amended(Piece<O> before, Piece<O> after, Table table) {
            ShootingSteps.amended(before.fight, after.fight, table);
        }

        @Override
        public O calledOff(Piece<O> now) {
            return now.outcome;
        }
    }
}
