package dev.snakewater.json.transcript;

import static dev.snakewater.json.value.Problems.WORDS;

import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.JsonText;
import dev.snakewater.json.value.Pointer;
import dev.snakewater.json.value.Problems;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Finds where a replay differs from the record. */
final class TranscriptDifference {

    private static final int LONGEST_PLACE = 200;

    private int answers;
    private int turns;

    private TranscriptDifference() {}

    /** Returns the first difference from the lines on record, which may end earlier. The header is left out. */
    static Optional<Transcripts.Difference> first(List<Recorded.Line> recorded, List<Json> again) {
        TranscriptDifference difference = new TranscriptDifference();
        return IntStream.range(1, recorded.size())
                .boxed()
                .flatMap(i -> difference.at(recorded.get(i), item(again, i - 1)).stream())
                .findFirst()
                .map(words -> new Transcripts.Difference(difference.answers, words));
    }

    private Optional<String> at(Recorded.Line recorded, Optional<Json> now) {
        Json then = JsonText.beginning(recorded.text());
        TranscriptLine.Sort sort = TranscriptLine.Sort.of(then).orElseThrow();
        count(sort);
        Optional<String> parting = now.isEmpty()
                ? Optional.of(WORDS.message("difference.gone"))
                : now.flatMap(TranscriptLine.Sort::of).equals(Optional.of(sort))
                        ? parting(Optional.of(then), now, Pointer.ROOT, sort)
                        : Optional.of(WORDS.message("difference.other"));
        return parting.map(how -> WORDS.message("difference", recorded.number(), sort, answers, turns, how));
    }

    private static Set<String> names(Json.Fields then, Json.Fields now, TranscriptLine.Sort sort) {
        Set<String> names = new TreeSet<>(then.byName().keySet());
        switch (sort) {
            // The parts of a situation may have been named or told otherwise when the fight was kept.
            case TURN_ENDS -> names.retainAll(now.byName().keySet());
            // An outcome may tell more than it did when the fight was kept.
            case ENDED -> {}
            default -> names.addAll(now.byName().keySet());
        }
        return names;
    }

    private void count(TranscriptLine.Sort sort) {
        switch (sort) {
            case FELL, CHOSE, ADDED, ALLOWED, AMENDED -> answers++;
            case TURN_ENDS -> turns++;
            case ENDED, HEADER, UNDONE, REDONE, HANDED -> {}
        }
    }

    private static Optional<String> parting(
            Optional<Json> then, Optional<Json> now, Pointer at, TranscriptLine.Sort sort) {
        if (then.equals(now)) {
            return Optional.empty();
        }
        Json before = then.orElse(new Json.Nothing());
        Json after = now.orElse(new Json.Nothing());
        if (before instanceof Json.Fields one && after instanceof Json.Fields other) {
            return names(one, other, sort).stream()
                    .flatMap(name -> parting(one.at(name), other.at(name), at.field(name), sort).stream())
                    .findFirst();
        }
        if (before instanceof Json.Items(List<Json> ones) && after instanceof Json.Items(List<Json> others)) {
            return IntStream.range(0, Math.max(ones.size(), others.size()))
                    .boxed()
                    .flatMap(i -> parting(item(ones, i), item(others, i), at.item(i), sort).stream())
                    .findFirst();
        }
        // What is a record now, and was a word then, or the other way round, is told otherwise: it is not comparable.
        boolean areThere = then.isPresent() && now.isPresent();
        boolean toldOtherwise = areThere && (before instanceof Json.Fields ^ after instanceof Json.Fields);
        return sort == TranscriptLine.Sort.TURN_ENDS && toldOtherwise
                ? Optional.empty()
                : Optional.of(WORDS.message(
                        "difference.value",
                        Problems.cut(at.text(), LONGEST_PLACE),
                        then.map(Json::inWords),
                        now.map(Json::inWords)));
    }

    private static Optional<Json> item(List<Json> items, int index) {
        return index < items.size() ? Optional.of(items.get(index)) : Optional.empty();
    }
}
