package dev.snakewater.application.fight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.Ahead;
import dev.snakewater.application.port.in.FightAtTable.Luck;
import dev.snakewater.application.port.in.FightAtTable.Need;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Spelling;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Act;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Diverged;
import dev.snakewater.application.table.Happened;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.modifier.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A fight of any kind at a table.
 *
 * @param opened what is played
 * @param proceedings what was done
 * @param played the fight with the answers that stand
 * @param told the same, as it is told
 */
record TableFight<C, S, O>(
        Opened<C, S, O> opened, Proceedings proceedings, Played<S, O> played, List<List<Account.Told>> told)
        implements FightAtTable {

    private static final String AFTER = "After ";

    /** The fight in which this was done. */
    static <C, S, O> TableFight<C, S, O> of(Scenario<C, S, O> scenario, Proceedings proceedings) {
        Opened<C, S, O> opened = Opened.of(scenario);
        return of(opened, proceedings, sitting(opened, proceedings).played());
    }

    /** The fight that was played so. */
    static <C, S, O> TableFight<C, S, O> of(Opened<C, S, O> opened, Proceedings proceedings, Played<S, O> played) {
        return new TableFight<>(opened, proceedings, played, Retelling.of(opened.telling(), played, List.of()));
    }

    private static <C, S, O> Sitting<S, O> sitting(Opened<C, S, O> opened, Proceedings proceedings) {
        Scenario<C, S, O> scenario = opened.scenario();
        return new Sitting<>(scenario.kind().procedure(), opened.opening(), scenario.terms(), proceedings.answers());
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
    public List<Policy<S>> policies() {
        return scenario().kind().policies();
    }

    @Override
    public Account account() {
        return account(new Account.DiceSource.AtTable());
    }

    Account account(Account.DiceSource dice) {
        return new Account(
                scenario().kind().id(),
                scenario().title(),
                scenario().about(),
                dice,
                opened.told(),
                told,
                Retelling.ending(played.standing(), scenario().kind().procedure(), opened.telling()),
                List.copyOf(played.turnEnds()),
                played.answers(),
                Retelling.takenBack(proceedings));
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
    public Tableau state() {
        return asking().map(asking -> opened.telling().state(asking.situation()))
                .orElse(Tableau.EMPTY);
    }

    @Override
    public List<Sentence> sheet(Name fighter) {
        return asking().map(asking -> opened.telling().sheet(asking.situation(), fighter))
                .orElse(List.of());
    }

    @Override
    public Wording words() {
        return opened.telling().words();
    }

    @Override
    public List<Tally> counted() {
        return asking().map(Standing.Asking::counted).orElse(List.of());
    }

    @Override
    public List<Need> needs() {
        return asking().map(this::needs).orElse(List.of());
    }

    @Override
    public List<Ahead> ahead() {
        return asking().map(this::ahead).orElse(List.of());
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
        Policy<S> decider = policies().stream()
                .filter(known -> known.id().equals(policy))
                .findFirst()
                .orElseThrow();
        return switch (asking.question()) {
            case Choice<?> choice -> decided(decider, asking.situation(), choice, dice);
            case Throw what -> throw new IllegalStateException(what.by() + " has nothing to choose");
        };
    }

    @Override
    public TableFight<C, S, O> after(Act act) {
        check(act, scenario());
        Proceedings next = proceedings.and(act);
        if (next.answers().equals(proceedings.answers())) {
            return new TableFight<>(opened, next, played, told);
        }
        Played<S, O> replayed = sitting(opened, next).played(played);
        List<List<Account.Told>> alike = told.subList(0, played.turnsAlike(next.answers()));
        return new TableFight<>(opened, next, replayed, Retelling.of(opened.telling(), replayed, alike));
    }

    /**
     * Looks at a hand-over; what else is done shows when the fight is played.
     *
     * @throws Diverged if there is no such fighter, or nobody who could play him
     */
    static <C, S> void check(Act act, Scenario<C, S, ?> scenario) {
        if (!(act instanceof Act.Handed handed)) {
            return;
        }
        ScenarioKind<C, S, ?> kind = scenario.kind();
        List<String> fighters =
                kind.fighters(scenario.setUp()).stream().map(Name::text).toList();
        oneOf(fighters, handed.who().text(), "nobody", handed);
        List<String> policies = kind.policies().stream().map(Policy::id).toList();
        handed.seat().policy().ifPresent(id -> oneOf(policies, id, "no-policy", handed));
    }

    private static void oneOf(List<String> known, String word, String key, Act.Handed handed) {
        if (!known.contains(word)) {
            throw new Diverged(key, word, Spelling.instead(word, known), handed.who());
        }
    }

    @Override
    public List<Luck> luck() {
        return Lots.luck(played.thrown());
    }

    @Override
    public Optional<Scenario<?, ?, ?>> aftermath() {
        Scenario<C, S, O> scenario = scenario();
        O outcome = switch (played.standing()) {
            case Standing.Over<S, O> over -> over.outcome();
            case Standing.CalledOff<S, O> off -> off.outcome();
            case Standing.Asking<S, O> asking -> scenario.kind().procedure().calledOff(asking.situation());
        };
        return scenario.kind()
                .aftermath(scenario.setUp(), outcome)
                .map(setUp -> new Scenario<>(
                        scenario.kind(),
                        scenario.title().startsWith(AFTER) ? scenario.title() : AFTER + scenario.title(),
                        "",
                        Terms.of(scenario.terms().turnLimit()),
                        List.of(),
                        setUp));
    }

    private static <S, A> Answer decided(Policy<S> policy, S situation, Choice<A> choice, Dice dice) {
        return Answer.of(choice, choice.optionOf(policy.decide(situation, choice, dice)));
    }

    private List<Need> needs(Standing.Asking<S, O> asking) {
        return asking.question() instanceof Throw what ? lookahead(asking).needs(what) : List.of();
    }

    private List<Ahead> ahead(Standing.Asking<S, O> asking) {
        return asking.question() instanceof Choice<?> choice && !hidesSomethingFrom(choice.by())
                ? lookahead(asking).ahead(choice)
                : List.of();
    }

    /** Whether somebody else has chosen something since anything was told. */
    private boolean hidesSomethingFrom(Name who) {
        int shown = played.course().stream()
                .flatMap(List::stream)
                .mapToInt(Happened::answers)
                .reduce(0, (before, last) -> last);
        return played.answers().stream()
                .skip(shown)
                .anyMatch(
                        answer -> answer instanceof Answer.Chose && !answer.by().equals(who));
    }

    private Lookahead<C, S, O> lookahead(Standing.Asking<S, O> asking) {
        return new Lookahead<>(opened, turn(), asking.situation(), asking.given());
    }

    private Optional<Standing.Asking<S, O>> asking() {
        return played.standing() instanceof Standing.Asking<S, O> asking ? Optional.of(asking) : Optional.empty();
    }
}
