package dev.snakewater.application.exp;

import dev.snakewater.application.exp.ExpScenario.WrittenAdjustment;
import dev.snakewater.application.exp.ExpScenario.WrittenBlindFire;
import dev.snakewater.application.exp.ExpScenario.WrittenPersona;
import dev.snakewater.application.exp.ExpScenario.WrittenProtection;
import dev.snakewater.application.exp.ExpScenario.WrittenRow;
import dev.snakewater.application.exp.ExpScenario.WrittenWeapon;
import dev.snakewater.application.exp.ExpScenario.WrittenWeather;
import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Vocation;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** An attack of Ann on Bill in the making. What is not said is left out, or does not matter. */
final class Assault {

    private static final int FAR = 1000;

    private final List<Condition> thrown = new ArrayList<>();
    private final List<Rulings.Family> dropped = new ArrayList<>();
    private final List<WrittenAdjustment> adjustments = new ArrayList<>();
    private final List<WrittenWeapon> armoury = new ArrayList<>();
    private Form<ExpScenario> attack = Form.of(ExpScenario.class).with("hexes", 1);
    private Form<WrittenWeather> weather = Form.of(WrittenWeather.class);
    private Form<WrittenProtection> protection = Form.of(WrittenProtection.class);
    private Form<Rulings> rulings = Form.like(Rulings.BY_THE_BOOK);
    private Form<WrittenPersona> attacker =
            Form.of(WrittenPersona.class).with("name", "Ann").with("strength", 12);
    private Form<WrittenPersona> target =
            Form.of(WrittenPersona.class).with("name", "Bill").with("kind", Kind.ANTHRO);
    private Form<WrittenWeapon> weapon = Form.of(WrittenWeapon.class).with("name", "weapon");
    private Form<WrittenRow> row = Form.of(WrittenRow.class);
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
        weather = Form.like(Opening.settled(weather.filled(), List.of(more)));
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
        return weapon("damage", dice);
    }

    Assault cover(int percent) {
        return protection("cover", percent);
    }

    Assault blind(Optional<String> cue, List<Condition> causes) {
        attack = attack.with("blind", new WrittenBlindFire(cue, causes));
        return this;
    }

    Assault own(String what, int amount, boolean perHex) {
        return own(Form.of(WrittenAdjustment.class)
                .with("what", what)
                .with(perHex ? "perHex" : "flat", amount)
                .with("reason", "because")
                .filled());
    }

    Assault own(WrittenAdjustment adjustment) {
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
        attack = attack.with("play", Play.THEATRICAL);
        return this;
    }

    Assault theatrical(Rulings.TheatricalDice dice) {
        rulings = rulings.with("theatricalDice", dice);
        return theatrical();
    }

    Assault ruling(String field, boolean on) {
        rulings = rulings.with(field, on);
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
        Stream.of(weapons)
                .map(one -> Form.of(WrittenWeapon.class).with("kind", one).filled())
                .forEach(armoury::add);
        return this;
    }

    ExpScenario made() {
        return attack.with("weather", weather.with("thrown", thrown).filled())
                .with("protection", protection.filled())
                .with("adjustments", adjustments)
                .with("attacker", madeAttacker())
                .with("target", target.with("armourRating", armourRating).filled())
                .with("rulings", rulings.with("dropped", dropped).filled())
                .filled();
    }

    private WrittenPersona madeAttacker() {
        boolean robot = maximum.isEmpty() && !theatrical;
        Form<WrittenPersona> armed = attacker.with("weapons", armoury.isEmpty() ? List.of(madeWeapon()) : armoury)
                .with("kind", kind.or(() -> robot ? Optional.of(Kind.ROBOT) : Optional.empty()));
        return (theatrical ? armed.with("levelBonus", skill) : armed.with("combatTable", combatTable())).filled();
    }

    private WrittenWeapon madeWeapon() {
        Form<WrittenWeapon> typed = weapon.with("type", type).with("proficient", !unfamiliar);
        return (type == WeaponType.TYPE_A
                        ? typed
                        : typed.with("range", range.orElse(FAR)).with("decay", decay))
                .filled();
    }

    private List<WrittenRow> combatTable() {
        return Stream.of(WeaponType.TYPE_A, WeaponType.TYPE_B, WeaponType.TYPE_C)
                .map(each -> row.with("type", each)
                        .with("bp", unfamiliar ? 2 * skill : skill)
                        .with("bnp", unfamiliar ? skill : skill / 2)
                        .with("mr", maximum)
                        .filled())
                .toList();
    }

    /** Something else that is written of the attack itself. */
    Assault attack(String field, Object value) {
        attack = attack.with(field, value);
        return this;
    }

    /** Something else that is written of Ann. */
    Assault attacker(String field, Object value) {
        attacker = attacker.with(field, value);
        return this;
    }

    /** Something else that is written of Bill. */
    Assault target(String field, Object value) {
        target = target.with(field, value);
        return this;
    }

    /** Something else that is written of the weapon. */
    Assault weapon(String field, Object value) {
        weapon = weapon.with(field, value);
        return this;
    }

    /** Something else that stands between them. */
    Assault protection(String field, Object value) {
        protection = protection.with(field, value);
        return this;
    }
}
