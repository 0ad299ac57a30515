package dev.snakewater.application.session;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The files of the catalogue that tests are held against. */
public final class CatalogueFile {

    private static final JsonMapper JSON = new JsonMapper();

    private CatalogueFile() {}

    /** What a file of JSON holds that lies beside this class. */
    public static JsonNode json(Class<?> beside, String name) {
        return JSON.readTree(text(beside, name));
    }

    /** The whole numbers of a list; none, if it is not there. */
    public static List<Integer> numbers(JsonNode list) {
        return list.valueStream().map(JsonNode::asInt).toList();
    }

    /** The texts of a list; none, if it is not there. */
    public static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }

    /** What is set up for each case of a file: a line each, its id, then what is parted by this; lines with # say something about it. */
    public static Map<String, List<String>> setUps(Class<?> beside, String name, String partedBy) {
        Map<String, List<String>> setUps = new LinkedHashMap<>();
        text(beside, name)
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split(" ", 2))
                .forEach(line -> setUps.put(line[0], List.of(line[1].split(partedBy, -1))));
        return setUps;
    }

    private static String text(Class<?> beside, String name) {
        try (InputStream in = Objects.requireNonNull(beside.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
