package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.table.Throw;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StaredownStepsTest {

    private static final Name ANN = new Name("Ann");
    private static final Name BILL = new Name("Bill");

    @Test
    void V05_the_higher_stare_wins_and_holds_the_prize() {
        Course course =
                duel(Degree.GOOD, Degree.GREAT).played("Ann, staredown: agree, +00-", "Bill, staredown: agree, --00");
        assertThat(course.all(GunfightEvent.Stared.class))
                .extracting(GunfightEvent.Stared::total)
                .containsExactly(1, 0);
        assertThat(course.all(GunfightEvent.StaredownWon.class)).containsExactly(new GunfightEvent.StaredownWon(ANN));
        assertThat(course.fighter("Ann").holdsPrize()).isTrue();
        assertThat(course.fighter("Bill").holdsPrize()).isFalse();
    }

    @Test
    void V06_a_tie_has_no_winner_no_prize_and_no_second_stare() {
        Course course =
                duel(Degree.GOOD, Degree.FAIR).played("Ann, staredown: agree, 0000", "Bill, staredown: agree, +000");
        assertThat(course.all(GunfightEvent.Stared.class))
                .extracting(GunfightEvent.Stared::total)
                .containsExactly(1, 1);
        assertThat(course.all(GunfightEvent.StaredownTied.class))
                .containsExactly(new GunfightEvent.StaredownTied(List.of(ANN, BILL)));
        assertThat(course.now().fighters()).noneMatch(fighter -> fighter.holdsPrize());
        assertThat(course.asked().why()).isEqualTo(GunfightRule.GF_07_DRAW);
    }

    @ParameterizedTest(name = "V07: {0} refuses")
    @ValueSource(strings = {"Ann", "Bill", "Carl"})
    void V07_one_refusal_and_the_draw_comes_without_any_dice(String refusing) {
        Showdown three = Showdown.of(
                        Gunslinger.named("Ann").revolver(),
                        Gunslinger.named("Bill").revolver(),
                        Gunslinger.named("Carl").revolver())
                .withStaredown();
        List<String> asked = List.of("Ann", "Bill", "Carl")
                .subList(0, List.of("Ann", "Bill", "Carl").indexOf(refusing) + 1);
        Course course = three.played(asked.stream()
                .map(who -> who + ", staredown: " + (who.equals(refusing) ? "refuse" : "agree"))
                .toArray(String[]::new));
        assertThat(course.all(GunfightEvent.Stared.class)).isEmpty();
        assertThat(course.all(GunfightEvent.StaredownRefused.class))
                .containsExactly(new GunfightEvent.StaredownRefused(new Name(refusing)));
        assertThat(course.asked()).isInstanceOf(Throw.class);
        assertThat(course.asked().name()).isEqualTo("draw");
        assertThat(course.asked().by()).isEqualTo(ANN);
    }

    @Test
    void V08_V09_one_against_three_is_outnumbered_and_the_three_are_not() {
        Course course = Showdown.of(
                        Gunslinger.named("Lone").nerve(Degree.SUPERB).revolver(),
                        Gunslinger.named("One").side("gang").nerve(Degree.FAIR).revolver(),
                        Gunslinger.named("Two").side("gang").nerve(Degree.GOOD).revolver(),
                        Gunslinger.named("Three")
                                .side("gang")
                                .nerve(Degree.MEDIOCRE)
                                .revolver())
                .withStaredown()
                .played(
                        "Lone, staredown: agree, 0000",
                        "One, staredown: agree, ++00",
                        "Two, staredown: agree, 0000",
                        "Three, staredown: agree, +000");
        assertThat(course.all(GunfightEvent.Stared.class))
                .extracting(GunfightEvent.Stared::total)
                .containsExactly(2, 2, 1, 0);
        assertThat(course.all(GunfightEvent.Stared.class))
                .extracting(stared -> stared.nerve().lines().size())
                .containsExactly(1, 0, 0, 0);
        assertThat(course.all(GunfightEvent.StaredownTied.class))
                .containsExactly(new GunfightEvent.StaredownTied(List.of(new Name("Lone"), new Name("One"))));
        assertThat(course.now().fighters()).noneMatch(fighter -> fighter.holdsPrize());
    }

    @Test
    void V10_the_prize_does_not_go_to_aim_or_dive_and_is_kept() {
        Course course = won("Ann, gun: revolver", "Ann, draw: 1", "Bill, draw: 0");
        course.refuses("Ann", "aim with the +2", GunfightRule.GF_04_STAREDOWN_PRIZE);
        course.refuses(
                "Ann",
                "dive for cover with the +2",
                GunfightRule.GF_04_STAREDOWN_PRIZE,
                GunfightRule.GF_05_PRIZE_ON_DODGE);
        assertThat(course.offered()).contains("snapshot with the +2", "dodge with the +2");
        assertThat(course.fighter("Ann").holdsPrize()).isTrue();
    }

    @Test
    void V10_the_prize_does_not_go_to_a_reload_and_is_kept() {
        Course course = won(
                "Ann, gun: revolver", "Ann, draw: 1", "Bill, draw: 0", "Ann, part 3: nothing", "Bill, part 3: nothing");
        course.refuses("Ann", "reload with the +2", GunfightRule.GF_04_STAREDOWN_PRIZE);
        assertThat(course.offered()).contains("reload", "shoot with the +2");
        assertThat(course.fighter("Ann").holdsPrize()).isTrue();
    }

    @Test
    void V11_a_prize_not_used_in_turn_1_is_gone_in_turn_2() {
        Course course = won(
                "Ann, gun: revolver",
                "Ann, draw: 1, 1",
                "Bill, draw: 0, 0",
                "Ann, part 3: nothing",
                "Bill, part 3: nothing",
                "Ann, part 4: nothing",
                "Bill, part 4: nothing");
        assertThat(course.all(GunfightEvent.PrizeLapsed.class)).containsExactly(new GunfightEvent.PrizeLapsed(ANN));
        assertThat(course.asked().name()).isEqualTo("part 3");
        assertThat(course.fighter("Ann").holdsPrize()).isFalse();
        assertThat(course.offered()).noneMatch(word -> word.contains("+2"));
    }

    @Test
    void the_prize_is_spent_once() {
        Course course = won(
                "Ann, gun: revolver",
                "Ann, draw: 1",
                "Bill, draw: 0",
                "Ann, part 3: dodge with the +2",
                "Bill, part 3: nothing");
        assertThat(course.fighter("Ann").holdsPrize()).isFalse();
        assertThat(course.offered()).noneMatch(word -> word.contains("+2"));
    }

    /** Ann, who has cover nearby and three bullets, has won the staredown. */
    private static Course won(String... then) {
        String[] script = new String[then.length + 2];
        script[0] = "Ann, staredown: agree, 4";
        script[1] = "Bill, staredown: agree, 0";
        System.arraycopy(then, 0, script, 2, then.length);
        return Showdown.of(
                        Gunslinger.named("Ann").coverNearby().gun(Firearm.REVOLVER, 3),
                        Gunslinger.named("Bill").revolver())
                .withStaredown()
                .played(script);
    }

    private static Showdown duel(Degree ann, Degree bill) {
        return Showdown.of(
                        Gunslinger.named("Ann").nerve(ann).revolver(),
                        Gunslinger.named("Bill").nerve(bill).revolver())
                .withStaredown();
    }
}
