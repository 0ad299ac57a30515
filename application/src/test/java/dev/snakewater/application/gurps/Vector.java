package dev.snakewater.application.gurps;

import static dev.snakewater.application.gurps.CatalogueFile.is;
import static dev.snakewater.application.gurps.CatalogueFile.list;
import static dev.snakewater.application.gurps.CatalogueFile.number;
import static dev.snakewater.application.gurps.CatalogueFile.numbers;
import static dev.snakewater.application.gurps.CatalogueFile.object;

import dev.snakewater.application.gurps.GurpsScenario.Attacked;
import dev.snakewater.application.gurps.GurpsScenario.WrittenRulings;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.arms.Arm;
import dev.snakewater.domain.gurps.arms.DamageType;
import dev.snakewater.domain.gurps.arms.Shield;
import dev.snakewater.domain.gurps.arms.Weapon;
import dev.snakewater.domain.gurps.attack.Adjustment;
import dev.snakewater.domain.gurps.attack.Attacker;
import dev.snakewater.domain.gurps.attack.Ground;
import dev.snakewater.domain.gurps.attack.Manner;
import dev.snakewater.domain.gurps.body.HitLocation;
import dev.snakewater.domain.gurps.table.Maneuver;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A test vector of the catalogue. It tells modifiers as totals a box; what the engine works out by itself (locations, a Wild
 * Swing, opportunity fire) is taken out of them here, so that only what it cannot know is left.
 */
record Vector(String id, Map<String, Object> fields) {

    static Stream<Vector> all() {
        return list(CatalogueFile.read("gurps3-vectors.json"), "vectors").stream()
                .map(CatalogueFile::object)
                .map(fields -> new Vector((String) fields.get("id"), fields));
    }

    List<Integer> dice() {
        return numbers(fields, "dice");
    }

    Map<String, Object> expected() {
        return object(fields, "expected");
    }

    /** What the catalogue sets up, as a scenario. */
    GurpsScenario setUp() {
        Map<String, Object> scenario = new LinkedHashMap<>();
        scenario.put("attacker", attacker());
        scenario.put("weapon", weapon());
        scenario.put("attack", manner());
        scenario.put("target", figure("target", object(fields, "target"), object(fields, "mods"), true));
        scenario.put(
                "bystanders",
                list(fields, "others").stream()
                        .map(CatalogueFile::object)
                        .map(other -> figure((String) other.get("name"), other, object(other, "mods"), false))
                        .toList());
        Map<String, Object> options = object(fields, "options");
        if (options.containsKey("SNAP_SHOT_AT_EQUAL")) {
            scenario.put(
                    "rulings", Filled.in(WrittenRulings.class, "snapShotAtEqual", Rulings.SnapShotAtEqual.NO_PENALTY));
        }
        return Filled.in(GurpsScenario.class, scenario);
    }

    private Attacker attacker() {
        Map<String, Object> attacker = object(fields, "attacker");
        Map<String, Object> body = object(attacker, "body");
        return Filled.in(
                Attacker.class,
                "name",
                "attacker",
                "skill",
                number(attacker, "skill", 0),
                "ht",
                number(body, "ht", 10),
                "hitPoints",
                number(body, "hp", 10),
                "dx",
                number(body, "dx", 10),
                "dr",
                number(body, "dr", 0));
    }

    private Arm weapon() {
        Map<String, Object> weapon = object(fields, "weapon");
        List<Integer> dice = numbers(weapon, "dice");
        DamageType type = switch ((String) weapon.get("type")) {
            case "CUT" -> DamageType.CUTTING;
            case "IMP" -> DamageType.IMPALING;
            case "CR" -> DamageType.CRUSHING;
            default -> DamageType.BULLET;
        };
        Map<String, Object> arm = new LinkedHashMap<>();
        arm.put("name", weapon.get("name"));
        arm.put("damage", dice.get(0) + "d" + (dice.get(1) == 0 ? "" : String.format(Locale.ROOT, "%+d", dice.get(1))));
        arm.put("type", type);
        arm.put("use", use(weapon, type));
        if (is(object(fields, "attack"), "ranged")) {
            arm.put("snapShot", number(weapon, "ss", 0));
            arm.put("accuracy", number(weapon, "acc", 0));
        }
        arm.put("resistsBreakage", is(weapon, "breakResistant"));
        arm.put("armourDivisor", BigDecimal.valueOf(number(weapon, "drDivisor", 1)));
        if (weapon.containsKey("wound")) {
            arm.put("calibre", String.valueOf(weapon.get("wound")));
        }
        return Filled.in(Arm.class, arm);
    }

    private Weapon.Use use(Map<String, Object> weapon, DamageType type) {
        if (is(object(fields, "attack"), "ranged")) {
            return type == DamageType.BULLET ? Weapon.Use.GUN : Weapon.Use.BOW;
        }
        if (is(weapon, "natural")) {
            return Weapon.Use.NATURAL;
        }
        return is(weapon, "swung") ? Weapon.Use.SWUNG : Weapon.Use.THRUST;
    }

    private Manner manner() {
        Map<String, Object> attack = object(fields, "attack");
        Map<String, Object> manner = new LinkedHashMap<>();
        manner.put("maneuver", maneuver(attack));
        location(attack).ifPresent(location -> manner.put("location", location));
        manner.put("intoCloseCombat", is(attack, "intoCloseCombat"));
        manner.put("turnsAimed", number(attack, "turnsAimed", 0));
        manner.put("furtherGroup", number(attack, "successiveGroup", 0));
        manner.put("braced", is(attack, "braced"));
        manner.put("hexesWatched", number(attack, "opportunityHexes", 0));
        manner.put("popUp", is(attack, "popUp"));
        manner.put("rounds", number(attack, "group", 1));
        List<Adjustment> adjustments = new ArrayList<>();
        Map<String, Object> mods = object(fields, "mods");
        add(adjustments, 2, number(mods, "2", 0));
        add(adjustments, 3, number(mods, "3", 0) - (is(attack, "wildSwing") ? -5 : 0));
        // The catalogue's own NET penalties of box 9: 5 hexes -2, pop-up -2.
        boolean sudden = is(attack, "popUp") || attack.containsKey("opportunityHexes");
        add(adjustments, 9, number(mods, "9", 0) - (sudden ? -2 : 0));
        manner.put("adjustments", adjustments);
        return Filled.in(Manner.class, manner);
    }

    private static Maneuver maneuver(Map<String, Object> attack) {
        if (is(attack, "wildSwing")) {
            return Maneuver.WILD_SWING;
        }
        return number(attack, "extraDamage", 0) == 2 ? Maneuver.ALL_OUT_DAMAGE : Maneuver.ATTACK;
    }

    private static Optional<HitLocation> location(Map<String, Object> attack) {
        return Optional.ofNullable(attack.get("location")).map(name -> HitLocation.valueOf((String) name));
    }

    private Attacked figure(String name, Map<String, Object> body, Map<String, Object> mods, boolean target) {
        Map<String, Object> figure = new LinkedHashMap<>();
        figure.put("name", name);
        figure.put("ht", number(body, "ht", 10));
        figure.put("hitPoints", number(body, "hp", 10));
        figure.put("dx", number(body, "dx", 10));
        Optional<HitLocation> aimed = target ? location(object(fields, "attack")) : Optional.empty();
        boolean skull = aimed.equals(Optional.of(HitLocation.BRAIN));
        figure.put("dr", number(body, "dr", 0) - (skull ? HitLocation.SKULL : 0));
        figure.put("flexible", is(body, "flexible"));
        figure.put("will", number(body, "will", 0));
        figure.put("deathRolls", numbers(body, "deathRollsDone"));
        Map<String, Object> defence = object(body, "defence");
        int total = number(defence, "total", 0);
        switch ((String) defence.get("kind")) {
            case "DODGE" -> figure.put("dodge", total);
            case "PARRY" -> figure.put("parry", total);
            case "BLOCK" -> {
                figure.put("block", total - 2);
                figure.put("shield", Shield.SMALL);
            }
            case "PD_ONLY" -> figure.put("pd", total);
            default -> {
                // No defence at all.
            }
        }
        if (!target) {
            figure.put("distance", 1);
            figure.put("stands", stands((String) body.get("pos")));
        }
        List<Adjustment> adjustments = new ArrayList<>();
        add(adjustments, 6, number(mods, "6", 0) - aimed.map(HitLocation::toHit).orElse(0));
        add(adjustments, 8, number(mods, "8", 0));
        figure.put("adjustments", adjustments);
        return Filled.in(Attacked.class, figure);
    }

    private static Ground.Stands stands(String written) {
        return switch (written) {
            case "FRONT" -> Ground.Stands.IN_FRONT;
            case "CC" -> Ground.Stands.IN_CLOSE_COMBAT;
            default -> Ground.Stands.BEHIND;
        };
    }

    private static void add(List<Adjustment> adjustments, int box, int amount) {
        if (amount != 0) {
            adjustments.add(new Adjustment(box, amount, "as the catalogue has it"));
        }
    }

    @Override
    public String toString() {
        return id + ": " + fields.get("purpose");
    }
}
