package dev.snakewater.json;

import java.util.Optional;

/**
 * What sort of document something is, as far as its beginning tells.
 *
 * @param word what it is called: {@code scenario}, {@code transcript}, {@code report} or whatever it says itself
 */
record DocumentSort(String word) {

    /** What a person writes. Of all sorts it alone does not say so. */
    static final DocumentSort SCENARIO = new DocumentSort("scenario");

    static final DocumentSort TRANSCRIPT = new DocumentSort("transcript");
    static final DocumentSort REPORT = new DocumentSort("report");
    static final DocumentSort ODDS = new DocumentSort("odds");
    static final DocumentSort SIMULATION = new DocumentSort("simulation");

    /** The field in which all other documents say what they are. */
    static final String FIELD = "document";

    /** Returns the sort of a document of which this is there, be it broken later on; none if it does not look like one of ours. */
    static Optional<DocumentSort> of(Json value) {
        if (!(value instanceof Json.Fields root)) {
            return Optional.empty();
        }
        if (root.byName().get(FIELD) instanceof Json.Text(String word)) {
            return Optional.of(new DocumentSort(Words.cut(word)));
        }
        return root.at(Envelope.KIND).isPresent() ? Optional.of(SCENARIO) : Optional.empty();
    }
}
