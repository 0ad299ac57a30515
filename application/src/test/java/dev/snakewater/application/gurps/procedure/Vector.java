package dev.snakewater.application.gurps.procedure;

import dev.snakewater.application.Filled;
import dev.snakewater.application.gurps.scenario.GurpsScenario;
import dev.snakewater.application.gurps.scenario.GurpsScenario.Attacked;
import dev.snakewater.application.session.CatalogueFile;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.combatant.Attacker;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.combatant.Shield;
import dev.snakewater.domain.gurps.modifier.Manner;
import dev.snakewater.domain.gurps.scene.Adjustment;
import dev.snakewater.domain.gurps.scene.Placement;
import dev.snakewater.domain.gurps.weapon.DamageType;
import dev.snakewater.domain.gurps.weapon.Weapon;
import dev.snakewater.domain.gurps.weapon.WeaponEntry;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/**
 * A test vector of the catalogue. It tells modifiers as totals a box; what the engine works out by itself (locations, a Wild
 * Swing, opportunity fire) is taken out of them here, so that only what it cannot know is left.
 */
record Vector(JsonNode fields) {

    static Stream<Vector> all() {
        return CatalogueFile.json(Vector.class, "gurps3-vectors.json")
                .path("vectors")
                .valueStream()
                .map(Vector::new);
    }

    List<Integer> dice() {
        return CatalogueFile.numbers(fields.path("dice"));
    }

    JsonNode expected() {
        return fields.path("expected");
    }

    /** What the catalogue sets up, as a scenario. */
    GurpsScenario setUp() {
        Map<String, Object> scenario = new LinkedHashMap<>();
        scenario.put("attacker", attacker());
        scenario.put("weapon", weapon());
        scenario.put("attack", manner());
        scenario.put("target", figure("target", fields.path("target"), fields.path("mods"), true));
        scenario.put(
                "bystanders",
                fields.path("others")
                        .valueStream()
                        .map(other -> figure(other.path("name").asString(), other, other.path("mods"), false))
                        .toList());
        JsonNode options = fields.path("options");
        if (options.has("SNAP_SHOT_AT_EQUAL")) {
            scenario.put("rulings", Filled.in(Rulings.class, "snapShotAtEqual", Rulings.SnapShotAtEqual.NO_PENALTY));
        }
        return Filled.in(GurpsScenario.class, scenario);
    }

    private Attacker attacker() {
        JsonNode written = fields.path("attacker");
        Map<String, Object> attacker = body("attacker", written.path("body"));
        attacker.put("skill", written.path("skill").asInt(0));
        return Filled.in(Attacker.class, attacker);
    }

    /** What the catalogue says of a body, or the average. */
    private static Map<String, Object> body(String name, JsonNode body) {
        return Filled.fields("name: %s, ht: %d, hitPoints: %d, dx: %d, dr: %d"
                .formatted(
                        name,
                        body.path("ht").asInt(10),
                        body.path("hp").asInt(10),
                        body.path("dx").asInt(10),
                        body.path("dr").asInt(0)));
    }

    private WeaponEntry weapon() {
        JsonNode weapon = fields.path("weapon");
        List<Integer> dice = CatalogueFile.numbers(weapon.path("dice"));
        DamageType type = switch (weapon.path("type").asString()) {
            case "CUT" -> DamageType.CUTTING;
            case "IMP" -> DamageType.IMPALING;
            case "CR" -> DamageType.CRUSHING;
            default -> DamageType.BULLET;
        };
        Map<String, Object> arm = new LinkedHashMap<>();
        arm.put("name", weapon.path("name").asString());
        arm.put("damage", dice.get(0) + "d" + (dice.get(1) == 0 ? "" : String.format(Locale.ROOT, "%+d", dice.get(1))));
        arm.put("type", type);
        arm.put("use", use(weapon, type));
        if (fields.path("attack").path("ranged").asBoolean(false)) {
            arm.put("snapShot", weapon.path("ss").asInt(0));
            arm.put("accuracy", weapon.path("acc").asInt(0));
        }
        arm.put("resistsBreakage", weapon.path("breakResistant").asBoolean(false));
        arm.put("armourDivisor", BigDecimal.valueOf(weapon.path("drDivisor").asInt(1)));
        if (weapon.has("wound")) {
            arm.put("calibre", weapon.path("wound").asString());
        }
        return Filled.in(WeaponEntry.class, arm);
    }

    private Weapon.Use use(JsonNode weapon, DamageType type) {
        if (fields.path("attack").path("ranged").asBoolean(false)) {
            return type == DamageType.BULLET ? Weapon.Use.GUN : Weapon.Use.BOW;
        }
        if (weapon.path("natural").asBoolean(false)) {
            return Weapon.Use.NATURAL;
        }
        return weapon.path("swung").asBoolean(false) ? Weapon.Use.SWUNG : Weapon.Use.THRUST;
    }

    private Manner manner() {
        JsonNode attack = fields.path("attack");
        Map<String, Object> manner = new LinkedHashMap<>();
        manner.put("maneuver", maneuver(attack));
        location(attack).ifPresent(location -> manner.put("location", location));
        manner.put("intoCloseCombat", attack.path("intoCloseCombat").asBoolean(false));
        manner.put("turnsAimed", attack.path("turnsAimed").asInt(0));
        manner.put("furtherGroup", attack.path("successiveGroup").asInt(0));
        manner.put("braced", attack.path("braced").asBoolean(false));
        manner.put("hexesWatched", attack.path("opportunityHexes").asInt(0));
        manner.put("popUp", attack.path("popUp").asBoolean(false));
        manner.put("rounds", attack.path("group").asInt(1));
        List<Adjustment> adjustments = new ArrayList<>();
        JsonNode mods = fields.path("mods");
        add(adjustments, 2, mods.path("2").asInt(0));
        add(adjustments, 3, mods.path("3").asInt(0) - (attack.path("wildSwing").asBoolean(false) ? -5 : 0));
        // The catalogue's own NET penalties of box 9: 5 hexes -2, pop-up -2.
        boolean sudden = attack.path("popUp").asBoolean(false) || attack.has("opportunityHexes");
        add(adjustments, 9, mods.path("9").asInt(0) - (sudden ? -2 : 0));
        manner.put("adjustments", adjustments);
        return Filled.in(Manner.class, manner);
    }

    private static Manner.Maneuver maneuver(JsonNode attack) {
        if (attack.path("wildSwing").asBoolean(false)) {
            return Manner.Maneuver.WILD_SWING;
        }
        return attack.path("extraDamage").asInt(0) == 2 ? Manner.Maneuver.ALL_OUT_DAMAGE : Manner.Maneuver.ATTACK;
    }

    private static Optional<HitLocation> location(JsonNode attack) {
        return attack.path("location").stringValueOpt().map(HitLocation::valueOf);
    }

    private Attacked figure(String name, JsonNode body, JsonNode mods, boolean target) {
        Map<String, Object> figure = body(name, body);
        Optional<HitLocation> aimed = target ? location(fields.path("attack")) : Optional.empty();
        boolean skull = aimed.equals(Optional.of(HitLocation.BRAIN));
        figure.put("dr", body.path("dr").asInt(0) - (skull ? HitLocation.SKULL : 0));
        figure.put("flexible", body.path("flexible").asBoolean(false));
        figure.put("will", body.path("will").asInt(0));
        figure.put("deathRolls", CatalogueFile.numbers(body.path("deathRollsDone")));
        JsonNode defence = body.path("defence");
        int total = defence.path("total").asInt(0);
        switch (defence.path("kind").asString()) {
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
            figure.put("stands", stands(body.path("pos").asString()));
        }
        List<Adjustment> adjustments = new ArrayList<>();
        add(
                adjustments,
                6,
                mods.path("6").asInt(0) - aimed.map(HitLocation::toHit).orElse(0));
        add(adjustments, 8, mods.path("8").asInt(0));
        figure.put("adjustments", adjustments);
        return Filled.in(Attacked.class, figure);
    }

    private static Placement.Stands stands(String written) {
        return switch (written) {
            case "FRONT" -> Placement.Stands.IN_FRONT;
            case "CC" -> Placement.Stands.IN_CLOSE_COMBAT;
            default -> Placement.Stands.BEHIND;
        };
    }

    private static void add(List<Adjustment> adjustments, int box, int amount) {
        if (amount != 0) {
            adjustments.add(new Adjustment(box, amount, "as the catalogue has it"));
        }
    }

    @Override
    public String toString() {
        return fields.path("id").asString() + ": " + fields.path("purpose").asString();
    }
}
