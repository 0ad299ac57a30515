package dev.snakewater.application.exp;

import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Reach;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.table.Encumbrance;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.exp.table.WeaponType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** An attack made up by chance: any weather, any posture of both, any switch. The same seed makes the same. */
final class RandomAssault {

    private final SplittableRandom random;
    private final List<Condition> present = new ArrayList<>();

    private RandomAssault(long seed) {
        random = new SplittableRandom(seed);
    }

    static Assault of(long seed) {
        return new RandomAssault(seed).assault();
    }

    private Assault assault() {
        WeaponType type = one(WeaponType.values());
        Assault assault = new Assault()
                .type(type)
                .attack("hexes", chance(3) ? random.nextInt(3) : random.nextInt(30))
                .skill(random.nextInt(300), chance(8) ? Optional.empty() : Optional.of(600 + random.nextInt(400)))
                .armourRating(300 + random.nextInt(800))
                .range(1 + random.nextInt(40) + "/" + (1 + random.nextInt(400)));
        if (type == WeaponType.TYPE_A) {
            assault.weapon("reach", one(Reach.values()));
        }
        scene(assault);
        personas(assault);
        approach(assault);
        rulings(assault);
        return assault;
    }

    private void scene(Assault assault) {
        for (Condition condition : Condition.values()) {
            if (chance(4)) {
                assault.weather(
                        condition.weather(1 + random.nextInt(condition.dice().most())));
                present.add(condition);
            }
        }
        if (chance(4)) {
            assault.attack("highGravity", true);
        }
        if (chance(4)) {
            assault.own("a whim", (chance(2) ? -1 : 1) * (1 + random.nextInt(200)), chance(2));
        }
    }

    private void personas(Assault assault) {
        if (chance(2)) {
            assault.attacker(one(Posture.values()));
        }
        if (chance(2)) {
            assault.target(one(Posture.values()));
        }
        if (chance(3)) {
            assault.speeds(random.nextInt(40), random.nextInt(40));
        }
        if (chance(8)) {
            assault.attacker("naturallyFast", true);
        }
        if (chance(3)) {
            assault.attacker("encumbrance", one(Encumbrance.values()));
        }
        if (chance(6)) {
            assault.with((chance(2) ? "attacker" : "target") + " bolsters " + (1 + random.nextInt(60)) + " at level 3");
        }
        if (chance(6)) {
            assault.unfamiliar();
        }
        if (chance(4)) {
            assault.weapon("accuracy", random.nextInt(300) - 150);
        }
    }

    private void approach(Assault assault) {
        if (chance(3)) {
            assault.attack("fromBehind", true);
        }
        if (chance(3)) {
            assault.cover(random.nextInt(101));
        }
        if (chance(3)) {
            assault.protection("concealment", random.nextInt(101));
        }
        if (chance(3)) {
            assault.protection("pierced", true);
        }
        if (chance(4)) {
            assault.protection("attacking", true);
        }
        if (chance(4)) {
            List<Condition> causes =
                    present.stream().filter(condition -> chance(2)).toList();
            assault.blind(Optional.of("a sound"), causes).target("size", one(Size.values()));
        }
    }

    private void rulings(Assault assault) {
        for (RecordComponent ruling : Rulings.class.getRecordComponents()) {
            boolean isSwitch = ruling.getType() == boolean.class;
            if (isSwitch && chance(8)) {
                assault.ruling(ruling.getName(), chance(2));
            }
        }
        for (Rulings.Family family : Rulings.Family.values()) {
            if (chance(12)) {
                assault.drop(family);
            }
        }
        if (chance(5)) {
            assault.theatrical(one(Rulings.TheatricalDice.values()));
        }
    }

    private boolean chance(int in) {
        return random.nextInt(in) == 0;
    }

    private <T> T one(T[] of) {
        return of[random.nextInt(of.length)];
    }
}
