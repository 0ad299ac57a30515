package dev.snakewater.json;

import dev.snakewater.application.port.out.Place;
import dev.snakewater.application.port.out.Unreadable;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Lettering;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * Takes a text apart into JSON values. Jackson's tokens are put together here and not by its mapper, because a field that
 * is written twice is then one problem among others, with its place; and because it starts in a third of the time.
 */
final class JsonText {

    /** How deep lists and objects may lie in each other. */
    static final int DEEPEST = 100;

    private static final String ENDS = "it ends before everything is closed";
    private static final String MEND =
            "valid JSON; look for a comma, quote or bracket that is missing or too many, here or just before";
    // The size of a document bounds all of these.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    private final JsonParser tokens;
    private final int firstLine;
    private final Problems problems;

    private JsonText(JsonParser tokens, int firstLine, Problems problems) {
        this.tokens = tokens;
        this.firstLine = firstLine;
        this.problems = problems;
    }

    /** What became of a text. */
    sealed interface Parsed {
        /** A value. */
        record Whole(Json value) implements Parsed {}

        /** No value. */
        record Broken(Problem problem) implements Parsed {
            /** The refusal of a document that is no more than this text. */
            Unreadable refusal(String document) {
                Problems problems = new Problems();
                problems.add(() -> problem);
                return problems.refusal(document);
            }
        }
    }

    /**
     * Parses a text that is not blank.
     *
     * @param problems gets one for each field that is written again; the first one counts
     */
    static Parsed parsed(String text, Problems problems) {
        return parsed(text, 1, problems);
    }

    /**
     * Parses a text that is not blank and a part of a longer one.
     *
     * @param firstLine the number of its first line there
     * @param problems gets one for each field that is written again; the first one counts
     */
    static Parsed parsed(String text, int firstLine, Problems problems) {
        try (JsonParser tokens = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new JsonText(tokens, firstLine, problems).document();
        } catch (TooDeep tooDeep) {
            return new Parsed.Broken(tooDeep.problem());
        } catch (JacksonException broken) {
            return new Parsed.Broken(problem(broken, text, firstLine));
        }
    }

    /**
     * The plain fields of the object that a text begins with, as far as it can be understood, up to the one that says what
     * sort of document it is.
     */
    static Json.Fields beginning(String text) {
        Map<String, Json> fields = new LinkedHashMap<>();
        try (JsonParser tokens = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            JsonText parsing = new JsonText(tokens, 1, new Problems());
            tokens.nextToken();
            while (tokens.nextToken() == JsonToken.PROPERTY_NAME && !fields.containsKey(DocumentSort.FIELD)) {
                String name = tokens.currentName();
                if (tokens.nextToken().isScalarValue()) {
                    fields.put(name, parsing.value(Pointer.ROOT, 1));
                } else {
                    tokens.skipChildren();
                }
            }
        } catch (JacksonException broken) {
            return new Json.Fields(fields);
        }
        return new Json.Fields(fields);
    }

    /** Returns where each value of a text begins, by JSON pointers; of a text that is broken, as far as it can be understood. */
    static Map<String, Place> places(String text) {
        Map<String, Place> places = new TreeMap<>();
        try (JsonParser tokens = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            tokens.nextToken();
            new JsonText(tokens, 1, new Problems()).places(Pointer.ROOT, places);
        } catch (JacksonException broken) {
            return places;
        }
        return places;
    }

    private void places(Pointer at, Map<String, Place> places) {
        TokenStreamLocation begins = tokens.currentTokenLocation();
        places.putIfAbsent(at.text(), new Place(begins.getLineNr(), begins.getColumnNr()));
        if (tokens.currentToken() == JsonToken.START_OBJECT) {
            while (tokens.nextToken() == JsonToken.PROPERTY_NAME) {
                Pointer field = at.field(tokens.currentName());
                tokens.nextToken();
                places(field, places);
            }
        } else if (tokens.currentToken() == JsonToken.START_ARRAY) {
            for (int i = 0; tokens.nextToken() != JsonToken.END_ARRAY; i++) {
                places(at.item(i), places);
            }
        }
    }

    private Parsed document() {
        tokens.nextToken();
        Json value = value(Pointer.ROOT, 1);
        if (tokens.nextToken() != null) {
            String at = place(tokens.currentTokenLocation(), firstLine);
            return new Parsed.Broken(new Problem(
                    Pointer.ROOT.text(), "broken JSON" + at + ": something follows the end of the document", MEND));
        }
        return new Parsed.Whole(value);
    }

    private Json value(Pointer at, int depth) {
        if (depth > DEEPEST) {
            throw new TooDeep(place(tokens.currentTokenLocation(), firstLine));
        }
        return switch (tokens.currentToken()) {
            case START_OBJECT -> fields(at, depth);
            case START_ARRAY -> items(at, depth);
            case VALUE_STRING -> new Json.Text(Lettering.composed(tokens.getString()));
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new Json.Numeral(tokens.getString());
            case VALUE_TRUE -> new Json.Truth(true);
            case VALUE_FALSE -> new Json.Truth(false);
            default -> new Json.Nothing();
        };
    }

    private Json fields(Pointer at, int depth) {
        Map<String, Json> fields = new LinkedHashMap<>();
        while (tokens.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = tokens.currentName();
            Pointer here = at.field(name);
            tokens.nextToken();
            Json value = value(here, depth + 1);
            if (fields.putIfAbsent(name, value) != null) {
                problems.add(here, "a second field " + Words.quoted(name), "each field once; take one of them out");
            }
        }
        return new Json.Fields(fields);
    }

    private Json items(Pointer at, int depth) {
        List<Json> items = new ArrayList<>();
        while (tokens.nextToken() != JsonToken.END_ARRAY) {
            items.add(value(at.item(items.size()), depth + 1));
        }
        return new Json.Items(items);
    }

    private static Problem problem(JacksonException broken, String text, int firstLine) {
        Optional<TokenStreamLocation> location = Optional.ofNullable(broken.getLocation());
        String what = broken instanceof UnexpectedEndOfInputException
                ? ENDS
                : location.map(TokenStreamLocation::getCharOffset)
                        .filter(offset -> offset >= 0)
                        .map(offset -> offset < text.stripTrailing().length() ? strange(text, offset.intValue()) : ENDS)
                        .orElse("it cannot be understood");
        return new Problem(
                Pointer.ROOT.text(),
                "broken JSON" + location.map(there -> place(there, firstLine)).orElse("") + ": " + what,
                MEND);
    }

    private static String strange(String text, int offset) {
        if (text.charAt(offset) == '\n' || text.charAt(offset) == '\r') {
            return "the line ends inside a text";
        }
        // The word around it, or just before it: Jackson's place is sometimes one behind.
        int from = offset;
        while (from > 0 && Character.isLetterOrDigit(text.charAt(from - 1))) {
            from--;
        }
        int to = offset;
        while (to < text.length() && Character.isLetterOrDigit(text.charAt(to))) {
            to++;
        }
        String word = from < to ? text.substring(from, to) : Character.toString(text.codePointAt(offset));
        return Words.quoted(word) + " is out of place";
    }

    private static String place(TokenStreamLocation location, int firstLine) {
        return " at line " + (location.getLineNr() + firstLine - 1) + ", column " + location.getColumnNr();
    }

    /** Lists and objects lie too deep in each other. */
    private static final class TooDeep extends RuntimeException {

        private static final long serialVersionUID = 1L;

        TooDeep(String place) {
            super("nested too deep" + place, null, false, false);
        }

        Problem problem() {
            return new Problem(Pointer.ROOT.text(), "" + getMessage(), "at most " + DEEPEST + " levels");
        }
    }
}
