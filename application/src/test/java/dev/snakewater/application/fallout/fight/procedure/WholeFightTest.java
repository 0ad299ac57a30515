package dev.snakewater.application.fallout.fight.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.procedure.ShotEvent;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.modifier.Shot;
import dev.snakewater.domain.fallout.weapon.Bands;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The whole fight of Vera and Skag, 39 cm apart, line by line. */
class WholeFightTest {

    private static final String[] INITIATIVE = {"Vera, initiative: 2", "Skag, initiative: 5"};

    private static final String[] ROUND_1 = {
        "Vera, action: shoot Skag, shoot Skag, end turn",
        "Vera, way: unaimed, unaimed",
        "Vera, shot: 62, 81",
        // 2d6+4 is 13.
        "Vera, damage: 4 5",
        "Skag, action: take cover, shoot Vera, end turn",
        "Skag, cover: blind",
        "Skag, way: unaimed",
        "Skag, shot: 14",
        // 2d6+3 is 8.
        "Skag, damage: 2 3"
    };

    private static final String[] ROUND_2 = {
        "Vera, action: crouch, shoot Skag, end turn",
        "Vera, way: at the arm",
        "Vera, aiming: +3 AP",
        "Vera, shot: 29",
        // 2d6+4 is 16.
        "Vera, damage: 6 6",
        "Skag, action: shoot Vera, end turn",
        "Skag, cover: pop out",
        "Skag, way: burst",
        "Skag, shot: 30, 17, 96",
        // 2d6+3 is 10.
        "Skag, damage: 3 4"
    };

    private static final String[] ROUND_3 = {
        "Vera, action: wait in reaction, shoot Skag",
        "Skag, action: shoot Vera",
        "Skag, cover: pop out",
        "Skag, way: burst",
        "Vera, perception: 6",
        "Vera, way: at the head",
        "Vera, aiming: +5 AP",
        "Vera, shot: 31",
        // 2d6+4 is 15, doubled.
        "Vera, damage: 5 6"
    };

    @Test
    void vera_comes_first() {
        Scene.Course course = Scene.duel().refuge("Skag").played(INITIATIVE);

        assertThat(course.all(FightEvent.InitiativeRolled.class))
                .extracting(rolled -> rolled.total().total())
                .containsExactly(20, 18);
        assertThat(course.last(FightEvent.OrderSettled.class).order())
                .containsExactly(new Name("Vera"), new Name("Skag"));
        assertThat(course.now().round()).isEqualTo(1);
        assertThat(course.now().acting().name()).isEqualTo(new Name("Vera"));
        assertThat(course.actionPoints()).isEqualTo(9);
    }

    @Test
    void round_1() {
        Scene.Course course = played(ROUND_1);

        List<ShotEvent.Fired> fired = course.all(ShotEvent.Fired.class);
        assertThat(fired).extracting(shot -> shot.thrown().chance().total()).containsExactly(75, 75, 15);
        assertThat(fired).extracting(shot -> shot.thrown().critical().total()).containsExactly(6, 6, 5);
        assertThat(fired)
                .extracting(shot -> shot.thrown().result())
                .containsExactly(Shot.Result.HIT, Shot.Result.MISS, Shot.Result.HIT);
        assertThat(course.all(ShotEvent.Acted.class))
                .extracting(ShotEvent.Acted::actionPoints)
                .containsExactly(5, 1, 1);
        assertThat(course.last(FightEvent.TookCover.class).left()).isEqualTo(5);
        assertThat(course.all(ShotEvent.Damaged.class))
                .extracting(ShotEvent.Damaged::raw)
                .containsExactly(13, 8);
        assertThat(course.all(FightEvent.TurnEnded.class))
                .extracting(FightEvent.TurnEnded::lapsed)
                .containsExactly(1, 1);
        assertThat(course.hitPoints("Skag")).isEqualTo(21);
        assertThat(course.hitPoints("Vera")).isEqualTo(26);
        assertThat(course.now().round()).isEqualTo(2);
    }

    @Test
    void round_2() {
        Scene.Course course = played(ROUND_1, ROUND_2);

        List<ShotEvent.Fired> fired = course.all(ShotEvent.Fired.class);
        assertThat(fired.subList(3, 7))
                .extracting(shot -> shot.thrown().chance().total())
                .containsExactly(30, 23, 23, 23);
        assertThat(fired.subList(3, 7))
                .extracting(shot -> shot.thrown().result())
                .containsExactly(Shot.Result.HIT, Shot.Result.MISS, Shot.Result.HIT, Shot.Result.FUMBLE);
        assertThat(fired.get(3).thrown().critical().total()).isEqualTo(19);
        assertThat(course.all(ShotEvent.Moved.class).getLast().actionPoints()).isEqualTo(7);
        assertThat(course.all(ShotEvent.Acted.class).subList(3, 5))
                .extracting(ShotEvent.Acted::actionPoints)
                .containsExactly(0, 1);
        assertThat(course.all(ShotEvent.Damaged.class).subList(2, 4))
                .extracting(ShotEvent.Damaged::raw)
                .containsExactly(16, 10);
        assertThat(course.hitPoints("Skag")).isEqualTo(9);
        assertThat(course.hitPoints("Vera")).isEqualTo(20);
        assertThat(course.fighter("Vera").person().pose()).isEqualTo(Pose.CROUCHED);
        assertThat(course.fighter("Skag").person().inCover()).isTrue();
        assertThat(course.now().round()).isEqualTo(3);
    }

    /** She looks east, where he is: 39 cm are within the two best ranges of her pistol. */
    @Test
    void round_3() {
        Scene.Course course = played(ROUND_1, ROUND_2, ROUND_3);

        FightEvent.Waits waits = course.last(FightEvent.Waits.class);
        assertThat(waits.actionPoints()).isEqualTo(9);
        assertThat(waits.bands()).containsExactly(Bands.RangeBand.CQC, Bands.RangeBand.CLOSE);
        FightEvent.Noticed noticed = course.last(FightEvent.Noticed.class);
        assertThat(noticed.limit().total()).isEqualTo(7);
        assertThat(noticed.verdict().succeeds()).isTrue();
        assertThat(course.last(FightEvent.Interrupted.class).actionPoints()).isEqualTo(9);
        ShotEvent.Fired fired = course.last(ShotEvent.Fired.class);
        assertThat(fired.thrown().chance().total()).isEqualTo(65);
        assertThat(fired.thrown().critical().total()).isEqualTo(31);
        assertThat(fired.thrown().result()).isEqualTo(Shot.Result.CRITICAL);
        assertThat(course.last(ShotEvent.Acted.class).actionPoints()).isZero();
        ShotEvent.Damaged damaged = course.last(ShotEvent.Damaged.class);
        assertThat(damaged.damage().total()).isEqualTo(30);
        assertThat(damaged.part()).contains(Part.HEAD);
        assertThat(damaged.left()).isEqualTo(-21);
        assertThat(course.last(ShotEvent.WentDown.class).at()).isEqualTo(new Name("Skag"));
        assertThat(course.last(FightEvent.Ended.class).standing()).containsExactly(new Name("scouts"));
        assertThat(course.outcome().rounds()).isEqualTo(3);
        assertThat(course.outcome().fighters())
                .extracting(FightOutcome.Fate::lost)
                .containsExactly(10, 51);
    }

    private static Scene.Course played(String[]... rounds) {
        List<String> script = new ArrayList<>(List.of(INITIATIVE));
        List.of(rounds).forEach(round -> script.addAll(List.of(round)));
        return Scene.duel().refuge("Skag").played(script.toArray(String[]::new));
    }
}
