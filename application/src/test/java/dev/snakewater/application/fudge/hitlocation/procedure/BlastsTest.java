package dev.snakewater.application.fudge.hitlocation.procedure;

import static org.assertj.core.api.Assertions.assertThat;

import dev.snakewater.application.fudge.hitlocation.People;
import dev.snakewater.application.fudge.hitlocation.scenario.BlastScenario;
import dev.snakewater.application.fudge.hitlocation.scenario.PersonSheet;
import dev.snakewater.application.procedure.FightTerms;
import dev.snakewater.application.procedure.Played;
import dev.snakewater.application.scenario.Deciders;
import dev.snakewater.application.scenario.ScenarioKind;
import dev.snakewater.application.table.Event;
import dev.snakewater.application.table.answering.RandomDice;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BlastRulings;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.WoundRulings;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Blasts that nobody would write. */
class BlastsTest {

    private static final int MANY = 3_000;
    private static final int STRONGEST = 40;
    private static final int THICKEST = 25;

    @Test
    void each_part_that_is_reached_takes_half_of_what_its_armour_lets_through_rounded_up() {
        for (long seed = 0; seed < MANY; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Setting setting = Setting.of(random);
            List<Event> events = setting.play(seed);
            Map<BodyPart, Integer> taken = taken(events);
            for (BodyPart part : BodyPart.ALL) {
                boolean goneWithItsLimb = part.hangsOn().filter(setting::loses).isPresent();
                int expected = goneWithItsLimb ? 0 : setting.points(part);
                assertThat(taken.getOrDefault(part, 0))
                        .as("seed %d, %s", seed, part)
                        .isEqualTo(expected);
            }
            for (Event event : events) {
                if (event instanceof HitLocationEvent.Wounded wounded) {
                    assertThat(wounded.filled())
                            .as("seed %d, %s", seed, wounded)
                            .isEqualTo(setting.fills(wounded.part()));
                }
            }
        }
    }

    @Test
    void what_armour_stops_is_told_with_its_rules() {
        Setting setting = new Setting(
                5,
                List.of(BodyPart.TORSO),
                Degree.FAIR,
                WoundModel.POINTS_1993,
                new EnumMap<>(Map.of(BodyPart.TORSO, 9)));
        assertThat(setting.play(1))
                .filteredOn(HitLocationEvent.Unscathed.class::isInstance)
                .singleElement()
                .satisfies(event -> assertThat(event.tallies().getFirst().rules())
                        .containsExactly(
                                HitLocationRule.HL_28_WIDESPREAD,
                                HitLocationRule.HL_30_ARMOUR_BY_PART,
                                HitLocationRule.HL_29_HALF,
                                HitLocationRule.HL_29_HALF));
    }

    private static Map<BodyPart, Integer> taken(List<Event> events) {
        Map<BodyPart, Integer> taken = new EnumMap<>(BodyPart.class);
        events.forEach(event -> {
            if (event instanceof HitLocationEvent.Wounded wounded) {
                taken.merge(wounded.part(), wounded.points(), Integer::sum);
            }
        });
        return taken;
    }

    /** A blast at one man. */
    private record Setting(
            int strength,
            List<BodyPart> reached,
            Degree capacity,
            WoundModel model,
            EnumMap<BodyPart, Integer> armour) {

        static Setting of(SplittableRandom random) {
            EnumMap<BodyPart, Integer> armour = new EnumMap<>(BodyPart.class);
            BodyPart.ALL.forEach(part -> armour.put(part, random.nextInt(THICKEST)));
            List<BodyPart> reached = new ArrayList<>(
                    BodyPart.ALL.stream().filter(part -> random.nextBoolean()).toList());
            if (reached.isEmpty()) {
                reached.addAll(BodyPart.ALL);
            }
            return new Setting(
                    random.nextInt(STRONGEST),
                    reached,
                    Degree.values()[random.nextInt(Degree.values().length)],
                    WoundModel.values()[random.nextInt(2)],
                    armour);
        }

        /** Half of what the armour lets through, rounded up (HL-29, HL-30). */
        int points(BodyPart part) {
            int through = reached.contains(part) ? Math.max(0, strength - armour.get(part)) : 0;
            return through / 2 + through % 2;
        }

        /**
         * Whether a limb that was whole is lost: where every point fills a box, when there are more points than boxes; where a
         * blow fills one box, never by the first (HL-31).
         */
        boolean loses(BodyPart limb) {
            return model == WoundModel.POINTS_1993 && points(limb) > boxes(limb);
        }

        /** How many boxes a first blow to a part fills. */
        int fills(BodyPart part) {
            return model == WoundModel.POINTS_1993 ? Math.min(points(part), boxes(part)) : 1;
        }

        private int boxes(BodyPart part) {
            return WoundBoxes.of(part.capacity(capacity)).sum();
        }

        List<Event> play(long seed) {
            PersonSheet bill = new PersonSheet(
                    new Name("Bill"),
                    false,
                    capacity,
                    Degree.FAIR,
                    0,
                    armour.entrySet().stream()
                            .map(worn -> People.armoured(worn.getKey(), worn.getValue()))
                            .toList(),
                    List.of(),
                    false,
                    false);
            ScenarioKind<BlastScenario, Blast, Blast.Outcome> kind = BlastScenario.kind();
            BlastScenario scenario = new BlastScenario(
                    new Blast.Charge("fireball", strength),
                    Optional.empty(),
                    List.of(new BlastScenario.Target(bill, Optional.of(reached))),
                    new BlastRulings(new WoundRulings(model), false));
            assertThat(kind.problems(scenario)).isEmpty();
            Deciders<Blast> deciders = Deciders.of(kind, scenario);
            RandomDice dice = new RandomDice(seed);
            return Played.from(
                            kind.procedure(),
                            kind.open(scenario),
                            FightTerms.of(1),
                            blast -> deciders.table(blast, dice))
                    .turns()
                    .getFirst();
        }
    }
}
