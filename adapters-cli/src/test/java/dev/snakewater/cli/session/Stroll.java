package dev.snakewater.cli.session;

import dev.snakewater.application.procedure.Amendments;
import dev.snakewater.application.procedure.Next;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Ruleset;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Table;
import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.domain.rule.Rulebook;
import java.util.List;
import java.util.Optional;

/** The smallest thing with places that can be played: Bob walks twice, each time up to 50 cm, on a table of 120 by 80 cm. Joe stands. */
public final class Stroll
        implements Procedure<Stroll.Situation, Stroll.Arrived>, Telling<Stroll.Situation, Stroll.Arrived>, Ruleset {

    static final Name BOB = new Name("Bob");
    static final Name JOE = new Name("Joe");

    private static final int FARTHEST = 500;

    /** Where Bob is, and how often he still walks. */
    public record Situation(Place at, int left) {}

    /** Where Bob is in the end. */
    public record Arrived(Place at) {}

    /** Bob has walked. */
    public record Walked(Place to) implements Event {}

    /** Where Bob begins. */
    public record Begins(int east, int north) implements SetUp<Situation, Arrived> {

        @Override
        public List<Problem> problems() {
            return List.of();
        }

        @Override
        public List<Name> everybody() {
            return List.of(BOB);
        }

        @Override
        public Situation opening() {
            return new Situation(new Place(east, north), 2);
        }
    }

    @Override
    public Next<Situation, Arrived> step(Situation situation, Table table) {
        Place to = table.choose(place(situation.at()));
        table.tell(new Walked(to), FalloutRule.FO_33_WALKING);
        return situation.left() == 1
                ? new Next.Done<>(new Arrived(to))
                : new Next.Go<>(new Situation(to, situation.left() - 1), true);
    }

    private static Choice<Place> place(Place from) {
        return Choice.anywhere(
                        BOB,
                        "place",
                        List.of(from.moved(100, 0), from.moved(0, 400), from.moved(0, 600)),
                        said -> said.equalsIgnoreCase("towards Joe")
                                ? Optional.of(from.towards(new Place(700, 120), 100))
                                : Place.read(said),
                        FalloutRule.FO_33_WALKING)
                .barring(to -> tooFar(from, to))
                .noting(to -> Optional.of(Reason.of("steps", from.distanceTo(to) / 100)))
                .explaining(to -> Optional.of(Reason.of("as-far-as", from.towards(to, FARTHEST))));
    }

    private static List<Rule> tooFar(Place from, Place to) {
        return from.distanceTo(to) > FARTHEST ? List.of(FalloutRule.FO_33_WALKING) : List.of();
    }

    @Override
    public List<Choice<Situation>> amendments(Situation situation) {
        return Amendments.listed(list -> list.of(BOB)
                .anywhere("place", List.of(new Place(0, 0)), Place::read, at -> new Situation(at, situation.left())));
    }

    @Override
    public boolean inTurns() {
        return true;
    }

    @Override
    public Arrived calledOff(Situation situation) {
        return new Arrived(situation.at());
    }

    @Override
    public Messages words() {
        return Messages.in("dev.snakewater.cli.session.stroll");
    }

    @Override
    public StatusTable state(Situation situation) {
        return new StatusTable(
                List.of("walks left"),
                List.of(new StatusTable.Row(BOB, List.of(String.valueOf(situation.left())), false)));
    }

    @Override
    public Optional<FloorPlan> plan(Situation situation) {
        return Optional.of(new FloorPlan(
                1200,
                800,
                List.of(),
                List.of(),
                List.of(
                        new FloorPlan.Mark(BOB, situation.at(), 0, false),
                        new FloorPlan.Mark(JOE, new Place(700, 120), 270, false))));
    }

    @Override
    public String id() {
        return "stroll";
    }

    @Override
    public List<Rulebook> rulebooks() {
        return List.of(FalloutRule.RULEBOOK);
    }

    @Override
    public List<ScenarioKind<?, ?>> kinds() {
        return List.of(kind());
    }

    ScenarioKind<Situation, Arrived> kind() {
        return ScenarioKind.of("stroll", Begins.class, this, this);
    }
}
