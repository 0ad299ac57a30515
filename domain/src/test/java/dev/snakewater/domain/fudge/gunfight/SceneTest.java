package dev.snakewater.domain.fudge.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.domain.combatant.Name;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class SceneTest {

    private static final Name ANN = new Name("Ann");
    private static final Name BOB = new Name("Bob");
    private static final Name JOE = new Name("Joe");
    private static final Distance NEAR = Distance.of(RangeBand.IN_YER_FACE);
    private static final Distance FAR = Distance.of(RangeBand.REAL_FAR_AWAY);

    @Test
    void a_distance_is_the_same_both_ways() {
        TreeMap<Scene.Pair, Distance> between = new TreeMap<>();
        between.put(Scene.Pair.of(JOE, ANN), NEAR);
        Scene scene = new Scene(between, FAR, Rulings.BY_THE_BOOK);
        assertThat(scene.between(ANN, JOE)).isEqualTo(NEAR);
        assertThat(scene.between(JOE, ANN)).isEqualTo(NEAR);
        assertThat(scene.between(ANN, BOB)).isEqualTo(FAR);
        assertThat(scene.between(BOB, JOE)).isEqualTo(FAR);
    }

    @Test
    void what_happens_to_the_distances_it_was_made_of_does_not_touch_it() {
        TreeMap<Scene.Pair, Distance> between = new TreeMap<>();
        Scene scene = new Scene(between, FAR, Rulings.BY_THE_BOOK);
        between.put(Scene.Pair.of(ANN, JOE), NEAR);
        assertThat(scene.between(ANN, JOE)).isEqualTo(FAR);
    }
}
