package dev.snakewater.application.words;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.GameMasterEvent;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PartyTest {

    private static final Name ANN = new Name("Ann");

    @ParameterizedTest
    @CsvSource({
        "gang, the gang",
        "sheriff's men, the sheriff's men",
        "the gang, the gang",
        "a few strangers, a few strangers",
        "Marshal Hale, Marshal Hale",
        "Harkers, Harkers",
        "theatre people, the theatre people",
        "ann, ann"
    })
    void a_side_that_is_called_by_a_noun_has_its_article_in_a_sentence(String side, String inASentence) {
        assertThat(Messages.SHARED.of(Party.of(side, List.of(new Name("ann"))))).isEqualTo(inASentence);
    }

    @Test
    void whoever_enters_does_so_for_a_side_with_its_article_and_whether_it_is_new_is_told_at_once() {
        Side law = new Side("law");
        assertThat(told(new GameMasterEvent.Entering(new Name("Dutch"), ANN, law, true)))
                .isEqualTo("Dutch, like Ann, will enter the fight for the law, a new side, when the next turn begins.");
        assertThat(told(new GameMasterEvent.Entering(new Name("Dutch"), ANN, law, false)))
                .isEqualTo("Dutch, like Ann, will enter the fight for the law when the next turn begins.");
        assertThat(told(new GameMasterEvent.Entered(new Name("Dutch"), ANN, law, false)))
                .isEqualTo("Dutch enters the fight for the law, like Ann, unhurt and with full guns.");
    }

    private static String told(GameMasterEvent event) {
        return Messages.SHARED.told(event).getFirst().text();
    }
}
