package dev.snakewater.steps.gunfight;

import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.steps.Example;
import io.cucumber.datatable.DataTable;
import io.cucumber.guice.ScenarioScoped;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
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
    private static final String A_PART =
            "'right arm 3' for wounds, 'left hand armour 2', or 'left leg lost', each by itself, with commas between several";
    private static final String A_GUN =
            "'revolver', 'revolver 2/6' or 'revolver 2/6 in hand', with commas or 'and' between several";
    private static final Pattern GUN = Pattern.compile("(\\w+)(?: (\\d+)/(\\d+))?( in hand)?");

    private final Example example;
    private final Provider<Course> course;
    private final Map<String, Map<String, String>> sheets = new LinkedHashMap<>();

    @Inject
    public Roster(Example example, Provider<Course> course) {
        this.example = example;
        this.course = course;
    }

    @Given("the gunfighters")
    public void theGunfighters(DataTable table) {
        table.asMaps().forEach(this::joins);
    }

    @Given("{int} lawman/lawmen facing {int} outlaw(s)")
    public void sides(int lawmen, int outlaws) {
        joins("Lawman", lawmen);
        joins("Outlaw", outlaws);
    }

    @Given("{name} has the drop on {names}")
    public void hasTheDrop(String name, String names) {
        also(name, "drop on", names);
    }

    @Given("{name} carries a/an {guns}")
    public void carries(String name, String guns) {
        also(name, GUNS, guns.replaceAll("(^|, | and )a ", "$1"));
    }

    private void joins(String side, int size) {
        IntStream.rangeClosed(1, size)
                .forEach(number -> joins(Map.of("name", size == 1 ? side : side + " " + number, "side", side)));
    }

    /** A fighter joins, with what a row of a table says of him. */
    public void joins(Map<String, String> row) {
        Map<String, String> sheet = new LinkedHashMap<>();
        row.forEach((heading, said) -> {
            if (said != null && !said.isBlank()) {
                sheet.put(heading, said.strip());
            }
        });
        String name = Optional.ofNullable(sheet.get("name"))
                .orElseThrow(() -> new IllegalArgumentException(
                        "a row without a name: one heading has to be 'name', and they are " + row.keySet()));
        sheets.put(name, sheet);
        write();
    }

    private void also(String name, String heading, String said) {
        sheet(name).put(heading, said);
        write();
    }

    /** Whoever is written here, what he does takes its course. */
    private void write() {
        course.get();
        example.document()
                .put("/fighters", sheets.values().stream().map(Roster::fighter).toList());
    }

    /** A staredown is offered before the first draw. */
    @When("they stare each other down")
    public void stareDown() {
        example.document().put("/staredown", true);
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

    private String side(String name) {
        Map<String, String> sheet = sheet(name);
        return sheet.getOrDefault("side", sheet.getOrDefault("name", name));
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
        Matcher part = matcher(PART, words, A_PART);
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
        Matcher said = matcher(GUN, words, A_GUN);
        Map<String, Object> gun = new LinkedHashMap<>(Map.of("kind", said.group(1)));
        if (said.group(2) != null) {
            gun.put("loaded", Integer.valueOf(said.group(2)));
            gun.put("capacity", Integer.valueOf(said.group(3)));
        }
        said(sheet, STRENGTH, Integer::valueOf).ifPresent(strength -> gun.put("strength", strength));
        gun.put("carried", said.group(4) == null ? "holstered" : "in hand");
        return gun;
    }

    private static Matcher matcher(Pattern pattern, String words, String forms) {
        Matcher matcher = pattern.matcher(words);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("'" + words + "' is not written as it should be: " + forms);
        }
        return matcher;
    }

    /** A degree, by its word on the ladder. */
    static Degree degree(String word) {
        return Stream.of(Degree.values())
                .filter(degree -> degree.toString().equals(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + word + "' is no degree of the ladder"));
    }

    /** Names in a row: {@code Bob, Joe and Frank}. */
    static List<String> row(String words) {
        return List.of(words.split(", | and "));
    }

    private static <T> Optional<T> said(Map<String, String> sheet, String heading, Function<String, T> read) {
        return Optional.ofNullable(sheet.get(heading)).map(read);
    }
}
