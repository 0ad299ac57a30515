package dev.snakewater.json;

import static dev.snakewater.json.Problems.WORDS;

import dev.snakewater.application.port.out.Place;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.domain.combatant.Lettering;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/**
 * Takes a text apart into JSON values. Jackson's tokens are put together here and not by its mapper, because a field that
 * is written twice is then one problem among others, with its place; and because it starts in a third of the time.
 *
 * @param tokens of the text
 * @param firstLine the number of its first line
 * @param problems gets one for each field that is written again; the first one counts
 * @param values is told where each value begins
 */
record JsonText(JsonParser tokens, int firstLine, Problems problems, BiConsumer<Pointer, TokenStreamLocation> values) {

    /** How deep lists and objects may lie in each other. */
    static final int DEEPEST = 100;

    private static final String TOO_DEEP = "too deep";
    // The size of a document bounds all of these.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    /** What became of a text. */
    sealed interface Parsed {
        record Whole(Json value) implements Parsed {}

        record Broken(Problem problem) implements Parsed {}
    }

    /** Parses a text that is not blank. */
    static Parsed parsed(String text, Problems problems) {
        return parsed(text, 1, problems);
    }

    /** Parses a text that is not blank and a part of a longer one. */
    static Parsed parsed(String text, int firstLine, Problems problems) {
        try (JsonParser tokens = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new JsonText(tokens, firstLine, problems, (at, begins) -> {}).document();
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
            JsonText parsing = new JsonText(tokens, 1, new Problems(), (at, begins) -> {});
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

    /** Returns where each value of a text begins, by JSON pointers. */
    static Map<String, Place> places(String text) {
        Map<String, Place> places = new TreeMap<>();
        try (JsonParser tokens = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            new JsonText(
                            tokens,
                            1,
                            new Problems(),
                            (at, begins) ->
                                    places.putIfAbsent(at.text(), new Place(begins.getLineNr(), begins.getColumnNr())))
                    .document();
        }
        return places;
    }

    private Parsed document() {
        tokens.nextToken();
        Json value = value(Pointer.ROOT, 1);
        if (tokens.nextToken() != null) {
            return new Parsed.Broken(broken(place(tokens.currentTokenLocation(), firstLine), "broken.goes-on"));
        }
        return new Parsed.Whole(value);
    }

    private Json value(Pointer at, int depth) {
        TokenStreamLocation begins = tokens.currentTokenLocation();
        if (depth > DEEPEST) {
            throw new StreamConstraintsException(TOO_DEEP, begins);
        }
        values.accept(at, begins);
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
                problems.tell(here, "second-field", Words.quoted(name));
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
        String place = location.map(there -> place(there, firstLine)).orElse("");
        if (broken instanceof StreamConstraintsException) {
            return Problems.problem(Pointer.ROOT, "too-deep", place, DEEPEST);
        }
        Optional<Integer> offset = location.map(TokenStreamLocation::getCharOffset)
                .map(Math::toIntExact)
                .filter(at -> at >= 0);
        boolean ends = broken instanceof UnexpectedEndOfInputException
                || offset.filter(at -> at >= text.stripTrailing().length()).isPresent();
        if (ends) {
            return broken(place, "broken.ends");
        }
        return offset.map(at -> strange(place, text, at)).orElseGet(() -> broken(place, "broken.unknown"));
    }

    private static Problem strange(String place, String text, int offset) {
        if (text.charAt(offset) == '\n' || text.charAt(offset) == '\r') {
            return broken(place, "broken.line-ends");
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
        return broken(place, "broken.out-of-place", Words.quoted(word));
    }

    private static Problem broken(String place, String why, Object... places) {
        return Problems.problem(Pointer.ROOT, "broken", place, WORDS.message(why, places));
    }

    private static String place(TokenStreamLocation location, int firstLine) {
        return WORDS.message("broken.at", location.getLineNr() + firstLine - 1, location.getColumnNr());
    }
}
