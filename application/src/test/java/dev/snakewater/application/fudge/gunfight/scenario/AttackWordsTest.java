package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.scenario.AttackScenario.Defence;
import dev.snakewater.application.fudge.gunfight.scenario.AttackScenario.Means;
import dev.snakewater.application.scenario.SubScenario;
import dev.snakewater.application.scenario.UnclearPhraseException;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AttackWordsTest {

    /** Bob with a revolver, another and a rifle, against Joe, Frank Ames, and the two Harlans, who may take cover. */
    private static final GunfightScenario SALOON = Showdown.of(
                    "Bob, pistol: Good, twoGun: Fair, guns: [{kind: revolver}, {kind: revolver}, {kind: rifle}]",
                    "Joe, coverNearby: true, guns: [{kind: revolver}]",
                    "Frank Ames",
                    "Harlan, count: 2, side: the gang, coverNearby: true",
                    "Butch and Sundance")
            .at(RangeBand.ACROSS_THE_ROOM)
            .written();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Bob shoots Joe | SHOOT | Joe | true",
                "Bob shoots Joe, | SHOOT | Joe | true",
                "bob SHOOTS   joe | SHOOT | Joe | true",
                "Bob shoots at Joe | SHOOT | Joe | true",
                "Bob aims and shoots Joe | SHOOT | Joe | true",
                "Bob shoots Joe, aimed | SHOOT | Joe | true",
                "Bob shoots Joe unaimed | SHOOT | Joe | false",
                "Bob shoots Joe, without aiming | SHOOT | Joe | false",
                "Bob shoots frank ames | SHOOT | Frank Ames | true",
                "Frank Ames shoots Harlan 2 unaimed | SHOOT | Harlan 2 | false",
                "Bob shoots Butch and Sundance | SHOOT | Butch and Sundance | true",
                "Bob snapshots Joe | SNAPSHOT | Joe | false",
                "Bob snapshots Joe twice | SNAPSHOT_TWICE | Joe | false",
                "Bob snapshots Joe and then Frank Ames | SNAPSHOT_TWICE | Joe;Frank Ames | false",
                "Bob shoots Joe and Frank Ames | SHOOT_TWO | Joe;Frank Ames | true",
                "Bob fans Joe | FAN | Joe | true",
                "Bob fans Joe, Frank Ames and Harlan 1 | FAN | Joe;Frank Ames;Harlan 1 | true",
                "Bob fans at Joe, Frank Ames, and Butch and Sundance, unaimed | FAN | Joe;Frank Ames;Butch and"
                        + " Sundance | false",
                "Bob fans Harlan and Joe | FAN | Harlan 1;Harlan 2;Joe | true",
            })
    void says_who_does_what_to_whom(String words, Means means, String at, boolean aimed) {
        GunfightScenario fight = words.startsWith("Frank") ? armedFrank() : SALOON;
        AttackScenario.Attempt attack = AttackWords.read(words, fight).attack();
        assertThat(attack.by()).hasToString(words.startsWith("Frank") ? "Frank Ames" : "Bob");
        assertThat(attack.does()).isEqualTo(means);
        assertThat(attack.at()).extracting(target -> target.name().text()).isEqualTo(List.of(at.split(";", -1)));
        assertThat(attack.isAimed()).isEqualTo(aimed);
        assertThat(attack.plusTwo()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Bob shoots Joe, who dodges | DODGE | false",
                "Bob shoots Joe who dodges | DODGE | false",
                "Bob shoots Joe, unaimed, who dodges | DODGE | false",
                "Bob shoots Joe, who dodges, unaimed | DODGE | false",
                "Bob shoots Joe, who dodges with the +2 | DODGE_HARD | false",
                "Bob shoots Joe, who dodges, with the +2 | DODGE | true",
                "Bob shoots Joe, with the +2, who dodges | DODGE | true",
                "Bob shoots Joe, who is in cover | DIVE | false",
                "Bob shoots Joe, Joe Dives For Cover | DIVE | false",
            })
    void says_what_the_target_does_and_whose_the_2_is(String words, Defence defence, boolean plusTwo) {
        AttackScenario.Attempt attack = AttackWords.read(words, SALOON).attack();
        assertThat(attack.at().getFirst().does()).contains(defence);
        assertThat(attack.plusTwo()).isEqualTo(plusTwo);
    }

    @Test
    void of_several_targets_it_says_which_dodges_or_that_all_do() {
        assertThat(AttackWords.read("Bob fans Joe and Frank Ames, Joe dodges", SALOON)
                        .attack()
                        .at())
                .extracting(target -> target.does().isPresent())
                .containsExactly(true, false);
        assertThat(AttackWords.read("Bob fans Joe and Frank Ames, Joe is in cover, frank ames dodges", SALOON)
                        .attack()
                        .at())
                .extracting(target -> target.does().orElseThrow())
                .containsExactly(Defence.DIVE, Defence.DODGE);
        assertThat(AttackWords.read("Bob fans Joe and Frank Ames, who dodge", SALOON)
                        .attack()
                        .at())
                .extracting(target -> target.does().orElseThrow())
                .containsExactly(Defence.DODGE, Defence.DODGE);
    }

    @Test
    void guns_and_another_range_can_be_said() {
        AttackScenario rifle = AttackWords.read("Bob shoots Joe with the rifle, Pretty far away", SALOON);
        assertThat(rifle.attack().with()).containsExactly("rifle");
        Gunfight fight = AttackPlan.open(rifle).fight();
        assertThat(fight.scene().between(new Name("Bob"), new Name("Joe")).range())
                .isEqualTo(RangeBand.PRETTY_FAR_AWAY);
        assertThat(fight.scene()
                        .between(new Name("Bob"), new Name("Frank Ames"))
                        .range())
                .isEqualTo(RangeBand.ACROSS_THE_ROOM);
        assertThat(AttackWords.read("Bob shoots Joe, with his revolver and revolver 2", SALOON)
                        .attack()
                        .with())
                .containsExactly("revolver", "revolver 2");
    }

    /** What an attack is called is understood as that attack. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Bob shoots Joe, aimed, Across the Room",
                "Bob shoots Joe, unaimed, who dodges with the +2, Across the Room",
                "Bob shoots Joe and Frank Ames, aimed, Frank Ames dodges, Across the Room, with the +2",
                "Bob snapshots Joe twice, who is in cover, Across the Room",
                "Bob snapshots Joe and Frank Ames, Across the Room",
                "Bob fans Joe, Frank Ames and Harlan 2, unaimed, Joe is in cover, Harlan 2 dodges, Across the Room",
                "Bob shoots Joe, aimed, Across the Room, with the rifle",
            })
    void it_is_called_as_it_can_be_asked_for(String words) {
        SubScenario<?, ?> excerpt = SALOON.attackIn(words).orElseThrow();
        assertThat(excerpt.kind().id()).isEqualTo("fudge-attack");
        assertThat(excerpt.about()).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Bob punches Joe | 'Bob punches Joe' is not a known attack | 'Bob shoots Joe'",
                "shoots | 'shoots' is not a known attack | 'Bob snapshots Joe twice'",
                "Bop shoots Joe | nobody here is called 'Bop' | did you mean 'Bob'? one of: Bob, Joe, Frank Ames,"
                        + " Harlan 1",
                "Bob shoots Jo | nobody here is called 'Jo' | did you mean 'Joe'?",
                "Bob shoots Zebedee | nobody here is called 'Zebedee' | one of: Bob, Joe",
                "Bob fans Joe, Frnk Ames and Harlan 1 | nobody here is called 'Frnk Ames' | did you mean 'Frank Ames'?",
                "Bob shoots Harlan | Harlan means 2 fighters | one of: Harlan 1, Harlan 2",
                "Harlan shoots Bob | Harlan means 2 fighters | one of: Harlan 1, Harlan 2",
                "Bob shoots Bob | Bob attacks himself | an enemy",
                "Harlan 1 shoots Harlan 2 | Harlan 2 is on the same side as Harlan 1 | an enemy",
                "Bob shoots Joe, aimed, unaimed | the aim is given twice | once",
                "Bob aims and shoots Joe, unaimed | the aim is given twice | once",
                "Bob shoots Joe, In Yer Face, Across the Room | the range is given twice | once",
                "Bob shoots Joe twice | only a snapshot can be fired twice in a turn | 'Bob snapshots Joe twice'",
                "Bob shoots Joe in the head | the head of Joe cannot be aimed at without hit locations (HL-01)"
                        + " | hitLocation true in /rulings",
                "Bob shoots Joe in the tail | there is no 'tail' to aim at (HL-02) | one of: eyes, head, torso",
                "Bob shoots Joe, who dodges, Frank Ames dodges | Frank Ames defends himself but is not a target | one"
                        + " of: Joe",
                "Bob fans Joe and Frank Ames, who dodges | one of 2 targets defends himself, but it is not clear which"
                        + " | ', Frank Ames dodges', or ', who dodge'",
                "Bob fans Joe and joe | Joe is named twice (GF-22) | each target once",
                "Bob shoots Joe, who dodges with the +2, with the +2 | a second +2 of the staredown (GF-04) |"
                        + " one winner",
                "Bob snapshots Joe, aimed | nobody can both aim and fire in part 3 (GF-12) | no aim",
                "Bob shoots Joe and Frank Ames, unaimed | Bob cannot shoot two (GF-33 Two guns: two targets) | and an"
                        + " aim",
                "Bob fans Joe, Across the Street | Joe cannot be a target (GF-22 Fan: targets) | up to Across the Room",
                "Bob shoots Joe, Beyond | Joe cannot be a target (GF-35 Range difficulties) | a range in the table",
                "Joe shoots Bob with the revolver and revolver 2 | Joe carries no revolver 2 | one of: revolver",
                "Frank Ames shoots Joe | Frank Ames cannot shoot (GF-07 Draw) | a gun",
            })
    void what_is_not_understood_or_barred_is_refused_with_what_would_be_right(
            String words, String what, String instead) {
        assertThatExceptionOfType(UnclearPhraseException.class)
                .isThrownBy(() -> AttackWords.read(words, SALOON))
                .withMessageContaining(what)
                .withMessageContaining("right would be: ")
                .withMessageContaining(instead);
    }

    @Test
    void HL_18_he_shoots_with_the_first_gun_that_he_can_hold() {
        GunfightScenario fight = Showdown.of(
                        "Joe, guns: [{kind: rifle}, {kind: derringer}], parts: [{part: left arm, wounds: 6}]", "Ann")
                .ruled("hitLocation: true")
                .written();
        AttackScenario attack = AttackWords.read("Joe shoots Ann", fight);
        assertThat(AttackPlan.open(attack).fight().fighter(new Name("Joe")).inUse())
                .containsExactly(1);
    }

    @Test
    void GF_21_who_has_a_pistol_and_one_hand_is_told_what_he_lacks_for_a_fan() {
        GunfightScenario fight = Showdown.of(
                        "Joe, guns: [{kind: revolver}], parts: [{part: left arm, wounds: 6}]", "Ann")
                .at(RangeBand.ACROSS_THE_ROOM)
                .ruled("hitLocation: true")
                .written();
        assertThatExceptionOfType(UnclearPhraseException.class)
                .isThrownBy(() -> AttackWords.read("Joe fans Ann", fight))
                .withMessageContaining("GF-21")
                .withMessageContaining("right would be: two usable hands: fanning takes both");
    }

    @Test
    void a_name_may_sound_like_a_part_of_the_body_or_a_gun() {
        GunfightScenario fight = Showdown.of(
                        "Bob, guns: [{kind: revolver}]", "Man in the Black Hat", "Man with the Scar")
                .written();
        assertThat(AttackWords.read("Bob shoots Man in the Black Hat, who dodges", fight)
                        .attack()
                        .at())
                .extracting(AttackScenario.Target::name)
                .containsExactly(new Name("Man in the Black Hat"));
        assertThat(AttackWords.read("Bob snapshots man with the scar twice, with his Revolver", fight)
                        .attack())
                .satisfies(attack -> {
                    assertThat(attack.at())
                            .extracting(AttackScenario.Target::name)
                            .containsExactly(new Name("Man with the Scar"));
                    assertThat(attack.with()).containsExactly("revolver");
                });
    }

    private static GunfightScenario armedFrank() {
        return Showdown.of("Frank Ames, guns: [{kind: revolver}]", "Harlan, count: 2, side: the gang")
                .written();
    }
}
