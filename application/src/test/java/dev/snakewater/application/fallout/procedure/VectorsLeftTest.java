package dev.snakewater.application.fallout.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.FalloutRuleset;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.scenario.SetUp;
import dev.snakewater.application.session.CatalogueFile;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Event;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/** The vectors of runs, jumps, tests and fire come out as printed. Where the others are shown is in a list beside this. */
class VectorsLeftTest {

    @Test
    void every_vector_and_every_exact_set_up_is_shown_somewhere() {
        Stream<String> listed = Stream.of(
                        VectorsTest.setUps().keySet().stream(),
                        lines("other-vectors.txt").map(line -> line.split("\\|", -1)[0]),
                        lines("where-vectors-are.txt").flatMap(VectorsLeftTest::ids))
                .flatMap(all -> all);
        Stream<String> all = Stream.concat(
                VectorsTest.all().stream().map(VectorsTest.Vector::id),
                IntStream.rangeClosed(1, 13).mapToObj("P%02d"::formatted));

        assertThat(listed.sorted().toList()).isEqualTo(all.sorted().toList());
    }

    /** Of V101 and V109 the tests alone; what covering fire and reactions make of them is shown in features. */
    @ParameterizedTest
    @CsvFileSource(resources = "/dev/snakewater/application/fallout/procedure/other-vectors.txt", delimiter = '|')
    void what_comes_of_it_is_printed(String id, String kind, String setUp, String script, String printed) {
        Map<String, Object> came = came(kind(kind), setUp, script);
        String filled = Pattern.compile("\\{([a-z ]+)}")
                .matcher(printed)
                .replaceAll(name -> Objects.requireNonNull(came.get(name.group(1)), name.group())
                        .toString());

        assertThat(VectorsTest.all().stream().filter(vector -> vector.id().equals(id)))
                .singleElement()
                .satisfies(vector -> assertThat(Stream.of("rules", "input", "mods", "chance", "result", "left")
                                .map(vector::text)
                                .collect(Collectors.joining(" ")))
                        .contains(filled));
    }

    private static ScenarioKind<?, ?> kind(String name) {
        return new FalloutRuleset()
                .kinds().stream()
                        .filter(kind -> kind.id().equals("fallout-" + name))
                        .findFirst()
                        .orElseThrow();
    }

    /** What comes of a set-up, by the names by which it is asked for; of what comes again the last, or all in a row. */
    private static <S, O> Map<String, Object> came(ScenarioKind<S, O> kind, String setUp, @Nullable String script) {
        SetUp<S, O> scenario = kind.scenario().cast(Filled.in(kind.scenario().asSubclass(Record.class), setUp));
        Play<S, O> play =
                Play.under(FightTerms.of(8), kind, scenario, script == null ? new String[0] : new String[] {script});
        Map<String, Object> came = new TreeMap<>();
        if (play.played().standing() instanceof Standing.Asking<S, O> asking
                && asking.question() instanceof Choice<?> choice) {
            came.put(
                    "bars",
                    choice.barsOn(choice.options().getFirst().word()).stream()
                            .map(Rule::id)
                            .collect(Collectors.joining(" ")));
        }
        Map<Integer, Integer> stages = new TreeMap<>();
        int paid = 0;
        for (int turn = 0; turn < play.played().turns().size(); turn++) {
            for (Event event : play.played().turns().get(turn)) {
                switch (event) {
                    case ShotEvent.Moved moved -> {
                        paid += moved.price().total();
                        came.put("left", moved.actionPoints());
                    }
                    case ShotEvent.Acted acted -> paid += acted.price().total();
                    case EffortEvent.Ran ran -> {
                        paid += ran.price();
                        came.put("left", ran.left());
                    }
                    case EffortEvent.Tested tested -> {
                        came.put("chance", tested.limit().total());
                        came.put(
                                "verdict",
                                tested.verdict() == Verdict.CRITICAL_FAILURE
                                        ? "FUMBLE"
                                        : tested.verdict().name());
                        came.put("margin", tested.margin());
                    }
                    case EffortEvent.OutOfBreath out -> {
                        came.put("points", out.breath().points());
                        came.put("rounds", out.breath().rounds());
                        came.put(
                                "coming",
                                out.comingRounds()
                                        .toString()
                                        .replaceAll("\\[|]", "")
                                        .replaceAll("(\\d+)", "-$1"));
                    }
                    case BurningEvent.Streamed streamed -> {
                        paid += streamed.price();
                        came.put("left", streamed.left());
                        came.put("seconds", streamed.seconds());
                    }
                    case BurningEvent.Tested tested -> {
                        came.put("chance", tested.thrown().chance().total());
                        came.put("critical", tested.thrown().critical().total());
                        came.put("verdict", tested.thrown().result().name());
                    }
                    case BurningEvent.Bitten bitten -> {
                        stages.put(turn + 1, bitten.stage().ordinal() + 1);
                        came.put("stage", bitten.stage().ordinal() + 1);
                        came.merge("hit points", bitten.left(), (before, now) -> before + " -> " + now);
                    }
                    default -> {}
                }
            }
        }
        came.put("paid", paid);
        came.put("stages", stages.toString().replace("=", ": "));
        return came;
    }

    /** What a line of a file begins with, up to the first space. */
    private static Stream<String> lines(String file) {
        return CatalogueFile.setUps(VectorsLeftTest.class, file, "$").keySet().stream();
    }

    private static Stream<String> ids(String range) {
        List<Integer> ends = Stream.of(range.split("\\.\\.", -1))
                .map(end -> Integer.valueOf(end.substring(1)))
                .toList();
        return IntStream.rangeClosed(ends.getFirst(), ends.getLast())
                .mapToObj(number -> range.charAt(0) + "%02d".formatted(number));
    }
}
