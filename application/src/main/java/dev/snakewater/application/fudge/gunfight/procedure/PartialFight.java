package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.measure.Measured;
import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.table.answering.ForwardingTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.modifier.Legality;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A part of a gunfight that is played by itself, as it is now; ahead are the settled declarations of the rest of the turn. */
public record PartialFight<O extends PartialFight.Outcome<O>>(Gunfight fight, List<Phase.Declaring> ahead, O outcome) {

    /** The outcome of a partial fight so far, which becomes its outcome. */
    public interface Outcome<O extends Outcome<O>> extends Measured {

        /** Returns this after the events of a step, as the fight stands now. */
        O after(List<Event> events, Gunfight now);
    }

    /** Somebody's roll for the draw or for the staredown. */
    public record Rolled(Name by, int total) {

        /** Returns these and the rolls of a step. */
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

        /** Returns one finding for each roll. */
        public static Stream<Finding> findings(String id, List<Rolled> all) {
            return all.stream().map(one -> Finding.counts(id, one.total(), one.by()));
        }
    }

    private PartialFight<O> after(Gunfight next, List<Event> events) {
        return new PartialFight<>(next, ahead, outcome.after(events, next));
    }

    private PartialFight<O> amended(Gunfight next) {
        return after(next, List.of());
    }

    /** Returns this at the next part of the turn, for which all declarations are made. */
    public PartialFight<O> moved() {
        return new PartialFight<>(fight.withPhase(ahead.getFirst()), ahead.subList(1, ahead.size()), outcome);
    }

    /** Whether the settled declarations of the next part are still possible: the fight may be over by then, or a target dead. */
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

    /** Whether somebody could do what is settled for him, if he were changed like this. */
    private boolean fits(Gunfighter amended) {
        return ahead.stream()
                .flatMap(part -> part.declared().stream())
                .filter(declaration -> declaration.by().equals(amended.name()))
                .allMatch(declaration -> amended.isAble()
                        && declaration.marks().stream()
                                .noneMatch(
                                        mark -> amended.guns().get(mark.gun()).isEmpty()));
    }

    /** A policy that decides as in the whole fight. Most partial fights ask for no decision. */
    public record Decider<O extends Outcome<O>>(Policy<Gunfight> policy) implements Policy<PartialFight<O>> {
        @Override
        public String id() {
            return policy.id();
        }

        @Override
        public <A> A decide(PartialFight<O> piece, Choice<A> choice, Dice dice) {
            return policy.decide(piece.fight(), choice, dice);
        }
    }

    private record EventCapture(Table table, List<Event> seen) implements ForwardingTable {
        /** What is told becomes the outcome. */
        @Override
        public boolean isHeard() {
            return true;
        }

        @Override
        public void tell(Event event, List<Rule> why) {
            seen.add(event);
            ForwardingTable.super.tell(event, why);
        }
    }

    /** The gunfight's own steps, up to the order of action after a draw, the draw after a staredown, or the end of the settled slots. */
    public static final class Steps<O extends Outcome<O>> implements Procedure<PartialFight<O>, O> {

        @Override
        public Next<PartialFight<O>, O> step(PartialFight<O> now, Table table) {
            begun(now.fight.phase()).ifPresent(part -> GunfightProcedure.begin(part, table));
            EventCapture capture = new EventCapture(table, new ArrayList<>());
            PartialFight<O> after = now.after(GunfightProcedure.played(now.fight, capture), capture.seen);
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

        /** All amendments of a gunfight; a drop only if the partial fight includes the draw. */
        @Override
        public List<Choice<PartialFight<O>>> amendments(PartialFight<O> now) {
            boolean draws = now.fight.phase() instanceof Phase.Drawing;
            GunfightAmendments amendments = new GunfightAmendments(now.fight, now::fits);
            return Amendments.listed(
                    all -> amendments.all(all.within(now::amended), fighter -> draws && amendments.isToDraw(fighter)));
        }

        @Override
        public List<Choice<PartialFight<O>>> rulings(PartialFight<O> now) {
            List<Choice<PartialFight<O>>> all = new ArrayList<>();
            new GunfightProcedure().rulings(now.fight).forEach(choice -> all.add(choice.leadingTo(now::amended)));
            return all;
        }

        @Override
        public void amended(PartialFight<O> before, PartialFight<O> after, Table table) {
            ShootingSteps.amended(before.fight, after.fight, table);
        }

        @Override
        public O calledOff(PartialFight<O> now) {
            return now.outcome;
        }
    }
}
