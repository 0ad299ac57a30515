package dev.snakewater.json.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Seat;
import dev.snakewater.json.document.Documents;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Many who go on with one record, one after the other: each reads what all before him have kept. */
class ReopenedTest {

    private static final int OPENED = 200;

    private final Transcripts transcripts = new JsonTranscripts(Documents.RULESETS);

    @TempDir
    Path folder;

    @Test
    void a_record_is_read_when_nobody_else_can_write_to_it_any_more() {
        Scenario<?, ?, ?> gulch =
                Documents.reading(InputStream.nullInputStream()).find("snakewater-gulch");
        FightAtTable fight = new Fights().begin(gulch);
        String file = folder.resolve("fight.jsonl").toString();
        transcripts.begin(file, IfFileExists.REFUSE, gulch, List.of()).close();
        HistoryEntry act = new HistoryEntry.Handed(fight.fighters().getFirst(), Seat.person(Seat.Dice.HAND));

        Set<Integer> found = new ConcurrentSkipListSet<>();
        IntStream.range(0, OPENED).parallel().forEach(one -> found.add(keptBefore(file, act, fight)));

        // Whoever had read it before it was his would have found as many as somebody else.
        assertThat(found).hasSize(OPENED);
        assertThat(transcripts.load(file).history().acts()).hasSize(OPENED);
    }

    private int keptBefore(String file, HistoryEntry act, FightAtTable fight) {
        while (true) {
            try {
                Transcripts.Reopened reopened = transcripts.goOn(file);
                try (OpenRecord open = reopened.open()) {
                    open.keep(List.of(new OpenRecord.Done(act, fight.account())));
                }
                return reopened.recorded().history().acts().size();
            } catch (UnwritableException busy) {
                Thread.onSpinWait();
            }
        }
    }
}
