package dev.snakewater.application.exp;

import dev.snakewater.application.Filled;
import dev.snakewater.application.exp.ExpScenario.Combatant;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.BlindFire;
import dev.snakewater.domain.exp.CombatRow;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Forecast;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Protection;
import dev.snakewater.domain.exp.RefereesOwn;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Vocation;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.WeaponType;
import dev.snakewater.domain.rule.Blank;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/** An attack of Ann on Bill in the making. What is not said is left out, or does not matter. */
final class Assault {

    private static final int FAR = 1000;

    private final List<Condition> thrown = new ArrayList<>();
    private final List<Rulings.Family> dropped = new ArrayList<>();
    private final List<RefereesOwn> adjustments = new ArrayList<>();
    private final List<Weapon> armoury = new ArrayList<>();
    private final Map<String, Object> attack = new TreeMap<>(Map.of("hexes", 1));
    private final Map<String, Object> protection = new TreeMap<>();
    private final Map<String, Object> rulings = new TreeMap<>();
    private final Map<String, Object> attacker = new TreeMap<>(Map.of("name", "Ann", "strength", 12));
    private final Map<String, Object> target = new TreeMap<>(Map.of("name", "Bill"));
    private final Map<String, Object> weapon = new TreeMap<>(Map.of("name", new Name("weapon")));
    private Forecast weather = Blank.of(Forecast.class);
    private WeaponType type = WeaponType.TYPE_C;
    private int skill = 120;
    private Optional<Integer> maximum = Optional.of(880);
    private int armourRating = 500;
    private Optional<Integer> range = Optional.empty();
    private Optional<Integer> decay = Optional.empty();
    private Optional<Kind> kind = Optional.empty();
    private boolean unfamiliar;
    private boolean theatrical;

    /** Something in the words of the set-ups; see {@link SetUpWords}. */
    Assault with(String words) {
        SetUpWords.say(this, words);
        return this;
    }

    Assault type(String word) {
        return type(SetUpWords.one(WeaponType.values(), word));
    }

    Assault type(WeaponType other) {
        type = other;
        return this;
    }

    Assault skill(int bonus, Optional<Integer> mr) {
        skill = bonus;
        maximum = mr;
        return this;
    }

    Assault armourRating(int rating) {
        armourRating = rating;
        return this;
    }

    Assault unfamiliar() {
        unfamiliar = true;
        return this;
    }

    Assault weather(Weather more) {
        weather = weather.with(more);
        return this;
    }

    Assault thrown(Condition... conditions) {
        thrown.addAll(List.of(conditions));
        return this;
    }

    Assault range(String written) {
        String[] parts = written.split("/", -1);
        range = Optional.of(Integer.valueOf(parts[0]));
        decay = parts.length == 1 ? Optional.empty() : Optional.of(Integer.valueOf(parts[1]));
        return this;
    }

    Assault damage(String dice) {
        return weapon("damage", DicePool.of(dice));
    }

    Assault cover(int percent) {
        return protection("cover", percent);
    }

    Assault blind(Optional<String> cue, List<Condition> causes) {
        attack.put("blind", new BlindFire(cue, causes));
        return this;
    }

    Assault own(String what, int amount, boolean perHex) {
        Optional<Integer> added = Optional.of(amount);
        return own(
                new RefereesOwn(what, perHex ? Optional.empty() : added, perHex ? added : Optional.empty(), "because"));
    }

    Assault own(RefereesOwn adjustment) {
        adjustments.add(adjustment);
        return this;
    }

    Assault attacker(Posture posture) {
        return attacker("posture", posture);
    }

    Assault target(Posture posture) {
        return target("posture", posture);
    }

    Assault attackerBolsters(int amount, int atLevel) {
        return attacker("vocation", Vocation.MERCENARY)
                .attacker("bolster", amount)
                .attacker("level", atLevel);
    }

    /** The armour rating was said with the bolster in it. */
    Assault targetBolsters(int amount, int atLevel) {
        armourRating -= amount;
        return target("vocation", Vocation.MERCENARY).target("bolster", amount).target("level", atLevel);
    }

    Assault speeds(int ofAttacker, int ofTarget) {
        return attacker("speed", ofAttacker).target("speed", ofTarget);
    }

    Assault theatrical() {
        theatrical = true;
        attack.put("play", Play.THEATRICAL);
        return this;
    }

    Assault theatrical(Rulings.TheatricalDice dice) {
        rulings.put("theatricalDice", dice);
        return theatrical();
    }

    Assault ruling(String field, boolean on) {
        rulings.put(field, on);
        return this;
    }

    Assault drop(Rulings.Family family) {
        dropped.add(family);
        return this;
    }

    Assault target(Kind other, int points, int most, int con) {
        return target("kind", other)
                .target("hitPoints", points)
                .target("mostHitPoints", most)
                .target("constitution", con);
    }

    Assault kind(Kind ofAttacker) {
        kind = Optional.of(ofAttacker);
        return this;
    }

    Assault armed(Armoury... weapons) {
        Stream.of(weapons).map(is -> Filled.in(Weapon.class, "kind", is)).forEach(armoury::add);
        return this;
    }

    ExpScenario made() {
        target.put("armourRating", armourRating);
        rulings.put("dropped", dropped);
        attack.put("weather", Filled.like(weather, "thrown", thrown));
        attack.put("protection", Filled.in(Protection.class, protection));
        attack.put("adjustments", adjustments);
        attack.put("attacker", madeAttacker());
        attack.put("target", Filled.in(Combatant.class, target));
        attack.put("rulings", Filled.in(Rulings.class, rulings));
        return Filled.in(ExpScenario.class, attack);
    }

    private Combatant madeAttacker() {
        boolean robot = maximum.isEmpty() && !theatrical;
        attacker.put("weapons", armoury.isEmpty() ? List.of(madeWeapon()) : armoury);
        attacker.put("kind", kind.orElse(robot ? Kind.ROBOT : Kind.ANTHRO));
        if (theatrical) {
            attacker.put("levelBonus", skill);
        } else {
            attacker.put("combatTable", combatTable());
        }
        return Filled.in(Combatant.class, attacker);
    }

    private Weapon madeWeapon() {
        weapon.put("type", type);
        weapon.put("proficient", !unfamiliar);
        if (type != WeaponType.TYPE_A) {
            weapon.put("range", range.orElse(FAR));
            weapon.put("decay", decay);
        }
        return Filled.in(Weapon.class, weapon);
    }

    private List<CombatRow> combatTable() {
        return Stream.of(WeaponType.TYPE_A, WeaponType.TYPE_B, WeaponType.TYPE_C)
                .map(each ->
                        new CombatRow(each, unfamiliar ? 2 * skill : skill, unfamiliar ? skill : skill / 2, maximum, 0))
                .toList();
    }

    /** Something else that is written of the attack itself. */
    Assault attack(String field, Object value) {
        attack.put(field, value);
        return this;
    }

    /** Something else that is written of Ann. */
    Assault attacker(String field, Object value) {
        attacker.put(field, value);
        return this;
    }

    /** Something else that is written of Bill. */
    Assault target(String field, Object value) {
        target.put(field, value);
        return this;
    }

    /** Something else that is written of the weapon. */
    Assault weapon(String field, Object value) {
        weapon.put(field, value);
        return this;
    }

    /** Something else that stands between them. */
    Assault protection(String field, Object value) {
        protection.put(field, value);
        return this;
    }
}
