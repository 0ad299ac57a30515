package dev.snakewater.json.value;

import static dev.snakewater.json.value.Problems.WORDS;

import dev.snakewater.application.port.out.UnreadableException.Place;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.domain.combatant.Lettering;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;

/** Parses JSON. Jackson's mapper would take three times as long to start, and not tell a field that is given twice from others. */
public record JsonText(
        JsonParser tokens,
        int firstLine,
        Problems problems,
        Map<String, Json> root,
        Optional<Map<String, Place>> places) {

    static final int DEEPEST = 100;

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{Nd}]+");

    // The size of a document bounds all of these.
    private static final JsonFactory FACTORY = JsonFactory.builder()
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNestingDepth(Integer.MAX_VALUE)
                    .maxNumberLength(Integer.MAX_VALUE)
                    .maxStringLength(Integer.MAX_VALUE)
                    .maxNameLength(Integer.MAX_VALUE)
                    .build())
            .build();

    /** A parsed text: its value, or the first fields of a broken one. */
    public record Parsed(Json value, Optional<Problem> broken) {}

    /** Parses a text whose first line has this number. */
    public static Parsed parsed(String text, int firstLine, Problems problems) {
        return parsed(text, firstLine, problems, Optional.empty());
    }

    /** Returns where each value of a text begins, by JSON pointers. Only somebody who made a mistake wants to know. */
    public static Map<String, Place> placesIn(String text) {
        Map<String, Place> places = new LinkedHashMap<>();
        parsed(text, 1, new Problems(), Optional.of(places));
        return Collections.unmodifiableMap(places);
    }

    private static Parsed parsed(String text, int firstLine, Problems problems, Optional<Map<String, Place>> places) {
        try (JsonParser tokens = FACTORY.createParser(ObjectReadContext.empty(), text)) {
            return new JsonText(tokens, firstLine, problems, new LinkedHashMap<>(), places).parsed(text);
        }
    }

    /** Returns the value that a text begins with, as far as it can be understood. */
    public static Json beginning(String text) {
        return parsed(text, 1, new Problems()).value();
    }

    private Parsed parsed(String text) {
        try {
            tokens.nextToken();
            Json value = value(Pointer.ROOT, 1);
            Optional<JsonToken> more = Optional.ofNullable(tokens.nextToken());
            return new Parsed(value, more.map(token -> broken(tokens.currentTokenLocation(), "broken.goes-on")));
        } catch (JacksonException broken) {
            return new Parsed(new Json.Fields(root), Optional.of(problem(broken, text)));
        }
    }

    private Json value(Pointer at, int depth) {
        if (depth > DEEPEST) {
            throw new StreamConstraintsException("too deep", tokens.currentTokenLocation());
        }
        if (places.isPresent()) {
            places.get().putIfAbsent(at.text(), place(tokens.currentTokenLocation()));
        }
        // With a case for null, the switch would be linked at run time, which takes longer than to parse most
        // documents.
        return switch (Optional.ofNullable(tokens.currentToken()).orElse(JsonToken.VALUE_NULL)) {
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
        Map<String, Json> fields = depth == 1 ? root : new LinkedHashMap<>();
        while (tokens.nextToken() == JsonToken.PROPERTY_NAME) {
            String name = tokens.currentName();
            Pointer here = at.field(name);
            tokens.nextToken();
            Json value = value(here, depth + 1);
            if (fields.putIfAbsent(name, value) != null) {
                problems.tell(here, "second-field", Problems.quoted(name));
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

    private Problem problem(JacksonException broken, String text) {
        TokenStreamLocation location = broken.getLocation();
        if (broken instanceof StreamConstraintsException) {
            return Problems.problem(Pointer.ROOT, "too-deep", inWords(location), DEEPEST);
        }
        int offset = Math.toIntExact(location.getCharOffset());
        if (broken instanceof UnexpectedEndOfInputException
                || offset >= text.stripTrailing().length()) {
            return broken(location, "broken.ends");
        }
        if (text.charAt(offset) == '\n' || text.charAt(offset) == '\r') {
            return broken(location, "broken.line-ends");
        }
        // The word around it, or just before it: Jackson's place is sometimes one behind.
        String wrong = WORD.matcher(text)
                .results()
                .filter(word -> word.start() <= offset && word.end() >= offset)
                .map(MatchResult::group)
                .findFirst()
                .orElseGet(() -> Character.toString(text.codePointAt(offset)));
        return broken(location, "broken.out-of-place", Problems.quoted(wrong));
    }

    private Problem broken(TokenStreamLocation location, String why, Object... places) {
        return Problems.problem(Pointer.ROOT, "broken", inWords(location), WORDS.message(why, places));
    }

    private String inWords(TokenStreamLocation location) {
        return WORDS.message(
                "broken.at", place(location).line(), place(location).column());
    }

    private Place place(TokenStreamLocation location) {
        return new Place(location.getLineNr() + firstLine - 1, location.getColumnNr());
    }
}
