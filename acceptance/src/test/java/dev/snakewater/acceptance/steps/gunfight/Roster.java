package dev.snakewater.acceptance.steps.gunfight;

import dev.snakewater.acceptance.Examples;
import dev.snakewater.application.fudge.gunfight.scenario.DrawScenario;
import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario;
import dev.snakewater.application.fudge.gunfight.scenario.StaredownScenario;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.json.document.JsonScenarios;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * Who fights, as a feature describes them: for everybody, words under the headings of the book. What is not said has
 * the book's default, save that everybody carries a full revolver.
 */
@ScenarioScoped
public final class Roster {

    private static final String COUNT = "how many";
    private static final String GUNS = "guns";
    private static final String STRENGTH = "gun strength";
    private static final Map<String, String> FIELDS = Map.of(
            COUNT,
            "count",
            "Two-Gun Shooter",
            "twoGun",
            "cover",
            "coverNearby",
            "weapon hand",
            "weaponHand",
            "drop on",
            "dropOn");
    private static final Pattern PART = Pattern.compile("(\\D+?)(?: (armour))?(?: (\\d+)| (lost))");
    private static final Pattern GUN = Pattern.compile("(\\w+)(?: (\\d+)/(\\d+))?( in hand)?");

    private final GameMaster gameMaster;
    private final Map<String, Map<String, String>> sheets = new LinkedHashMap<>();
    private final List<Map<String, Object>> distances = new ArrayList<>();
    private String range = "Across the Street";
    private boolean staredown;

    /** A roster, under the rulings of this game master. */
    @Inject
    public Roster(GameMaster gameMaster) {
        this.gameMaster = gameMaster;
    }

    /** A fighter joins, with what a row of a table says of him. */
    public void joins(Map<String, String> row) {
        Map<String, String> sheet = new LinkedHashMap<>();
        row.forEach((heading, said) -> {
            if (said != null && !said.isBlank()) {
                sheet.put(heading, said.strip());
            }
        });
        sheets.put(Optional.ofNullable(sheet.get("name")).orElseThrow(), sheet);
    }

    /** Something more is said of a fighter. */
    public void also(String name, String heading, String said) {
        sheet(name).put(heading, said);
    }

    /** How far apart any two are. */
    public void range(String words) {
        range = words;
    }

    /** What lies between these two, by the fields of a distance; the range is everybody's unless one is said. */
    public void apart(String one, String other, Map<String, Object> fields) {
        Map<String, Object> distance = new LinkedHashMap<>(Map.of("between", List.of(one, other), "range", range));
        distance.putAll(fields);
        distances.add(distance);
    }

    /** A staredown is offered before the first draw. */
    public void stareDown() {
        staredown = true;
    }

    /** Everybody's name, in the order in which they were written; several of one sheet are numbered. */
    public List<String> names() {
        return sheets.values().stream()
                .flatMap(sheet -> {
                    int count = said(sheet, COUNT, Integer::valueOf).orElse(1);
                    String name = sheet.get("name");
                    return count == 1
                            ? Stream.of(name)
                            : IntStream.rangeClosed(1, count).mapToObj(number -> name + " " + number);
                })
                .toList();
    }

    /** What somebody's guns are called together, if he carries two: {@code revolver and revolver 2}. */
    public String bothGuns(String name) {
        List<Object> kinds =
                guns(sheet(name)).stream().map(gun -> gun.get("kind")).toList();
        return kinds.get(0) + " and " + kinds.get(1) + (kinds.get(0).equals(kinds.get(1)) ? " 2" : "");
    }

    /** How many enemies somebody has. */
    public long enemiesOf(String name) {
        return names().stream().filter(other -> !side(other).equals(side(name))).count();
    }

    /**
     * The set-up that all of this makes, read as a document.
     *
     * @throws Unreadable if it has problems
     */
    public GunfightScenario written() {
        Map<String, Object> document = new LinkedHashMap<>();
        document.put("snakewater", 1);
        document.put("kind", GunfightScenario.kind().id());
        document.put("title", "An example");
        document.put("fighters", sheets.values().stream().map(Roster::fighter).toList());
        document.put("range", range);
        document.put("distances", distances);
        document.put("staredown", staredown);
        document.put("rulings", gameMaster.written());
        byte[] text = JsonMapper.shared().writeValueAsBytes(document);
        return (GunfightScenario) new JsonScenarios(Examples.RULESETS, new ByteArrayInputStream(text))
                .find("-")
                .setUp();
    }

    /** A draw of these alone; somebody spends the +2 on it, or has his gun out already. */
    DrawScenario draw(Optional<String> withThePrize, Optional<String> alreadyDrawn) {
        List<DrawScenario.Hand> hands = new ArrayList<>();
        withThePrize.ifPresent(who -> hands.add(new DrawScenario.Hand(new Name(who), List.of(), false, true, false)));
        alreadyDrawn.ifPresent(who -> hands.add(new DrawScenario.Hand(new Name(who), List.of(), true, false, false)));
        return new DrawScenario(written().fighters(), hands, written().rulings());
    }

    /** A staredown of these alone. */
    StaredownScenario staredown() {
        return new StaredownScenario(written().fighters(), written().rulings());
    }

    private String side(String name) {
        Map<String, String> sheet = sheet(name);
        return sheet.getOrDefault("side", sheet.get("name"));
    }

    private Map<String, String> sheet(String name) {
        return Optional.ofNullable(sheets.get(name))
                .or(() -> Optional.ofNullable(sheets.get(name.replaceAll(" \\d+$", ""))))
                .orElseThrow(() -> new IllegalArgumentException("nobody here is called " + name + ": " + names()));
    }

    private static Map<String, Object> fighter(Map<String, String> sheet) {
        Map<String, Object> fighter = new LinkedHashMap<>();
        sheet.forEach((heading, said) -> fighter.put(field(heading), value(heading, said)));
        fighter.remove(field(STRENGTH));
        fighter.put(GUNS, guns(sheet));
        return fighter;
    }

    /** The field of a heading: {@code Fast Draw} is {@code fastDraw}. */
    private static String field(String heading) {
        String words = heading.substring(0, 1).toLowerCase(Locale.ROOT) + heading.substring(1);
        return FIELDS.getOrDefault(heading, words.replace(" ", ""));
    }

    private static Object value(String heading, String said) {
        return switch (heading) {
            case "parts" -> Stream.of(said.split(", ")).map(Roster::part).toList();
            case "drop on" -> row(said);
            case "cover", "support" -> said.equals("yes");
            default -> number(said);
        };
    }

    private static Object number(String said) {
        return said.matches("-?\\d+") ? (Object) Integer.valueOf(said) : said;
    }

    /** Wounds or armour of a part: {@code right arm 3}, {@code left hand armour 2}, {@code left leg lost}. */
    private static Map<String, Object> part(String words) {
        Matcher part = matcher(PART, words);
        return part.group(4) != null
                ? Map.of("part", part.group(1), "lost", true)
                : Map.of(
                        "part",
                        part.group(1),
                        part.group(2) == null ? "wounds" : "armour",
                        Integer.valueOf(part.group(3)));
    }

    private static List<Map<String, Object>> guns(Map<String, String> sheet) {
        String said = sheet.getOrDefault(GUNS, "revolver");
        return said.equals("none")
                ? List.of()
                : row(said).stream().map(words -> gun(words, sheet)).toList();
    }

    private static Map<String, Object> gun(String words, Map<String, String> sheet) {
        Matcher said = matcher(GUN, words);
        Map<String, Object> gun = new LinkedHashMap<>(Map.of("kind", said.group(1)));
        if (said.group(2) != null) {
            gun.put("loaded", Integer.valueOf(said.group(2)));
            gun.put("capacity", Integer.valueOf(said.group(3)));
        }
        said(sheet, STRENGTH, Integer::valueOf).ifPresent(strength -> gun.put("strength", strength));
        gun.put("carried", said.group(4) == null ? "holstered" : "in hand");
        return gun;
    }

    private static Matcher matcher(Pattern pattern, String words) {
        Matcher matcher = pattern.matcher(words);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'" + words + "' is not written as " + pattern);
        }
        return matcher;
    }

    /** A degree, by its word on the ladder. */
    static Degree degree(String word) {
        return Stream.of(Degree.values())
                .filter(degree -> degree.toString().equals(word))
                .findFirst()
                .orElseThrow();
    }

    /** Names in a row: {@code Bob, Joe and Frank}. */
    static List<String> row(String words) {
        return List.of(words.split(", | and "));
    }

    private static <T> Optional<T> said(Map<String, String> sheet, String heading, Function<String, T> read) {
        return Optional.ofNullable(sheet.get(heading)).map(read);
    }
}
