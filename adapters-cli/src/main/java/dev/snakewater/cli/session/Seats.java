package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.procedure.History;
import dev.snakewater.application.procedure.Member;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Seat;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Who decides and rolls for each fighter. Unless handed over, a person decides and the program rolls. */
record Seats(FightAtTable fight, History history) {

    static Seats of(FightAtTable fight) {
        return new Seats(fight, fight.history());
    }

    Seat of(Name who) {
        return history.seat(who);
    }

    boolean answers(Question question) {
        return of(question.by()).answers(question);
    }

    /** Returns the entries that change the seats of these fighters; those whose seat stays have none. */
    List<HistoryEntry> handed(List<Name> whom, Function<Name, Seat> change) {
        return whom.stream()
                .distinct()
                .filter(name -> !change.apply(name).equals(of(name)))
                .<HistoryEntry>map(name -> new HistoryEntry.Handed(name, change.apply(name)))
                .toList();
    }

    /** Returns the entries with which people play these, and policies everybody else: those of their sheets, unless there is one already. */
    List<HistoryEntry> only(List<Name> people) {
        return handed(fight.fighters(), name -> {
            Seat seat = of(name);
            return people.contains(name)
                    ? seat.withPolicy(Optional.empty())
                    : seat.withPolicy(seat.policy().or(() -> Optional.of(HandOrder.sheet(fight, name))));
        });
    }

    /** Returns whether a policy plays somebody. */
    boolean arePolicies() {
        return fight.fighters().stream().anyMatch(name -> of(name).policy().isPresent());
    }

    /**
     * Returns the entries that seat those who came later: like the one whom each is like, or like most of those with whom another side
     * began. The usual seat is entered too: from then on, what happens to his model does not touch him.
     */
    List<HistoryEntry> newcomers() {
        return entered()
                .filter(newcomer -> !isSeated(newcomer))
                .<HistoryEntry>map(newcomer -> new HistoryEntry.Handed(newcomer.by(), asOthers(newcomer)))
                .toList();
    }

    private Stream<Answer.Entered> entered() {
        return history.answers().stream()
                .filter(Answer.Entered.class::isInstance)
                .map(Answer.Entered.class::cast);
    }

    /** Returns whether somebody was handed over since he entered; what came before was about another one of his name. */
    private boolean isSeated(Answer.Entered newcomer) {
        List<HistoryEntry> acts = history.acts();
        return acts.subList(acts.lastIndexOf(newcomer), acts.size()).stream()
                .anyMatch(act -> act instanceof HistoryEntry.Handed(Name who, Seat seat) && who.equals(newcomer.by()));
    }

    private Seat asOthers(Answer.Entered newcomer) {
        Optional<String> side = newcomer.side().map(Side::text);
        List<Name> there = fight.roster().stream()
                .filter(member -> side.equals(Optional.of(member.side())))
                .map(Member::who)
                .toList();
        if (there.contains(newcomer.like())) {
            return of(newcomer.like());
        }
        List<Name> unseated = entered()
                .filter(other -> !isSeated(other))
                .map(Answer.Entered::by)
                .toList();
        List<Name> first = there.stream()
                .filter(name -> entered().noneMatch(other -> other.by().equals(name)))
                .toList();
        List<Seat> others = (first.isEmpty() ? there : first)
                .stream().filter(name -> !unseated.contains(name)).map(this::of).toList();
        return others.stream()
                .max(Comparator.comparingInt(seat -> Collections.frequency(others, seat)))
                .orElseGet(() -> of(newcomer.like()));
    }

    /** Returns how many of these answers to take back for the last one of a person, with the automatic ones after it; none, if there is none. */
    int toUndo(List<Answer> answers) {
        return IntStream.rangeClosed(1, answers.size())
                .filter(back -> isHers(answers.get(answers.size() - back)))
                .findFirst()
                .orElse(0);
    }

    /** Returns how many of these answers to restore for the first one of a person, with the automatic ones that follow. */
    int toRedo(List<Answer> answers) {
        return IntStream.range(0, answers.size())
                .filter(i -> isHers(answers.get(i)))
                .skip(1)
                .findFirst()
                .orElse(answers.size());
    }

    private boolean isHers(Answer answer) {
        Seat seat = of(answer.by());
        return switch (answer) {
            case Answer.Chose chose -> seat.policy().isEmpty();
            case Answer.Fell fell -> !isByItself(seat);
            case Answer.Overrule overrule -> true;
            case Answer.Allowed allowed -> true;
        };
    }

    private static boolean isByItself(Seat seat) {
        return seat.policy().isPresent() && seat.dice() == Seat.Dice.RANDOM;
    }
}
