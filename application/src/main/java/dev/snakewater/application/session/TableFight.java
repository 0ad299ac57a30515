package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.DiceStatistics;
import dev.snakewater.application.port.in.FightAtTable.NeededRoll;
import dev.snakewater.application.port.in.FightAtTable.OptionForecast;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.FightReport.Ending;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.DivergedException;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.application.words.Suggestions;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A fight of any kind at a table, as played with the answers that still count, and as told. */
record TableFight<C, S, O>(
        Opened<C, S, O> opened, History history, Played<S, O> played, List<List<FightReport.NarratedEvent>> told)
        implements FightAtTable {

    private static final String AFTER = Messages.SHARED.message("aftermath", "");

    static <C, S, O> TableFight<C, S, O> of(Scenario<C, S, O> scenario, History history) {
        Opened<C, S, O> opened = Opened.of(scenario);
        return of(opened, history, sitting(opened, history).played());
    }

    static <C, S, O> TableFight<C, S, O> of(Opened<C, S, O> opened, History history, Played<S, O> played) {
        return new TableFight<>(opened, history, played, Narrator.of(opened.telling(), played, List.of()));
    }

    private static <C, S, O> Sitting<S, O> sitting(Opened<C, S, O> opened, History history) {
        Scenario<C, S, O> scenario = opened.scenario();
        return new Sitting<>(scenario.kind().procedure(), opened.opening(), scenario.terms(), history.answers());
    }

    @Override
    public Scenario<C, S, O> scenario() {
        return opened.scenario();
    }

    @Override
    public List<Name> fighters() {
        return scenario().kind().fighters(scenario().setUp());
    }

    @Override
    public FightReport account() {
        return account(new FightReport.DiceSource.AtTable());
    }

    FightReport account(FightReport.DiceSource dice) {
        return new FightReport(
                scenario().kind().id(),
                scenario().title(),
                scenario().about(),
                dice,
                opened.told(),
                told,
                ending(),
                List.copyOf(played.turnEnds()),
                played.answers(),
                Narrator.takenBack(history));
    }

    private Ending ending() {
        O outcome = outcome();
        Telling<S, O> telling = opened.telling();
        return switch (played.standing()) {
            case Standing.Over<S, O> over -> new Ending(FightReport.How.DECIDED, outcome, telling.ending(outcome));
            case Standing.CalledOff<S, O> off ->
                new Ending(FightReport.How.CALLED_OFF, outcome, telling.ending(outcome));
            case Standing.Asking<S, O> asking ->
                new Ending(FightReport.How.UNFINISHED, outcome, telling.soFar(asking.situation(), outcome));
        };
    }

    /** Returns how things stand, even if the fight is not over. */
    private O outcome() {
        return switch (played.standing()) {
            case Standing.Over<S, O> over -> over.outcome();
            case Standing.CalledOff<S, O> off -> off.outcome();
            case Standing.Asking<S, O> asking -> scenario().kind().procedure().calledOff(asking.situation());
        };
    }

    @Override
    public int turn() {
        int ended = played.turnEnds().size();
        return question().isPresent() ? ended + 1 : Math.max(1, ended);
    }

    @Override
    public Optional<Question> question() {
        return asking().map(Standing.Asking::question);
    }

    @Override
    public StatusTable state() {
        return asking().map(asking -> opened.telling().state(asking.situation()))
                .orElse(StatusTable.EMPTY);
    }

    @Override
    public List<Sentence> sheet(Name fighter) {
        return asking().map(asking -> opened.telling().sheet(asking.situation(), fighter))
                .orElse(List.of());
    }

    @Override
    public List<Tally> counted() {
        return asking().map(Standing.Asking::counted).orElse(List.of());
    }

    @Override
    public List<NeededRoll> needs() {
        return played.standing() instanceof Standing.Asking<S, O> asking && asking.question() instanceof Throw what
                ? forecaster(asking).needs(what)
                : List.of();
    }

    @Override
    public List<OptionForecast> ahead() {
        return played.standing() instanceof Standing.Asking<S, O> asking
                        && asking.question() instanceof Choice<?> choice
                        && !hidesSomethingFrom(choice.by())
                ? forecaster(asking).ahead(choice)
                : List.of();
    }

    @Override
    public List<Choice<S>> amendments() {
        Procedure<S, O> procedure = scenario().kind().procedure();
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
        Policy<S> decider = scenario().kind().policies().stream()
                .filter(known -> known.id().equals(policy))
                .findFirst()
                .orElseThrow();
        return switch (asking.question()) {
            case Choice<?> choice -> decided(decider, asking.situation(), choice, dice);
            case Throw what -> throw new IllegalStateException(what.by() + " has nothing to choose");
        };
    }

    @Override
    public TableFight<C, S, O> after(HistoryEntry act) {
        check(act, scenario());
        History next = history.and(act);
        if (next.answers().equals(history.answers())) {
            return new TableFight<>(opened, next, played, told);
        }
        Played<S, O> replayed = sitting(opened, next).played(played);
        List<List<FightReport.NarratedEvent>> alike = told.subList(0, played.turnsAlike(next.answers()));
        return new TableFight<>(opened, next, replayed, Narrator.of(opened.telling(), replayed, alike));
    }

    /** Checks that a hand-over names a fighter and a policy of the kind; any other act shows when the fight is played. */
    static <C, S> void check(HistoryEntry act, Scenario<C, S, ?> scenario) {
        if (!(act instanceof HistoryEntry.Handed handed)) {
            return;
        }
        ScenarioKind<C, S, ?> kind = scenario.kind();
        List<String> fighters =
                kind.fighters(scenario.setUp()).stream().map(Name::text).toList();
        oneOf(fighters, handed.who().text(), "nobody", handed);
        List<String> policies = kind.policies().stream().map(Policy::id).toList();
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
    public Optional<Scenario<?, ?, ?>> aftermath() {
        Scenario<C, S, O> scenario = scenario();
        return scenario.kind()
                .aftermath(scenario.setUp(), outcome())
                .map(setUp -> new Scenario<>(
                        scenario.kind(),
                        scenario.title().startsWith(AFTER) ? scenario.title() : AFTER + scenario.title(),
                        "",
                        FightTerms.of(scenario.terms().turnLimit()),
                        List.of(),
                        setUp));
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

    private Forecaster<C, S, O> forecaster(Standing.Asking<S, O> asking) {
        return new Forecaster<>(opened, turn(), asking.situation(), asking.given());
    }

    private Optional<Standing.Asking<S, O>> asking() {
        return played.standing() instanceof Standing.Asking<S, O> asking ? Optional.of(asking) : Optional.empty();
    }
}
