package dev.snakewater.application.fallout.fight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fallout.fight.policy.FightPolicy;
import dev.snakewater.application.fallout.fight.procedure.Carried;
import dev.snakewater.application.fallout.fight.procedure.FightOutcome;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.application.fallout.scenario.HouseRules.WrittenCatalogue;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenGun;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.field.Blank;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class FightScenarioTest {

    private static final Obstacle CAR = thing("the car", 300, 300, 420, 300);
    private static final Obstacle BARRELS = thing("the barrels", 300, 350, 420, 350);

    /** Vera has 15 + 5 + 2 x 5 = 30 hit points and 5 + 8 : 2 = 9 action points. */
    @Test
    void a_fighter_opens_with_her_sheet_where_she_is_written() {
        FightSituation opening =
                fight(fighter("Vera", "100 120"), fighter("Skag", "100 510")).opening();

        Fighter vera = opening.fighter(0);
        assertThat(vera.name()).isEqualTo(new Name("Vera"));
        assertThat(vera.side()).isEqualTo(new Name("Vera"));
        assertThat(vera.before()).isEqualTo(30);
        assertThat(vera.pool()).isEqualTo(9);
        assertThat(vera.position()).isEqualTo(new Position(new Place(100, 120), 0));
        assertThat(vera.weapons()).extracting(Carried::name).containsExactly("10 mm Pistol", "Hunting rifle");
        assertThat(vera.hands()).containsExactly(0);
        assertThat(vera.person().condition().grip()).isEqualTo(Condition.Grip.ARMED);
        assertThat(opening.encounter(0, 1).distance()).isEqualTo(390);
        assertThat(opening.round()).isZero();
    }

    @Test
    void several_of_one_sheet_are_numbered_and_each_has_a_place() {
        FightScenario fight = fight(
                fighter("Vera", "0 0"),
                fighter("Skag", "10 10", "20 10")
                        .with(it -> it.count(2)
                                .name(Optional.of(new Name("Raider")))
                                .policy(FightPolicy.HOLD)));

        assertThat(fight.everybody()).extracting(Name::text).containsExactly("Vera", "Raider 1", "Raider 2");
        assertThat(fight.opening().fighters())
                .extracting(one -> one.place().toString())
                .containsExactly("0 0", "10 10", "20 10");
        assertThat(fight.opening().fighter(2).side()).isEqualTo(new Name("Raider"));
        assertThat(fight.policyOf(new Name("Raider 2"))).contains(FightPolicy.HOLD);
        assertThat(fight.problems()).isEmpty();
    }

    @Test
    void she_holds_what_is_written_and_nothing_if_she_is_unarmed() {
        FightSituation opening = fight(
                        fighter("Gorm", "0 0").withHolds(List.of("MP-5", "MP-5")),
                        fighter("Skag", "9 9").withArmed(false))
                .opening();

        assertThat(opening.fighter(0).hands()).containsExactly(0, 1);
        assertThat(opening.fighter(0).weapons()).extracting(Carried::name).containsExactly("MP-5", "MP-5 2");
        assertThat(opening.fighter(1).weapons()).isEmpty();
        assertThat(opening.fighter(1).person().condition().grip()).isEqualTo(Condition.Grip.UNARMED);
    }

    /** 328 is 28 mm from the car and 22 mm from the barrels. */
    @Test
    void she_hides_behind_what_is_nearest_or_named_or_what_nobody_has_drawn() {
        UnaryOperator<WrittenFighter.Stand> covered = stand -> stand.withInCover(true);
        assertThat(hides(covered)).contains(new Watch.Cover.Thing(1));
        assertThat(hides(stand -> covered.apply(stand).withBehind(Optional.of(new Name("The Car")))))
                .contains(new Watch.Cover.Thing(0));
        assertThat(hides(stand -> covered.apply(stand).withCover(true)))
                .contains(new Watch.Cover.Plain(new Place(360, 328)));
        assertThat(hides(stand -> stand.withCover(true))).isEmpty();
    }

    @Test
    void a_wound_of_the_head_counts_for_two_rounds_where_wounds_are_played() {
        WrittenFighter hurt = fighter("Vera", "0 0").withWounds(List.of(Part.HEAD));
        FightScenario plain = fight(hurt, fighter("Skag", "9 9"));
        FightScenario wounding = plain.withRulings(new FightScenario.WrittenRulings(
                Rulings.DECLARED.with(Rulings.BY_THE_BOOK, "wounds", true), FightRulings.BY_THE_BOOK));

        assertThat(plain.opening().fighter(0).headWound()).isZero();
        assertThat(wounding.opening().fighter(0).headWound()).isEqualTo(2);
    }

    @Test
    void those_who_are_left_go_on_where_they_stand_with_what_they_still_have() {
        FightScenario before = fight(
                fighter("Vera", "0 0").withBonus(5),
                fighter("Skag", "9 9", "20 9").with(it -> it.count(2).side(Optional.of(new Name("them")))));
        FightSituation opening = before.opening();
        Fighter vera = opening.fighter(0);
        Carried rifle = vera.weapons().get(1);
        Fighter hurt = vera.with(it -> it.position(new Position(new Place(360, 325), 90))
                .person(vera.person()
                        .with(who -> who.pose(Pose.CROUCHED)
                                .inCover(true)
                                .condition(new Condition(
                                        11, Condition.Grip.UNARMED, new Burdens(Optional.of(20), List.of(Part.LEGS))))))
                .hides(Optional.of(new Watch.Cover.Thing(0)))
                .weapons(List.of(
                        vera.weapons().get(0).withUsable(false),
                        rifle.withHeld(rifle.held().withRounds(2)).withLyingAt(Optional.of(new Place(1, 1)))))
                .hands(List.of())
                .fire(new Fire(Optional.of(Fire.Stage.THIRD_ROUND), true))
                .winded(List.of(new Run.Exhaustion(20, 3))));
        FightOutcome outcome = new FightOutcome(
                3,
                List.of(
                        new FightOutcome.Fate(19, hurt),
                        new FightOutcome.Fate(40, down(opening.fighter(1))),
                        new FightOutcome.Fate(0, opening.fighter(2))));

        FightScenario next = before.aftermath(outcome).orElseThrow();

        assertThat(next.problems()).isEmpty();
        assertThat(next.everybody()).extracting(Name::text).containsExactly("Vera", "Skag 2");
        Fighter again = next.opening().fighter(0);
        assertThat(again.position()).isEqualTo(hurt.position());
        assertThat(again.hides()).isEqualTo(hurt.hides());
        assertThat(again.person().pose()).isEqualTo(Pose.CROUCHED);
        assertThat(again.before()).isEqualTo(11);
        assertThat(again.person().burdens()).isEqualTo(new Burdens(Optional.empty(), List.of(Part.LEGS)));
        assertThat(again.winded()).containsExactly(new Run.Exhaustion(20, 3));
        assertThat(again.fire().due()).contains(Fire.Stage.THIRD_ROUND);
        assertThat(again.bonus()).isZero();
        // Her pistol is of no more use; she has picked up the rifle.
        assertThat(again.weapons()).extracting(Carried::name).containsExactly("Hunting rifle");
        assertThat(again.weapons().getFirst().held().rounds()).isEqualTo(2);
        assertThat(again.hands()).containsExactly(0);
        assertThat(next.opening().fighter(1).side()).isEqualTo(new Name("them"));
    }

    @Test
    void who_is_left_without_a_weapon_goes_on_unarmed_and_nobody_goes_on_where_all_are_down() {
        FightScenario before = fight(fighter("Vera", "0 0"), fighter("Skag", "9 9"));
        FightSituation opening = before.opening();
        Fighter skag = opening.fighter(1);
        Fighter disarmed = skag.with(it ->
                it.weapons(List.of(skag.weapons().getFirst().withUsable(false))).hands(List.of()));

        Optional<FightScenario> next = before.aftermath(outcome(opening.fighter(0), disarmed));

        assertThat(next.orElseThrow().opening().fighter(1).weapons()).isEmpty();
        assertThat(before.aftermath(outcome(down(opening.fighter(0)), down(skag))))
                .isEmpty();
    }

    /** Brock has taken his rifle in hand: the machine gun is not set up afterwards, and nothing is wrong with that. */
    @Test
    void a_gun_left_on_its_support_is_folded_afterwards() {
        WrittenGun minimi = new WrittenGun("Minimi", Optional.of(40), Optional.of(Held.Support.BIPOD), true, List.of());
        WrittenGun rifle = new WrittenGun("AK-112", Optional.empty(), Optional.empty(), false, List.of());
        FightScenario before = fight(fighter("Brock", "0 0").withGuns(List.of(minimi, rifle)), fighter("Skag", "9 9"));
        FightSituation opening = before.opening();

        FightScenario next = before.aftermath(outcome(opening.fighter(0).withHands(List.of(1)), opening.fighter(1)))
                .orElseThrow();

        assertThat(next.problems()).isEmpty();
        assertThat(next.opening().fighter(0).isSetUp()).isFalse();
        assertThat(next.opening().fighter(0).hands()).containsExactly(1);
    }

    /** What nobody has drawn stays where it is: behind her if she has not gone, or wherever the master has put her in cover. */
    @Test
    void what_nobody_has_drawn_stays_where_it_is() {
        WrittenFighter vera = fighter("Vera", "600 100");
        FightScenario before =
                fight(vera.withStand(vera.stand().withCover(true)), fighter("Skag", "900 9"), fighter("Gorm", "9 9"));
        Fighter there = before.opening().fighter(0);
        Fighter gone = there.withPosition(there.position().at(new Place(631, 100)));
        Place bush = new Place(700, 500);
        Fighter hidden = gone.with(it -> it.position(gone.position().at(bush))
                .hides(Optional.of(new Watch.Cover.Plain(bush)))
                .person(gone.person().withInCover(true)));

        assertThat(refuge(before, there)).contains(new Place(600, 100));
        assertThat(refuge(before, gone)).isEmpty();
        assertThat(refuge(before, hidden)).contains(bush);
    }

    private static Optional<Place> refuge(FightScenario before, Fighter vera) {
        FightSituation opening = before.opening();
        FightScenario next = before.aftermath(outcome(vera, opening.fighter(1), opening.fighter(2)))
                .orElseThrow();
        assertThat(next.problems()).isEmpty();
        return next.opening().fighter(0).refuge();
    }

    /** One alone is left for others to join. */
    @Test
    void the_winner_waits_for_others() {
        FightScenario before = fight(fighter("Vera", "0 0"), fighter("Skag", "9 9"));
        FightSituation opening = before.opening();

        FightScenario next = before.aftermath(outcome(opening.fighter(0), down(opening.fighter(1))))
                .orElseThrow();

        assertThat(next.problems()).extracting(Problem::pointer).containsExactly("/fighters");
    }

    @Test
    void a_set_up_gun_and_what_it_is_loaded_with_are_as_written() {
        WrittenGun gun = new WrittenGun("Minimi", Optional.of(40), Optional.of(Held.Support.BIPOD), true, List.of());
        Fighter brock = fight(fighter("Brock", "0 0").withGuns(List.of(gun)), fighter("Skag", "9 9"))
                .opening()
                .fighter(0);

        assertThat(brock.isSetUp()).isTrue();
        assertThat(brock.weapons().getFirst().held().rounds()).isEqualTo(40);
    }

    private static FightOutcome outcome(Fighter... after) {
        return new FightOutcome(
                1, Stream.of(after).map(one -> new FightOutcome.Fate(0, one)).toList());
    }

    private static Fighter down(Fighter fighter) {
        Condition condition = fighter.person().condition();
        return fighter.withPerson(fighter.person().withCondition(condition.withHitPoints(-10)));
    }

    private static Optional<Watch.Cover> hides(UnaryOperator<WrittenFighter.Stand> how) {
        WrittenFighter vera = fighter("Vera", "360 328");
        return fight(vera.withStand(how.apply(vera.stand())), fighter("Skag", "9 9"))
                .opening()
                .fighter(0)
                .hides();
    }

    private static FightScenario fight(WrittenFighter... fighters) {
        return new FightScenario(
                Blank.of(WrittenCatalogue.class),
                List.of(),
                new FightScenario.WrittenRulings(Rulings.BY_THE_BOOK, FightRulings.BY_THE_BOOK),
                new FightScenario.Table(1200, 900),
                List.of(CAR, BARRELS),
                List.of(),
                List.of(fighters),
                20);
    }

    private static WrittenFighter fighter(String is, String... at) {
        List<Place> places =
                Stream.of(at).map(place -> Place.read(place).orElseThrow()).toList();
        return new WrittenFighter(
                new Name(is),
                Optional.empty(),
                1,
                Optional.empty(),
                new WrittenFighter.Stand(places, 0, Optional.empty(), false, false, Pose.UPRIGHT),
                Optional.empty(),
                Optional.empty(),
                0,
                Optional.empty(),
                true,
                List.of(),
                List.of(),
                false,
                Optional.empty(),
                Optional.empty(),
                List.of(),
                List.of(),
                Optional.empty(),
                FightPolicy.RUSH,
                false);
    }

    private static Obstacle thing(String name, int x, int y, int toX, int toY) {
        return new Obstacle(
                new Name(name), new Segment(new Place(x, y), new Place(toX, toY)), Obstacle.Height.HIP_HIGH);
    }
}
