package dev.snakewater.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A command line says the same however it is spelt: plainly, or as only picocli reads it. */
class PlainCommandLineTest {

    @ParameterizedTest
    @CsvSource({
        "run one-shot --seed 1, run one-shot --seed=1",
        "run one-shot --seed 1 --trace, run --trace --seed=1 one-shot",
        "run one-shot --seed 1 --json, run one-shot --seed=1 --format json",
        "run one-shot --seed 1 --format MARKDOWN, run one-shot --seed=+1 --format=markdown",
        "run one-shot --dice script, run --dice=script -- one-shot",
        "odds one-shot --situations 1000, odds one-shot --situations=1000",
        "odds one-shot --exact --memory 64m --threads 2, odds --threads=2 --memory=64MB --exact one-shot",
        "odds one-shot --within 1h30m, odds one-shot --within=5400",
        "simulate one-shot --fights 3 --seed 2 --threads 1, simulate one-shot --fights=3 --seed=2 --threads=1",
        "rules two guns, rules -- two guns",
        "rules gurps3 --chart, rules --chart -- gurps3",
        "check one-shot showdown, check -- one-shot showdown",
        "schema, schema --",
        "scenarios --color never, scenarios --color=never"
    })
    void both_ways_say_the_same(String plain, String otherwise) {
        Spoken said = Spoken.to(plain.split(" "));
        Spoken same = Spoken.to(otherwise.split(" "));
        assertThat(same.status()).isEqualTo(said.status());
        assertThat(same.out()).isEqualTo(said.out()).isNotEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "rn one-shot, There is no command 'rn'; did you mean 'run'?",
        "dance, There is no command 'dance'; one of: run, ",
        "run, Missing required parameter: 'SCENARIO'",
        "run one-shot two-guns, Unmatched argument at index 2: 'two-guns'",
        "run one-shot --seed, Missing required parameter for option '--seed' (N)",
        "run one-shot --json --format text, --format=FORMAT",
        "run one-shot --seed 1 --seed 2, option '--seed' (N) should be specified only once",
        "simulate one-shot --fights many, Invalid value for option '--fights': 'many' is not a whole number",
        "odds one-shot --fights -1, '--fights -1 is out of range: 0 to 1,000,000,000'",
        "odds one-shot --within=soon, Invalid value for option '--within': 'soon' is not a time",
        "simulate one-shot --memory 2, Invalid value for option '--memory': '2' is not a size",
        "play one-shot --force --append, mutually exclusive"
    })
    void what_does_not_fit_is_wrong_usage(String line, String why) {
        Spoken said = Spoken.to(line.split(" "));
        assertThat(said.status()).isEqualTo(2);
        assertThat(said.err()).contains(why);
        assertThat(Stream.of(said.out())).containsExactly("");
    }
}
