package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.DiceStatistics;
import dev.snakewater.application.port.in.FightAtTable.NeededRoll;
import dev.snakewater.application.port.in.FightAtTable.OptionForecast;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.GameMasterEvent;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.dice.NoSuchFallException;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A fight of any kind at a table, as played with the answers that still count, and as told. */
record TableFight<S, O>(
        Scenario<S, O> scenario,
        S opening,
        List<Sentence> toldOpening,
        History history,
        Played<S, O> played,
        List<List<FightReport.NarratedEvent>> told)
        implements FightAtTable {

    private static final String AFTER = Messages.SHARED.message("aftermath", "");
    private static final Pattern NUMBERED = Pattern.compile("(.*) \\((\\d{1,6})\\)");

    static <S, O> TableFight<S, O> of(Scenario<S, O> scenario, History history) {
        S opening = scenario.setUp().opening();
        List<Sentence> toldOpening = Narrator.opening(scenario, opening);
        Played<S, O> played = sitting(scenario, opening, history).played();
        return new TableFight<>(
                scenario, opening, toldOpening, history, played, Narrator.turns(scenario, played, List.of()));
    }

    private static <S, O> Sitting<S, O> sitting(Scenario<S, O> scenario, S opening, History history) {
        return new Sitting<>(
                scenario.kind().procedure(), opening, scenario.terms(), history.answers(), Newcomers.to(scenario));
    }

    @Override
    public SetUp<S, O> setUp() {
        return Newcomers.to(scenario).with(history.answers());
    }

    @Override
    public List<Name> fighters() {
        List<Name> gone = happened()
                .flatMap(event -> event instanceof GameMasterEvent.Departed(Name who) ? Stream.of(who) : Stream.empty())
                .toList();
        return setUp().everybody().stream().filter(who -> !gone.contains(who)).toList();
    }

    private Stream<Event> happened() {
        return played.course().stream().flatMap(List::stream).map(LoggedEvent::event);
    }

    @Override
    public FightReport account() {
        return account(new FightReport.DiceSource.AtTable());
    }

    @Override
    public List<Member> roster() {
        return asking().map(asking -> scenario.kind().procedure().roster(asking.situation()))
                .orElse(List.of());
    }

    FightReport account(FightReport.DiceSource dice) {
        return Narrator.report(scenario, toldOpening, told, played, history, dice);
    }

    @Override
    public int turn() {
        int ended = played.turnEnds().size();
        boolean inTurn =
                question().isPresent() || played.course().stream().skip(ended).anyMatch(turn -> !turn.isEmpty());
        return inTurn ? ended + 1 : Math.max(1, ended);
    }

    @Override
    public Optional<Question> question() {
        return asking().map(Standing.Asking::question);
    }

    @Override
    public StatusTable state() {
        return asking().map(asking -> scenario.kind().telling().state(asking.situation()))
                .orElse(StatusTable.EMPTY);
    }

    @Override
    public Optional<FloorPlan> plan() {
        return asking().flatMap(asking -> scenario.kind().telling().plan(asking.situation()));
    }

    @Override
    public List<Sentence> sheet(Name fighter) {
        return asking().map(asking -> scenario.kind().telling().sheet(withHim(asking.situation(), fighter), fighter))
                .orElse(List.of());
    }

    /** A situation in which somebody is: this, or if he has still to enter, the one that says what he will have. */
    private S withHim(S now, Name fighter) {
        boolean isThere = scenario.setUp().everybody().contains(fighter)
                || happened()
                        .anyMatch(event -> event instanceof GameMasterEvent.Entered entered
                                && entered.who().equals(fighter));
        if (isThere) {
            return now;
        }
        SetUp<S, O> withAll = setUp();
        return withAll.everybody().contains(fighter) ? withAll.opening() : now;
    }

    @Override
    public List<Tally> counted() {
        return asking().map(Standing.Asking::counted).orElse(List.of());
    }

    @Override
    public List<NeededRoll> needs() {
        return played.standing() instanceof Standing.Asking<S, O> asking && asking.question() instanceof Throw what
                ? forecaster(asking, asking.situation()).needs(what)
                : List.of();
    }

    @Override
    public List<OptionForecast> ahead() {
        return played.standing() instanceof Standing.Asking<S, O> asking
                        && asking.question() instanceof Choice<?> choice
                        && (actsWithOthers() || !hidesSomethingFrom(choice.by()))
                ? forecaster(asking, alone(asking).orElse(asking.situation())).ahead(choice)
                : List.of();
    }

    @Override
    public boolean actsWithOthers() {
        return asking().flatMap(this::alone).isPresent();
    }

    private Optional<S> alone(Standing.Asking<S, O> asking) {
        return scenario.kind()
                .procedure()
                .alone(asking.situation(), asking.question().by());
    }

    @Override
    public List<Choice<S>> amendments() {
        Procedure<S, O> procedure = scenario.kind().procedure();
        return asking().map(asking -> Stream.concat(
                                procedure.amendments(asking.situation()).stream(),
                                procedure.rulings(asking.situation()).stream())
                        .toList())
                .orElse(List.of());
    }

    @Override
    public int answersInStep() {
        return asking().map(asking -> asking.given().size()).orElse(0);
    }

    @Override
    public Answer decided(String policy, Dice dice) {
        Standing.Asking<S, O> asking = asking().orElseThrow();
        return switch (asking.question()) {
            case Choice<?> choice -> decided(policy(policy), asking.situation(), choice, dice);
            case Throw what -> throw new IllegalStateException(what.by() + " has nothing to choose");
        };
    }

    private Policy<S> policy(String id) {
        return scenario.kind().policies().stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public TableFight<S, O> onward(Dice dice, int most) {
        int before = history.answers().size();
        Played<S, O> further = sitting(scenario, opening, history)
                .onward(
                        played,
                        most,
                        (situation, question) -> Optional.of(history.seat(question.by()))
                                .filter(seat -> seat.answers(question))
                                .map(seat -> switch (question) {
                                    case Choice<?> choice ->
                                        decided(policy(seat.policy().orElseThrow()), situation, choice, dice);
                                    case Throw what -> Answer.of(what, dice.roll(what));
                                }));
        History next = history;
        for (Answer answer : further.answers().subList(before, further.answers().size())) {
            next = next.and(answer);
        }
        return after(next, further);
    }

    @Override
    public TableFight<S, O> after(HistoryEntry act) {
        check(act, scenario, history);
        History next = history.and(act);
        if (next.answers().equals(history.answers())) {
            return new TableFight<>(scenario, opening, toldOpening, next, played, told);
        }
        return after(next, sitting(scenario, opening, next).played(played));
    }

    private TableFight<S, O> after(History next, Played<S, O> replayed) {
        List<List<FightReport.NarratedEvent>> alike = told.subList(0, played.turnsAlike(next.answers()));
        return new TableFight<>(
                scenario, opening, toldOpening, next, replayed, Narrator.turns(scenario, replayed, alike));
    }

    /** Checks a hand-over and free dice; any other act shows when the fight is played. */
    static void check(HistoryEntry act, Scenario<?, ?> scenario, History history) {
        if (act instanceof HistoryEntry.Handed handed) {
            check(handed, scenario, history);
        }
        if (act instanceof HistoryEntry.Rolled(DicePool dice, Fall fall) && !isPossible(dice, fall)) {
            throw new DivergedException("rolled", dice, fall.total(), fall.faces());
        }
    }

    private static boolean isPossible(DicePool dice, Fall fall) {
        try {
            return dice.showing(fall.faces()).equals(fall);
        } catch (NoSuchFallException impossible) {
            return false;
        }
    }

    /** It names a fighter and a policy of the kind. */
    private static void check(HistoryEntry.Handed handed, Scenario<?, ?> scenario, History history) {
        Stream<Name> entered = history.given().stream()
                .filter(Answer.Entered.class::isInstance)
                .map(Answer::by);
        List<String> fighters = Stream.concat(scenario.setUp().everybody().stream(), entered)
                .map(Name::text)
                .toList();
        oneOf(fighters, handed.who().text(), "nobody", handed);
        List<String> policies =
                scenario.kind().policies().stream().map(Policy::id).toList();
        handed.seat().policy().ifPresent(id -> oneOf(policies, id, "no-policy", handed));
    }

    private static void oneOf(List<String> known, String word, String key, HistoryEntry.Handed handed) {
        if (!known.contains(word)) {
            throw new DivergedException(key, word, Suggestions.instead(word, known), handed.who());
        }
    }

    @Override
    public List<DiceStatistics> luck() {
        return DiceAudit.luck(played.thrown());
    }

    @Override
    public Optional<Scenario<?, ?>> aftermath() {
        return setUp().aftermath(played.outcome(scenario.kind().procedure()))
                .map(setUp -> new Scenario<>(
                        scenario.kind(),
                        sequel(scenario.title()),
                        "",
                        FightTerms.of(scenario.terms().turnLimit()),
                        List.of(),
                        setUp));
    }

    /** Returns the title of what comes after: of a sequel, with the next number. */
    private static String sequel(String title) {
        Matcher numbered = NUMBERED.matcher(title);
        return !title.startsWith(AFTER)
                ? AFTER + title
                : numbered.matches()
                        ? numbered.group(1) + " (" + (Integer.parseInt(numbered.group(2)) + 1) + ")"
                        : title + " (2)";
    }

    @Override
    public Aftermath aftermath(List<Wish> wishes) {
        return aftermath()
                .map(next -> Interludes.after(next, setUp(), wishes))
                .orElseGet(() -> new Aftermath(Optional.empty(), List.of(), List.of()));
    }

    private static <S, A> Answer decided(Policy<S> policy, S situation, Choice<A> choice, Dice dice) {
        return Answer.of(choice, choice.optionOf(policy.decide(situation, choice, dice)));
    }

    /** Returns whether somebody else has chosen something since anything was told. */
    private boolean hidesSomethingFrom(Name who) {
        int shown = played.course().stream()
                .flatMap(List::stream)
                .mapToInt(LoggedEvent::answers)
                .reduce(0, (before, last) -> last);
        return played.answers().stream()
                .skip(shown)
                .anyMatch(
                        answer -> answer instanceof Answer.Chose && !answer.by().equals(who));
    }

    private Forecaster<S, O> forecaster(Standing.Asking<S, O> asking, S from) {
        return new Forecaster<>(scenario.withSetUp(setUp()), turn(), from, asking.given());
    }

    private Optional<Standing.Asking<S, O>> asking() {
        return played.standing() instanceof Standing.Asking<S, O> asking ? Optional.of(asking) : Optional.empty();
    }
}
