package dev.snakewater.application.fallout.fight.telling;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.Play;
import dev.snakewater.application.fallout.fight.procedure.FightEvent;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fallout.FalloutRule;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.Verdict;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Statistics;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.modifier.Check;
import dev.snakewater.domain.fallout.modifier.CoveringFire;
import dev.snakewater.domain.fallout.modifier.Initiative;
import dev.snakewater.domain.fallout.scene.Actor;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.weapon.Bands.RangeBand;
import dev.snakewater.domain.modifier.Counting;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.plane.Place;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each event of a fight in the words in which a game master reads it out. */
class FightEventsToldTest {

    private static final FightTelling TELLING = new FightTelling();
    private static final Name VERA = new Name("Vera");
    private static final Name SKAG = new Name("Skag");
    private static final Place HERE = new Place(400, 120);
    private static final Place FAR_EAST = new Place(490, 120);

    static Stream<Arguments> events() {
        return Stream.of(rounds(), moves(), guns(), interruptions(), endings()).flatMap(all -> all);
    }

    private static Stream<Arguments> rounds() {
        Person vera = Person.of(VERA, Wastelander.VERA);
        Person skag = Person.of(SKAG, Wastelander.SKAG);
        Fall four = Initiative.DIE.totalling(4);
        return Stream.of(
                told(
                        new FightEvent.InitiativeRolled(
                                VERA, Initiative.tally(vera, 0).completedBy(four), Optional.of(four)),
                        "Vera rolls 4 for initiative: 22. (1d6 +4, initiative base +18)"),
                told(
                        new FightEvent.InitiativeRolled(
                                SKAG, Initiative.tally(skag, 5).completedBy(four), Optional.of(four)),
                        "Skag rolls 4 for initiative: 22. (1d6 +4, initiative base +13, the game master's bonus +5)"),
                told(
                        new FightEvent.InitiativeRolled(SKAG, Initiative.base(skag), Optional.empty()),
                        "Skag has initiative 13. (luck +5, halved x 1/2, agility +5, perception +5)"),
                told(
                        new FightEvent.OrderSettled(List.of(VERA, SKAG, new Name("Brock"))),
                        "They act in this order: Vera, Skag and Brock."),
                told(new FightEvent.TurnBegan(VERA, 9, Optional.empty()), "Vera acts: 9 AP."),
                told(
                        new FightEvent.TurnBegan(SKAG, 7, Optional.of(20)),
                        "Skag acts: 7 AP, out of breath (-20 to every roll)."));
    }

    private static Stream<Arguments> moves() {
        return Stream.of(
                told(
                        new FightEvent.SetOut(VERA, FightEvent.Gait.WALK, HERE, FAR_EAST, 90, 3, 6),
                        "Vera walks 9 cm east to 490 120: 3 AP, 6 left."),
                told(
                        new FightEvent.SetOut(SKAG, FightEvent.Gait.RUN, FAR_EAST, new Place(400, 30), 128, 3, 4),
                        "Skag runs 12.8 cm south-west to 400 30: 3 AP, 4 left."),
                told(
                        new FightEvent.SetOut(SKAG, FightEvent.Gait.JUMP, HERE, new Place(400, 180), 60, 2, 0),
                        "Skag jumps 6 cm north to 400 180."),
                told(new FightEvent.Placed(SKAG, HERE, 180, false), "Skag stands at 400 120, facing 180 (south)."),
                told(
                        new FightEvent.Placed(SKAG, HERE, 90, true),
                        "Skag stands at 400 120, facing 90 (east), and acts last."),
                told(new FightEvent.Stopped(SKAG, HERE, 85), "Skag stops at 400 120, after 8.5 cm."),
                told(new FightEvent.Turned(VERA, 0, 90, 1, 8), "Vera turns to 90 (east): 1 AP, 8 left."),
                told(
                        new FightEvent.TookCover(VERA, Optional.of(new Name("the car")), cover(), 7),
                        "Vera goes into cover behind the car: 2 AP, 7 left. (into cover +2)"),
                told(
                        new FightEvent.TookCover(VERA, Optional.empty(), cover(), 7),
                        "Vera goes into cover: 2 AP, 7 left. (into cover +2)"));
    }

    private static Tally cover() {
        return Tally.of(VERA, Move.PRICE, 2, "move", FalloutRule.FO_36_TAKING_COVER, Move.INTO_COVER);
    }

    private static Stream<Arguments> guns() {
        return Stream.of(
                told(new FightEvent.Took(VERA, List.of("MP-5", "MP-5 2")), "Vera takes in hand: MP-5 and MP-5 2."),
                told(new FightEvent.Took(VERA, List.of()), "Vera holds nothing now."),
                told(new FightEvent.PickedUp(SKAG, "MAC-10", 2, 5), "Skag picks up the MAC-10: 2 AP, 5 left."),
                told(new FightEvent.Dropped(SKAG, "MAC-10"), "The MAC-10 lies on the ground where Skag stands."),
                told(
                        new FightEvent.SettingUp(new Name("Brock"), "Minimi", 5, 8),
                        "Brock is setting up the Minimi: 5 of 8 AP; the rest in the next turn."));
    }

    private static Stream<Arguments> interruptions() {
        Name car = new Name("the car");
        Name brock = new Name("Brock");
        return Stream.of(
                told(
                        new FightEvent.Waits(VERA, "10 mm Pistol", 45, List.of(RangeBand.CQC, RangeBand.CLOSE), 9),
                        "Vera waits in reaction with the 10 mm Pistol, facing 45 (north-east), for whoever comes into CQC and"
                                + " close range: 9 AP given up."),
                told(
                        new FightEvent.Covers(brock, "Minimi", car, 10, 90),
                        "Brock keeps the car under covering fire with the Minimi: 10 rounds gone, 90 left."),
                told(
                        new FightEvent.Noticed(VERA, SKAG, perception(Wastelander.VERA), d10(6), Verdict.SUCCESS),
                        "Vera is waiting for this: perception, 6 against 7: Vera notices Skag. (perception +7)"),
                told(
                        new FightEvent.Noticed(VERA, SKAG, perception(Wastelander.VERA), d10(8), Verdict.FAILURE),
                        "Vera is waiting for this: perception, 8 against 7: Skag is not noticed. (perception +7)"),
                told(new FightEvent.Interrupted(VERA, SKAG, 9), "Vera interrupts Skag: 9 AP."),
                told(
                        new FightEvent.CoveringFire(brock, SKAG, luck(), d10(3), 2, 2),
                        "Brock has Skag under covering fire: luck, 3 against 5: 2 hits. (luck +5)"),
                told(
                        new FightEvent.CoveringFire(brock, SKAG, luck(), d10(5), 0, 1),
                        "Brock has Skag under covering fire: luck, 5 against 5: 1 hit. (luck +5)"),
                told(
                        new FightEvent.CoveringFire(brock, SKAG, luck(), d10(6), -1, 0),
                        "Brock has Skag under covering fire: luck, 6 against 5: no hit. (luck +5)"),
                told(new FightEvent.PoppedOut(SKAG, VERA), "Skag comes out of cover for a moment to fire at Vera."),
                told(
                        new FightEvent.Thwarted(SKAG, 5, 2),
                        "Skag can no longer do it: 5 AP are lost, 2 left; no round is spent."));
    }

    private static Stream<Arguments> endings() {
        return Stream.of(
                told(
                        new FightEvent.Bled(SKAG, Part.TORSO, 2, 7),
                        "Skag bleeds, wounded in the torso, and loses 2 HP; 7 left."),
                told(
                        new FightEvent.Bled(SKAG, Part.TORSO, 2, -1),
                        "Skag bleeds, wounded in the torso, and loses 2 HP; 1 below 0."),
                told(new FightEvent.TurnEnded(VERA, 1, false), "Vera's turn is over; 1 AP lapse."),
                told(new FightEvent.TurnEnded(VERA, 0, true), "Vera's interruption is over."),
                told(new FightEvent.TurnEnded(VERA, 4, true), "Vera's interruption is over; 4 AP lapse."),
                told(new FightEvent.Ended(List.of(VERA), false), "The fight is over."),
                told(new FightEvent.Ended(List.of(VERA, SKAG), true), "That was the last round."));
    }

    private static Arguments told(FightEvent event, String text) {
        return Arguments.of(event, text);
    }

    private static Tally perception(Wastelander whose) {
        return new Check(Optional.empty(), Optional.of(Statistics.Statistic.PERCEPTION))
                .limit(actor(whose), List.of(), Counting.adding(UnaryOperator.identity()));
    }

    private static Tally luck() {
        return CoveringFire.LUCK.limit(actor(Wastelander.BROCK), List.of(), Counting.adding(UnaryOperator.identity()));
    }

    private static Actor actor(Wastelander whose) {
        return new Actor(Person.of(new Name(whose.name()), whose), List.of(), Rulings.BY_THE_BOOK);
    }

    private static Fall d10(int shown) {
        return DicePool.of("1d10").totalling(shown);
    }

    @ParameterizedTest
    @MethodSource("events")
    void an_event_is_told_in_a_sentence(FightEvent event, String text) {
        assertThat(TELLING.words().told(event)).map(Play::told).containsExactly(text);
    }

    /** The heading says that a round begins, and the next one who acts that a turn has ended with nothing left. */
    @Test
    void what_is_plain_anyway_needs_no_words() {
        assertThat(TELLING.words().message("turn", 2)).isEqualTo("Round 2");
        assertThat(TELLING.words().told(new FightEvent.RoundBegan(2))).isEmpty();
        assertThat(TELLING.words().told(new FightEvent.TurnEnded(VERA, 0, false)))
                .isEmpty();
    }

    /** Whatever is added later has words as well. */
    @Test
    void every_event_is_among_those_told_here() {
        Stream<Class<?>> told =
                Stream.concat(events().map(one -> one.get()[0].getClass()), Stream.of(FightEvent.RoundBegan.class));
        assertThat(told.distinct()).hasSameElementsAs(List.of(FightEvent.class.getPermittedSubclasses()));
    }
}
