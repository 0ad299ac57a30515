package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.application.procedure.Problem;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.BlindFire;
import dev.snakewater.domain.exp.CombatRow;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Forecast;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.RefereesOwn;
import dev.snakewater.domain.exp.Vocation;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.Weather;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What in an attack does not go together. */
final class ExpProblems {

    private static final String ATTACKER = "/attacker";
    private static final String TARGET = "/target";

    private final Persona attacker;
    private final Persona target;
    private final Approach approach;
    private final Forecast weather;
    private final List<Condition> decided;
    private final Complaints complaints = new Complaints(Wording.in("dev.snakewater.application.exp.problems"));

    private ExpProblems(ExpScenario scenario) {
        attacker = scenario.attacker().persona();
        target = scenario.target().persona();
        approach = scenario.approach();
        weather = scenario.scene().weather();
        decided = weather.decided().stream().map(Weather::condition).toList();
    }

    static List<Problem> of(ExpScenario scenario) {
        ExpProblems found = new ExpProblems(scenario);
        found.names();
        found.distance();
        found.weather();
        found.complaints.when(
                scenario.approach().protection().cover().isPresent()
                        && scenario.approach().protection().roundACorner().isPresent(),
                "/protection/roundACorner",
                "cover-twice");
        scenario.approach().blind().ifPresent(found::blind);
        for (int i = 0; i < scenario.scene().adjustments().size(); i++) {
            found.adjustment("/adjustments/" + i, scenario.scene().adjustments().get(i));
        }
        found.persona(ATTACKER, found.attacker);
        found.attacker(scenario.play() == Play.TACTICAL);
        found.persona(TARGET, found.target);
        found.target();
        return found.complaints.all();
    }

    private void names() {
        Name referee = Attacking.Weathering.REFEREE;
        complaints.when(isSame(attacker.name(), referee), ATTACKER + "/name", "referee-called-so");
        complaints.when(isSame(target.name(), referee), TARGET + "/name", "referee-called-so");
        complaints.when(isSame(attacker.name(), target.name()), TARGET + "/name", "attacker-called-so");
    }

    private static boolean isSame(Name one, Name other) {
        return one.text().equalsIgnoreCase(other.text());
    }

    /** By hexes, by metres, or by the places of both. */
    private void distance() {
        boolean ofAttacker = attacker.bearing().at().isPresent();
        boolean ofTarget = target.bearing().at().isPresent();
        long ways = Stream.of(approach.hexes().isPresent(), approach.metres().isPresent(), ofAttacker || ofTarget)
                .filter(told -> told)
                .count();
        complaints.needing("/metres", ATTACKER + "/at", TARGET + "/at").when(ways == 0, "/hexes", "no-distance");
        complaints.when(ways > 1, "/hexes", "distances", ways);
        complaints
                .needing("/hexes", "/metres")
                .when(ways == 1 && ofAttacker != ofTarget, (ofAttacker ? TARGET : ATTACKER) + "/at", "one-place");
    }

    private void weather() {
        for (int i = 0; i < weather.thrown().size(); i++) {
            String at = "/weather/thrown/" + i;
            Condition thrown = weather.thrown().get(i);
            int first = weather.thrown().indexOf(thrown);
            complaints.when(decided.contains(thrown), at, "decided-and-thrown", thrown, ExpRule.EX_12_WEATHER.id());
            complaints.needing("/weather/thrown/" + first).when(first < i, at, "thrown-twice", thrown);
        }
    }

    private void blind(BlindFire blind) {
        for (int i = 0; i < blind.causes().size(); i++) {
            Condition cause = blind.causes().get(i);
            String field = cause == Condition.FOG_OR_SMOKE ? "fogOrSmoke" : cause.toString();
            boolean isThere = decided.contains(cause) || weather.thrown().contains(cause);
            complaints
                    .needing("/weather/" + field, "/weather/thrown")
                    .when(!isThere, "/blind/causes/" + i, "nothing-to-blind-her", cause);
        }
        complaints.when(target.body().size().isEmpty(), TARGET + "/size", "no-size", ExpRule.EX_28_GATE.id());
    }

    private void adjustment(String at, RefereesOwn own) {
        boolean flat = own.flat().isPresent();
        complaints
                .needing(at + "/flat", at + "/perHex")
                .when(flat == own.perHex().isPresent(), at, "one-amount", flat);
    }

    /** In tactical play there is a row for each weapon. */
    private void attacker(boolean tactical) {
        Persona.Training training = attacker.training();
        complaints
                .needing("/play")
                .when(approach.outOfReach().isPresent() && tactical, "/outOfReach", "tactical-reach");
        complaints.when(attacker.weapons().isEmpty(), ATTACKER + "/weapons", "no-weapons");
        complaints
                .needing(ATTACKER + "/vocation")
                .when(
                        !tactical
                                && training.levelBonus().isEmpty()
                                && training.vocation().isEmpty(),
                        ATTACKER + "/levelBonus",
                        "no-level-bonus",
                        ExpRule.EX_58_THEATRICAL.id());
        SortedSet<WeaponType> missing = new TreeSet<>();
        for (int i = 0; tactical && i < attacker.weapons().size(); i++) {
            Weapon weapon = attacker.weapons().get(i);
            if (isTyped(weapon) && training.row(weapon.weaponType()).isEmpty()) {
                WeaponType needed = weapon.weaponType().countsAs();
                complaints
                        .needing("/play", ATTACKER + "/weapons/" + i + "/type", ATTACKER + "/combatTable/*/type")
                        .when(missing.add(needed), ATTACKER + "/combatTable", "no-row", needed);
            }
        }
    }

    private void target() {
        Persona.Body body = target.body();
        complaints.when(body.armourRating().isEmpty(), TARGET + "/armourRating", "no-armour-rating");
        boolean isShocked = target.kind() == Kind.ANTHRO && body.hitPoints().isPresent();
        complaints
                .needing(TARGET + "/kind")
                .when(isShocked && body.constitution().isEmpty(), TARGET + "/constitution", "no-constitution");
    }

    private void persona(String at, Persona persona) {
        Persona.Body body = persona.body();
        complaints
                .needing(at + "/hitPoints")
                .within(
                        at + "/mostHitPoints",
                        body.mostHitPoints(),
                        body.hitPoints().orElse(1),
                        Persona.GREATEST);
        Persona.Bearing bearing = persona.bearing();
        complaints.when(bearing.speed().isPresent() && bearing.onFoot().isPresent(), at + "/onFoot", "two-speeds");
        bolster(at, bearing.bolster(), persona.training());
        for (int i = 0; i < persona.training().combatTable().size(); i++) {
            row(at, persona, i);
        }
        for (int i = 0; i < persona.weapons().size(); i++) {
            name(at + "/weapons", persona.weapons(), i);
            weapon(at, at + "/weapons/" + i, persona, persona.weapons().get(i));
        }
    }

    private void bolster(String at, int bolster, Persona.Training training) {
        boolean isMercenary = training.vocation().equals(Optional.of(Vocation.MERCENARY));
        complaints
                .needing(at + "/vocation")
                .when(bolster > 0 && !isMercenary, at + "/bolster", "only-mercenaries", ExpRule.EX_48_DODGES.id());
        complaints
                .needing(at + "/level")
                .within(at + "/bolster", bolster, 0, Persona.BOLSTER_PER_LEVEL * training.level());
    }

    private void row(String at, Persona persona, int index) {
        List<CombatRow> rows = persona.training().combatTable();
        CombatRow row = rows.get(index);
        String table = at + "/combatTable/";
        int first = rows.stream().map(CombatRow::type).toList().indexOf(row.type());
        boolean own = row.type() == row.type().countsAs();
        complaints.when(!own, table + index + "/type", "no-row-of-its-own", row.type());
        complaints
                .needing(table + first + "/type")
                .when(own && first < index, table + index + "/type", "second-row", row.type());
        String mr = table + index + "/mr";
        Complaints ofTheKind = complaints.needing(at + "/kind");
        boolean robot = persona.kind() == Kind.ROBOT;
        String rule = ExpRule.EX_60_TABLE_ENTRY.id();
        ofTheKind.when(robot && row.mr().isPresent(), mr, "robot-with-mr", rule);
        ofTheKind.when(!robot && row.mr().isEmpty(), mr, "no-mr", persona.kind(), rule);
    }

    /** Each weapon has a name, of its own or of its kind, that no other has. */
    private void name(String all, List<Weapon> weapons, int index) {
        String here = all + "/" + index;
        List<String> names = weapons.stream().map(ExpProblems::called).toList();
        String name = names.get(index);
        complaints.needing(here + "/kind").when(name.isEmpty(), here + "/name", "weapon-without-a-name");
        int first = names.stream()
                .map(other -> other.toLowerCase(Locale.ROOT))
                .toList()
                .indexOf(name.toLowerCase(Locale.ROOT));
        complaints
                .needing(all + "/" + first + "/name")
                .when(!name.isEmpty() && first < index, here + "/name", "second-weapon", name);
    }

    private static String called(Weapon weapon) {
        return weapon.name().isPresent() || weapon.kind().isPresent() ? weapon.called() : "";
    }

    private static boolean isTyped(Weapon weapon) {
        return weapon.type().isPresent() || weapon.kind().isPresent();
    }

    private void weapon(String at, String here, Persona persona, Weapon weapon) {
        Complaints ofTheType = complaints.needing(here + "/type", here + "/kind");
        if (!isTyped(weapon)) {
            complaints.needing(here + "/kind").tell(here + "/type", "weapon-without-a-type");
        } else if (weapon.isTypeA()) {
            String rule = ExpRule.EX_35_REACH.id();
            ofTheType.when(weapon.range().isPresent(), here + "/range", "range-of-type-a", rule);
            ofTheType.when(weapon.decay().isPresent(), here + "/decay", "decay-of-type-a", rule);
        } else {
            ofTheType.when(weapon.reach().isPresent(), here + "/reach", "reach", weapon.weaponType());
            boolean byStrength = weapon.kind().filter(Armoury::isByStrength).isPresent();
            boolean listed = weapon.range()
                    .or(() -> weapon.kind().flatMap(Armoury::hexes))
                    .isPresent();
            complaints
                    .needing(here + "/type", here + "/range")
                    .when(
                            !listed && byStrength && persona.body().strength().isEmpty(),
                            at + "/strength",
                            "no-strength-to-throw");
            ofTheType.when(!listed && !byStrength, here + "/range", "no-range");
        }
    }
}
