package dev.snakewater.application.fight;

import dev.snakewater.application.policy.Policy;
import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.FightAtTable.Ahead;
import dev.snakewater.application.port.in.FightAtTable.Luck;
import dev.snakewater.application.port.in.FightAtTable.Need;
import dev.snakewater.application.procedure.Act;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Procedure;
import dev.snakewater.application.procedure.Proceedings;
import dev.snakewater.application.procedure.Scenario;
import dev.snakewater.application.procedure.Sitting;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.RecordedTable;
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
 * @param watch what was watched while it was played
 */
record TableFight<C, S, O>(Opened<C, S, O> opened, Proceedings proceedings, Played<S, O> played, Watch watch)
        implements FightAtTable {

    /** The fight in which this was done. */
    static <C, S, O> TableFight<C, S, O> of(Scenario<C, S, O> scenario, Proceedings proceedings) {
        return of(Opened.of(scenario), proceedings);
    }

    private static <C, S, O> TableFight<C, S, O> of(Opened<C, S, O> opened, Proceedings proceedings) {
        Scenario<C, S, O> scenario = opened.scenario();
        Watch watch = new Watch(new RecordedTable(proceedings.answers()));
        Sitting<S, O> sitting =
                new Sitting<>(scenario.kind().procedure(), opened.opening(), scenario.terms(), proceedings.answers());
        return new TableFight<>(opened, proceedings, sitting.played(recorded -> watch.stepBegins()), watch);
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

    /** All that can be told of it, with dice from there. */
    Account account(Account.DiceSource dice) {
        return Retelling.of(opened, dice, played, proceedings);
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
        return question().isPresent() ? watch.counted() : List.of();
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
        return watch.inStep().size();
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
        Judgement.check(act, scenario());
        Proceedings next = proceedings.and(act);
        return next.answers().equals(proceedings.answers())
                ? new TableFight<>(opened, next, played, watch)
                : of(opened, next);
    }

    @Override
    public List<Luck> luck() {
        return Lots.luck(watch.thrown());
    }

    private static <S, A> Answer decided(Policy<S> policy, S situation, Choice<A> choice, Dice dice) {
        return Answer.of(choice, choice.optionOf(policy.decide(situation, choice, dice)));
    }

    private List<Need> needs(Standing.Asking<S, O> asking) {
        return asking.question() instanceof Throw what ? lookahead(asking).needs(what) : List.of();
    }

    private List<Ahead> ahead(Standing.Asking<S, O> asking) {
        return asking.question() instanceof Choice<?> choice && !watch.hidesSomethingFrom(choice.by())
                ? lookahead(asking).ahead(choice)
                : List.of();
    }

    private Lookahead<C, S, O> lookahead(Standing.Asking<S, O> asking) {
        return new Lookahead<>(opened, turn(), asking.situation(), watch.inStep());
    }

    private Optional<Standing.Asking<S, O>> asking() {
        return played.standing() instanceof Standing.Asking<S, O> asking ? Optional.of(asking) : Optional.empty();
    }
}
