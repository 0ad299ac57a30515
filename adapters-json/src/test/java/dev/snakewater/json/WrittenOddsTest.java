package dev.snakewater.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.snakewater.application.port.in.Account;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.Chances.Passed;
import dev.snakewater.application.port.in.Outlook;
import dev.snakewater.application.port.in.Share;
import dev.snakewater.application.port.in.Simulated;
import dev.snakewater.domain.dice.Chance;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class WrittenOddsTest {

    private static final JsonMapper MAPPER = new JsonMapper();
    private static final Share HIT = exact(66);
    private static final Share MISS = exact(15);
    private static final Outlook HITS = new Outlook(
            "hits",
            List.of(
                    new Outlook.Prospect(0, "0", MISS, Optional.of(exact(81))),
                    new Outlook.Prospect(1, "1", HIT, Optional.of(HIT))),
            Optional.of(new Outlook.Mean(66 / 81.0, Optional.of(Chance.of(66, 81)), Optional.empty())),
            Optional.empty());

    @Test
    void exact_odds_are_written_as_decimals_fractions_and_falls() {
        JsonNode written = written(chances(0, Optional.empty(), Optional.empty()));

        assertThat(problems("odds", written)).isEmpty();
        assertThat(written.at("/document").asString()).isEqualTo("odds");
        assertThat(written.at("/findings/0/values/1/chance/exactly").asString()).isEqualTo("22/27");
        assertThat(written.at("/findings/0/values/1/chance/falls").asString()).isEqualTo("66/81");
        assertThat(written.at("/findings/0/values/1/chance/decimal").asDouble()).isEqualTo(66 / 81.0);
        assertThat(written.at("/findings/0/mean/exactly").asString()).isEqualTo("22/27");
        assertThat(written.at("/changes/0/change").asString()).isEqualTo("not aimed");
        assertThat(written.at("/changes/1/change").asString()).isEqualTo("ten barrels");
        assertThat(written.at("/changes/1").has("finding")).isFalse();
        assertThat(written.has("turns")).isFalse();
        assertThat(written.has("gaveUp")).isFalse();
    }

    /** What is to be expected is a count, and may be more than one; how likely it is at all is a chance. */
    @Test
    void how_often_a_stage_is_passed_is_a_count_beside_its_chance() {
        JsonNode written = written(chances(0, Optional.empty(), Optional.empty()));

        assertThat(problems("odds", written)).isEmpty();
        assertThat(written.at("/passed/of").asString()).isEqualTo("boxes");
        assertThat(written.at("/passed/values/0/is").asString()).isEqualTo("5");
        assertThat(written.at("/passed/values/0/chance/exactly").asString()).isEqualTo("22/27");
        assertThat(written.at("/passed/values/0/average/exactly").asString()).isEqualTo("3/2");
        assertThat(written.at("/passed/values/0/average/decimal").asDouble()).isEqualTo(1.5);
    }

    @Test
    void where_there_is_nothing_to_tell_that_is_written_too() {
        Chances untold = new Chances(
                "fudge-attack",
                "Two shots",
                "",
                20,
                12,
                0,
                new Chances.Ending(exact(81), exact(0), exact(0), exact(0)),
                Optional.empty(),
                List.of(new Outlook(
                        "wounds",
                        List.of(new Outlook.Prospect("Hurt", "Hurt", HIT, Optional.empty())),
                        Optional.empty(),
                        Optional.of(MISS))),
                Optional.empty(),
                Optional.empty());

        assertThat(problems("odds", written(untold))).isEmpty();
        assertThat(written(untold).at("/findings/0/untold/falls").asString()).isEqualTo("15/81");
    }

    @Test
    void the_odds_of_a_long_fight_say_how_far_they_can_be_off_and_where_they_were_given_up() {
        Chances.Beyond beyond = new Chances.Beyond(3, Chances.Limit.SITUATIONS);
        JsonNode written = written(chances(1e-12, Optional.of(HITS), Optional.of(beyond)));

        assertThat(problems("odds", written)).isEmpty();
        assertThat(written.at("/error").asDouble()).isEqualTo(1e-12);
        assertThat(written.at("/gaveUp/turn").asInt()).isEqualTo(3);
        assertThat(written.at("/gaveUp/why").asString()).isEqualTo("situations");
    }

    @Test
    void a_simulation_is_written_with_its_counts_and_bounds() {
        Share.Counted share = new Share.Counted(66, 100);
        Outlook counted = new Outlook(
                "hits",
                List.of(new Outlook.Prospect(1, "1", share, Optional.of(share))),
                Optional.of(new Outlook.Mean(0.66, Optional.empty(), Optional.of(0.047))),
                Optional.empty());
        JsonNode written = MAPPER.readTree(DocumentWriter.simulation(new Simulated(
                "fudge-attack",
                "Two shots",
                "",
                20,
                100,
                new Account.DiceSource.Seeded("SplittableRandom", Long.MIN_VALUE),
                share,
                counted,
                List.of(counted))));

        assertThat(problems("simulation", written)).isEmpty();
        assertThat(written.at("/findings/0/values/0/chance/times").asInt()).isEqualTo(66);
        assertThat(written.at("/findings/0/values/0/chance/low").asDouble()).isBetween(0.56, 0.57);
        assertThat(written.at("/findings/0/mean/standardError").asDouble()).isEqualTo(0.047);
        assertThat(written.at("/dice/seed").asLong()).isEqualTo(Long.MIN_VALUE);
    }

    @Test
    void the_schemas_refuse_what_is_missing_or_too_much() {
        JsonNode odds = written(chances(0, Optional.empty(), Optional.empty()));
        ((ObjectNode) odds).remove("ending");
        assertThat(problems("odds", odds)).isNotEmpty();
        JsonNode more = written(chances(0, Optional.empty(), Optional.empty()));
        ((ObjectNode) more).put("luck", 1);
        assertThat(problems("odds", more)).isNotEmpty();
    }

    private static Chances chances(double error, Optional<Outlook> turns, Optional<Chances.Beyond> beyond) {
        return new Chances(
                "fudge-attack",
                "Two shots",
                "Bob shoots Joe",
                20,
                12,
                error,
                new Chances.Ending(exact(81), exact(0), exact(0), exact(0)),
                turns,
                List.of(HITS),
                Optional.of(new Passed(
                        "boxes",
                        List.of(new Passed.Stage(
                                "5", HIT, new Outlook.Mean(1.5, Optional.of(Chance.of(3, 2)), Optional.empty()))))),
                beyond);
    }

    private static Share exact(long ways) {
        return new Share.Exact(Chance.of(ways, 81), BigInteger.valueOf(81));
    }

    private static JsonNode written(Chances chances) {
        return MAPPER.readTree(DocumentWriter.odds(
                chances,
                List.of(
                        new Chances.Change("not aimed", Optional.of(HITS)),
                        new Chances.Change("ten barrels", Optional.empty()))));
    }

    private static List<?> problems(String name, JsonNode written) {
        Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(new DocumentSchemas(Documents.RULESETS).schema(name).orElseThrow());
        return schema.validate(written);
    }
}
