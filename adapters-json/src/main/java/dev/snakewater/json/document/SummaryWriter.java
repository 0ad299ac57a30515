package dev.snakewater.json.document;

import dev.snakewater.application.port.in.FightSummary;
import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.RecordWriter;

/** Writes what a fight comes to. */
final class SummaryWriter {

    private static final int BEST = 3;

    private SummaryWriter() {}

    static Json.Fields of(FightSummary summary) {
        return Json.Fields.NONE
                .with("exchanges", summary.exchanges())
                .with(
                        "bestThrows",
                        summary.bestThrows(BEST).stream()
                                .map(SummaryWriter::feat)
                                .toList())
                .with("luck", summary.luck())
                .with("stages", summary.stages())
                .with("bodies", summary.bodies());
    }

    private static Json feat(FightSummary.Feat feat) {
        return Json.Fields.NONE
                .with("by", feat.what().by())
                .with("to", feat.what().name())
                .with("dice", feat.what().dice())
                .with("showed", RecordWriter.sparse(feat.fall()))
                .with("asGood", feat.asGood());
    }
}
