package dev.snakewater.application.exp;

import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Hex;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Reach;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Vocation;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.Darkness;
import dev.snakewater.domain.exp.table.Encumbrance;
import dev.snakewater.domain.exp.table.FogOrSmoke;
import dev.snakewater.domain.exp.table.Hail;
import dev.snakewater.domain.exp.table.Hidden;
import dev.snakewater.domain.exp.table.Rain;
import dev.snakewater.domain.exp.table.Sandstorm;
import dev.snakewater.domain.exp.table.Size;
import dev.snakewater.domain.exp.table.Snow;
import dev.snakewater.domain.exp.table.WeaponType;
import dev.snakewater.domain.exp.table.WeatherRow;
import dev.snakewater.domain.exp.table.Wind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** An attack of Ann on Bill in the making. What is not said is left out, or does not matter. */
final class Assault {

    private static final int FAR = 1000;

    private final Map<Condition, WeatherRow> weather = new EnumMap<>(Condition.class);
    private final List<Condition> thrown = new ArrayList<>();
    private final List<Rulings.Family> dropped = new ArrayList<>();
    private final Map<Ruling, Boolean> rulings = new EnumMap<>(Ruling.class);
    private final List<ExpScenario.WrittenAdjustment> adjustments = new ArrayList<>();
    private final List<Armoury> armoury = new ArrayList<>();
    private Optional<Rulings.TheatricalDice> theatricalDice = Optional.empty();
    private Optional<Play> play = Optional.empty();
    private WeaponType type = WeaponType.TYPE_C;
    private Optional<Integer> hexes = Optional.of(1);
    private Optional<Integer> metres = Optional.empty();
    private Optional<Hex> attackerAt = Optional.empty();
    private Optional<Hex> targetAt = Optional.empty();
    private int skill = 120;
    private Optional<Integer> maximum = Optional.of(880);
    private int armourRating = 500;
    private boolean unfamiliar;
    private Optional<Integer> range = Optional.empty();
    private Optional<Integer> decay = Optional.empty();
    private Optional<Integer> accuracy = Optional.empty();
    private Optional<String> damage = Optional.empty();
    private Optional<Reach> reach = Optional.empty();
    private Optional<Boolean> gravity = Optional.empty();
    private Optional<Encumbrance> load = Optional.empty();
    private Optional<Boolean> fromBehind = Optional.empty();
    private Optional<Boolean> outOfReach = Optional.empty();
    private Optional<Integer> cover = Optional.empty();
    private Optional<Hidden> roundACorner = Optional.empty();
    private Optional<Integer> concealment = Optional.empty();
    private Optional<Boolean> pierced = Optional.empty();
    private Optional<Boolean> attacking = Optional.empty();
    private Optional<ExpScenario.WrittenBlindFire> blind = Optional.empty();
    private Optional<Size> size = Optional.empty();
    private Optional<Posture> attackerPosture = Optional.empty();
    private Optional<Posture> targetPosture = Optional.empty();
    private Optional<Integer> attackerSpeed = Optional.empty();
    private Optional<Integer> attackerOnFoot = Optional.empty();
    private Optional<Integer> targetSpeed = Optional.empty();
    private Optional<Boolean> naturallyFast = Optional.empty();
    private Optional<Integer> attackerBolster = Optional.empty();
    private Optional<Integer> targetBolster = Optional.empty();
    private Optional<Integer> level = Optional.empty();
    private Kind targetKind = Kind.ANTHRO;
    private Optional<Integer> hitPoints = Optional.empty();
    private Optional<Integer> mostHitPoints = Optional.empty();
    private Optional<Integer> constitution = Optional.empty();
    private Optional<Integer> damageAdjuster = Optional.empty();
    private Optional<Boolean> refereePersona = Optional.empty();
    private Optional<ExpPolicy> policy = Optional.empty();
    private Optional<Kind> attackerKind = Optional.empty();
    private Optional<Vocation> vocation = Optional.empty();
    private Optional<Integer> strength = Optional.of(12);
    private String attackerName = "Ann";
    private String targetName = "Bill";

    /** The switches, as the scenario writes them. */
    enum Ruling {
        TIE_MISSES,
        FLOOR_AT_ONE,
        REAR_STRIKE_ONLY,
        BULK_WEATHER,
        BULK_HITS_TYPE_A,
        BULK_NIL_COSTS,
        BLIND_CHARGES_CAUSE,
        TYPE_B_MIN_TWO,
        CLIMBER_ATTACK_PENALTY,
        MERC_BOLSTER,
        MOVEMENT_ADJUSTMENTS,
        THEATRICAL_DECAY,
        CRITICALS
    }

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

    Assault hexes(int away) {
        hexes = Optional.of(away);
        return this;
    }

    Assault metres(int away) {
        metres = Optional.of(away);
        hexes = Optional.empty();
        return this;
    }

    Assault noDistance() {
        hexes = Optional.empty();
        return this;
    }

    Assault at(Optional<Hex> attacker, Optional<Hex> target) {
        attackerAt = attacker;
        targetAt = target;
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
        weather.put(more.condition(), more.row());
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

    Assault accuracy(int amount) {
        accuracy = Optional.of(amount);
        return this;
    }

    Assault damage(String dice) {
        damage = Optional.of(dice);
        return this;
    }

    Assault damageAdjuster(int amount) {
        damageAdjuster = Optional.of(amount);
        return this;
    }

    Assault reach(Reach other) {
        reach = Optional.of(other);
        return this;
    }

    Assault highGravity() {
        gravity = Optional.of(true);
        return this;
    }

    Assault load(Encumbrance other) {
        load = Optional.of(other);
        return this;
    }

    Assault fromBehind() {
        fromBehind = Optional.of(true);
        return this;
    }

    Assault outOfReach() {
        outOfReach = Optional.of(true);
        return this;
    }

    Assault cover(int percent) {
        cover = Optional.of(percent);
        return this;
    }

    Assault roundACorner(Hidden what) {
        roundACorner = Optional.of(what);
        return this;
    }

    Assault concealment(int percent) {
        concealment = Optional.of(percent);
        return this;
    }

    Assault pierced() {
        pierced = Optional.of(true);
        return this;
    }

    Assault attacking() {
        attacking = Optional.of(true);
        return this;
    }

    Assault blind(Optional<String> cue, List<Condition> causes) {
        blind = Optional.of(new ExpScenario.WrittenBlindFire(cue, causes));
        return this;
    }

    Assault size(Size other) {
        size = Optional.of(other);
        return this;
    }

    Assault own(String what, int amount, boolean perHex) {
        return own(new ExpScenario.WrittenAdjustment(
                what,
                perHex ? Optional.empty() : Optional.of(amount),
                perHex ? Optional.of(amount) : Optional.empty(),
                "because"));
    }

    Assault own(ExpScenario.WrittenAdjustment adjustment) {
        adjustments.add(adjustment);
        return this;
    }

    Assault attacker(Posture posture) {
        attackerPosture = Optional.of(posture);
        return this;
    }

    Assault target(Posture posture) {
        targetPosture = Optional.of(posture);
        return this;
    }

    Assault attackerSpeed(int speed) {
        attackerSpeed = Optional.of(speed);
        return this;
    }

    Assault targetSpeed(int speed) {
        targetSpeed = Optional.of(speed);
        return this;
    }

    Assault attackerBolsters(int amount, int atLevel) {
        attackerBolster = Optional.of(amount);
        level = Optional.of(atLevel);
        return this;
    }

    /** The armour rating was said with the bolster in it. */
    Assault targetBolsters(int amount, int atLevel) {
        targetBolster = Optional.of(amount);
        level = Optional.of(atLevel);
        armourRating -= amount;
        return this;
    }

    Assault onFoot(int rate) {
        attackerOnFoot = Optional.of(rate);
        return this;
    }

    Assault speeds(int attacker, int target) {
        return attackerSpeed(attacker).targetSpeed(target);
    }

    Assault naturallyFast() {
        naturallyFast = Optional.of(true);
        return this;
    }

    Assault theatrical() {
        play = Optional.of(Play.THEATRICAL);
        return this;
    }

    Assault theatrical(Rulings.TheatricalDice dice) {
        theatricalDice = Optional.of(dice);
        return theatrical();
    }

    Assault ruling(Ruling ruling, boolean on) {
        rulings.put(ruling, on);
        return this;
    }

    Assault drop(Rulings.Family family) {
        dropped.add(family);
        return this;
    }

    Assault target(Kind kind, int points, int most, int con) {
        targetKind = kind;
        hitPoints = Optional.of(points);
        mostHitPoints = Optional.of(most);
        constitution = Optional.of(con);
        return this;
    }

    Assault anthroWithoutConstitution() {
        hitPoints = Optional.of(10);
        return this;
    }

    Assault kind(Kind attacker) {
        attackerKind = Optional.of(attacker);
        return this;
    }

    Assault kniteBolsters(int amount) {
        vocation = Optional.of(Vocation.KNITE);
        attackerBolster = Optional.of(amount);
        return this;
    }

    Assault withoutStrength() {
        strength = Optional.empty();
        return this;
    }

    Assault names(String attacker, String target) {
        attackerName = attacker;
        targetName = target;
        return this;
    }

    Assault refereePersona() {
        refereePersona = Optional.of(true);
        return this;
    }

    Assault armed(Armoury... weapons) {
        armoury.addAll(List.of(weapons));
        return this;
    }

    Assault policy(ExpPolicy other) {
        policy = Optional.of(other);
        return this;
    }

    ExpScenario made() {
        return new ExpScenario(
                play,
                Optional.of(writtenWeather()),
                gravity,
                hexes,
                metres,
                fromBehind,
                outOfReach,
                Optional.of(new ExpScenario.WrittenProtection(cover, roundACorner, concealment, pierced, attacking)),
                blind,
                adjustments,
                attacker(),
                target(),
                Optional.of(writtenRulings()));
    }

    private <R extends WeatherRow> Optional<R> row(Condition condition, Class<R> table) {
        return Optional.ofNullable(weather.get(condition)).map(table::cast);
    }

    private ExpScenario.WrittenWeather writtenWeather() {
        return new ExpScenario.WrittenWeather(
                row(Condition.RAIN, Rain.class),
                row(Condition.HAIL, Hail.class),
                row(Condition.SANDSTORM, Sandstorm.class),
                row(Condition.WIND, Wind.class),
                row(Condition.FOG_OR_SMOKE, FogOrSmoke.class),
                row(Condition.DARKNESS, Darkness.class),
                row(Condition.SNOW, Snow.class),
                thrown);
    }

    private ExpScenario.WrittenPersona attacker() {
        boolean robot = maximum.isEmpty();
        ExpScenario.WrittenWeapon weapon = new ExpScenario.WrittenWeapon(
                Optional.empty(),
                Optional.of("weapon"),
                Optional.of(type),
                type == WeaponType.TYPE_A ? Optional.empty() : range.or(() -> Optional.of(FAR)),
                type == WeaponType.TYPE_A ? Optional.empty() : decay,
                accuracy,
                damage,
                reach,
                Optional.of(!unfamiliar));
        List<ExpScenario.WrittenWeapon> weapons = armoury.isEmpty()
                ? List.of(weapon)
                : armoury.stream()
                        .map(kind -> new ExpScenario.WrittenWeapon(
                                Optional.of(kind),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty(),
                                Optional.empty()))
                        .toList();
        List<ExpScenario.WrittenRow> table = Stream.of(WeaponType.TYPE_A, WeaponType.TYPE_B, WeaponType.TYPE_C)
                .map(row -> new ExpScenario.WrittenRow(
                        row,
                        unfamiliar ? 2 * skill : skill,
                        Optional.of(unfamiliar ? skill : skill / 2),
                        maximum,
                        damageAdjuster))
                .toList();
        return new ExpScenario.WrittenPersona(
                attackerName,
                attackerKind.or(() -> robot && play.isEmpty() ? Optional.of(Kind.ROBOT) : Optional.empty()),
                vocation.or(() -> attackerBolster.map(bolster -> Vocation.MERCENARY)),
                attackerBolster.isPresent() ? level : Optional.empty(),
                play.isPresent() ? List.of() : table,
                play.isPresent() ? Optional.of(skill) : Optional.empty(),
                Optional.empty(),
                strength,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                attackerPosture,
                attackerSpeed,
                attackerOnFoot,
                naturallyFast,
                load,
                attackerBolster,
                attackerAt,
                refereePersona,
                weapons,
                policy);
    }

    private ExpScenario.WrittenPersona target() {
        return new ExpScenario.WrittenPersona(
                targetName,
                Optional.of(targetKind),
                targetBolster.map(bolster -> Vocation.MERCENARY),
                targetBolster.isPresent() ? level : Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.of(armourRating),
                Optional.empty(),
                constitution,
                hitPoints,
                mostHitPoints,
                size,
                targetPosture,
                targetSpeed,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                targetBolster,
                targetAt,
                Optional.empty(),
                List.of(),
                Optional.empty());
    }

    private ExpScenario.WrittenRulings writtenRulings() {
        return new ExpScenario.WrittenRulings(
                ruled(Ruling.TIE_MISSES),
                ruled(Ruling.FLOOR_AT_ONE),
                ruled(Ruling.REAR_STRIKE_ONLY),
                ruled(Ruling.BULK_WEATHER),
                ruled(Ruling.BULK_HITS_TYPE_A),
                ruled(Ruling.BULK_NIL_COSTS),
                ruled(Ruling.BLIND_CHARGES_CAUSE),
                ruled(Ruling.TYPE_B_MIN_TWO),
                ruled(Ruling.CLIMBER_ATTACK_PENALTY),
                ruled(Ruling.MERC_BOLSTER),
                ruled(Ruling.MOVEMENT_ADJUSTMENTS),
                ruled(Ruling.THEATRICAL_DECAY),
                ruled(Ruling.CRITICALS),
                theatricalDice,
                dropped);
    }

    private Optional<Boolean> ruled(Ruling ruling) {
        return Optional.ofNullable(rulings.get(ruling));
    }
}
