package dev.snakewater.application.exp.scenario;

import dev.snakewater.application.exp.procedure.Phase;
import dev.snakewater.application.scenario.Problem;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.words.Messages;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.combatant.Persona;
import dev.snakewater.domain.exp.modifier.Attack;
import dev.snakewater.domain.exp.scene.Approach;
import dev.snakewater.domain.exp.scene.Approach.Protection;
import dev.snakewater.domain.exp.scene.Scene.Forecast;
import dev.snakewater.domain.exp.scene.Weather;
import dev.snakewater.domain.exp.weapon.Armoury;
import dev.snakewater.domain.exp.weapon.Weapon;
import dev.snakewater.domain.exp.weapon.Weapon.WeaponType;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;

/** What in an attack does not go together. */
record ExpProblems(Attack attack, Persona attacker, Persona target, ProblemCollector complaints) {

    private static final String ATTACKER = "/attacker";
    private static final String TARGET = "/target";

    static List<Problem> of(ExpScenario scenario) {
        Attack attack = scenario.attack();
        ProblemCollector complaints =
                new ProblemCollector(Messages.in("dev.snakewater.application.exp.scenario.problems"));
        ExpProblems found = new ExpProblems(attack, attack.attacker(), attack.target(), complaints);
        found.names();
        found.distance();
        found.weather();
        found.approach();
        ProblemCollector.each("/adjustments", attack.scene().adjustments(), (at, own) -> {
            boolean flat = own.flat().isPresent();
            boolean wrong = flat == own.perHex().isPresent();
            complaints.needing(at + "/flat", at + "/perHex").when(wrong, at, "one-amount", flat);
        });
        found.persona(ATTACKER, found.attacker);
        found.attacking();
        found.persona(TARGET, found.target);
        found.attacked();
        return complaints.all();
    }

    private void names() {
        Name referee = Phase.Weathering.REFEREE;
        complaints.when(isSame(attacker.name(), referee), ATTACKER + "/name", "referee-called-so");
        complaints.when(isSame(target.name(), referee), TARGET + "/name", "referee-called-so");
        complaints.when(isSame(attacker.name(), target.name()), TARGET + "/name", "attacker-called-so");
    }

    private static boolean isSame(Name one, Name other) {
        return one.text().equalsIgnoreCase(other.text());
    }

    private void distance() {
        boolean ofAttacker = attacker.bearing().at().isPresent();
        boolean ofTarget = target.bearing().at().isPresent();
        Approach approach = attack.approach();
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
        Forecast weather = attack.scene().weather();
        String rule = ExpRule.EX_12_WEATHER.id();
        ProblemCollector.each(
                "/weather/thrown",
                weather.thrown(),
                (at, thrown) -> complaints.when(weather.decides(thrown), at, "decided-and-thrown", thrown, rule));
        complaints.once(weather.thrown(), i -> "/weather/thrown/" + i, "thrown-twice");
    }

    private void approach() {
        Protection protection = attack.approach().protection();
        boolean twice =
                protection.cover().isPresent() && protection.roundACorner().isPresent();
        complaints.when(twice, "/protection/roundACorner", "cover-twice");
        attack.approach().blind().ifPresent(blind -> {
            ProblemCollector.each("/blind/causes", blind.causes(), this::blinding);
            complaints.when(target.body().size().isEmpty(), TARGET + "/size", "no-size", ExpRule.EX_28_GATE.id());
        });
    }

    private void blinding(String at, Weather.Condition cause) {
        Forecast weather = attack.scene().weather();
        boolean isThere = weather.decides(cause) || weather.thrown().contains(cause);
        String field = cause == Weather.Condition.FOG_OR_SMOKE ? "fogOrSmoke" : cause.toString();
        complaints.needing("/weather/" + field, "/weather/thrown").when(!isThere, at, "nothing-to-blind-her", cause);
    }

    /** In tactical play there is a row for each weapon. */
    private void attacking() {
        boolean tactical = attack.play() == Attack.Play.TACTICAL;
        Persona.Training training = attacker.training();
        boolean ruled = attack.approach().outOfReach().isPresent();
        complaints.needing("/play").when(ruled && tactical, "/outOfReach", "tactical-reach");
        complaints.when(attacker.weapons().isEmpty(), ATTACKER + "/weapons", "no-weapons");
        boolean hasBonus =
                training.levelBonus().isPresent() || training.vocation().isPresent();
        String rule = ExpRule.EX_58_THEATRICAL.id();
        complaints
                .needing(ATTACKER + "/vocation")
                .when(!tactical && !hasBonus, ATTACKER + "/levelBonus", "no-level-bonus", rule);
        SortedSet<WeaponType> missing = new TreeSet<>();
        ProblemCollector.each(ATTACKER + "/weapons", tactical ? attacker.weapons() : List.of(), (at, weapon) -> {
            if (isTyped(weapon) && training.row(weapon.weaponType()).isEmpty()) {
                WeaponType needed = weapon.weaponType().countsAs();
                complaints
                        .needing("/play", at + "/type", ATTACKER + "/combatTable/*/type")
                        .when(missing.add(needed), ATTACKER + "/combatTable", "no-row", needed);
            }
        });
    }

    private void attacked() {
        Persona.Body body = target.body();
        complaints.when(body.armourRating().isEmpty(), TARGET + "/armourRating", "no-armour-rating");
        boolean isMissing = target.kind() == Persona.Kind.ANTHRO
                && body.hitPoints().isPresent()
                && body.constitution().isEmpty();
        complaints.needing(TARGET + "/kind").when(isMissing, TARGET + "/constitution", "no-constitution");
    }

    private void persona(String at, Persona persona) {
        Persona.Body body = persona.body();
        int least = body.hitPoints().orElse(1);
        complaints
                .needing(at + "/hitPoints")
                .within(at + "/mostHitPoints", body.mostHitPoints(), least, Persona.GREATEST);
        Persona.Bearing bearing = persona.bearing();
        complaints.when(bearing.speed().isPresent() && bearing.onFoot().isPresent(), at + "/onFoot", "two-speeds");
        bolster(at, bearing.bolster(), persona.training());
        combatTable(at, persona);
        ProblemCollector.each(at + "/weapons", persona.weapons(), (here, weapon) -> weapon(at, here, persona, weapon));
        List<String> names = persona.weapons().stream().map(Weapon::called).toList();
        complaints.once(names, i -> at + "/weapons/" + i + "/name", "second-weapon");
    }

    private void bolster(String at, int bolster, Persona.Training training) {
        boolean isMercenary = training.vocation().equals(Optional.of(Persona.Vocation.MERCENARY));
        complaints
                .needing(at + "/vocation")
                .when(bolster > 0 && !isMercenary, at + "/bolster", "only-mercenaries", ExpRule.EX_48_DODGES.id());
        complaints
                .needing(at + "/level")
                .within(at + "/bolster", bolster, 0, Persona.BOLSTER_PER_LEVEL * training.level());
    }

    private void combatTable(String at, Persona persona) {
        List<Persona.CombatRow> rows = persona.training().combatTable();
        List<Object> types = rows.stream()
                .<Object>map(row -> row.type() == row.type().countsAs() ? row.type() : "")
                .toList();
        complaints.once(types, i -> at + "/combatTable/" + i + "/type", "second-row");
        boolean robot = persona.kind() == Persona.Kind.ROBOT;
        String rule = ExpRule.EX_60_TABLE_ENTRY.id();
        ProblemCollector ofTheKind = complaints.needing(at + "/kind");
        ProblemCollector.each(at + "/combatTable", rows, (here, row) -> {
            WeaponType type = row.type();
            complaints.when(type != type.countsAs(), here + "/type", "no-row-of-its-own", type);
            ofTheKind.when(robot && row.mr().isPresent(), here + "/mr", "robot-with-mr", rule);
            ofTheKind.when(!robot && row.mr().isEmpty(), here + "/mr", "no-mr", persona.kind(), rule);
        });
    }

    private static boolean isTyped(Weapon weapon) {
        return weapon.type().isPresent() || weapon.kind().isPresent();
    }

    private void weapon(String at, String here, Persona persona, Weapon weapon) {
        complaints.needing(here + "/kind").when(weapon.called().isEmpty(), here + "/name", "weapon-without-a-name");
        ProblemCollector ofTheType = complaints.needing(here + "/type", here + "/kind");
        if (!isTyped(weapon)) {
            complaints.needing(here + "/kind").tell(here + "/type", "weapon-without-a-type");
        } else if (weapon.isTypeA()) {
            String rule = ExpRule.EX_35_REACH.id();
            ofTheType.when(weapon.range().isPresent(), here + "/range", "range-of-type-a", rule);
            ofTheType.when(weapon.decay().isPresent(), here + "/decay", "decay-of-type-a", rule);
        } else {
            ofTheType.when(weapon.reach().isPresent(), here + "/reach", "reach", weapon.weaponType());
            boolean byStrength =
                    weapon.listed().filter(Armoury.Row::isByStrength).isPresent();
            boolean unlisted = weapon.range()
                    .or(() -> weapon.listed().flatMap(Armoury.Row::hexes))
                    .isEmpty();
            boolean isWeak = byStrength && persona.body().strength().isEmpty();
            complaints
                    .needing(here + "/type", here + "/range")
                    .when(unlisted && isWeak, at + "/strength", "no-strength-to-throw");
            ofTheType.when(unlisted && !byStrength, here + "/range", "no-range");
        }
    }
}
