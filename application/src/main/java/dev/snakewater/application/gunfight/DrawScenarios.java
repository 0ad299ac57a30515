package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Telling;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.fudge.gunfight.Announcement;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Scenarios of the kind {@code fudge-draw}: who is the fastest in one turn (GF-07 to GF-10). It is over when the order of action stands. */
public final class DrawScenarios extends PieceScenarios<DrawScenario, DrawOutcome> {

    /** The kind. */
    public DrawScenarios() {
        super(DrawScenario::gunfight);
    }

    @Override
    public String id() {
        return "fudge-draw";
    }

    @Override
    public Class<DrawScenario> scenario() {
        return DrawScenario.class;
    }

    @Override
    public List<Problem> problems(DrawScenario scenario) {
        return DrawProblems.of(scenario);
    }

    @Override
    public Piece<DrawOutcome> open(DrawScenario scenario) {
        Roster roster = Roster.of(scenario.gunfight());
        Gunfight fight = GUNFIGHT.open(scenario.gunfight());
        List<Phase.Ready> ready = new ArrayList<>();
        for (Gunfighter fighter : fight.able()) {
            Optional<DrawScenario.Hand> hand = scenario.hands().stream()
                    .filter(written -> roster.names(written.name()).contains(fighter.name()))
                    .findFirst();
            List<Integer> guns = hand.map(written -> GunsInHand.of(fighter, written.with()))
                    .filter(named -> !named.isEmpty())
                    .orElseGet(() -> GunsInHand.firstOf(fighter));
            ready.add(new Phase.Ready(
                    guns,
                    hand.filter(DrawScenario.Hand::plusTwo).isPresent(),
                    hand.filter(DrawScenario.Hand::calledShot).map(written -> Announcement.CALLED_SHOT)));
            if (hand.filter(DrawScenario.Hand::alreadyDrawn).isPresent()) {
                for (int gun : guns) {
                    fight = fight.with(
                            fighter.name(),
                            before -> before.withGun(gun, before.guns().get(gun).carried(Carried.IN_HAND)));
                }
            }
        }
        boolean first = scenario.hands().stream().noneMatch(DrawScenario.Hand::alreadyDrawn);
        return new Piece<>(
                new Gunfight(fight.scene(), fight.fighters(), first, new Phase.Drawing(List.copyOf(ready), List.of())),
                List.of(),
                new DrawOutcome(List.of(), List.of()));
    }

    @Override
    public Procedure<Piece<DrawOutcome>, DrawOutcome> procedure() {
        return new PieceProcedure<>() {
            @Override
            Gunfight play(Gunfight fight, Table table) {
                if (fight.phase() instanceof Phase.BreakingTies breaking) {
                    return DrawSteps.breakTie(fight, breaking, table);
                }
                Phase.Drawing drawing = (Phase.Drawing) fight.phase();
                if (drawing.totals().isEmpty()) {
                    TurnSteps.begin(GunfightEvent.TurnPart.DRAW, table);
                }
                return DrawSteps.draw(fight, drawing, table);
            }

            @Override
            Next<Piece<DrawOutcome>, DrawOutcome> next(Piece<DrawOutcome> played) {
                return played.fight().phase() instanceof Phase.Declaring ? played.over() : played.goOn();
            }
        };
    }

    @Override
    public Telling<Piece<DrawOutcome>, DrawOutcome> telling() {
        return new DrawTelling();
    }

    @Override
    public List<String> numbers() {
        return List.of("draw", "tie");
    }
}
