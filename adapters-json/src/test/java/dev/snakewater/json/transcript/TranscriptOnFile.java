package dev.snakewater.json.transcript;

import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.port.in.Recorded;
import dev.snakewater.application.port.in.ReplayFight;
import dev.snakewater.application.port.out.IfFileExists;
import dev.snakewater.application.port.out.Transcripts;
import dev.snakewater.application.port.out.UnreadableException;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.session.RecordJudgement;
import dev.snakewater.json.document.Documents;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** A fight that is kept in a file, for tests of what becomes of it. */
abstract class TranscriptOnFile {

    final Transcripts transcripts = new JsonTranscripts(Documents.RULESETS);

    @TempDir
    Path folder;

    Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("fight.jsonl");
    }

    void saveDuel(int turnLimit) {
        Scenario<?, ?> duel = duel(turnLimit);
        transcripts.save(file.toString(), IfFileExists.REPLACE, duel, new Fights().withSeed(duel, 1));
    }

    void save(String where) {
        Scenario<?, ?> duel = duel(1);
        transcripts.save(where, IfFileExists.REPLACE, duel, new Fights().withSeed(duel, 1));
    }

    static Scenario<?, ?> duel(int turnLimit) {
        return Documents.read(Documents.DUEL
                .replace("\"title\"", "\"turnLimit\": " + turnLimit + ", \"title\"")
                .replace("{ \"name\": \"Joe\" }", "{ \"name\": \"Joe\", \"guns\": [{ \"kind\": \"revolver\" }] }"));
    }

    List<String> lines() throws IOException {
        return Files.readAllLines(file, StandardCharsets.UTF_8);
    }

    void write(List<String> lines) throws IOException {
        Files.writeString(file, String.join("\n", lines) + "\n");
    }

    /** Changes the lines of the file. */
    void change(Consumer<List<String>> change) throws IOException {
        List<String> lines = new ArrayList<>(lines());
        change.accept(lines);
        write(lines);
    }

    /** Returns where the fight in the file differs from what happens when it is played again. */
    Optional<String> difference() {
        Recorded recorded = transcripts.load(file.toString());
        return transcripts.difference(recorded, again(recorded)).map(Transcripts.Difference::words);
    }

    /** Returns the report of a recorded fight that is played again. */
    static FightReport again(Recorded recorded) {
        return judged(recorded).again().orElseThrow().account();
    }

    static ReplayFight.Judged judged(Recorded recorded) {
        return new RecordJudgement(new JsonTranscripts(Documents.RULESETS), Documents.RULESETS).judge(recorded);
    }

    List<Problem> problems(Path document) {
        try {
            transcripts.load(document.toString());
            return List.of();
        } catch (UnreadableException unreadable) {
            return unreadable.problems();
        }
    }
}
