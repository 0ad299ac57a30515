package dev.snakewater.json.transcript;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.snakewater.application.port.in.FightAtTable;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.out.FileExistsException;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.OpenRecord;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.port.out.UnwritableException;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Answer;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.HistoryEntry;
import dev.snakewater.application.table.Question;
import dev.snakewater.application.table.Seat;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.json.document.Documents;
import dev.snakewater.json.document.JsonScenarios;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Fights are kept while they are played, and gone on with from wherever the record ends. */
class TableRecordsTest {

    private static final JsonScenarios SCENARIOS = Documents.reading(InputStream.nullInputStream());
    private static final int MOST_ACTS = 16;
    private static final int ONE_IN_UNDOES = 6;

    private final JsonTranscripts transcripts = new JsonTranscripts(Documents.RULESETS);
    private final Fights fights = new Fights();

    @TempDir
    Path folder;

    private String file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("fight.jsonl").toString();
    }

    /** A fight and its record as they were after each act. */
    private record Moment(long bytes, FightAtTable fight) {}

    @ParameterizedTest(name = "a record cut off at any byte, seed {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10})
    void every_beginning_of_a_record_leads_to_the_last_complete_answer_or_is_refused(int seed) throws IOException {
        List<Moment> moments = played(seed);
        byte[] whole = Files.readAllBytes(Path.of(file));
        Path cut = folder.resolve("cut.jsonl");
        int header = (int) moments.getFirst().bytes - 1;
        for (int length = 0; length < header; length++) {
            Files.write(cut, Arrays.copyOf(whole, length));
            assertThatExceptionOfType(UnreadableException.class).isThrownBy(() -> transcripts.load(cut.toString()));
        }
        int at = 0;
        int resumed = -1;
        for (int length = header; length <= whole.length; length++) {
            while (at + 1 < moments.size() && firstLine(moments, at + 1, whole) <= length) {
                at++;
            }
            Files.write(cut, Arrays.copyOf(whole, length));
            Recorded recorded = transcripts.load(cut.toString());
            FightAtTable expected = moments.get(at).fight;
            assertThat(recorded.history().acts())
                    .as("cut off at byte %d", length)
                    .isEqualTo(expected.history().acts());
            // What follows from equal acts is equal.
            if (resumed < at) {
                assertThat(fights.resume(recorded).question()).isEqualTo(expected.question());
                resumed = at;
            }
            boolean torn = length < whole.length && whole[length - 1] != '\n' && whole[length] != '\n';
            assertThat(recorded.dropped().isPresent()).isEqualTo(torn);
        }
        assertThat(at).isEqualTo(moments.size() - 1);
    }

    /** Where the line of an act ends, be its line end written or not; lines that follow from it may come after. */
    private static int firstLine(List<Moment> moments, int moment, byte[] bytes) {
        int end = (int) moments.get(moment - 1).bytes;
        while (bytes[end] != '\n') {
            end++;
        }
        return end;
    }

    @Test
    void a_record_with_answers_taken_back_and_brought_back_replays_as_what_stands() {
        for (int seed = 20; seed < 40; seed++) {
            file = folder.resolve(seed + ".jsonl").toString();
            FightAtTable played = played(seed).getLast().fight;
            Recorded recorded = transcripts.load(file);
            assertThat(recorded.answers()).isEqualTo(played.history().answers());
            assertThat(TranscriptOnFile.again(recorded)).isEqualTo(played.account());
            assertThat(transcripts.difference(recorded, TranscriptOnFile.again(recorded)))
                    .as("seed %d", seed)
                    .isEmpty();
        }
    }

    @Test
    void a_torn_line_is_dropped_and_the_record_goes_on_behind_what_is_whole() throws IOException {
        List<Moment> moments = played(3);
        Path path = Path.of(file);
        Files.writeString(path, "{\"by\":\"Bo", StandardOpenOption.APPEND);
        Transcripts.Reopened reopened = transcripts.goOn(file);
        assertThat(reopened.recorded().dropped()).isPresent();
        FightAtTable fight = fights.resume(reopened.recorded());
        HistoryEntry undone = new HistoryEntry.Undone(1);
        try (OpenRecord open = reopened.open()) {
            open.keep(List.of(new OpenRecord.Done(undone, fight.after(undone).account())));
        }
        assertThat(Files.readAllLines(path).getLast()).isEqualTo("{\"undone\":1}");
        assertThat(fights.resume(transcripts.load(file)).history().answers())
                .hasSize(moments.getLast().fight.history().answers().size() - 1);
    }

    @Test
    void a_whole_line_without_its_line_end_is_no_torn_one() throws IOException {
        FightAtTable played = played(3).getLast().fight;
        Path path = Path.of(file);
        byte[] whole = Files.readAllBytes(path);
        Files.write(path, Arrays.copyOf(whole, whole.length - 1));

        Recorded recorded = transcripts.load(file);
        assertThat(recorded.dropped()).isEmpty();
        assertThat(recorded.history().acts()).isEqualTo(played.history().acts());
        assertThat(mended()).isEmpty();
        assertThat(Files.readAllBytes(path)).isEqualTo(whole);
        assertThat(folder).isDirectoryNotContaining("glob:**.torn*");
    }

    @Test
    void what_is_cut_off_is_kept_beside_the_record_and_never_over_something_else() throws IOException {
        played(3);
        Path path = Path.of(file);
        byte[] whole = Files.readAllBytes(path);
        for (String torn : List.of("{\"by\":\"Bo", "{\"by\":\"Joe\",\"to", "{}", " ", "\0\0\0")) {
            Files.write(path, whole);
            Files.writeString(path, torn, StandardOpenOption.APPEND);
            byte[] spoilt = Files.readAllBytes(path);
            Recorded recorded = transcripts.load(file);
            assertThat(recorded.dropped()).as(torn).isPresent();
            assertThat(Files.readAllBytes(path)).as("only read").isEqualTo(spoilt);
            assertThat(Path.of(mended().orElseThrow())).hasContent(torn);
            assertThat(Files.readAllBytes(path)).isEqualTo(whole);
        }
        assertThat(Path.of(file + ".torn")).hasContent("{\"by\":\"Bo");
        assertThat(Path.of(file + ".torn.5")).hasContent("\0\0\0");
    }

    @Test
    void the_end_of_a_turn_that_was_torn_off_its_answer_is_written_again() throws IOException {
        Scenario<?, ?> showdown = SCENARIOS.find("showdown");
        transcripts.save(file, IfFileExists.REFUSE, showdown, fights.withSeed(showdown, 1));
        List<String> lines = Files.readAllLines(Path.of(file));
        int end = lines.indexOf(lines.stream()
                .filter(line -> line.startsWith("{\"turnEnds\""))
                .findFirst()
                .orElseThrow());
        Files.writeString(
                Path.of(file),
                String.join("\n", lines.subList(0, end)) + "\n" + lines.get(end).substring(0, 30));

        mended();

        assertThat(Files.readAllLines(Path.of(file))).isEqualTo(lines.subList(0, end + 1));
    }

    /** Goes on with the record, and says where what was torn off it is kept. */
    private Optional<String> mended() {
        Transcripts.Reopened reopened = transcripts.goOn(file);
        try (OpenRecord open = reopened.open()) {
            return open.mend(
                    reopened.recorded(), fights.resume(reopened.recorded()).account());
        }
    }

    @Test
    void who_plays_whom_is_kept() {
        Scenario<?, ?> gulch = SCENARIOS.find("snakewater-gulch");
        FightAtTable fight = fights.begin(gulch);
        HistoryEntry careful =
                new HistoryEntry.Handed(fight.fighters().getFirst(), new Seat(Optional.of("careful"), Seat.Dice.HAND));
        HistoryEntry me = new HistoryEntry.Handed(fight.fighters().getLast(), Seat.person(Seat.Dice.RANDOM));
        try (OpenRecord open = transcripts.begin(file, IfFileExists.REFUSE, gulch, List.of())) {
            open.keep(List.of(new OpenRecord.Done(careful, fight.account()), new OpenRecord.Done(me, fight.account())));
        }
        assertThat(transcripts.load(file).history().acts()).containsExactly(careful, me);
    }

    @Test
    void a_file_that_is_there_is_not_begun_again() {
        played(1);
        assertThatThrownBy(() -> transcripts.begin(file, IfFileExists.REFUSE, SCENARIOS.find("showdown"), List.of()))
                .isInstanceOf(FileExistsException.class)
                .hasMessage(file + " already exists");
    }

    @Test
    void two_do_not_play_the_same_fight() {
        played(1);
        OpenRecord open = transcripts.goOn(file).open();
        assertThatThrownBy(() -> transcripts.goOn(file))
                .isInstanceOf(UnwritableException.class)
                .hasMessageContaining("somebody is playing this fight now");
        open.close();
        transcripts.goOn(file).open().close();
    }

    /** A random game in which answers are taken back and brought back, kept act by act. */
    private List<Moment> played(int seed) {
        Scenario<?, ?> scenario = SCENARIOS.find(seed % 2 == 0 ? "showdown" : "snakewater-gulch");
        SplittableRandom random = new SplittableRandom(seed);
        RandomDice dice = new RandomDice(seed);
        FightAtTable fight = fights.begin(scenario);
        List<Moment> moments = new ArrayList<>();
        try (OpenRecord open = transcripts.begin(file, IfFileExists.REFUSE, scenario, List.of())) {
            moments.add(new Moment(Path.of(file).toFile().length(), fight));
            while (moments.size() < MOST_ACTS) {
                HistoryEntry act = act(fight, random, dice);
                fight = fight.after(act);
                open.keep(List.of(new OpenRecord.Done(act, fight.account())));
                moments.add(new Moment(Path.of(file).toFile().length(), fight));
            }
        }
        return moments;
    }

    private static HistoryEntry act(FightAtTable fight, SplittableRandom random, RandomDice dice) {
        int answers = fight.history().answers().size();
        int redoable = fight.history().redoable().size();
        if (redoable > 0 && random.nextBoolean()) {
            return new HistoryEntry.Redone(1 + random.nextInt(redoable));
        }
        if (answers > 0
                && (random.nextInt(ONE_IN_UNDOES) == 0 || fight.question().isEmpty())) {
            return new HistoryEntry.Undone(1 + random.nextInt(answers));
        }
        Question asked = fight.question().orElseThrow();
        return switch (asked) {
            case Throw what -> Answer.of(what, dice.roll(what));
            case Choice<?> choice ->
                Answer.of(
                        choice,
                        choice.options()
                                .get(random.nextInt(choice.options().size()))
                                .word());
        };
    }

    private static final int OPENED = 200;

    /** Many go on with one record, one after the other: each reads what all before him have kept. */
    @Test
    void a_record_is_read_when_nobody_else_can_write_to_it_any_more() {
        Scenario<?, ?> gulch = SCENARIOS.find("snakewater-gulch");
        FightAtTable fight = fights.begin(gulch);
        transcripts.begin(file, IfFileExists.REFUSE, gulch, List.of()).close();
        HistoryEntry act = new HistoryEntry.Handed(fight.fighters().getFirst(), Seat.person(Seat.Dice.HAND));

        Set<Integer> found = new ConcurrentSkipListSet<>();
        IntStream.range(0, OPENED).parallel().forEach(one -> found.add(keptBefore(act, fight)));

        // Whoever had read it before it was his would have found as many as somebody else.
        assertThat(found).hasSize(OPENED);
        assertThat(transcripts.load(file).history().acts()).hasSize(OPENED);
    }

    private int keptBefore(HistoryEntry act, FightAtTable fight) {
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
