package dev.snakewater.application.fallout.fight.procedure;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.weapon.Weapon;
import java.util.List;
import java.util.Random;

/** Random fights of two to five people on a small table with a wall, a fence and all sorts of weapons. */
final class RandomFight {

    private static final List<String> SIDES = List.of("north", "south", "east");

    private final Random random;

    private RandomFight(long seed) {
        random = new Random(seed);
    }

    static Scene of(long seed) {
        return new RandomFight(seed).scene();
    }

    private Scene scene() {
        Scene scene = Scene.empty()
                .thing("the wall", Obstacle.Height.HIGH, 305, 100, 305, 250)
                .thing("the fence", Obstacle.Height.HIP_HIGH, 155, 20, 155, 400)
                .rounds(6);
        int people = 2 + random.nextInt(4);
        for (int number = 0; number < people; number++) {
            scene = with(scene, number);
        }
        boolean wounds = random.nextBoolean();
        boolean initiative = random.nextBoolean();
        boolean nested = random.nextBoolean();
        return scene.rulings(rulings -> wounds ? RoundsTest.withWounds(rulings) : rulings)
                .scene(it -> it.withFightRulings(new FightRulings(initiative, true, random.nextBoolean(), nested)));
    }

    private Scene with(Scene scene, int number) {
        String name = "No " + (number + 1);
        Wastelander sheet = oneOf(Wastelander.ALL);
        String first = oneOf(Armoury.ALL).name();
        String second = oneOf(Armoury.ALL).name();
        String[] weapons = first.equals(second) ? new String[] {first} : new String[] {first, second};
        // Places of their own, in a row each.
        int x = 10 + 20 * random.nextInt(25);
        Scene there = scene.and(
                        name, sheet, number < 2 ? SIDES.get(number) : oneOf(SIDES), x, 30 + 70 * number, weapons)
                .facing(name, random.nextInt(360))
                .loaded(name, 0, 1 + random.nextInt(5));
        there = random.nextBoolean() ? there.refuge(name) : there;
        Weapon weapon = there.opening()
                .fighter(there.opening().number(new Name(name)))
                .weapons()
                .getFirst()
                .weapon();
        boolean isFitted = !(weapon instanceof Weapon.FlameThrower) && random.nextInt(3) == 0;
        return isFitted ? there.supported(name, 0, oneOf(List.of(Held.Support.values())), random.nextBoolean()) : there;
    }

    private <T> T oneOf(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
