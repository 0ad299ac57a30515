package dev.snakewater.acceptance.steps.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.acceptance.steps.Citations;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightOutcome;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RefusedException;
import dev.snakewater.domain.rule.Rule;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The fight of one example. It is played when somebody first asks what came of it. */
@ScenarioScoped
public final class Showdown {

    private final Roster roster;
    private final Course course;
    private final GameMaster gameMaster;
    private final Citations citations;
    private final List<String> expectedLeftOver = new ArrayList<>();
    private @Nullable ExampleTable table;
    private @Nullable Sitting<Gunfight, GunfightOutcome> sitting;
    private @Nullable Played<Gunfight, GunfightOutcome> played;
    private Optional<RefusedException> refusal = Optional.empty();
    private boolean returned;

    /** A fight of these fighters, in this course. */
    @Inject
    public Showdown(Roster roster, Course course, GameMaster gameMaster, Citations citations) {
        this.roster = roster;
        this.course = course;
        this.gameMaster = gameMaster;
        this.citations = citations;
    }

    /** Whether anything has been played yet. */
    boolean isPlayed() {
        return played != null;
    }

    /** The fight, played to the end of its course. */
    Played<Gunfight, GunfightOutcome> played() {
        if (played == null) {
            play((turn, question) -> false);
            if (played.standing() instanceof Standing.Asking<Gunfight, GunfightOutcome> asking) {
                Question open = asking.question();
                throw new AssertionError("The example does not say what " + open.by() + "'s " + open.name()
                        + " is in turn " + table.turn() + ", and the fight asks for it by "
                        + open.why().id());
            }
        }
        return played;
    }

    /** The same as it stands at a table. */
    FightAtTable atTable() {
        List<Answer> answers = played().answers();
        Scenario<?, ?, ?> scenario = new Scenario<>(
                GunfightScenario.kind(),
                "An example",
                "",
                gameMaster.terms(course.length()),
                List.of(),
                roster.written());
        return new Fights()
                .resume(new Recorded(
                        "an example",
                        scenario,
                        new FightReport.DiceSource.AtTable(),
                        Optional.empty(),
                        List.of(),
                        History.of(answers),
                        1));
    }

    /** Plays up to where somebody is asked something, and leaves it at that. */
    Standing.Asking<Gunfight, GunfightOutcome> stopAt(int turn, String who, String question) {
        course.lastsFor(turn);
        play((number, asked) ->
                number == turn && asked.by().text().equals(who) && asked.name().equals(question));
        if (played.standing() instanceof Standing.Asking<Gunfight, GunfightOutcome> asking
                && asking.question().by().text().equals(who)
                && asking.question().name().equals(question)) {
            return asking;
        }
        throw new AssertionError(who + " is not asked for " + question + " in turn " + turn + ": " + played.standing());
    }

    /** Somebody asks for a deed; whether he gets it shows in {@link #refusal}. */
    void asks(String who, String part, String words) {
        stopAt(1, who, part);
        Course.Deed deed = Course.Deed.of(words);
        try {
            answer(deed.word());
            if (course.isAskedForTargets(who)) {
                for (Course.Deed.Target target : deed.targets()) {
                    takesFullerGun();
                    assertThat(choice().name()).isEqualTo(target.question());
                    answer(target.name());
                }
            }
        } catch (RefusedException refused) {
            refusal = Optional.of(refused);
            citations.barred(refused.rules());
        }
        follow(sitting.played());
    }

    /** The refusal, if what was asked for was refused. */
    Optional<RefusedException> refusal() {
        return refusal;
    }

    /** Where the fight stands now that it waits for somebody. */
    Standing.Asking<Gunfight, GunfightOutcome> asking() {
        if (played != null && played.standing() instanceof Standing.Asking<Gunfight, GunfightOutcome> asking) {
            return asking;
        }
        throw new AssertionError("The fight does not wait for anybody");
    }

    /** The choice the fight waits at. */
    Choice<?> choice() {
        return switch (asking().question()) {
            case Choice<?> choice -> choice;
            case Question other -> throw new AssertionError("The fight waits for dice: " + other);
        };
    }

    /** The same choice; the example cites the rule that asks. */
    Choice<?> choiceLookedAt() {
        citations.asked(choice().why());
        return choice();
    }

    /** The rules that bar an answer to the choice the fight waits at; the example cites them. */
    List<Rule> barsOn(String word) {
        List<Rule> bars = choice().barsOn(word);
        citations.barred(bars);
        return bars;
    }

    /** How it stands: at the end, or where it waits. */
    GunfightOutcome outcome() {
        played();
        return switch (played.standing()) {
            case Standing.Over<Gunfight, GunfightOutcome> over -> over.outcome();
            case Standing.CalledOff<Gunfight, GunfightOutcome> off -> off.outcome();
            case Standing.Asking<Gunfight, GunfightOutcome> asking ->
                GunfightScenario.kind().procedure().calledOff(asking.situation());
        };
    }

    /** How somebody stands. */
    GunfightOutcome.Fate fate(String name) {
        return outcome().fighters().stream()
                .filter(fate -> fate.name().text().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** What happened, of one kind, in the whole fight. */
    <E extends Event> Stream<E> events(Class<E> kind) {
        return events().filter(kind::isInstance).map(kind::cast);
    }

    /** What happened, of one kind, in one turn; in the whole fight if the turn is not said. */
    <E extends Event> Stream<E> events(Class<E> kind, @Nullable Integer turn) {
        if (turn == null) {
            return events(kind);
        }
        List<List<Event>> turns = played().turns();
        return turn > turns.size()
                ? Stream.empty()
                : turns.get(turn - 1).stream().filter(kind::isInstance).map(kind::cast);
    }

    /** What happened. */
    Stream<Event> events() {
        return played().turns().stream().flatMap(List::stream);
    }

    /** What the example would have somebody do in the first turn is never asked of him, as the example says. */
    void neverAsked(String who, String question) {
        played();
        String start = "turn 1: " + who + ", " + question + ": ";
        assertThat(table.leftOver()).as("what nobody was asked for").anyMatch(line -> line.startsWith(start));
        expectedLeftOver.add(start);
        expectedLeftOver.add("turn 1: " + who + ", target: ");
    }

    /** Nobody asks him for this target, as the example says. */
    void neverAskedForTarget(String who, String target) {
        String line = "turn 1: " + who + ", fan at: " + target;
        played();
        assertThat(table.leftOver()).as("what nobody was asked for").contains(line);
        expectedLeftOver.add(line);
    }

    /** The fight itself is not played: the example is about something smaller. */
    void isNotPlayed() {
        returned = true;
    }

    /** What is wrong with the set-up, which is then not played; the example cites the rules that it names. */
    List<Problem> problems() {
        returned = true;
        try {
            roster.written();
            return List.of();
        } catch (UnreadableException unreadable) {
            unreadable.problems().forEach(problem -> citations.named(problem.what()));
            return unreadable.problems();
        }
    }

    /** The set-up of the next fight of those who are left, if anybody is. */
    Optional<GunfightScenario> next() {
        return GunfightScenario.kind().aftermath(roster.written(), outcome());
    }

    /** How the next fight opens; it has no problems. */
    Gunfight nextOpening() {
        GunfightScenario next = next().orElseThrow();
        assertThat(GunfightScenario.kind().problems(next))
                .as("problems of the next fight")
                .isEmpty();
        return GunfightScenario.kind().open(next);
    }

    /** What happens in a turn of which the example says nothing. */
    List<Event> turnAfter(Gunfight opening) {
        ExampleTable silent = new ExampleTable(new Course(roster), (turn, question) -> false);
        Played<Gunfight, GunfightOutcome> after =
                Played.from(GunfightScenario.kind().procedure(), opening, gameMaster.terms(1), situation -> silent);
        after.course().getFirst().forEach(citations::happened);
        return after.turns().getFirst();
    }

    /** Everything the example said was used. */
    void leavesNothingOver() {
        if (returned) {
            return;
        }
        played();
        assertThat(table.leftOver())
                .as("what the example says and nobody asked for")
                .allMatch(line -> expectedLeftOver.stream().anyMatch(line::startsWith));
    }

    private void play(BiPredicate<Integer, Question> stopsAt) {
        ScenarioKind<GunfightScenario, Gunfight, GunfightOutcome> kind = GunfightScenario.kind();
        GunfightScenario written = roster.written();
        assertThat(kind.problems(written)).as("problems of the set-up").isEmpty();
        Gunfight opening = kind.open(written);
        ExampleTable at = new ExampleTable(course, stopsAt);
        table = at;
        follow(Played.from(kind.procedure(), opening, gameMaster.terms(course.length()), situation -> at));
        sitting = new Sitting<>(kind.procedure(), opening, gameMaster.terms(course.length()), played.answers());
    }

    private void takesFullerGun() {
        if (choice().name().equals("with")) {
            answer(choice().options().getFirst().word());
        }
    }

    private void answer(String word) {
        Choice<?> choice = choice();
        sitting = sitting.answering(
                new Answer.Chose(choice.by(), choice.name(), choice.why().id(), word));
        follow(sitting.played());
    }

    private void follow(Played<Gunfight, GunfightOutcome> soFar) {
        played = soFar;
        soFar.course().forEach(turn -> turn.forEach(citations::happened));
    }

    /** The ids of these rules, in order. */
    static List<String> ids(List<? extends Rule> rules) {
        return rules.stream().map(Rule::id).sorted().toList();
    }
}
