package dev.snakewater.json.value;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.measure.MeasureDistribution;
import dev.snakewater.application.measure.Share;
import dev.snakewater.application.port.in.Chances;
import dev.snakewater.application.port.in.FightReport;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.LoggedEvent;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.dice.Chance;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Ways;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.modifier.Rounding;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Values are written field by field, whatever rule text they are of. */
class RecordWriterTest {

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
        Share.Exact share = new Share.Exact(Ways.of(66, 81));
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
