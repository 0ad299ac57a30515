package dev.snakewater.application.gurps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.domain.gurps.Box;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.attack.Defence;
import dev.snakewater.domain.gurps.attack.Defending;
import dev.snakewater.domain.gurps.attack.Engagement;
import dev.snakewater.domain.gurps.attack.Injury;
import dev.snakewater.domain.gurps.attack.ToHit;
import dev.snakewater.domain.gurps.table.Arms;
import dev.snakewater.domain.gurps.table.CriticalHit.Carried;
import dev.snakewater.domain.gurps.table.DamageType;
import dev.snakewater.domain.gurps.table.HitLocation;
import dev.snakewater.domain.gurps.table.Weapon;
import dev.snakewater.domain.gurps.table.Worn;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Armour by type of damage and with a slit, divisors that are fractions, modifiers of a parry alone, and a second defence. */
class ArmourAndDefencesTest {

    private static final ScenarioKind<GurpsScenario, ChartedAttack, GurpsOutcome> KIND = GurpsScenario.kind();
    private static final Counting AS_WRITTEN = Counting.adding(sum -> sum);
    private static final Defence DODGE = new Defence(Defence.Kind.DODGE, false);
    private static final Defence PARRY = new Defence(Defence.Kind.PARRY, false);
    private static final Defence BLOCK = new Defence(Defence.Kind.BLOCK, false);

    private static Duel sword(Object... target) {
        return Duel.with(Arms.BROADSWORD_SWUNG).target(target);
    }

    @Test
    void an_eye_behind_a_slit_is_at_minus_ten_and_the_helm_does_not_protect_it() {
        Worn helm = Filled.in(Worn.class, "is: greathelm, covers: [head, eye], eyeslit: true");
        Engagement engagement = Duel.with(Arms.RAPIER)
                .attacker("skill: 20")
                .manner("location: eye")
                .target("dodge", 8, "armour", List.of(helm))
                .opened();

        ToHit toHit = new ToHit(engagement, Engagement.TARGET, HitLocation.EYE);
        assertThat(toHit.at(Box.GU_14_ROLL_TO_HIT, AS_WRITTEN).total()).isEqualTo(10);
        assertThat(toHit.adding(Box.GU_06_TARGET, toHit.base()).lines().stream().map(ArmourAndDefencesTest::told))
                .containsExactly("at the eye, CII53 -9", "through an eyeslit, CII53 -1");
        assertThat(resistance(engagement, HitLocation.EYE)).isZero();
        assertThat(resistance(engagement, HitLocation.HEAD)).isEqualTo(7);
        assertThat(defence(engagement, DODGE, HitLocation.EYE)).isEqualTo(8);
        assertThat(defence(engagement, DODGE, HitLocation.HEAD)).isEqualTo(8 + 4);
    }

    @Test
    void what_covers_hands_covers_the_one_with_the_shield() {
        Worn gauntlets = Filled.in(Worn.class, "dr: 4, covers: [hand]");
        Engagement engagement = sword("armour", List.of(gauntlets)).opened();

        assertThat(resistance(engagement, HitLocation.SHIELD_HAND)).isEqualTo(4);
    }

    @Test
    void only_a_parry_has_the_modifiers_of_a_parry() {
        Engagement engagement = sword(
                        "dodge: 8, parry: 10, parryModifiers: [{amount: -2, what: a second parry}, {amount: -1,"
                                + " what: a short blade}]")
                .opened();

        assertThat(defence(engagement, PARRY, HitLocation.TORSO)).isEqualTo(7);
        assertThat(defence(engagement, DODGE, HitLocation.TORSO)).isEqualTo(8);
        assertThat(new Defending(engagement, Engagement.TARGET, HitLocation.TORSO)
                        .number(PARRY).lines().stream().map(ArmourAndDefencesTest::told))
                .containsExactly("a second parry -2", "a short blade -1");
    }

    @Test
    void an_all_out_defense_has_another_defence_after_the_first_and_no_second_step_back() {
        Duel three = sword("dodge: 8, parry: 9, block: 10, shield: small, mayRetreat: true");
        Engagement plain = three.opened();
        Engagement allOut = sword("dodge: 8, parry: 9, block: 10, shield: small, mayRetreat: true, allOutDefense: true")
                .opened();

        Defending defending = new Defending(allOut, Engagement.TARGET, HitLocation.TORSO);
        assertThat(new Defending(plain, Engagement.TARGET, HitLocation.TORSO).second(PARRY))
                .isEmpty();
        assertThat(defending.second(Defence.PASSIVE)).isEmpty();
        assertThat(defending.second(PARRY))
                .containsExactly(
                        DODGE, new Defence(Defence.Kind.DODGE, true), BLOCK, new Defence(Defence.Kind.BLOCK, true));
        assertThat(defending.second(new Defence(Defence.Kind.DODGE, true))).containsExactly(PARRY, BLOCK);
    }

    @Test
    void a_game_master_grants_an_all_out_defense_to_who_has_two_defences_and_takes_it_back() {
        ChartedAttack attack = KIND.open(sword("dodge: 8, parry: 9").scenario());
        ChartedAttack granted = amended(attack, "yes");

        assertThat(granted.figure().guard().allOutDefense()).isTrue();
        assertThat(amended(granted, "no")).isEqualTo(attack);
        assertThat(KIND.procedure().amendments(KIND.open(sword("dodge: 8").scenario())))
                .extracting(Choice::name)
                .doesNotContain("all-out defense");
    }

    private static ChartedAttack amended(ChartedAttack attack, String word) {
        return Play.amendment(KIND.procedure(), attack, "all-out defense")
                .chosen(word)
                .answer();
    }

    static Stream<Arguments> resistances() {
        return Stream.of(
                arguments("0.5", 4, Rulings.DrRounding.UP, 8),
                arguments("0.5", 3, Rulings.DrRounding.DOWN, 6),
                arguments("1.5", 4, Rulings.DrRounding.UP, 3),
                arguments("1.5", 4, Rulings.DrRounding.DOWN, 2),
                arguments("2", 7, Rulings.DrRounding.UP, 4),
                arguments("10", 19, Rulings.DrRounding.UP, 2));
    }

    @ParameterizedTest(name = "DR {1} divided by {0}, rounded {2}, is {3}")
    @MethodSource("resistances")
    void an_armour_divisor_may_be_a_fraction(String by, int dr, Rulings.DrRounding rounding, int stops) {
        Engagement engagement = Duel.with(
                        "damage",
                        "2d",
                        "type",
                        DamageType.BULLET,
                        "use",
                        Weapon.Use.GUN,
                        "snapShot",
                        10,
                        "armourDivisor",
                        new BigDecimal(by))
                .target("dr", dr)
                .rulings("drRounding", rounding)
                .opened();

        assertThat(resistance(engagement, HitLocation.TORSO)).isEqualTo(stops);
    }

    @Test
    void armour_resists_types_of_damage_each_in_its_way() {
        Worn mail = Filled.in(
                Worn.class, "dr: 4, againstPoints: 2, against: [{type: cutting, dr: 6}, {type: bullet, dr: 1}]");
        Worn padding = Filled.in(Worn.class, "dr: 1");

        assertThat(stops(Arms.BROADSWORD_SWUNG, mail, padding)).isEqualTo(6 + 1);
        assertThat(stops(Arms.BROADSWORD_THRUST, mail, padding)).isEqualTo(4 + 1);
        assertThat(stops(Arms.RAPIER, mail, padding)).isEqualTo(2 + 1);
        assertThat(stops(Arms.REVOLVER_38, mail, padding)).isEqualTo(1 + 1);
    }

    private static int stops(Arms arms, Worn... armour) {
        return resistance(Duel.with(arms).target("armour", List.of(armour)).opened(), HitLocation.TORSO);
    }

    private static int resistance(Engagement engagement, HitLocation location) {
        return new Injury(engagement, Engagement.TARGET, location)
                .resistance(Carried.NOTHING, AS_WRITTEN)
                .total();
    }

    private static int defence(Engagement engagement, Defence defence, HitLocation location) {
        return new Defending(engagement, Engagement.TARGET, location)
                .number(defence)
                .total();
    }

    private static String told(Tally.Line line) {
        Tally.Plus plus = (Tally.Plus) line;
        return new GurpsTelling().words().of(plus.modifier().what()) + " "
                + plus.modifier().amount();
    }
}
