package dev.snakewater.application.exp.procedure;

import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.combatant.Encumbrance;
import dev.snakewater.domain.exp.combatant.Persona.Posture;
import dev.snakewater.domain.exp.combatant.Size;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.weapon.Weapon;
import dev.snakewater.domain.exp.weapon.Weapon.WeaponType;
import java.lang.reflect.RecordComponent;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An attack made up by chance: any weather, any posture of both, any switch. The same seed makes the same. */
final class RandomAssault {

    private final SplittableRandom random;
    private final Assault assault = new Assault();

    private RandomAssault(long seed) {
        random = new SplittableRandom(seed);
    }

    static Assault of(long seed) {
        return new RandomAssault(seed).assault();
    }

    private Assault assault() {
        WeaponType type = one(WeaponType.values());
        Optional<Integer> maximum = chance(8) ? Optional.empty() : Optional.of(600 + random.nextInt(400));
        assault.skill(random.nextInt(300), maximum)
                .type(type.toString())
                .with("hexes: %d", random.nextInt(chance(3) ? 3 : 30))
                .with("target: {armourRating: %d}", 300 + random.nextInt(800));
        if (type == WeaponType.TYPE_A) {
            assault.with("attacker: {weapons: [{reach: %s}]}", one(Weapon.Reach.values()));
        } else {
            assault.with(
                    "attacker: {weapons: [{range: %d, decay: %d}]}", 1 + random.nextInt(40), 1 + random.nextInt(400));
        }
        scene();
        personas();
        approach();
        rulings();
        return assault;
    }

    private void scene() {
        String present = Stream.of(Weather.Condition.values())
                .filter(condition -> chance(4))
                .flatMap(this::weather)
                .collect(Collectors.joining(", "));
        perhaps(4, "highGravity: true");
        perhaps(
                4,
                "adjustments: [{what: a whim, %s: %d, reason: because}]",
                chance(2) ? "flat" : "perHex",
                (chance(2) ? -1 : 1) * (1 + random.nextInt(200)));
        perhaps(4, "blind: {cue: a sound, causes: [%s]}, target: {size: %s}", present, one(Size.values()));
    }

    /** Writes weather of this condition, and returns its word if it is to blind her. */
    private Stream<String> weather(Weather.Condition condition) {
        String field = condition == Weather.Condition.FOG_OR_SMOKE ? "fogOrSmoke" : condition.toString();
        int face = 1 + random.nextInt(condition.dice().most());
        assault.with("weather: {%s: %s}", field, condition.weather(face).strength());
        return chance(2) ? Stream.of(condition.toString()) : Stream.empty();
    }

    private void personas() {
        perhaps(2, "attacker: {posture: %s}", one(Posture.values()));
        perhaps(2, "target: {posture: %s}", one(Posture.values()));
        perhaps(3, "attacker: {speed: %d}, target: {speed: %d}", random.nextInt(40), random.nextInt(40));
        perhaps(8, "attacker: {naturallyFast: true}");
        perhaps(3, "attacker: {encumbrance: %s}", one(Encumbrance.values()));
        perhaps(
                6,
                "%s: {vocation: mercenary, bolster: %d, level: 3}",
                chance(2) ? "attacker" : "target",
                1 + random.nextInt(60));
        perhaps(4, "attacker: {weapons: [{accuracy: %d}]}", random.nextInt(300) - 150);
        if (chance(6)) {
            assault.unfamiliar();
        }
    }

    private void approach() {
        perhaps(3, "fromBehind: true");
        perhaps(3, "protection: {cover: %d}", random.nextInt(101));
        perhaps(3, "protection: {concealment: %d}", random.nextInt(101));
        perhaps(3, "protection: {pierced: true}");
        perhaps(4, "protection: {attacking: true}");
    }

    private void rulings() {
        Stream.of(Rulings.class.getRecordComponents())
                .filter(ruling -> ruling.getType() == boolean.class)
                .map(RecordComponent::getName)
                .forEach(ruling -> perhaps(8, "rulings: {%s: %s}", ruling, chance(2)));
        String dropped = Stream.of(Rulings.Family.values())
                .filter(family -> chance(12))
                .map(Object::toString)
                .collect(Collectors.joining(", "));
        assault.with("rulings: {dropped: [%s]}", dropped);
        if (chance(5)) {
            assault.theatrical().with("rulings: {theatricalDice: %s}", one(Rulings.TheatricalDice.values()));
        }
    }

    /** Writes these fields, once in so many times. */
    private void perhaps(int in, String fields, Object... places) {
        if (chance(in)) {
            assault.with(fields, places);
        }
    }

    private boolean chance(int in) {
        return random.nextInt(in) == 0;
    }

    private <T> T one(T[] of) {
        return of[random.nextInt(of.length)];
    }
}
