package dev.snakewater.application.fudge.hitlocation.procedure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.snakewater.application.Filled;
import dev.snakewater.application.Play;
import dev.snakewater.application.fudge.hitlocation.scenario.BlastScenario;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundBoxes;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Blasts that nobody would write. */
class BlastsTest {

    private static final int MANY = 3_000;
    private static final int STRONGEST = 40;
    private static final int THICKEST = 25;

    /**
     * Half of what the armour lets through, rounded up (HL-29, HL-30). A limb that was whole is lost where every point fills a box and there
     * are more points than boxes; where a blow fills one box, never by the first (HL-31).
     */
    @Test
    void each_part_that_is_reached_takes_half_of_what_its_armour_lets_through_rounded_up() {
        for (int seed = 0; seed < MANY; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            int strength = random.nextInt(STRONGEST);
            List<Integer> armour =
                    random.ints(BodyPart.ALL.size(), 0, THICKEST).boxed().toList();
            List<BodyPart> named =
                    BodyPart.ALL.stream().filter(part -> random.nextBoolean()).toList();
            List<BodyPart> reached = named.isEmpty() ? BodyPart.ALL : named;
            Degree capacity = Degree.values()[random.nextInt(Degree.values().length)];
            boolean addsUp = random.nextBoolean();
            WoundModel model = addsUp ? WoundModel.POINTS_1993 : WoundModel.LEVELS_1995;
            List<HitLocationEvent.Wounded> wounds = wounds(strength, armour, reached, capacity, model);
            boolean[] loses = new boolean[BodyPart.ALL.size()];
            for (BodyPart part : BodyPart.ALL) {
                int through = reached.contains(part) ? Math.max(0, strength - armour.get(part.ordinal())) : 0;
                int points = through / 2 + through % 2;
                int boxes = WoundBoxes.of(part.capacity(capacity)).sum();
                loses[part.ordinal()] = addsUp && points > boxes;
                boolean goneWithItsLimb =
                        part.hangsOn().filter(limb -> loses[limb.ordinal()]).isPresent();
                assertThat(wounds.stream().filter(wounded -> wounded.part() == part))
                        .as("seed %d, %s", seed, part)
                        .extracting(HitLocationEvent.Wounded::points, HitLocationEvent.Wounded::filled)
                        .containsExactlyElementsOf(
                                goneWithItsLimb || points == 0
                                        ? List.of()
                                        : List.of(tuple(points, addsUp ? Math.min(points, boxes) : 1)));
            }
        }
    }

    private static List<HitLocationEvent.Wounded> wounds(
            int strength, List<Integer> armour, List<BodyPart> reached, Degree capacity, WoundModel model) {
        List<Map<String, Object>> parts = BodyPart.ALL.stream()
                .map(part -> Filled.fields("part", part.toString(), "armour", armour.get(part.ordinal())))
                .toList();
        return Play.of(
                        BlastScenario.kind(),
                        Filled.in(
                                BlastScenario.class,
                                "blast",
                                Filled.fields("what", "fireball", "strength", strength),
                                "targets",
                                List.of(Filled.fields(
                                        "who",
                                        Filled.fields(
                                                "name", "Bill", "damageCapacity", capacity.toString(), "parts", parts),
                                        "reached",
                                        reached.stream().map(BodyPart::toString).toList())),
                                "rulings",
                                Filled.fields("woundModel", Word.of(model))))
                .all(HitLocationEvent.Wounded.class);
    }
}
