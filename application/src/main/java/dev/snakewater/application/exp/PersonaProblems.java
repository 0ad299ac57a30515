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
        if (attacker.weapons().isEmpty()) {
            complaints.missing("/attacker/weapons", "what she attacks with", "1 to 20 weapons");
        }
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
        if (body.armourRating().isEmpty()) {
            complaints.missing("/target/armourRating", "what a roll must reach", "her armour rating");
        }
        if (target.persona().kind() == Kind.ANTHRO
                && body.hitPoints().isPresent()
                && body.constitution().isEmpty()) {
            complaints
                    .needing("/target/kind")
                    .add(
                            "/target/constitution",
                            "an anthro with hit points and without CON",
                            "her CON, which stands against system shock");
        }
    }

    private void ofEither() {
        Persona.Body body = persona.body();
        complaints
                .needing(at + "/hitPoints")
                .within(
                        at + "/mostHitPoints",
                        body.mostHitPoints(),
                        body.hitPoints().orElse(1),
                        Persona.GREATEST);
        Persona.Bearing bearing = persona.bearing();
        if (bearing.speed().isPresent() && bearing.onFoot().isPresent()) {
            complaints.add(at + "/onFoot", "her speed is told twice", "the speed, or the movement rate on her feet");
        }
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
        if (!training.vocation().equals(Optional.of(Vocation.MERCENARY))) {
            complaints
                    .needing(at + "/vocation")
                    .add(
                            at + "/bolster",
                            "only mercenaries turn a dodge into armour rating (" + ExpRule.EX_48_DODGES.id() + ")",
                            "\"vocation\": \"mercenary\", or no bolster");
        }
        complaints
                .needing(at + "/level")
                .within(at + "/bolster", bolster, 0, Persona.BOLSTER_PER_LEVEL * training.level());
    }

    private void row(String table, int index) {
        List<CombatRow> rows = persona.training().combatTable();
        CombatRow row = rows.get(index);
        String here = table + "/" + index;
        int first = rows.stream().map(CombatRow::type).toList().indexOf(row.type());
        if (row.type() != row.type().countsAs()) {
            complaints.add(here + "/type", "type " + row.type() + " has no row of its own", "C");
        } else if (first < index) {
            complaints
                    .needing(table + "/" + first + "/type")
                    .add(here + "/type", "a second row for type " + row.type(), "one row for each type");
        }
        Complaints ofTheKind = complaints.needing(at + "/kind");
        boolean robot = persona.kind() == Kind.ROBOT;
        if (robot && row.mr().isPresent()) {
            ofTheKind.add(
                    here + "/mr",
                    "a robot with a maximum roll",
                    "none: robots have no MR (" + ExpRule.EX_60_TABLE_ENTRY.id() + ")");
        } else if (!robot && row.mr().isEmpty()) {
            ofTheKind.add(
                    here + "/mr",
                    "an " + persona.kind() + " without a maximum roll",
                    "her MR; only robots have none (" + ExpRule.EX_60_TABLE_ENTRY.id() + ")");
        }
    }

    /** In tactical play there is a row for each weapon. */
    private void rows() {
        SortedSet<WeaponType> told = new TreeSet<>();
        for (int i = 0; i < weapons.size(); i++) {
            if (isTyped(weapons.get(i))) {
                WeaponType needed = weapons.get(i).weaponType().countsAs();
                if (persona.training().row(needed).isEmpty() && told.add(needed)) {
                    complaints
                            .needing("/play", at + "/weapons/" + i + "/type", at + "/combatTable/*/type")
                            .add(
                                    at + "/combatTable",
                                    "no row for attacks of type " + needed,
                                    "a row with \"type\": \"" + needed + "\"");
                }
            }
        }
    }

    private void levelBonus() {
        if (persona.training().levelBonus().isEmpty()
                && persona.training().vocation().isEmpty()) {
            complaints
                    .needing(at + "/vocation")
                    .missing(
                            at + "/levelBonus",
                            "her bonus in theatrical play",
                            "her level bonus, or her vocation and level (" + ExpRule.EX_58_THEATRICAL.id() + ")");
        }
    }

    /** Each weapon has a name, of its own or of its kind, that no other has. */
    private void name(String all, int index) {
        String here = all + "/" + index;
        Optional<String> name = called(weapons.get(index));
        if (name.isEmpty()) {
            complaints.needing(here + "/kind").add(here + "/name", "a weapon without a name", "a name, or a kind");
        }
        int first = weapons.stream()
                .map(PersonaProblems::called)
                .map(other -> other.map(word -> word.toLowerCase(Locale.ROOT)))
                .toList()
                .indexOf(name.map(word -> word.toLowerCase(Locale.ROOT)));
        if (name.isPresent() && first < index) {
            complaints
                    .needing(all + "/" + first + "/name")
                    .add(here + "/name", "a second " + name.get(), "another name for one of them");
        }
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
            complaints
                    .needing(here + "/kind")
                    .add(here + "/type", "a weapon without a type", "A, B, C, D, E, F or full auto; or a kind");
        } else if (weapon.isTypeA()) {
            String right = "a reach: normal, short, long or pole (" + ExpRule.EX_35_REACH.id() + ")";
            if (weapon.range().isPresent()) {
                ofTheType.add(here + "/range", "a type A weapon with a range", right);
            }
            if (weapon.decay().isPresent()) {
                ofTheType.add(here + "/decay", "a type A weapon with a decay", right);
            }
        } else {
            if (weapon.reach().isPresent()) {
                ofTheType.add(here + "/reach", "a type " + weapon.weaponType() + " weapon with a reach", "a range");
            }
            range(here, weapon);
        }
    }

    private void range(String here, Weapon weapon) {
        boolean listed =
                weapon.range().or(() -> weapon.kind().flatMap(Armoury::hexes)).isPresent();
        boolean byStrength = weapon.kind().map(Armoury::range).equals(Optional.of(Armoury.Range.STRENGTH));
        if (!listed && byStrength && persona.body().strength().isEmpty()) {
            complaints
                    .needing(here + "/type", here + "/range")
                    .add(at + "/strength", "nobody says how far the weapon carries", "her PSTR, which is its range");
        } else if (!listed && !byStrength) {
            complaints
                    .needing(here + "/type", here + "/kind")
                    .add(here + "/range", "nobody says how far the weapon carries", "its range in hexes");
        }
    }
}
