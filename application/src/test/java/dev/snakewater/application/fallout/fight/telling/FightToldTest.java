package dev.snakewater.application.fallout.fight.telling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.fight.procedure.Carried;
import dev.snakewater.application.fallout.fight.procedure.FightOutcome;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.RoundPhase;
import dev.snakewater.application.fallout.fight.procedure.Turn;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.scene.Position;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.scene.Turning;
import dev.snakewater.domain.fallout.scene.Zone;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.plane.Place;
import dev.snakewater.domain.plane.Segment;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is told of a whole fight besides its events. */
class FightToldTest {

    private static final FightTelling TELLING = new FightTelling();
    private static final FightSituation OPENING = Street.opening();
    private static final Name SKAG = new Name("Skag");
    private static final Place DOWN_THE_STREET = new Place(700, 150);

    private static List<String> told(List<Sentence> sentences) {
        return sentences.stream().map(Play::told).toList();
    }

    private static FightSituation with(int number, UnaryOperator<Fighter> now) {
        return OPENING.with(number, now.apply(OPENING.fighter(number)));
    }

    /** In the middle of round 2: Brock is interrupted by Skag. */
    private static FightSituation interrupted() {
        Turn brocks = new Turn(Street.BROCK, 3, true, false, Turning.NONE, Optional.empty(), 0, 0, Optional.empty());
        Turn skags = new Turn(
                Street.SKAG,
                7,
                false,
                true,
                Turning.NONE,
                Optional.empty(),
                0,
                0,
                Optional.of(new RoundPhase.Acting()));
        return OPENING.with(it -> it.round(2)
                .order(List.of(Street.GORM, Street.BROCK, Street.SKAG))
                .turns(List.of(brocks, skags))
                .phase(new RoundPhase.Acting()));
    }

    /** From 600 100 to 360 320: the root of 240² + 220², 325.6; from 100 800 that of 500² + 700², 860.2, through the bank. */
    @Test
    void the_opening_says_who_stands_where_with_what_and_against_whom() {
        assertThat(told(TELLING.opening(OPENING)))
                .containsExactly(
                        "The table is 120 by 90 cm. The fight lasts 10 rounds at most.",
                        "Stairs go from 700 100 to 700 200, 4 cm wide.",
                        "  height  from  to",
                        "the car  hip-high  300 300  420 300",
                        "the bank  high  0 600  400 600",
                        "Side: the street",
                        "Brock: 37 HP, 8 AP, armour: metal; Minimi 100/100; not in hand: AK-112 24/24.",
                        "At 600 100, facing 0 (north), upright; the nearest enemy is Skag, 32.6 cm north-west.",
                        "Side: raiders",
                        "Skag: 30 HP, 7 AP, armour: leather; MAC-10 30/30.",
                        "At 360 320, facing 180 (south), upright, in cover behind the car;"
                                + " the nearest enemy is Brock, 32.6 cm south-east.",
                        "Gorm: 45 HP, 7 AP, armour: combat; MP-5 30/30; not in hand: MP-5 2 30/30.",
                        "At 100 800, facing 90 (east), upright;"
                                + " the nearest enemy is Brock, 86.1 cm south-east, out of sight.");
    }

    @Test
    void the_rulings_of_shots_and_of_fights_are_told() {
        FightSituation ruled = OPENING.withScene(OPENING.scene()
                .with(it -> it.rulings(Rulings.DECLARED.byTheBookBut(Map.of("wounds", true)))
                        .fightRulings(new FightRulings(false, false, true, false))));

        assertThat(told(TELLING.opening(ruled)))
                .contains(
                        "The game master rules: wounds have the house's effects (FO-69).",
                        "The game master rules: no initiative dice (FO-67), no covering fire (FO-67),"
                                + " walkers turn to the way first (FO-33) and"
                                + " an interruption cannot be interrupted (FO-45).");
    }

    @Test
    void the_table_says_who_has_what_in_the_order_of_the_turns() {
        StatusTable state = TELLING.state(interrupted());

        assertThat(state.headings()).containsExactly("Side", "AP", "HP", "In hand", "Stands", "Place", "Faces", "Now");
        assertThat(state.rows())
                .containsExactly(
                        row("Gorm", "raiders", "7", "45", "MP-5 30/30", "upright", "100 800", "90 east", ""),
                        row(
                                "Brock",
                                "the street",
                                "3 of 8",
                                "37",
                                "Minimi 100/100",
                                "upright",
                                "600 100",
                                "0 north",
                                ""),
                        row(
                                "Skag",
                                "raiders",
                                "7 of 7",
                                "30",
                                "MAC-10 30/30",
                                "upright, behind the car",
                                "360 320",
                                "180 south",
                                "interrupts Brock"));
    }

    private static StatusTable.Row row(String who, String... cells) {
        return new StatusTable.Row(new Name(who), List.of(cells), false);
    }

    private static String now(int number, UnaryOperator<Fighter> then) {
        return TELLING.state(with(number, then)).rows().get(number).cells().getLast();
    }

    @Test
    void the_table_says_what_somebody_waits_for() {
        Watch.Cover car = new Watch.Cover.Thing(0);
        Watch.Cover bush = new Watch.Cover.Plain(DOWN_THE_STREET);
        Zone zone = new Zone(new Position(DOWN_THE_STREET, 0), List.of());

        assertThat(now(Street.BROCK, one -> one.withWatch(new Watch.Covering(0, car))))
                .isEqualTo("covers the car");
        assertThat(now(Street.BROCK, one -> one.withWatch(new Watch.Covering(0, bush))))
                .isEqualTo("covers 700 150");
        assertThat(now(Street.GORM, one -> one.withWatch(new Watch.Reaction(zone))))
                .isEqualTo("waits in reaction");
    }

    @Test
    void the_table_says_what_burdens_somebody() {
        assertThat(now(Street.SKAG, one -> one.withFire(new Fire(Optional.of(Fire.Stage.SECOND_ROUND), true))))
                .isEqualTo("burning: second round");
        assertThat(now(
                        Street.SKAG,
                        one -> one.withPerson(
                                one.person().withBurdens(one.person().burdens().withWinded(Optional.of(20))))))
                .isEqualTo("out of breath: -20");
        assertThat(now(Street.BROCK, one -> one.withUnfolding(5))).isEqualTo("5 AP spent on setting up");
    }

    /** A wound counts only where wounds have effects. */
    @Test
    void the_table_names_wounds_that_have_effects() {
        FightSituation wounded = with(
                Street.SKAG,
                one -> one.withPerson(one.person()
                        .withBurdens(
                                one.person().burdens().wounded(Part.LEGS, true).wounded(Part.ARM, true))));

        assertThat(TELLING.state(wounded).rows().get(Street.SKAG).cells())
                .last()
                .isEqualTo("");
        Rulings wounds = Rulings.DECLARED.byTheBookBut(Map.of("wounds", true));
        assertThat(TELLING.state(wounded.withScene(wounded.scene().withRulings(wounds)))
                        .rows()
                        .get(Street.SKAG)
                        .cells())
                .last()
                .asString()
                .startsWith("wounded: ")
                .contains("legs", "arm");
    }

    @Test
    void the_table_says_where_a_weapon_lies_and_what_one_is_no_longer() {
        FightSituation disarmed = with(
                Street.SKAG,
                one -> one.withHands(List.of())
                        .withWeapons(List.of(Street.carried("MAC-10").withLyingAt(Optional.of(DOWN_THE_STREET)))));
        Carried wrecked = Street.carried("Minimi").withUsable(false);

        List<String> cells = TELLING.state(disarmed).rows().get(Street.SKAG).cells();
        assertThat(cells).contains("nothing", "MAC-10 lies at 700 150");
        assertThat(TELLING.state(with(Street.BROCK, one -> one.withWeapons(List.of(wrecked))))
                        .rows()
                        .get(Street.BROCK)
                        .cells())
                .contains("Minimi 100/100, unusable");
    }

    @Test
    void the_table_marks_who_is_down() {
        FightSituation down = with(Street.SKAG, FightToldTest::down);

        StatusTable.Row row = TELLING.state(down).rows().get(Street.SKAG);
        assertThat(row.out()).isTrue();
        assertThat(row.cells()).containsSubsequence("raiders", "", "-3", "MAC-10 30/30", "down", "360 320");
    }

    private static Fighter down(Fighter one) {
        return one.withPerson(
                one.person().withCondition(one.person().condition().withHitPoints(-3)));
    }

    /** Skag of row V84: 20 less for three more rounds, 10 less for one. */
    @Test
    void a_sheet_says_what_somebody_can_and_carries() {
        FightSituation running = with(
                Street.SKAG,
                one -> one.withInitiative(22)
                        .withWinded(List.of(new Run.Exhaustion(20, 3), new Run.Exhaustion(10, 1))));

        assertThat(told(TELLING.sheet(running, SKAG)))
                .containsExactly(
                        "Skag: ST 5, PE 5, AG 5, LU 5; handguns 45, rifles 45, heavy weapons 25, body control 40,"
                                + " acrobatics 35.",
                        "Armour: leather, head 0, body and arms 4, legs 2.",
                        "MAC-10 30/30: 2d6+3; a shot 4 AP, a burst 5 AP for 3 rounds; minimum strength 4.",
                        "Initiative: 22.",
                        "Out of breath in the coming rounds: -20, -20, -20.");
    }

    /** The two best bands of the MAC-10 reach 20 and 40 cm. */
    @Test
    void a_sheet_says_how_far_a_zone_reaches_and_what_a_flame_thrower_costs() {
        Position east = new Position(DOWN_THE_STREET, 90);
        Zone zone = Zone.of(Street.carried("MAC-10").weapon().gun(), 5, east);
        FightSituation watching = with(
                Street.SKAG,
                one -> one.withWatch(new Watch.Reaction(zone)).withWeapons(List.of(Street.carried("Flame thrower"))));

        assertThat(told(TELLING.sheet(watching, SKAG)))
                .contains(
                        "Flame thrower 8/8 s: 5 AP for a second of the stream; minimum strength 6.",
                        "Waits in reaction at 700 150, facing 90 (east): 0 to 20 cm and 20 to 40 cm.");
    }

    @Test
    void how_it_stands_so_far_says_whose_turn_it_is() {
        FightOutcome calledOff = outcome(OPENING, 2);

        assertThat(told(TELLING.soFar(OPENING, calledOff))).first().isEqualTo("Initiative is not rolled yet.");
        assertThat(told(TELLING.soFar(interrupted(), calledOff))).first().isEqualTo("Round 2: Skag acts, 7 AP left.");
        assertThat(told(TELLING.soFar(interrupted().withTurns(List.of()), calledOff)))
                .first()
                .isEqualTo("Round 2.");
    }

    private static FightOutcome outcome(FightSituation end, int rounds) {
        return new FightOutcome(
                rounds,
                end.fighters().stream()
                        .map(one -> new FightOutcome.Fate(
                                one.before() - one.person().condition().hitPoints(), one))
                        .toList());
    }

    @Test
    void the_outcome_says_who_has_lost_how_much_and_which_side_stands() {
        FightSituation down = with(Street.SKAG, FightToldTest::down);

        assertThat(told(TELLING.words().told(outcome(down, 2))))
                .containsExactly(
                        "Brock has lost no HP.",
                        "Skag has lost 33 HP and is down.",
                        "Gorm has lost no HP.",
                        "After 2 rounds nothing is decided: the street and the raiders still stand.");
        FightSituation won = down.with(Street.GORM, down(down.fighter(Street.GORM)));
        assertThat(told(TELLING.words().told(outcome(won, 1))))
                .last()
                .isEqualTo("After 1 round the fight is won by the street.");
        FightSituation lost = won.with(Street.BROCK, down(won.fighter(Street.BROCK)));
        assertThat(told(TELLING.words().told(outcome(lost, 3))))
                .last()
                .isEqualTo("After 3 rounds nobody is left standing.");
    }

    @Test
    void what_is_counted_has_words() {
        assertThat(outcome(with(Street.SKAG, FightToldTest::down), 2).findings())
                .map(finding -> TELLING.words().of(finding.measure()) + ": "
                        + TELLING.words().of(finding))
                .containsExactly(
                        "Still standing: The street and raiders",
                        "Brock is down: no",
                        "Skag is down: yes",
                        "Gorm is down: no",
                        "Brock: hit points lost: 0",
                        "Skag: hit points lost: 33",
                        "Gorm: hit points lost: 0",
                        "Rounds: 2");
    }

    @Test
    void the_plan_has_walls_stairs_and_everybody_in_the_order_of_the_turns() {
        FloorPlan plan = TELLING.plan(interrupted()).orElseThrow();

        assertThat(plan)
                .isEqualTo(new FloorPlan(
                        1200,
                        900,
                        List.of(
                                new FloorPlan.Wall(line(300, 300, 420, 300), false),
                                new FloorPlan.Wall(line(0, 600, 400, 600), true)),
                        List.of(line(700, 100, 700, 200)),
                        List.of(
                                new FloorPlan.Mark(new Name("Gorm"), new Place(100, 800), 90, false),
                                new FloorPlan.Mark(new Name("Brock"), new Place(600, 100), 0, false),
                                new FloorPlan.Mark(SKAG, new Place(360, 320), 180, false))));
    }

    private static Segment line(int x, int y, int toX, int toY) {
        return new Segment(new Place(x, y), new Place(toX, toY));
    }
}
