package dev.snakewater.application.gunfight;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.procedure.ScenarioKind;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.procedure.Terms;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.RandomDice;
import dev.snakewater.application.table.SeatedTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.hitlocation.Body;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundTrack;
import dev.snakewater.domain.fudge.hitlocation.Wounds;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AftermathTest {

    private static final ScenarioKind<GunfightScenario, Gunfight, GunfightOutcome> KIND = GunfightScenario.kind();

    /** Ann has killed Bandit 1 and hurt Bandit 2 across the street, and Carl looked on. */
    private static final Showdown SHOWDOWN = Showdown.of(
                    "Ann, pistol: Good, speedReload: 1, coverNearby: true, guns: [{kind: revolver, strength: 11}]",
                    "Bandit, count: 2, side: gang, guns: [{kind: revolver}]",
                    "Carl, dropOn: [Ann], guns: [{kind: revolver}]")
            .apart("Ann", "Bandit", RangeBand.ACROSS_THE_ROOM)
            .apart("Carl", "Ann", RangeBand.REAL_FAR_AWAY)
            .ruled("flight: true");

    private static final Course COURSE = SHOWDOWN.played(
            "Ann, draw: 2; Bandit 1, draw: 1; Bandit 2, draw: 0; Carl, draw: -4; Ann, part 3: snapshot",
            "Ann, target: Bandit 1; Ann, snapshot: +000; Bandit 2, part 3: snapshot; Bandit 2, target: Ann",
            "Bandit 2, snapshot: ++++; Carl, part 3: nothing; Ann, part 4: nothing; Bandit 2, part 4: flee");

    @Test
    void the_dead_are_missing_and_the_living_have_their_sides_marks_and_rounds() {
        GunfightScenario after = after(SHOWDOWN, COURSE).orElseThrow();
        assertThat(KIND.open(after).fighters()).as("who fled is back").allMatch(Gunfighter::isAble);
        assertThat(after.fighters())
                .extracting(GunfightScenario.Fighter::name)
                .containsExactly(new Name("Ann"), new Name("Bandit 2"), new Name("Carl"));
        assertThat(after.fighters())
                .extracting(GunfightScenario.Fighter::side)
                .containsExactly(
                        Optional.of(new Side("Ann")), Optional.of(new Side("gang")), Optional.of(new Side("Carl")));
        assertThat(after.fighters())
                .extracting(fighter -> fighter.wounds().marks())
                .containsExactly(List.of(2, 1, 0, 0, 0), List.of(), List.of());
        assertThat(after.fighters())
                .extracting(fighter -> fighter.guns().getFirst().loaded())
                .containsExactly(Optional.of(5), Optional.of(5), Optional.of(6));
        assertThat(after.fighters().getFirst().guns().getFirst().strength()).contains(11);
        assertThat(after.fighters().getFirst().traits().speedReload()).isEqualTo(1);
        assertThat(after.fighters().getFirst().traits().coverNearby()).isTrue();
    }

    @Test
    void the_ground_and_the_rulings_are_the_same_and_drop_and_staredown_are_not() {
        GunfightScenario after = after(SHOWDOWN, COURSE).orElseThrow();
        assertThat(after.distances())
                .extracting(distance ->
                        distance.between() + " " + distance.distance().range())
                .containsExactly("[Ann, Bandit 2] Across the Room", "[Carl, Ann] Real far away");
        assertThat(after.rulings()).isEqualTo(SHOWDOWN.written().rulings());
        assertThat(after.staredown()).isFalse();
        assertThat(after.fighters())
                .allSatisfy(fighter -> assertThat(fighter.dropOn()).isEmpty());
    }

    @Test
    void HL_01_hits_keep_their_locations_though_the_only_one_is_dead_whose_parts_were_written() {
        Showdown showdown = Showdown.of(
                "Ann, pistol: Good, guns: [{kind: revolver, strength: 11}]",
                "Bill, guns: [{kind: revolver}], parts: [{part: head, armour: 1}]",
                "Carl, support: true, guns: [{kind: revolver}]");
        Course course = showdown.played(
                "Ann, draw: 2; Bill, draw: 1; Carl, draw: 0; Ann, announce: nothing; Bill, announce: nothing",
                "Carl, announce: nothing; Ann, part 3: snapshot; Ann, target: Bill; Ann, snapshot: ++++",
                "Carl, part 3: nothing; Ann, part 4: nothing; Carl, part 4: nothing");
        GunfightScenario after = after(showdown, course).orElseThrow();
        assertThat(KIND.problems(after)).isEmpty();
        assertThat(KIND.open(after).scene().rulings().hitLocation()).isPresent();
    }

    @Test
    void whatever_happened_the_living_go_on_as_they_were() {
        for (long seed = 0; seed < 1_000; seed++) {
            try {
                goesOn(seed);
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("the fight with seed " + seed + ": " + failure, failure);
            }
        }
    }

    private static void goesOn(long seed) {
        GunfightScenario before = RandomShowdown.from(new SplittableRandom(seed));
        RandomDice dice = new RandomDice(seed);
        Played<Gunfight, GunfightOutcome> played = Played.from(
                KIND.procedure(),
                KIND.open(before),
                Terms.of(1),
                situation -> new SeatedTable(dice, new PlayedBy(GunfightPolicy.AGGRESSIVE, situation, dice)));
        if (played.standing() instanceof Standing.CalledOff<Gunfight, GunfightOutcome> off) {
            GunfightScenario after = KIND.aftermath(before, off.outcome()).orElseThrow();
            assertThat(KIND.problems(after)).extracting(Problem::pointer).allMatch("/fighters"::equals);
            Gunfight end = played.turnEnds().getFirst().situation();
            Gunfight opening = KIND.open(after);
            assertThat(opening.fighters()).hasSize((int) off.outcome().fighters().stream()
                    .filter(GunfightOutcome.Fate::isAlive)
                    .count());
            opening.fighters().forEach(fighter -> comesBack(fighter, end));
            sameGround(opening, end);
        }
    }

    private static void comesBack(Gunfighter fighter, Gunfight end) {
        Gunfighter earlier = end.fighter(fighter.name());
        assertThat(fighter.sheet()).isEqualTo(earlier.sheet());
        assertThat(shown(fighter.wounds())).isEqualTo(shown(earlier.wounds()));
        assertThat(fighter.guns())
                .isEqualTo(earlier.guns().stream()
                        .map(gun -> gun.withCarried(Gun.Carried.HOLSTERED))
                        .toList());
    }

    /** Of what went with a lost limb nothing is told. How he lies is the next fight's affair. */
    private static List<?> shown(Wounds wounds) {
        return switch (wounds) {
            case WoundTrack track -> List.of(track);
            case Body body ->
                BodyPart.ALL.stream()
                        .map(part -> body.isLost(part) ? "lost" : body.track(part))
                        .toList();
        };
    }

    private static void sameGround(Gunfight after, Gunfight before) {
        assertThat(after.scene().rulings()).isEqualTo(before.scene().rulings());
        for (Gunfighter one : after.fighters()) {
            for (Gunfighter other : after.fighters()) {
                if (!one.equals(other)) {
                    assertThat(after.between(one, other))
                            .as("between %s and %s", one.name(), other.name())
                            .isEqualTo(before.between(one, other));
                }
            }
        }
    }

    private static Optional<GunfightScenario> after(Showdown showdown, Course course) {
        return KIND.aftermath(showdown.written(), new GunfightProcedure().calledOff(course.now()));
    }

    private record PlayedBy(GunfightPolicy policy, Gunfight situation, Dice dice) implements SeatedTable.Decider {
        @Override
        public <A> A decide(Choice<A> choice) {
            return policy.decide(situation, choice, dice);
        }
    }
}
