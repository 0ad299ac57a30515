package dev.snakewater.json;

import java.util.Optional;

/** What sorts of documents there are. All but scenarios, which a person writes, say what they are. */
final class DocumentSort {

    static final String SCENARIO = "scenario";
    static final String TRANSCRIPT = "transcript";
    static final String REPORT = "report";
    static final String ODDS = "odds";
    static final String SIMULATION = "simulation";

    /** The field in which they say it. */
    static final String FIELD = "document";

    private DocumentSort() {}

    /** Returns what a document is called that begins so: one of these or what it says itself; none if it does not look like one of ours. */
    static Optional<String> of(Json value) {
        if (!(value instanceof Json.Fields root)) {
            return Optional.empty();
        }
        if (root.byName().get(FIELD) instanceof Json.Text(String word)) {
            return Optional.of(Problems.cut(word));
        }
        return root.at(Envelope.KIND).map(kind -> SCENARIO);
    }
}
