package dev.snakewater.application.fudge.gunfight.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.gunfight.Course;
import dev.snakewater.application.fudge.gunfight.Showdown;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightPolicy;
import dev.snakewater.application.fudge.gunfight.procedure.GunfightProcedure;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.procedure.Standing;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Dice;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.application.table.answering.SeatedTable;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundTrack;
import dev.snakewater.domain.fudge.hitlocation.wound.Wounds;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class AftermathTest {

    private static final ScenarioKind<Gunfight, GunfightOutcome> KIND = GunfightScenario.kind();

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
        assertThat(after.problems()).isEmpty();
        assertThat(after.opening().scene().rulings().hitLocation()).isPresent();
    }

    @Test
    void distances_go_on_in_the_order_and_the_direction_in_which_they_were_written() {
        Showdown showdown = Showdown.of("Zeke", "Ann, count: 2", "Bill")
                .apart("Zeke", "Ann", RangeBand.IN_YER_FACE)
                .apart("Bill", "Ann 1", RangeBand.BEYOND);
        assertThat(after(showdown, showdown.played()).orElseThrow().distances())
                .extracting(apart -> apart.between().toString())
                .containsExactly("[Zeke, Ann 1]", "[Zeke, Ann 2]", "[Bill, Ann 1]");
    }

    @Test
    void whatever_happened_the_living_go_on_as_they_were() {
        int looked = 0;
        for (long seed = 0; seed < 1_000; seed++) {
            try {
                looked += goesOn(seed) ? 1 : 0;
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("the fight with seed " + seed + ": " + failure, failure);
            }
        }
        assertThat(looked).isGreaterThan(500);
    }

    /** Whether it was called off, and so looked at. */
    private static boolean goesOn(long seed) {
        GunfightScenario before = RandomShowdown.from(new SplittableRandom(seed));
        RandomDice dice = new RandomDice(seed);
        Played<Gunfight, GunfightOutcome> played = Played.from(
                KIND.procedure(),
                before.opening(),
                FightTerms.of(1),
                situation -> new SeatedTable(dice, new PlayedBy(GunfightPolicy.AGGRESSIVE, situation, dice)));
        if (played.standing() instanceof Standing.CalledOff<Gunfight, GunfightOutcome> off) {
            GunfightScenario after = before.aftermath(off.outcome()).orElseThrow();
            assertThat(after.problems()).extracting(Problem::pointer).allMatch("/fighters"::equals);
            assertThat(after.staredown()).isFalse();
            assertThat(after.fighters())
                    .extracting(GunfightScenario.Fighter::dropOn)
                    .containsOnly(List.of());
            Gunfight end = played.turnEnds().getFirst().situation();
            Gunfight opening = after.opening();
            assertThat(opening.fighters()).hasSize((int) off.outcome().fighters().stream()
                    .filter(GunfightOutcome.Fate::isAlive)
                    .count());
            opening.fighters().forEach(fighter -> {
                comesBack(fighter, end);
                assertThat(fighter.presence()).isEqualTo(Gunfighter.Presence.FIGHTING);
            });
            sameGround(opening, end);
        }
        return played.standing() instanceof Standing.CalledOff;
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
        return showdown.written().aftermath(new GunfightProcedure().calledOff(course.now()));
    }

    private record PlayedBy(GunfightPolicy policy, Gunfight situation, Dice dice) implements SeatedTable.Decider {
        @Override
        public <A> A decide(Choice<A> choice) {
            return policy.decide(situation, choice, dice);
        }
    }
}
