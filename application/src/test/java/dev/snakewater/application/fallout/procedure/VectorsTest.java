package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.scenario.ShotScenario;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.session.CatalogueFile;
import dev.snakewater.application.table.DiceInARow;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.modifier.Refusal;
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Column;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.modifier.Tally;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** The shots of the catalogue's vectors come out as printed: each item of the chance, each shot, what is left. */
class VectorsTest {

    private static final ScenarioKind<ShotSituation, ShotOutcome> KIND = ShotScenario.kind();
    private static final Map<String, List<String>> SET_UPS = setUps();
    private static final Pattern ITEM = Pattern.compile("(strength \\d+<\\d+|[a-zA-Z ]+?) ([+-]\\d+)(?: |$)");
    private static final Map<String, Refusal.Reason> REFUSALS = new TreeMap<>(Map.of(
            "out of range", Refusal.Reason.OUT_OF_RANGE,
            "10 AP needed, 9 left", Refusal.Reason.NOT_ENOUGH_AP,
            "not automatic", Refusal.Reason.NOT_AUTOMATIC,
            "aimed fire not possible", Refusal.Reason.AIM_NOT_POSSIBLE,
            "bursts only", Refusal.Reason.BURST_ONLY,
            "blind fire only unaimed, CQC or CLOSE", Refusal.Reason.BLIND_FIRE_RANGE,
            "that part of a prone target is not visible", Refusal.Reason.PART_NOT_VISIBLE));
    private static final Set<Refusal.Reason> LASTING =
            EnumSet.of(Refusal.Reason.NOT_AUTOMATIC, Refusal.Reason.AIM_NOT_POSSIBLE, Refusal.Reason.BURST_ONLY);

    static Stream<Vector> fired() {
        return shots().filter(vector -> !vector.isRefused());
    }

    static Stream<Vector> refused() {
        return shots().filter(Vector::isRefused);
    }

    private static Stream<Vector> shots() {
        return all().stream().filter(vector -> SET_UPS.containsKey(vector.id()));
    }

    @Test
    void the_first_72_vectors_are_shots_and_all_of_them_are_set_up() {
        assertThat(SET_UPS.keySet())
                .containsExactlyElementsOf(
                        all().stream().map(Vector::id).limit(72).toList());
    }

    @ParameterizedTest
    @MethodSource("fired")
    void a_shot_comes_out_as_printed(Vector vector) {
        Played played = played(vector);

        assertThat(played.table.left()).as("dice left over").isEmpty();
        assertThat(played.scenario.problems()).isEmpty();
        chances(vector, played);
        assertThat(came(played.table)).isEqualTo(vector.text("result").replaceAll(";.*", ""));
        Matcher target = Pattern.compile("target HP (-?\\d+)( DOWN)?").matcher(vector.text("result"));
        assertThat(target.find()).isTrue();
        assertThat(played.outcome.target().hitPoints()).isEqualTo(Integer.parseInt(target.group(1)));
        assertThat(played.outcome.target().isDown()).isEqualTo(target.group(2) != null);
        String rounds = played.outcome.guns().stream()
                .map(Held::rounds)
                .map(String::valueOf)
                .collect(Collectors.joining("/"));
        int paid = played.opening.actionPoints() - played.outcome.actionPoints();
        assertThat("AP -" + paid + " -> " + played.outcome.actionPoints() + ", ammo " + rounds)
                .isEqualTo(vector.text("left"));
    }

    @ParameterizedTest
    @MethodSource("refused")
    void what_is_refused_is_refused_for_the_printed_reason_and_costs_nothing(Vector vector) {
        Played played = played(vector);

        Refusal.Reason reason = REFUSALS.get(vector.text("result").replace("REFUSED: ", ""));
        assertThat(played.outcome.refused()).extracting(Refusal::reason).containsOnly(reason);
        assertThat(played.outcome).isEqualTo(ShotOutcome.of(played.opening, played.outcome.refused()));
        assertThat("AP " + played.outcome.actionPoints() + ", ammo "
                        + played.outcome.guns().getFirst().rounds() + " (unchanged)")
                .isEqualTo(vector.text("left"));
        assertThat(played.scenario.problems().isEmpty())
                .as("told when it is written, unless it lies in how things stand just now")
                .isEqualTo(!LASTING.contains(reason));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "M 14 + AK-112 | SIMILAR",
                "M 14 + Garand | DIFFERENT",
                "Brahmin-Thumper + Sawn Off | SIMILAR",
                "Lathi + Dragunov | SIMILAR",
                "Laser pistol (civilian) + Laser Rifle | DIFFERENT",
                "Minimi + Minimi | EQUAL",
                "Minimi + AK-112 | DIFFERENT"
            })
    void guns_are_as_similar_as_printed(String guns, Gun.Similarity similarity) {
        String[] pair = guns.split(" \\+ ", -1);

        assertThat(all().stream().filter(vector -> vector.id().equals("V120")).findFirst())
                .get()
                .satisfies(vector -> assertThat(vector.text("result")).contains(guns + " = " + similarity.name()));
        assertThat(Gun.Similarity.of(named(pair[0]), named(pair[1]))).isEqualTo(similarity);
    }

    private static Gun named(String gun) {
        return Armoury.ALL.getFirst().gun().with(it -> it.name(gun).column(Column.of(gun)));
    }

    /** The printed items of each gun's chance, the chance after clamp and pose, and the critical. */
    private static void chances(Vector vector, Played played) {
        List<ShotThrow> fired = played.table.events(ShotEvent.Fired.class).stream()
                .map(ShotEvent.Fired::thrown)
                .toList();
        List<String> printed = List.of(vector.text("mods").split("; ", -1));
        // Two guns fire one after the other, each by its own chance.
        List<Tally> chances = printed.size() == 1
                ? List.of(fired.getFirst().chance())
                : List.of(fired.getFirst().chance(), fired.getLast().chance());
        boolean burst = vector.text("mods").contains("burst");
        assertThat(chances.stream().map(chance -> items(chance, burst)).toList())
                .isEqualTo(printed.stream().map(VectorsTest::items).toList());
        assertThat(chances.stream().map(VectorsTest::value).toList())
                .isEqualTo(printed.stream()
                        .map(line -> Integer.valueOf(line.replaceAll(".*= ", "")))
                        .toList());
        String percent =
                chances.stream().map(chance -> String.valueOf(chance.total())).collect(Collectors.joining("/"));
        assertThat(percent + " (crit " + fired.getFirst().critical().total() + ")")
                .isEqualTo(vector.text("chance"));
    }

    private static Map<String, Integer> items(String printed) {
        Map<String, Integer> items = new LinkedHashMap<>();
        String sum = printed.replaceAll(".*@\\w+: ", "").replaceAll(" = .*", "");
        Matcher item = ITEM.matcher(sum);
        while (item.find()) {
            items.put(item.group(1).replaceAll("^strength.*", "strength"), Integer.valueOf(item.group(2)));
        }
        return items;
    }

    /** What a tally says by its rules and reasons, in the words in which items are printed; the reliefs of a burst are one with it. */
    private static Map<String, Integer> items(Tally chance, boolean burst) {
        Map<String, Integer> items = new LinkedHashMap<>();
        items.put("skill", ((Tally.Known) chance.base()).amount());
        for (Tally.Line line : chance.lines()) {
            if (line instanceof Tally.Plus plus) {
                items.merge(
                        word(plus.modifier().what().toString(), (FalloutRule) plus.why(), burst),
                        plus.modifier().amount(),
                        Integer::sum);
            } else if (line instanceof Tally.Waived waived) {
                items.put(
                        word(
                                waived.due().what().toString(),
                                (FalloutRule) waived.due().why(),
                                burst),
                        0);
            }
        }
        return items;
    }

    private static String word(String what, FalloutRule rule, boolean burst) {
        return switch (rule) {
            case FO_11_RANGE_BANDS -> "range";
            case FO_24_MINIMAL_STRENGTH -> "strength";
            case FO_21_BURST, FO_22_BURST_RELIEF, FO_25_HEAVY_AUTOMATIC -> "burst";
            case FO_26_REST -> burst ? "burst" : "bipod";
            case FO_19_PARTS -> "aim at " + what.split(" ", -1)[1].toUpperCase(Locale.ROOT);
            case FO_18_AIMING_POINTS -> "aim AP";
            case FO_61_TWO_GUNS_HANDICAP -> "two guns " + what.split(" ", -1)[1].toUpperCase(Locale.ROOT);
            case FO_38_BLIND_FIRE -> "blind fire " + what.split(" ", -1)[1].toUpperCase(Locale.ROOT);
            default -> what.replace('-', ' ');
        };
    }

    /** What each shot came to, as it is printed; a hit on the weapon takes nothing from its bearer. */
    private static String came(DiceInARow table) {
        StringBuilder came = new StringBuilder();
        for (ShotEvent event : table.events(ShotEvent.class)) {
            switch (event) {
                case ShotEvent.Fired fired -> {
                    String result = fired.thrown().result().name().replace("CRITICAL", "CRIT");
                    came.append(came.isEmpty() ? "" : ", ")
                            .append(fired.thrown().fall().total())
                            .append(" " + result);
                }
                case ShotEvent.Damaged damaged -> {
                    damaged.part().ifPresent(part -> came.append(" " + part));
                    came.append(" raw %d net %d"
                            .formatted(damaged.raw(), damaged.damage().total()));
                }
                case ShotEvent.WeaponStruck weapon -> {
                    came.append(" WEAPON raw %d net 0".formatted(weapon.damage().total()));
                    assertThat(weapon.after())
                            .isEqualTo(
                                    weapon.critical() ? Condition.Grip.WEAPON_UNUSABLE : Condition.Grip.WEAPON_DROPPED);
                }
                default -> {}
            }
        }
        return came.toString();
    }

    private record Played(ShotScenario scenario, ShotSituation opening, ShotOutcome outcome, DiceInARow table) {}

    private static Played played(Vector vector) {
        List<String> setUp = SET_UPS.get(vector.id());
        ShotScenario scenario = Shots.of(setUp.getFirst());
        List<String> dice =
                setUp.getLast().isEmpty() ? List.of() : List.of(setUp.getLast().split(", ", -1));
        DiceInARow table = new DiceInARow(dice);
        ShotSituation opening = scenario.opening();
        ShotOutcome outcome = Play.through(KIND.procedure(), opening, table);
        return new Played(scenario, opening, outcome, table);
    }

    /** The hit value: all that is added, before it is held within its bounds, and before the pose. */
    private static int value(Tally chance) {
        return ((Tally.Known) chance.base()).amount()
                + chance.lines().stream()
                        .filter(Tally.Plus.class::isInstance)
                        .mapToInt(line -> ((Tally.Plus) line).modifier().amount())
                        .sum();
    }

    /** A vector, as it is written. */
    record Vector(JsonNode fields) {

        String id() {
            return text("id");
        }

        String text(String field) {
            return fields.required(field).asString();
        }

        boolean isRefused() {
            return text("result").startsWith("REFUSED");
        }

        @Override
        public String toString() {
            return id() + ": " + text("input");
        }
    }

    /** All of them. */
    static List<Vector> all() {
        return CatalogueFile.json(VectorsTest.class, "/dev/snakewater/application/fallout/fallout-vectors.json")
                .valueStream()
                .map(Vector::new)
                .toList();
    }

    /** What is set up for each shot, and the dice. */
    static Map<String, List<String>> setUps() {
        return CatalogueFile.setUps(VectorsTest.class, "set-ups.txt", " ?\\| ?");
    }
}
