package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.exp.CombatRow;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Vocation;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** What does not go together in the two personas of an attack, and in what they carry. */
final class PersonaProblems {

    private final String at;
    private final Persona persona;
    private final List<Weapon> weapons;
    private final Complaints complaints;

    private PersonaProblems(String at, ExpScenario.Combatant combatant, Complaints complaints) {
        this.at = at;
        persona = combatant.persona();
        weapons = combatant.weapons();
        this.complaints = complaints;
    }

    /** Adds what is wrong with who attacks. */
    static void ofAttacker(ExpScenario.Combatant attacker, boolean tactical, Complaints complaints) {
        PersonaProblems found = new PersonaProblems("/attacker", attacker, complaints);
        found.ofEither();
        complaints.when(attacker.weapons().isEmpty(), "/attacker/weapons", "no-weapons");
        if (tactical) {
            found.rows();
        } else {
            found.levelBonus();
        }
    }

    /** Adds what is wrong with who is attacked. */
    static void ofTarget(ExpScenario.Combatant target, Complaints complaints) {
        PersonaProblems found = new PersonaProblems("/target", target, complaints);
        found.ofEither();
        Persona.Body body = target.persona().body();
        complaints.when(body.armourRating().isEmpty(), "/target/armourRating", "no-armour-rating");
        boolean isAnthro = target.persona().kind() == Kind.ANTHRO;
        complaints
                .needing("/target/kind")
                .when(
                        isAnthro
                                && body.hitPoints().isPresent()
                                && body.constitution().isEmpty(),
                        "/target/constitution",
                        "no-constitution");
    }

    private void ofEither() {
        Persona.Body body = persona.body();
        int left = body.hitPoints().orElse(1);
        complaints
                .needing(at + "/hitPoints")
                .within(at + "/mostHitPoints", body.mostHitPoints(), left, Persona.GREATEST);
        Persona.Bearing bearing = persona.bearing();
        complaints.when(bearing.speed().isPresent() && bearing.onFoot().isPresent(), at + "/onFoot", "two-speeds");
        if (bearing.bolster() > 0) {
            bolster(bearing.bolster());
        }
        for (int i = 0; i < persona.training().combatTable().size(); i++) {
            row(at + "/combatTable", i);
        }
        for (int i = 0; i < weapons.size(); i++) {
            name(at + "/weapons", i);
            weapon(at + "/weapons/" + i, weapons.get(i));
        }
    }

    private void bolster(int bolster) {
        Persona.Training training = persona.training();
        boolean isMercenary = training.vocation().equals(Optional.of(Vocation.MERCENARY));
        complaints
                .needing(at + "/vocation")
                .when(!isMercenary, at + "/bolster", "only-mercenaries", ExpRule.EX_48_DODGES.id());
        complaints
                .needing(at + "/level")
                .within(at + "/bolster", bolster, 0, Persona.BOLSTER_PER_LEVEL * training.level());
    }

    private void row(String table, int index) {
        List<CombatRow> rows = persona.training().combatTable();
        CombatRow row = rows.get(index);
        String type = table + "/" + index + "/type";
        int first = rows.stream().map(CombatRow::type).toList().indexOf(row.type());
        boolean own = row.type() == row.type().countsAs();
        complaints.when(!own, type, "no-row-of-its-own", row.type());
        complaints.needing(table + "/" + first + "/type").when(own && first < index, type, "second-row", row.type());
        String mr = table + "/" + index + "/mr";
        Complaints ofTheKind = complaints.needing(at + "/kind");
        boolean robot = persona.kind() == Kind.ROBOT;
        String rule = ExpRule.EX_60_TABLE_ENTRY.id();
        ofTheKind.when(robot && row.mr().isPresent(), mr, "robot-with-mr", rule);
        ofTheKind.when(!robot && row.mr().isEmpty(), mr, "no-mr", persona.kind(), rule);
    }

    /** In tactical play there is a row for each weapon. */
    private void rows() {
        SortedSet<WeaponType> told = new TreeSet<>();
        for (int i = 0; i < weapons.size(); i++) {
            if (isTyped(weapons.get(i))) {
                WeaponType needed = weapons.get(i).weaponType().countsAs();
                boolean missing = persona.training().row(needed).isEmpty() && told.add(needed);
                complaints
                        .needing("/play", at + "/weapons/" + i + "/type", at + "/combatTable/*/type")
                        .when(missing, at + "/combatTable", "no-row", needed);
            }
        }
    }

    private void levelBonus() {
        Persona.Training training = persona.training();
        complaints
                .needing(at + "/vocation")
                .when(
                        training.levelBonus().isEmpty() && training.vocation().isEmpty(),
                        at + "/levelBonus",
                        "no-level-bonus",
                        ExpRule.EX_58_THEATRICAL.id());
    }

    /** Each weapon has a name, of its own or of its kind, that no other has. */
    private void name(String all, int index) {
        String here = all + "/" + index;
        Optional<String> name = called(weapons.get(index));
        complaints.needing(here + "/kind").when(name.isEmpty(), here + "/name", "weapon-without-a-name");
        int first = weapons.stream()
                .map(PersonaProblems::called)
                .map(other -> other.map(word -> word.toLowerCase(Locale.ROOT)))
                .toList()
                .indexOf(name.map(word -> word.toLowerCase(Locale.ROOT)));
        complaints
                .needing(all + "/" + first + "/name")
                .when(name.isPresent() && first < index, here + "/name", "second-weapon", name);
    }

    private static Optional<String> called(Weapon weapon) {
        return weapon.name().isPresent() || weapon.kind().isPresent() ? Optional.of(weapon.called()) : Optional.empty();
    }

    private static boolean isTyped(Weapon weapon) {
        return weapon.type().isPresent() || weapon.kind().isPresent();
    }

    private void weapon(String here, Weapon weapon) {
        Complaints ofTheType = complaints.needing(here + "/type", here + "/kind");
        if (!isTyped(weapon)) {
            complaints.needing(here + "/kind").tell(here + "/type", "weapon-without-a-type");
        } else if (weapon.isTypeA()) {
            String rule = ExpRule.EX_35_REACH.id();
            ofTheType.when(weapon.range().isPresent(), here + "/range", "range-of-type-a", rule);
            ofTheType.when(weapon.decay().isPresent(), here + "/decay", "decay-of-type-a", rule);
        } else {
            ofTheType.when(weapon.reach().isPresent(), here + "/reach", "reach", weapon.weaponType());
            range(here, weapon);
        }
    }

    private void range(String here, Weapon weapon) {
        boolean listed =
                weapon.range().or(() -> weapon.kind().flatMap(Armoury::hexes)).isPresent();
        boolean byStrength = weapon.kind().map(Armoury::range).equals(Optional.of(Armoury.Range.STRENGTH));
        complaints
                .needing(here + "/type", here + "/range")
                .when(
                        !listed && byStrength && persona.body().strength().isEmpty(),
                        at + "/strength",
                        "no-strength-to-throw");
        complaints.needing(here + "/type", here + "/kind").when(!listed && !byStrength, here + "/range", "no-range");
    }
}
