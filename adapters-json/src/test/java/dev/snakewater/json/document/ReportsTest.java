package dev.snakewater.json.document;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.scenario.Scenario;
import dev.snakewater.application.session.Fights;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import dev.snakewater.json.value.JsonPrinter;
import dev.snakewater.json.value.RecordWriter;
import java.io.InputStream;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReportsTest {

    private static final JsonMapper MAPPER = new JsonMapper();

    private final Scenario<?, ?, ?> gulch =
            Documents.reading(InputStream.nullInputStream()).find("snakewater-gulch");
    private final JsonNode scripted = MAPPER.readTree(DocumentWriter.report(new Fights().byScript(gulch)));

    @Test
    void a_scripted_run_says_what_it_is() {
        assertThat(scripted.propertyNames())
                .containsExactly(
                        "snakewater", "document", "kind", "title", "about", "dice", "opening", "turns", "ending");
        assertThat(scripted.at("/snakewater").intValue()).isEqualTo(1);
        assertThat(scripted.at("/document").stringValue()).isEqualTo("report");
        assertThat(scripted.at("/kind").stringValue()).isEqualTo("fudge-gunfight");
        assertThat(scripted.at("/dice").toString()).isEqualTo("{\"script\":true}");
        assertThat(scripted.at("/opening")).hasSize(3);
        assertThat(scripted.at("/turns/1/turn").intValue()).isEqualTo(2);
    }

    @Test
    void a_random_run_says_which_generator_and_seed() {
        JsonNode report = MAPPER.readTree(DocumentWriter.report(new Fights().withSeed(gulch, -7)));

        assertThat(report.at("/dice").toString()).isEqualTo("{\"generator\":\"SplittableRandom\",\"seed\":-7}");
    }

    @Test
    void a_shot_is_told_with_its_numbers_and_all_their_rules() {
        JsonNode shot = event("fired");

        assertThat(shot.propertyNames())
                .containsExactly(
                        "event",
                        "text",
                        "shot",
                        "toHit",
                        "difficulty",
                        "fall",
                        "total",
                        "margin",
                        "left",
                        "twoGuns",
                        "rules");
        assertThat(shot.at("/text/0").stringValue()).startsWith("Frank snaps a shot at Bob");
        assertThat(shot.at("/shot/manner").stringValue()).isEqualTo("snapshot");
        assertThat(shot.at("/toHit").toString())
                .isEqualTo("{\"whose\":\"Frank\",\"of\":\"snapshot\",\"total\":2,"
                        + "\"base\":{\"amount\":2,\"for\":\"Pistol Great\",\"rule\":\"GF-36\"},"
                        + "\"lines\":[{\"waived\":-2,\"for\":\"snapshot\",\"rule\":\"GF-14\",\"by\":\"GF-13\"}]}");
        assertThat(shot.at("/fall").toString()).isEqualTo("{\"total\":-1,\"faces\":[-1,0,0,0]}");
        assertThat(shot.at("/rules").toString()).isEqualTo("[\"GF-36\",\"GF-38\",\"GF-13\",\"GF-14\",\"GF-35\"]");
    }

    @Test
    void the_ending_says_how_and_with_what_outcome() {
        assertThat(scripted.at("/ending").propertyNames()).containsExactly("how", "outcome", "text");
        assertThat(scripted.at("/ending/how").stringValue()).isEqualTo("unfinished");
        assertThat(scripted.at("/ending/outcome/fighters/2").toString())
                .isEqualTo("{\"name\":\"Frank\",\"side\":\"Frank\",\"wounds\":\"Incapacitated\","
                        + "\"marks\":[2,2,2,2,0],\"presence\":\"fighting\",\"able\":false,"
                        + "\"guns\":[{\"kind\":\"revolver\",\"strength\":3,\"capacity\":6,\"rounds\":4,"
                        + "\"carried\":\"in hand\"}]}");
    }

    @Test
    void equal_runs_give_equal_bytes_and_others_do_not() {
        String report = DocumentWriter.report(new Fights().withSeed(gulch, 42));

        assertThat(DocumentWriter.report(new Fights().withSeed(gulch, 42))).isEqualTo(report);
        assertThat(DocumentWriter.report(new Fights().withSeed(gulch, 43))).isNotEqualTo(report);
        assertThat(report).endsWith("}\n").doesNotContain("\r");
    }

    @Test
    void events_of_any_rule_text_are_written_field_by_field() {
        Name ann = new Name("Ann");
        Tally tally = Tally.ofThrow(ann, "damage", DicePool.of("3d6+2"), GunfightRule.GF_07_DRAW)
                .plus(new Modifier(2, Reason.said("rage"), GunfightRule.GF_14_SNAPSHOT))
                .and(new Tally.Times(3, 2, Rounding.HALF_UP, Reason.said("cutting"), GunfightRule.GF_07_DRAW))
                .and(new Tally.AtMost(9, Reason.said("limb"), GunfightRule.GF_14_SNAPSHOT))
                .and(new Tally.AtLeast(0, Reason.said("never below"), GunfightRule.GF_07_DRAW))
                .waiving(
                        new Modifier(-1, Reason.said("fog"), GunfightRule.GF_14_SNAPSHOT),
                        GunfightRule.GF_36_UNOPPOSED);
        Struck struck = new Struck(
                ann,
                new Side("law"),
                Optional.empty(),
                Optional.of(Gun.Carried.IN_HAND),
                GunfightRule.GF_36_UNOPPOSED,
                new Inner(true),
                tally);

        FightReport.NarratedEvent told = new FightReport.NarratedEvent(
                new LoggedEvent(struck, List.of(GunfightRule.GF_14_SNAPSHOT), 0),
                List.of(Sentence.deed("Ann strikes.", "because")),
                false,
                Messages.in());

        assertThat(line(told)).isEqualTo("""
            {"event":"struck","text":["Ann strikes."],"who":"Ann","side":"law","mood":"in hand","why":"GF-36","inner":{"isOn":true},\
            "damage":{"whose":"Ann","of":"damage","base":{"dice":"3d6+2","rule":"GF-07"},\
            "lines":[{"plus":2,"for":"rage","rule":"GF-14"},{"times":"3/2","rounding":"half up","for":"cutting","rule":"GF-07"},\
            {"atMost":9,"for":"limb","rule":"GF-14"},{"atLeast":0,"for":"never below","rule":"GF-07"},\
            {"waived":-1,"for":"fog","rule":"GF-14","by":"GF-36"}]},"rules":["GF-14","GF-07","GF-36"]}\
            """);
    }

    /** Wilson's interval of 66 in 100: (0.66 + 0.0192) / 1.0384 = 0.6541, and 0.0913 either way. */
    @Test
    void shares_are_written_with_what_is_behind_them() {
        assertThat(line(new Share.Counted(66, 100)))
                .matches("\\{\"decimal\":0.66,\"times\":66,\"low\":0.5627\\d*,\"high\":0.7453\\d*}");
        Share.Exact share = new Share.Exact(Chance.of(22, 27), BigInteger.valueOf(81));
        assertThat(line(new MeasureDistribution("hits", List.of(), Optional.empty(), Optional.of(share))))
                .endsWith("\"untold\":{\"decimal\":0.8148148148148148,\"exactly\":\"22/27\",\"falls\":\"66/81\"}}");
        MeasureDistribution.Mean average =
                new MeasureDistribution.Mean(1.5, Optional.of(Chance.of(3, 2)), Optional.of(0.25));
        assertThat(line(new Chances.Passed.Stage("box 6", share, average)))
                .startsWith("{\"is\":\"box 6\",\"chance\":{\"decimal\":0.8148")
                .endsWith("\"average\":{\"decimal\":1.5,\"exactly\":\"3/2\",\"standardError\":0.25}}");
    }

    private static String line(Object value) {
        return JsonPrinter.line(RecordWriter.of(value));
    }

    private JsonNode event(String kind) {
        return scripted.at("/turns/0/events")
                .valueStream()
                .filter(event -> event.at("/event").stringValue().equals(kind))
                .findFirst()
                .orElseThrow();
    }

    /** What a rule text might tell. */
    record Struck(
            Name who, Side side, Optional<Name> whom, Optional<Gun.Carried> mood, Rule why, Inner inner, Tally damage)
            implements Event {}

    /** With methods that look like those of a bean. */
    record Inner(boolean isOn) {
        public boolean isEmpty() {
            return isOn;
        }

        public int getCount() {
            return 1;
        }
    }
}
