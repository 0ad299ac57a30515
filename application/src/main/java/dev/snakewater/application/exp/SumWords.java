package dev.snakewater.application.exp;

import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.exp.Adjustment;
import dev.snakewater.domain.exp.HittingFaces;
import dev.snakewater.domain.modifier.Tally;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the sum of a to-hit roll is laid out: a line for each part of it, and what chance it leaves. */
record SumWords(Wording words) {

    /** The sum, before the dice fall. */
    List<Sentence> told(
            List<Adjustment> adjustments,
            List<Tally> sums,
            Tally toHit,
            Tally armourRating,
            Optional<Tally> gate,
            HittingFaces chance) {
        List<String> lines = new ArrayList<>();
        gate.ifPresent(tally -> lines.add(words.message("sum.gate", tally.total(), words.reasons(tally))));
        if (toHit.base() instanceof Tally.Awaited awaited) {
            lines.add(words.message("sum.raw", awaited.dice()));
        }
        if (!sums.isEmpty()) {
            adjustments.forEach(due -> lines.add(adjustment(due)));
        }
        toHit.lines().forEach(line -> lines.add(line(line, adjustments)));
        lines.add(words.message("sum.against", armourRating.total(), reasons(armourRating)));
        lines.add(chance(chance));
        List<Sentence> told = new ArrayList<>();
        told.add(Sentence.heading(words.message("sum")));
        lines.forEach(line -> told.add(Sentence.deed(line, "")));
        return told;
    }

    /** A chance in words: how many faces, and from which on. */
    String chance(HittingFaces chance) {
        int lowest = chance.faces() + 1 - chance.hits();
        return chance.hits() == 0
                ? words.message("chance.none", chance.faces())
                : words.message(
                        chance.hits() == chance.faces() ? "chance.all" : "chance",
                        chance.hits(),
                        chance.faces(),
                        lowest);
    }

    private String line(Tally.Line line, List<Adjustment> adjustments) {
        Optional<Adjustment> due = adjustments.stream()
                .filter(adjustment -> adjustment.line().equals(line))
                .findFirst();
        if (due.isPresent()) {
            return adjustment(due.get());
        }
        return switch (line) {
            case Tally.Plus plus ->
                words.message(
                        "sum.flat",
                        plus.modifier().what(),
                        Wording.signed(plus.modifier().amount()),
                        "");
            case Tally.AtMost most -> words.message("sum.at-most", most.limit(), most.what());
            case Tally.AtLeast least -> words.message("sum.at-least", least.limit(), least.what());
            case Tally.Waived waived -> waived.due().what();
            case Tally.Times times -> times.what();
        };
    }

    private String adjustment(Adjustment due) {
        String table =
                due.table().map(number -> words.message("sum.table", number)).orElse("");
        String amount = Wording.signed(due.amount());
        String told = due.product()
                .map(product ->
                        words.message("sum.product", due.what(), product.rate(), product.times(), amount, table))
                .orElseGet(() -> words.message("sum.flat", due.what(), amount, table));
        return due.waivedBy()
                .map(rule -> words.message("sum.waived", told, rule.title(), rule.id()))
                .orElse(told);
    }

    private String reasons(Tally armourRating) {
        return armourRating.lines().isEmpty() ? "" : " (" + words.reasons(armourRating) + ")";
    }
}
