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

    private TranscriptDifference() {}

    /** Returns the first difference from the lines on record, which may end earlier. The header is left out. */
    static Optional<Transcripts.Difference> first(List<Recorded.Line> recorded, List<Json> again) {
        int answers = 0;
        int turns = 0;
        for (int i = 1; i < recorded.size(); i++) {
            Json then = JsonText.beginning(recorded.get(i).text());
            TranscriptLine.Sort sort = TranscriptLine.Sort.of(then).orElseThrow();
            answers += sort.isAnswer() ? 1 : 0;
            turns += sort == TranscriptLine.Sort.TURN_ENDS ? 1 : 0;
            Optional<String> how = parting(then, item(again, i - 1), sort);
            if (how.isPresent()) {
                String words = WORDS.message("difference", recorded.get(i).number(), sort, answers, turns, how.get());
                return Optional.of(new Transcripts.Difference(answers, words));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> parting(Json then, Optional<Json> now, TranscriptLine.Sort sort) {
        if (now.isEmpty()) {
            return Optional.of(WORDS.message("difference.gone"));
        }
        return now.flatMap(TranscriptLine.Sort::of).equals(Optional.of(sort))
                ? parting(Optional.of(then), now, Pointer.ROOT, sort)
                : Optional.of(WORDS.message("difference.other"));
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
