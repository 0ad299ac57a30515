package dev.snakewater.cli.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.MeasureDistribution.Mean;
import dev.snakewater.application.measure.MeasureDistribution.Weighted;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Chances.Limit;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Odds that were not worked out to the end: what is certain, and what is estimated. */
class OddsPageTest {

    private static final String UNICODE = "en_GB.UTF-8";
    private static final double OPEN = 0.138;
    private static final long FIGHTS = 1_200;

    /** 58.1% are certain, and 539 of 1,200 in the 13.8% that are open: 58.1% + 0.449 x 13.8% = 64.3%, of 58.1% to 71.9%. */
    private static final Share.Between HALE = share(0.581, OPEN, 539, FIGHTS);

    private static final Share.Between BRANNIGAN = share(0.281, OPEN, 661, FIGHTS);
    private static final Share.Between NOBODY = share(0, OPEN, 0, FIGHTS);

    private static Share.Between share(double certain, double open, long times, long of) {
        return new Share.Between(
                certain,
                open,
                Optional.of(of).filter(fights -> fights > 0).map(fights -> new Share.Counted(times, fights)));
    }

    private static Weighted value(String is, Share share) {
        return new Weighted(is, is, share, Optional.empty());
    }

    private static MeasureDistribution finding(String of, Weighted... values) {
        return new MeasureDistribution(of, List.of(values), Optional.empty(), Optional.empty());
    }

    private static Chances cut(double open, long fights, Limit why, MeasureDistribution... findings) {
        return new Chances(
                "fudge-gunfight",
                "High Noon",
                "",
                100,
                120_000,
                fights,
                false,
                1e-9,
                new Chances.Ending(
                        share(1 - open, open, fights, fights),
                        share(0, open, 0, fights),
                        share(0, 0, 0, 0),
                        share(open, 0, 0, 0)),
                Optional.empty(),
                List.of(findings),
                Optional.empty(),
                Optional.of(new Chances.Beyond(3, why)));
    }

    private static String told(int columns, String locale, Chances chances) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Output out = new Output(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        Map<String, String> environment = Map.of("COLUMNS", String.valueOf(columns), "LANG", locale);
        new OddsPage(Page.on(out, environment, Page.Colour.NEVER)).print(chances, List.of(), Optional.of("1m"));
        return bytes.toString(StandardCharsets.UTF_8);
    }

    private static Chances showdown(Limit why) {
        return cut(
                OPEN,
                FIGHTS,
                why,
                finding(
                        "Still standing",
                        value("Marshal Hale", HALE),
                        value("Cole Brannigan", BRANNIGAN),
                        value("Nobody", NOBODY)));
    }

    private static Stream<String> charts(String told) {
        return told.lines().dropWhile(line -> !line.equals("Still standing"));
    }

    @Test
    void each_line_has_an_estimate_how_far_it_may_be_off_and_the_limits_that_are_certain() {
        assertThat(told(80, UNICODE, showdown(Limit.TIME))).isEqualTo("""
                High Noon

                Not worked out to the end: 120,000 situations were followed, and then the time
                was up. This leaves 13.8% of all that can happen open; 1,200 simulations
                estimate it.
                To sharpen it: --within 1m, or fewer fighters, a lower turnLimit, policies that
                choose nothing at random. With --situations N instead of a time, the answer is
                always the same, to the byte.

                Each line: an estimate, how far it may be off (±, 95%), and in brackets the
                limits that are certain.

                Still standing
                  Marshal Hale      64.3% ±0.4  (58.1% to 71.9%)  ███████████████████▌
                  Cole Brannigan    35.7% ±0.4  (28.1% to 41.9%)  ██████████▌
                  Nobody          under 0.045%     (0% to 13.8%)
                """);
    }

    /** 19.2 characters of bar are left at 60 columns, so that 64.3% of 10 are 6. */
    @Test
    void it_fits_a_narrow_page_without_unicode() {
        String told = told(60, "C", showdown(Limit.SITUATIONS));
        assertThat(told).contains("how far it may be off (+-, 95%)");
        assertThat(told.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(60));
        assertThat(charts(told))
                .containsExactly(
                        "Still standing",
                        "  Marshal Hale     64.3% +-0.4  (58.1% to 71.9%)  ######",
                        "  Cole Brannigan   35.7% +-0.4  (28.1% to 41.9%)  ###",
                        "  Nobody          under 0.045%     (0% to 13.8%)");
    }

    @ParameterizedTest
    @ValueSource(ints = {40, 60, 80})
    void a_long_label_is_told_in_full_above_its_line(int columns) {
        String many = "Marshal Hale, Cole Brannigan and both of the deputies";
        String told =
                told(columns, UNICODE, cut(OPEN, FIGHTS, Limit.TIME, finding("Still standing", value(many, HALE))));
        assertThat(told.replaceAll("\\s+", " ")).contains(many + " 64.3% ±0.4 (58.1% to 71.9%)");
        assertThat(told.lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(columns));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "TIME       | and then the time was up.                     | To sharpen it: --within 1m, or fewer fighters",
                "SITUATIONS | and then the limit of situations was reached. | To sharpen it: a higher --situations and --fights, or",
                "MEMORY     | and then memory ran short.                    | To sharpen it: a higher --memory, or fewer fighters",
                "PATIENCE   | and then it was interrupted.                  | Let it run longer to sharpen it."
            })
    void it_says_what_ended_it_and_what_sharpens_it(Limit why, String ended, String sharper) {
        assertThat(told(100, UNICODE, showdown(why)).replaceAll("\\s+", " ")).contains(ended, sharper);
    }

    @ParameterizedTest
    @EnumSource(Limit.class)
    void only_a_clock_may_give_another_answer(Limit why) {
        assertThat(told(100, UNICODE, showdown(why)).contains("to the byte")).isEqualTo(why == Limit.TIME);
    }

    @Test
    void without_simulations_only_the_limits_are_told() {
        MeasureDistribution wounds = new MeasureDistribution(
                "Wounds",
                List.of(value("0", share(0.581, OPEN, 0, 0)), value("1", share(0.281, OPEN, 0, 0))),
                Optional.of(new Mean(0.3, Optional.empty(), Optional.empty())),
                Optional.empty());
        String told = told(80, UNICODE, cut(OPEN, 0, Limit.SITUATIONS, wounds));
        assertThat(told)
                .contains("This leaves 13.8% of all that can happen open, and\nnothing estimates it.")
                .contains("--fights N to estimate the rest")
                .contains("\n\nEach line: the limits that are certain.\n")
                .contains("\n  0  58.1% to 71.9%  ███████████████████████\n")
                .contains("\n  1  28.1% to 41.9%  ███████████\n")
                .doesNotContain("±")
                .doesNotContain("on average");
    }

    @Test
    void a_mean_is_told_with_its_span() {
        MeasureDistribution wounds = new MeasureDistribution(
                "Wounds",
                List.of(value("0", HALE), value("1", BRANNIGAN)),
                Optional.of(new Mean(0.35, Optional.empty(), Optional.of(0.01))),
                Optional.empty());
        // 1.96 standard errors to either side.
        assertThat(told(80, UNICODE, cut(OPEN, FIGHTS, Limit.TIME, wounds)))
                .contains("\n  0.3500 on average (an estimate; 95%: 0.3304 to 0.3696)\n");
    }

    /** Of no hits in 1,000 the 95% interval goes up to 1.96² / (1000 + 1.96²), which is 0.383%. */
    @Test
    void where_nothing_is_certain_it_is_said_once() {
        MeasureDistribution standing = finding(
                "Still standing",
                value("Marshal Hale", share(0, 1, 643, 1_000)),
                value("Cole Brannigan", share(0, 1, 357, 1_000)),
                value("Nobody", share(0, 1, 0, 1_000)));
        String told = told(80, UNICODE, cut(1, 1_000, Limit.TIME, standing));
        assertThat(told)
                .contains("This leaves all that can happen open; 1,000 simulations estimate it.")
                .contains("\nNothing is certain yet. Each line: an estimate, how far it may be off (±, 95%).\n")
                .doesNotContain("0% to 100%");
        assertThat(charts(told))
                .containsExactly(
                        "Still standing",
                        "  Marshal Hale    64.3% ±3.1  █████████████████████████▌",
                        "  Cole Brannigan  35.7% ±3.1  ██████████████▌",
                        "  Nobody          under 0.4%");
    }

    /** A millionth of a millionth is less than is told of a share. */
    @Test
    void so_little_that_it_cannot_be_told_is_nothing() {
        double all = 1 - 1e-12;
        String told = told(
                80,
                UNICODE,
                cut(all, 1_000, Limit.TIME, finding("Shots", value("yes", share(1e-12, all, 643, 1_000)))));
        assertThat(told).contains("Nothing is certain yet.").contains("\n  yes  64.3% ±3.1  █");
    }

    @Test
    void what_always_came_up_is_not_told_as_certain() {
        String told =
                told(80, UNICODE, cut(1, 1_000, Limit.TIME, finding("Shots", value("yes", share(0, 1, 1_000, 1_000)))));
        assertThat(told).contains("\n  yes  over 99.6%  █");
    }

    @Test
    void where_nothing_is_known_nothing_is_drawn() {
        MeasureDistribution standing = finding("Still standing", value("Marshal Hale", share(0, 1, 0, 0)));
        assertThat(told(80, UNICODE, cut(1, 0, Limit.PATIENCE, standing)))
                .contains("This leaves all that can happen open, and nothing estimates it.")
                .endsWith("\nNothing is certain yet.\n");
    }

    /** Certain is 0.58149, and 0.7196 with all that is open: both would be rounded into the span. */
    @Test
    void limits_are_rounded_outwards() {
        String told = told(
                80,
                UNICODE,
                cut(0.13811, 0, Limit.TIME, finding("Shots", value("yes", share(0.58149, 0.13811, 0, 0)))));
        assertThat(told).contains("  yes  58.1% to 72.0%");
        Share.Between rare = share(0.000_012_34, 0.000_002, 0, 0);
        assertThat(told(80, UNICODE, cut(0.000_002, 0, Limit.TIME, finding("Shots", value("yes", rare)))))
                .contains("  yes  0.0012% to 0.0015%");
    }

    @Test
    void what_was_worked_out_is_told_as_ever() {
        Chances cut = showdown(Limit.TIME);
        Chances whole = new Chances(
                cut.kind(),
                cut.title(),
                cut.about(),
                100,
                13_013,
                0,
                false,
                1e-12,
                new Chances.Ending(new Share.Near(0.9), new Share.Near(0.1), new Share.Near(0), new Share.Near(0)),
                Optional.empty(),
                List.of(finding("Shots", value("yes", new Share.Near(0.75)), value("no", new Share.Near(0.25)))),
                Optional.empty(),
                Optional.empty());
        assertThat(told(80, UNICODE, whole)).isEqualTo("""
                High Noon

                Worked out from 13,013 situations; no chance is off by more than 1e-12.
                Called off after 100 turns: 10.0%.

                Shots
                  yes  75.0%  ██████████████████████████████
                  no   25.0%  ██████████
                """);
    }
}
