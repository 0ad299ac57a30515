package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.Filled;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.gurps.scenario.GurpsScenario.Attacked;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.combatant.Armour;
import dev.snakewater.domain.gurps.combatant.Attacker;
import dev.snakewater.domain.gurps.combatant.Guard;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Posture;
import dev.snakewater.domain.gurps.combatant.Shield;
import dev.snakewater.domain.gurps.combatant.Worn;
import dev.snakewater.domain.gurps.modifier.Manner;
import dev.snakewater.domain.gurps.scene.Cover;
import dev.snakewater.domain.gurps.scene.Ground;
import dev.snakewater.domain.gurps.weapon.Arm;
import dev.snakewater.domain.gurps.weapon.Arms;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.GroupHits;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/** Attacks made up by chance, with everything that can be written here and there; some have problems. */
final class RandomAttack {

    private static final Arms[] HELD = {
        Arms.BROADSWORD_SWUNG, Arms.MACE, Arms.SPEAR, Arms.RAPIER, Arms.QUARTERSTAFF_SWUNG, Arms.SABER_SWUNG
    };

    private final SplittableRandom random;

    RandomAttack(SplittableRandom random) {
        this.random = random;
    }

    GurpsScenario setUp() {
        Arms arms = any(Arms.values());
        boolean ranged = Arm.of(arms).use().isRanged();
        return new GurpsScenario(
                attacker(),
                arm(arms),
                manner(ranged),
                figure("target", Optional.empty(), ranged),
                IntStream.range(0, between(0, 4))
                        .mapToObj(i -> figure("bystander " + i, Optional.of(any(Ground.Stands.values())), ranged))
                        .toList(),
                new GroupHits(oneIn(3) ? groupTable() : List.of()),
                oneIn(2) ? rulings() : Rulings.DECLARED.byTheBook());
    }

    private Attacker attacker() {
        Map<String, Object> attacker = Filled.fields("name: attacker, skill: %d, shock: %d, hitPoints: %d"
                .formatted(between(1, 24), between(0, 3), between(-5, 10)));
        attacker.put("st", any(8, 10, 11, 12, 13, 16));
        attacker.put("posture", any(Posture.values()));
        attacker.put("shield", oneIn(4) ? Optional.of(any(Shield.values())) : Optional.empty());
        return Filled.in(Attacker.class, attacker);
    }

    /** Any rulings, each as likely as another. */
    private Rulings rulings() {
        Map<String, Object> rulings = new LinkedHashMap<>();
        for (RecordComponent ruling : Rulings.class.getRecordComponents()) {
            rulings.put(
                    ruling.getName(),
                    ruling.getType().isEnum() ? any(ruling.getType().getEnumConstants()) : oneIn(2));
        }
        return Filled.in(Rulings.class, rulings);
    }

    /** A game master's table for groups of up to six rounds, with any numbers that such groups can hit with. */
    private List<GroupHits.Row> groupTable() {
        return IntStream.rangeClosed(1, 6)
                .mapToObj(most -> new GroupHits.Row(
                        between(0, most), between(1, most), between(1, most), between(1, most), between(1, most)))
                .toList();
    }

    private Arm arm(Arms arms) {
        if (oneIn(3)) {
            String damage = between(1, 6) + "d" + any("", "-2", "+3");
            return Filled.in(
                    Arm.class,
                    "is",
                    arms,
                    "damage",
                    damage,
                    "armourDivisor",
                    new BigDecimal(any("1", "2", "0.5", "1.5")));
        }
        return Filled.in(Arm.class, "is", arms);
    }

    private Manner manner(boolean ranged) {
        Map<String, Object> manner = new LinkedHashMap<>();
        manner.put("location", oneIn(2) ? HitLocation.TORSO : any(HitLocation.values()));
        manner.put("darkness", -between(0, 3));
        manner.put("situational", oneIn(3) ? List.of(any(Manner.Situational.values())) : List.of());
        if (ranged) {
            manner.put("turnsAimed", between(0, 4));
            manner.put("hexesWatched", oneIn(4) ? between(1, 12) : 0);
            manner.put("popUp", oneIn(8));
            manner.put("rounds", oneIn(3) ? between(1, 6) : 1);
            manner.put("move", any(Manner.Move.values()));
            manner.put("random", oneIn(8));
            if (oneIn(4)) {
                manner.put("intoCloseCombat", true);
                manner.put("closeCombatPenalty", -between(0, 4));
            }
        } else {
            manner.put("maneuver", any(Manner.Maneuver.values()));
            if (oneIn(2)) {
                manner.put("intoCloseCombat", true);
                manner.put("closeCombatPenalty", -between(0, 4));
            }
            if (oneIn(4)) {
                manner.put("move", any(Manner.Move.WALKING, Manner.Move.RUNNING));
                manner.put("movePenalty", -between(0, 4));
            }
        }
        return Filled.in(Manner.class, manner);
    }

    private Attacked figure(String name, Optional<Ground.Stands> stands, boolean ranged) {
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("name", name);
        stands.ifPresent(place -> figure.put("stands", place));
        figure.put("distance", between(1, 30));
        height(figure, ranged);
        figure.put("hitPoints", between(-12, 11));
        figure.put("ht", between(11, 13));
        figure.put("will", between(-2, 2));
        if (oneIn(4)) {
            figure.put("cover", any(Cover.values()));
        }
        figure.put("angle", any(Guard.Angle.values()));
        figure.put("stunned", oneIn(5));
        figure.put("open", oneIn(8));
        figure.put("mayRetreat", oneIn(3));
        if (oneIn(2)) {
            figure.put("dodge", between(3, 9));
        }
        if (oneIn(2)) {
            figure.put("parry", between(5, 12));
            if (oneIn(2)) {
                figure.put("weapon", any(HELD));
            }
            if (oneIn(3)) {
                figure.put("parryModifiers", List.of(new Guard.ParryModifier(-between(1, 3), "a second parry")));
            }
        }
        if (oneIn(3)) {
            figure.put("shield", any(Shield.values()));
            if (oneIn(2)) {
                figure.put("block", between(5, 12));
            }
        }
        figure.put("allOutDefense", oneIn(3));
        if (oneIn(4)) {
            figure.put("halved", true);
            figure.put("wounds", between(0, 5));
        }
        if (oneIn(2)) {
            figure.put("armour", List.of(piece()));
        }
        return Filled.in(Attacked.class, figure);
    }

    /** Above or below the attacker, now and then, with the numbers that this needs. */
    private void height(Map<String, Object> figure, boolean ranged) {
        if (oneIn(4)) {
            boolean above = oneIn(2);
            figure.put(above ? "uphill" : "downhill", between(1, 12));
            if (!ranged) {
                figure.put("elevationToHit", between(-3, 3));
            } else if (!above) {
                figure.put("downhillBonus", between(0, 6));
            }
        }
    }

    private Worn piece() {
        Armour is = any(Armour.values());
        if (oneIn(3)) {
            Worn.Against against = new Worn.Against(any(DamageType.values()), between(0, 8));
            return Filled.in(Worn.class, "is", is, "against", List.of(against), "eyeslit", oneIn(2));
        }
        return Filled.in(Worn.class, "is", is);
    }

    private int between(int least, int most) {
        return random.nextInt(least, most + 1);
    }

    private boolean oneIn(int many) {
        return random.nextInt(many) == 0;
    }

    @SafeVarargs
    private <T> T any(T... all) {
        return all[random.nextInt(all.length)];
    }
}
