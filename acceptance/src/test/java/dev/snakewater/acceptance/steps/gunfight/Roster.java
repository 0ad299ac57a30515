package dev.snakewater.acceptance.steps.gunfight;

import dev.snakewater.acceptance.steps.hitlocation.Cast;
import dev.snakewater.application.gunfight.DrawScenario;
import dev.snakewater.application.gunfight.GunfightPolicy;
import dev.snakewater.application.gunfight.GunfightScenario;
import dev.snakewater.application.gunfight.StaredownScenario;
import dev.snakewater.application.hitlocation.PartSheet;
import dev.snakewater.application.hitlocation.WrittenWounds;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Traits;
import dev.snakewater.domain.fudge.hitlocation.BodySide;
import io.cucumber.guice.ScenarioScoped;
import jakarta.inject.Inject;
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

/**
 * Who fights, as a feature describes them: for everybody, words under the headings of the book. What is not said has
 * the book's default, save that everybody carries a full revolver.
 */
@ScenarioScoped
public final class Roster {

    private static final String COUNT = "how many";
    private static final String GUNS = "guns";
    private static final String STRENGTH = "gun strength";
    private static final String DROP_ON = "drop on";
    private static final String PARTS = "parts";
    private static final List<String> HEADINGS = List.of(
            "name",
            COUNT,
            "side",
            "Nerve",
            "Fast Draw",
            "Pistol",
            "Rifle",
            "Shotgun",
            "Two-Gun Shooter",
            "Damage Capacity",
            "Speed Reload",
            "armour",
            "wounds",
            GUNS,
            STRENGTH,
            "cover",
            DROP_ON,
            "size",
            "Agility",
            "weapon hand",
            "support",
            PARTS);
    private static final Pattern PART = Pattern.compile("(\\D+?)(?: (armour))?(?: (\\d+)| (lost))");
    private static final Pattern GUN = Pattern.compile("(\\w+)(?: (\\d+)/(\\d+))?( in hand)?");

    private final GameMaster gameMaster;
    private final Map<String, Map<String, String>> sheets = new LinkedHashMap<>();
    private final List<GunfightScenario.Distances> distances = new ArrayList<>();
    private RangeBand range = RangeBand.ACROSS_THE_STREET;
    private boolean staredown;

    /** A roster, under the rulings of this game master. */
    @Inject
    public Roster(GameMaster gameMaster) {
        this.gameMaster = gameMaster;
    }

    /** A fighter joins, with what a row of a table says of him. */
    public void joins(Map<String, String> row) {
        for (String heading : row.keySet()) {
            if (!HEADINGS.contains(heading)) {
                throw new IllegalArgumentException("no sheet has '" + heading + "', but " + HEADINGS);
            }
        }
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
        range = band(words);
    }

    /** How far apart these two are. */
    public void range(String one, String other, String words, Optional<Degree> named) {
        apart(one, other, new Distance(band(words), named, Optional.empty(), true));
    }

    /** How many paces these two are apart; the range is everybody's. */
    public void paces(String one, String other, int paces) {
        apart(one, other, new Distance(range, Optional.empty(), Optional.of(paces), true));
    }

    /** These two cannot see each other; the range is everybody's. */
    public void hidden(String one, String other) {
        apart(one, other, new Distance(range, Optional.empty(), Optional.empty(), false));
    }

    private void apart(String one, String other, Distance distance) {
        distances.add(new GunfightScenario.Distances(List.of(new Name(one), new Name(other)), distance));
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
        List<GunfightScenario.CarriedGun> guns = guns(sheet(name));
        String first = guns.get(0).kind().toString();
        String second = guns.get(1).kind().toString();
        return first + " and " + second + (first.equals(second) ? " 2" : "");
    }

    /** How many enemies somebody has. */
    public long enemiesOf(String name) {
        return names().stream().filter(other -> !side(other).equals(side(name))).count();
    }

    /** The set-up that all of this makes. */
    public GunfightScenario written() {
        return new GunfightScenario(
                sheets.values().stream().map(Roster::fighter).toList(),
                range,
                distances,
                staredown,
                gameMaster.written());
    }

    /** A draw of these alone; somebody spends the +2 on it, or has his gun out already. */
    DrawScenario draw(Optional<String> withThePrize, Optional<String> alreadyDrawn) {
        List<DrawScenario.Hand> hands = new ArrayList<>();
        withThePrize.ifPresent(who -> hands.add(new DrawScenario.Hand(new Name(who), List.of(), false, true, false)));
        alreadyDrawn.ifPresent(who -> hands.add(new DrawScenario.Hand(new Name(who), List.of(), true, false, false)));
        return new DrawScenario(written().fighters(), hands, gameMaster.written());
    }

    /** A staredown of these alone. */
    StaredownScenario staredown() {
        return new StaredownScenario(written().fighters(), gameMaster.written());
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

    private static GunfightScenario.Fighter fighter(Map<String, String> sheet) {
        return new GunfightScenario.Fighter(
                new Name(sheet.get("name")),
                said(sheet, COUNT, Integer::valueOf).orElse(1),
                said(sheet, "side", Side::new),
                traits(sheet),
                new WrittenWounds(said(sheet, "wounds", Integer::valueOf), List.of()),
                guns(sheet),
                said(sheet, DROP_ON, Roster::row).orElse(List.of()).stream()
                        .map(Name::new)
                        .toList(),
                GunfightPolicy.CAREFUL,
                said(sheet, "Agility", Roster::degree),
                said(sheet, "weapon hand", hand -> BodySide.valueOf(hand.toUpperCase(Locale.ROOT))),
                said(sheet, "support", support -> support.equals("yes")),
                said(sheet, PARTS, Roster::parts).orElse(List.of()));
    }

    private static Traits traits(Map<String, String> sheet) {
        return new Traits(
                said(sheet, "Nerve", Roster::degree).orElse(Degree.FAIR),
                said(sheet, "Fast Draw", Roster::degree).orElse(Degree.POOR),
                said(sheet, "Pistol", Roster::degree).orElse(Degree.POOR),
                said(sheet, "Rifle", Roster::degree).orElse(Degree.POOR),
                said(sheet, "Shotgun", Roster::degree).orElse(Degree.POOR),
                said(sheet, "Two-Gun Shooter", Roster::degree),
                said(sheet, "Damage Capacity", Roster::degree).orElse(Degree.FAIR),
                said(sheet, "Speed Reload", Integer::valueOf).orElse(0),
                said(sheet, "armour", Integer::valueOf).orElse(0),
                said(sheet, "cover", cover -> cover.equals("yes")).orElse(false),
                said(sheet, "size", Integer::valueOf).orElse(0));
    }

    /** Wounds and armour of parts: {@code right arm 3, left hand armour 2, left leg lost}. */
    private static List<PartSheet> parts(String words) {
        return Stream.of(words.split(", ")).map(Roster::part).toList();
    }

    private static PartSheet part(String words) {
        Matcher part = PART.matcher(words);
        if (!part.matches()) {
            throw new IllegalArgumentException(
                    "'" + words + "' is nothing of a part: write 'right arm 3', or 'head armour 2'");
        }
        Optional<Integer> points = Optional.ofNullable(part.group(3)).map(Integer::valueOf);
        boolean armour = part.group(2) != null;
        return new PartSheet(
                Cast.partCalled(part.group(1)),
                points.filter(number -> armour),
                new WrittenWounds(points.filter(number -> !armour), List.of()),
                part.group(4) != null);
    }

    private static List<GunfightScenario.CarriedGun> guns(Map<String, String> sheet) {
        String said = sheet.getOrDefault(GUNS, "revolver");
        return said.equals("none")
                ? List.of()
                : row(said).stream()
                        .map(words -> gun(words, said(sheet, STRENGTH, Integer::valueOf)))
                        .toList();
    }

    private static GunfightScenario.CarriedGun gun(String words, Optional<Integer> strength) {
        Matcher gun = GUN.matcher(words);
        if (!gun.matches()) {
            throw new IllegalArgumentException(
                    "'" + words + "' is no gun: write 'revolver', or 'revolver 3/6 in hand'");
        }
        return new GunfightScenario.CarriedGun(
                named(Firearm.values(), gun.group(1)),
                Optional.ofNullable(gun.group(2)).map(Integer::valueOf),
                Optional.ofNullable(gun.group(3)).map(Integer::valueOf),
                strength,
                gun.group(4) == null ? Gun.Carried.HOLSTERED : Gun.Carried.IN_HAND);
    }

    /** A degree, by its word on the ladder. */
    static Degree degree(String word) {
        return named(Degree.values(), word);
    }

    /** Names in a row: {@code Bob, Joe and Frank}. */
    static List<String> row(String words) {
        return List.of(words.split(", | and "));
    }

    /** A range, by its words. */
    static RangeBand band(String words) {
        return named(RangeBand.values(), words);
    }

    private static <T> T named(T[] all, String word) {
        return Stream.of(all)
                .filter(one -> one.toString().equalsIgnoreCase(word))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("'" + word + "' is none of " + List.of(all)));
    }

    private static <T> Optional<T> said(Map<String, String> sheet, String heading, Function<String, T> read) {
        return Optional.ofNullable(sheet.get(heading)).map(read);
    }
}
