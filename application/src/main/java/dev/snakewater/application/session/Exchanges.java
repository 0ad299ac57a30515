package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightSummary.Exchange;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Gist;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.LinkedHashSet;

/** Adds up who went for whom. Harm is put down to the last attempt, if that was at whoever is harmed. */
final class Exchanges {

    private final Messages words;
    private final Map<Pair, Sum> sums = new LinkedHashMap<>();
    private Optional<Gist.Attempt> last = Optional.empty();

    private record Pair(Optional<Name> by, Name at) {}

    private static final class Sum {

        private int attempts;
        private int hits;
        private int points;
        private final SequencedSet<String> states = new LinkedHashSet<>();
    }

    Exchanges(Messages words) {
        this.words = words;
    }

    List<Exchange> of(List<List<Event>> turns) {
        turns.stream()
                .flatMap(List::stream)
                .flatMap(event -> event.gist().stream())
                .forEach(this::add);
        return sums.entrySet().stream()
                .map(one -> exchange(one.getKey(), one.getValue()))
                .toList();
    }

    private void add(Gist gist) {
        switch (gist) {
            case Gist.Attempt attempt -> {
                last = Optional.of(attempt);
                Sum sum = sum(Optional.of(attempt.by()), attempt.at());
                sum.attempts++;
                sum.hits += attempt.hits() ? 1 : 0;
            }
            case Gist.Averted averted ->
                last.filter(Gist.Attempt::hits).ifPresent(attempt -> sum(Optional.of(attempt.by()), attempt.at()).hits--);
            case Gist.Harm(Name who, int points, Optional<Object> state) -> {
                Sum sum = sum(last.filter(attempt -> attempt.at().equals(who)).map(Gist.Attempt::by), who);
                sum.points += points;
                state.map(words::of).ifPresent(sum.states::addLast);
            }
            case Gist.Suffered(Name who, int points) -> sum(Optional.empty(), who).points += points;
        }
    }

    private Sum sum(Optional<Name> by, Name at) {
        return sums.computeIfAbsent(new Pair(by, at), none -> new Sum());
    }

    private Exchange exchange(Pair pair, Sum sum) {
        String harm = words.message("gist.harm", sum.points, List.copyOf(sum.states));
        return new Exchange(pair.by, pair.at, sum.attempts, sum.hits, harm);
    }
}
