package dev.snakewater.cli.session;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.procedure.Policy;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Seat;
import dev.snakewater.cli.page.WrongUsage;
import dev.snakewater.domain.combatant.Name;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Hands fighters to a policy, to the policies of their sheets, or to a person; and their dice to the program, or to a person. */
record HandOrder(FightAtTable fight) {

    private static final String PERSON = "me";
    private static final String SHEET = "sheet";
    private static final String TO = " to ";

    /** Who decides for a fighter from now on. */
    private sealed interface Taker {
        record Person() implements Taker {}

        record Sheet() implements Taker {}

        record One(String policy) implements Taker {}
    }

    /** Returns the entries of a line with names or sides, {@code to}, and a policy, {@code sheet} or {@code me}. */
    List<HistoryEntry> handed(String words) {
        int to = words.toLowerCase(Locale.ROOT).lastIndexOf(TO);
        People people = People.of(fight);
        WrongUsage.when(to < 0, "hand.whom", people.all(), policies(fight).toList());
        Taker taker = taker(words.substring(to + TO.length()).strip());
        List<Name> whom = people.meant(words.substring(0, to));
        Seats seats = Seats.of(fight);
        return seats.handed(whom, name -> switch (taker) {
            case Taker.Person person -> seats.of(name).withPolicy(Optional.empty());
            case Taker.Sheet sheet -> seats.of(name).withPolicy(Optional.of(sheet(fight, name)));
            case Taker.One(String policy) -> seats.of(name).withPolicy(Optional.of(policy));
        });
    }

    private Taker taker(String word) {
        List<String> known = takers(fight).toList();
        List<String> meant = known.stream()
                .filter(one ->
                        !word.isEmpty() && one.toLowerCase(Locale.ROOT).startsWith(word.toLowerCase(Locale.ROOT)))
                .toList();
        Optional<String> taker = known.stream()
                .filter(word::equalsIgnoreCase)
                .findFirst()
                .or(() -> meant.stream().findFirst().filter(first -> meant.size() == 1));
        WrongUsage.when(taker.isEmpty() && meant.size() > 1, "people.several", word, meant);
        return switch (taker.orElseThrow(
                () -> WrongUsage.of("hand.nobody", word, policies(fight).toList()))) {
            case PERSON -> new Taker.Person();
            case SHEET -> new Taker.Sheet();
            case String policy -> new Taker.One(policy);
        };
    }

    /** Returns the entries of {@code hand} or {@code random}, and then whose dice, if not everybody's. */
    List<HistoryEntry> dice(String words) {
        People people = People.of(fight);
        String[] which = words.split("\\s+", 2);
        Seat.Dice dice = Stream.of(Seat.Dice.values())
                .filter(known -> known.toString().equalsIgnoreCase(which[0]))
                .findFirst()
                .orElseThrow(() -> WrongUsage.of("dice.who", people.all().getFirst()));
        Seats seats = Seats.of(fight);
        List<Name> whose = which.length == 1 ? people.all() : people.meant(which[1]);
        return seats.handed(whose, name -> seats.of(name).withDice(dice));
    }

    /** Returns the policy of a fighter's sheet, by its id. */
    static String sheet(FightAtTable fight, Name name) {
        return sheet(fight.scenario().kind(), fight.setUp(), name);
    }

    private static <S, O> String sheet(ScenarioKind<S, O> kind, SetUp<?, ?> setUp, Name name) {
        return kind.policy(kind.scenario().cast(setUp), name).id();
    }

    /** Returns the lines that Tab offers. */
    static Stream<String> completions(FightAtTable fight) {
        People people = People.of(fight);
        return Stream.of(Stream.of("all"), groups(people), people.all().stream().map(Name::text))
                .flatMap(who -> who)
                .distinct()
                .flatMap(who -> takers(fight).map(taker -> "hand " + who + TO + taker));
    }

    private static Stream<String> groups(People people) {
        return Stream.concat(people.sides().stream(), people.sheets().stream()).map(People.Group::called);
    }

    private static Stream<String> takers(FightAtTable fight) {
        return Stream.concat(Stream.of(PERSON, SHEET), policies(fight));
    }

    static Stream<String> policies(FightAtTable fight) {
        return fight.policies().stream().map(Policy::id);
    }
}
