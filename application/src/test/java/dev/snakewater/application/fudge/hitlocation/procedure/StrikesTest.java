package dev.snakewater.application.fudge.hitlocation.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.hitlocation.People;
import dev.snakewater.application.fudge.hitlocation.scenario.PersonSheet;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.modifier.Modifier;
import dev.snakewater.domain.modifier.Tally;
import org.junit.jupiter.api.Test;

/** What a strike does by the armour it meets. */
class StrikesTest {

    @Test
    void HL_30_what_the_armour_of_a_part_takes_off_names_the_part() {
        PersonSheet bill = People.armoured("Bill", 1, People.armoured(BodyPart.LEFT_ARM, 2));
        Strike strike =
                People.strike(People.ANN, People.stroke(People.UNOPPOSED), bill).opening();
        assertThat(strike.damage(BodyPart.LEFT_ARM, 1).lines())
                .contains(new Tally.Plus(
                        new Modifier(-2, "armour-on", HitLocationRule.HL_30_ARMOUR_BY_PART, BodyPart.LEFT_ARM)));
        assertThat(strike.damage(BodyPart.HEAD, 1).lines())
                .contains(new Tally.Plus(
                        new Modifier(-1, "armour-on", HitLocationRule.HL_30_ARMOUR_BY_PART, BodyPart.HEAD)));
    }
}
