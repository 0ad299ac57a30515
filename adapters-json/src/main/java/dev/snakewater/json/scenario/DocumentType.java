package dev.snakewater.json.scenario;

import dev.snakewater.json.value.Json;
import dev.snakewater.json.value.Problems;
import java.util.Optional;

/** The types of documents. All say which they are, except scenarios, which people write. */
public final class DocumentType {

    static final String SCENARIO = "scenario";
    /** A fight on record. */
    public static final String TRANSCRIPT = "transcript";
    /** A fight told for programs. */
    public static final String REPORT = "report";
    /** The odds of a scenario. */
    public static final String ODDS = "odds";
    /** The results of many fights. */
    public static final String SIMULATION = "simulation";

    /** The field in which they say it. */
    public static final String FIELD = "document";

    private DocumentType() {}

    /** Returns what a document is called that begins so: one of these or what it says itself; none if it does not look like one of ours. */
    public static Optional<String> of(Json value) {
        if (!(value instanceof Json.Fields root)) {
            return Optional.empty();
        }
        if (root.byName().get(FIELD) instanceof Json.Text(String word)) {
            return Optional.of(Problems.cut(word));
        }
        return root.at(Envelope.KIND).map(kind -> SCENARIO);
    }
}
