package dev.snakewater.application.session;

import dev.snakewater.application.port.in.FightSummary.Exchange;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.Gist;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.TreeMap;

/** Adds up who went for whom. Harm is put down to the first hit in the turn whose effect has not been told yet. */
final class Exchanges {

    private final Messages words;
    private final Map<Pair, Sum> sums = new LinkedHashMap<>();
    private final Deque<Gist.Attempt> hits = new ArrayDeque<>();
    private final Map<Name, Name> authors = new TreeMap<>();

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
        for (List<Event> turn : turns) {
            hits.clear();
            turn.stream().flatMap(event -> event.gist().stream()).forEach(this::add);
        }
        return sums.entrySet().stream()
                .map(one -> exchange(one.getKey(), one.getValue()))
                .toList();
    }

    private void add(Gist gist) {
        switch (gist) {
            case Gist.Attempt attempt -> {
                Sum sum = sum(Optional.of(attempt.by()), attempt.at());
                sum.attempts++;
                if (attempt.hits()) {
                    sum.hits++;
                    hits.addLast(attempt);
                }
            }
            case Gist.Averted averted ->
                Optional.ofNullable(hits.pollLast())
                        .ifPresent(attempt -> sum(Optional.of(attempt.by()), attempt.at()).hits--);
            case Gist.Harm(Name who, int points, Optional<Object> state) -> {
                takeHit(who).ifPresent(hit -> authors.put(who, hit.by()));
                Sum sum = sum(author(who), who);
                sum.points += points;
                state.map(words::of).ifPresent(sum.states::addLast);
            }
            case Gist.Became(Name who, Object state) ->
                sum(author(who), who).states.addLast(words.of(state));
            case Gist.Suffered(Name who, int points) -> {
                authors.remove(who);
                sum(Optional.empty(), who).points += points;
            }
        }
    }

    /** Takes the first hit at somebody whose effect has not been told yet: those who act together hit first, and hurt then. */
    private Optional<Gist.Attempt> takeHit(Name who) {
        Optional<Gist.Attempt> hit =
                hits.stream().filter(attempt -> attempt.at().equals(who)).findFirst();
        hit.ifPresent(hits::remove);
        return hit;
    }

    private Optional<Name> author(Name who) {
        return Optional.ofNullable(authors.get(who));
    }

    private Sum sum(Optional<Name> by, Name at) {
        return sums.computeIfAbsent(new Pair(by, at), none -> new Sum());
    }

    private Exchange exchange(Pair pair, Sum sum) {
        String harm = words.message("gist.harm", sum.points, List.copyOf(sum.states));
        return new Exchange(pair.by, pair.at, sum.attempts, sum.hits, harm);
    }
}
