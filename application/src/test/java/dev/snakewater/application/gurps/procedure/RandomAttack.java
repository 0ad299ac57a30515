package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.domain.field.Word;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.combatant.Armour;
import dev.snakewater.domain.gurps.combatant.Guard;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Posture;
import dev.snakewater.domain.gurps.combatant.Shield;
import dev.snakewater.domain.gurps.modifier.Manner;
import dev.snakewater.domain.gurps.scene.Cover;
import dev.snakewater.domain.gurps.scene.Placement;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import dev.snakewater.domain.gurps.weapon.WeaponTable;
import java.util.SplittableRandom;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Attacks made up by chance, with everything that can be written here and there; some have problems. */
final class RandomAttack {

    private final SplittableRandom random;

    RandomAttack(SplittableRandom random) {
        this.random = random;
    }

    GurpsScenario setUp() {
        WeaponTable arms = WeaponTable.values()[random.nextInt(WeaponTable.values().length)];
        boolean ranged = WeaponEntry.of(arms).use().isRanged();
        String others = IntStream.range(0, between(0, 4))
                .mapToObj(i ->
                        "{stands: " + one(Placement.Stands.values()) + ", " + figure("bystander " + i, ranged) + "}")
                .collect(Collectors.joining(", "));
        return Duel.of("attacker: {%s}, weapon: {is: %s%s}, attack: {%s}, target: {%s}, bystanders: [%s]%s%s"
                        .formatted(
                                attacker(),
                                Word.of(arms),
                                in(
                                        3,
                                        () -> "damage: %dd%s, armourDivisor: %s"
                                                .formatted(
                                                        between(1, 6),
                                                        one("", "-2", "+3"),
                                                        one("1", "2", "0.5", "1.5"))),
                                ranged ? shot() : blow(),
                                figure("target", ranged),
                                others,
                                in(3, this::groupTable),
                                in(2, this::rulings)))
                .scenario();
    }

    private String attacker() {
        return "name: attacker, skill: %d, shock: %d, hitPoints: %d, st: %s, posture: %s%s"
                .formatted(
                        between(1, 24),
                        between(0, 3),
                        between(-5, 10),
                        one("8", "10", "11", "12", "13", "16"),
                        one(Posture.values()),
                        in(4, () -> "shield: " + one(Shield.values())));
    }

    /** Any rulings, each as likely as another. */
    private String rulings() {
        return Stream.of(Rulings.class.getRecordComponents())
                .map(ruling -> ruling.getName() + ": "
                        + (ruling.getType().isEnum()
                                ? one((Enum<?>[]) ruling.getType().getEnumConstants())
                                : one("true", "false")))
                .collect(Collectors.joining(", ", "rulings: {", "}"));
    }

    /** A game master's table for groups of up to six rounds, with any numbers that such groups can hit with. */
    private String groupTable() {
        return IntStream.rangeClosed(1, 6)
                .mapToObj(most -> "{missedByOne: %d, byZero: %d, byOne: %d, byTwo: %d, byMore: %d}"
                        .formatted(
                                between(0, most),
                                between(1, most),
                                between(1, most),
                                between(1, most),
                                between(1, most)))
                .collect(Collectors.joining(", ", "groupTable: [", "]"));
    }

    private String manner() {
        return "location: %s, darkness: %d%s"
                .formatted(
                        one(2) ? "torso" : one(HitLocation.values()),
                        -between(0, 3),
                        in(3, () -> "situational: [" + one(Manner.Situational.values()) + "]"));
    }

    private String shot() {
        return manner()
                + ", turnsAimed: " + between(0, 4)
                + ", move: " + one(Manner.Move.values())
                + in(4, () -> "hexesWatched: " + between(1, 12))
                + in(8, () -> "popUp: true")
                + in(3, () -> "rounds: " + between(1, 6))
                + in(8, () -> "random: true")
                + in(4, () -> "intoCloseCombat: true, closeCombatPenalty: " + -between(0, 4));
    }

    private String blow() {
        return manner()
                + ", maneuver: " + one(Manner.Maneuver.values())
                + in(2, () -> "intoCloseCombat: true, closeCombatPenalty: " + -between(0, 4))
                + in(4, () -> "move: " + one("walking", "running") + ", movePenalty: " + -between(0, 4));
    }

    private String figure(String name, boolean ranged) {
        return "name: %s, distance: %d, hitPoints: %d, ht: %d, will: %d, angle: %s"
                        .formatted(
                                name,
                                between(1, 30),
                                between(-12, 11),
                                between(11, 13),
                                between(-2, 2),
                                one(Guard.Angle.values()))
                + in(4, () -> height(ranged))
                + in(4, () -> "cover: " + one(Cover.values()))
                + in(5, () -> "stunned: true")
                + in(8, () -> "open: true")
                + in(3, () -> "mayRetreat: true")
                + in(2, () -> "dodge: " + between(3, 9))
                + in(2, this::parry)
                + in(3, () -> "shield: " + one(Shield.values()) + in(2, () -> "block: " + between(5, 12)))
                + in(3, () -> "allOutDefense: true")
                + in(4, () -> "halved: true, wounds: " + between(0, 5))
                + in(2, () -> "armour: [{is: " + one(Armour.values()) + in(3, this::against) + "}]");
    }

    private String parry() {
        return "parry: " + between(3, 12)
                + in(
                        2,
                        () -> "weapon: "
                                + one(
                                        "broadsword swung",
                                        "mace",
                                        "spear",
                                        "rapier",
                                        "quarterstaff swung",
                                        "saber swung"))
                + in(3, () -> "parryModifiers: [{amount: " + -between(1, 3) + ", what: a second parry}]");
    }

    private String against() {
        return "against: [{type: %s, dr: %d}], eyeslit: %s"
                .formatted(one(DamageType.values()), between(0, 8), one("true", "false"));
    }

    /** Above or below the attacker, with the numbers that this needs. */
    private String height(boolean ranged) {
        boolean above = one(2);
        return (above ? "uphill: " : "downhill: ")
                + between(1, 12)
                + (ranged ? above ? "" : ", downhillBonus: " + between(0, 6) : ", elevationToHit: " + between(-3, 3));
    }

    private int between(int least, int most) {
        return random.nextInt(least, most + 1);
    }

    private boolean one(int in) {
        return random.nextInt(in) == 0;
    }

    /** A comma and these fields, once in so many times. */
    private String in(int many, Supplier<String> fields) {
        return one(many) ? ", " + fields.get() : "";
    }

    private String one(String... all) {
        return all[random.nextInt(all.length)];
    }

    private String one(Enum<?>... all) {
        return Word.of(all[random.nextInt(all.length)]);
    }
}
