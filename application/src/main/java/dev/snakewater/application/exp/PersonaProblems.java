package dev.snakewater.application.exp;

import dev.snakewater.application.procedure.Complaints;
import dev.snakewater.domain.dice.DicePool;
import dev.snakewater.domain.exp.ExpRule;
import dev.snakewater.domain.exp.Kind;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Vocation;
import dev.snakewater.domain.exp.table.Armoury;
import dev.snakewater.domain.exp.table.WeaponType;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

/** What can be wrong with the two personas of an attack, and with what they carry. */
final class PersonaProblems {

    private static final int GREATEST = 10_000;
    private static final int MOST_WEAPONS = 20;
    private static final int GREATEST_LEVEL = 100;
    private static final int MOST_DICE = 100;
    private static final int MOST_SIDES = 1000;

    private final Complaints complaints;
    private final boolean tactical;

    /** Problems of personas go to the others. */
    PersonaProblems(Complaints complaints, boolean tactical) {
        this.complaints = complaints;
        this.tactical = tactical;
    }

    /** What is wrong with who attacks. */
    void attacker(String at, ExpScenario.WrittenPersona attacker) {
        either(at, attacker);
        int weapons = attacker.weapons().size();
        if (weapons == 0 || weapons > MOST_WEAPONS) {
            complaints.add(at + "/weapons", weapons + " weapons", "1 to " + MOST_WEAPONS + " weapons to attack with");
        }
        for (int i = 0; i < weapons; i++) {
            if (tactical) {
                row(at + "/combatTable", attacker, attacker.weapons().get(i));
            }
        }
        if (!tactical && attacker.levelBonus().isEmpty() && attacker.vocation().isEmpty()) {
            complaints.add(
                    at + "/levelBonus",
                    "nobody says her bonus in theatrical play",
                    "her level bonus, or her vocation and level (" + ExpRule.EX_58_THEATRICAL.id() + ")");
        }
    }

    /** What is wrong with who is attacked. */
    void target(String at, ExpScenario.WrittenPersona target) {
        either(at, target);
        if (target.armourRating().isEmpty()) {
            complaints.add(at + "/armourRating", "nobody says what a roll must reach", "her armour rating");
        }
        boolean anthro = target.kind().orElse(Kind.ANTHRO) == Kind.ANTHRO;
        if (anthro && target.hitPoints().isPresent() && target.constitution().isEmpty()) {
            complaints.add(
                    at + "/constitution",
                    "an anthro with hit points and without CON",
                    "her CON, which stands against system shock");
        }
    }

    private void either(String at, ExpScenario.WrittenPersona persona) {
        complaints.within(at + "/level", persona.level(), 1, GREATEST_LEVEL);
        complaints.within(at + "/levelBonus", persona.levelBonus(), 0, GREATEST);
        complaints.within(at + "/armourRating", persona.armourRating(), 0, GREATEST);
        complaints.within(at + "/strength", persona.strength(), 0, GREATEST);
        complaints.within(at + "/constitution", persona.constitution(), 0, GREATEST);
        complaints.within(at + "/hitPoints", persona.hitPoints(), 1, GREATEST);
        persona.mostHitPoints()
                .ifPresent(most -> complaints.within(
                        at + "/mostHitPoints", most, persona.hitPoints().orElse(1), GREATEST));
        complaints.within(at + "/speed", persona.speed(), 0, GREATEST);
        complaints.within(at + "/onFoot", persona.onFoot(), 0, GREATEST);
        if (persona.speed().isPresent() && persona.onFoot().isPresent()) {
            complaints.add(at + "/onFoot", "her speed is told twice", "the speed, or the movement rate on her feet");
        }
        persona.bolster().filter(bolster -> bolster != 0).ifPresent(bolster -> bolster(at, persona, bolster));
        table(at + "/combatTable", persona);
        weapons(at + "/weapons", persona);
    }

    private void bolster(String at, ExpScenario.WrittenPersona persona, int bolster) {
        if (!persona.vocation().equals(Optional.of(Vocation.MERCENARY))) {
            complaints.add(
                    at + "/bolster",
                    "only mercenaries turn a dodge into armour rating (" + ExpRule.EX_48_DODGES.id() + ")",
                    "\"vocation\": \"mercenary\", or no bolster");
            return;
        }
        complaints.within(
                at + "/bolster",
                bolster,
                0,
                Persona.BOLSTER_PER_LEVEL * persona.level().orElse(1));
    }

    private void table(String at, ExpScenario.WrittenPersona persona) {
        boolean robot = persona.kind().orElse(Kind.ANTHRO) == Kind.ROBOT;
        SortedSet<WeaponType> taken = new TreeSet<>();
        for (int i = 0; i < persona.combatTable().size(); i++) {
            ExpScenario.WrittenRow row = persona.combatTable().get(i);
            String here = at + "/" + i;
            if (row.type() != row.type().countsAs()) {
                complaints.add(here + "/type", "type " + row.type() + " has no row of its own", "C");
            } else if (!taken.add(row.type())) {
                complaints.add(here + "/type", "a second row for type " + row.type(), "one row for each type");
            }
            complaints.within(here + "/bp", row.bp(), 0, GREATEST);
            row.bnp().ifPresent(bnp -> complaints.within(here + "/bnp", bnp, 0, GREATEST));
            row.damageAdjuster().ifPresent(da -> complaints.within(here + "/damageAdjuster", da, -GREATEST, GREATEST));
            row.mr().ifPresent(mr -> complaints.within(here + "/mr", mr, 0, GREATEST));
            if (robot && row.mr().isPresent()) {
                complaints.add(
                        here + "/mr",
                        "a robot with a maximum roll",
                        "none: robots have no MR (" + ExpRule.EX_60_TABLE_ENTRY.id() + ")");
            } else if (!robot && row.mr().isEmpty()) {
                complaints.add(
                        here + "/mr",
                        "an " + persona.kind().orElse(Kind.ANTHRO) + " without a maximum roll",
                        "her MR; only robots have none (" + ExpRule.EX_60_TABLE_ENTRY.id() + ")");
            }
        }
    }

    private void row(String at, ExpScenario.WrittenPersona attacker, ExpScenario.WrittenWeapon weapon) {
        Optional<WeaponType> type = weapon.type().or(() -> weapon.kind().map(Armoury::type));
        type.map(WeaponType::countsAs)
                .filter(needed -> attacker.combatTable().stream().noneMatch(row -> row.type() == needed))
                .ifPresent(needed -> complaints.addOnce(
                        at, "no row for attacks of type " + needed, "a row with \"type\": \"" + needed + "\""));
    }

    private void weapons(String at, ExpScenario.WrittenPersona bearer) {
        SortedSet<String> taken = new TreeSet<>();
        for (int i = 0; i < bearer.weapons().size(); i++) {
            ExpScenario.WrittenWeapon weapon = bearer.weapons().get(i);
            String here = at + "/" + i;
            Optional<String> name = weapon.name().or(() -> weapon.kind().map(Armoury::toString));
            if (name.filter(word -> !taken.add(word.toLowerCase(Locale.ROOT))).isPresent()) {
                complaints.add(here + "/name", "a second " + name.get(), "another name for one of them");
            }
            weapon.name().ifPresent(word -> complaints.name(here + "/name", word));
            weapon(here, weapon, bearer);
        }
    }

    private void weapon(String at, ExpScenario.WrittenWeapon weapon, ExpScenario.WrittenPersona bearer) {
        if (weapon.kind().isEmpty()) {
            if (weapon.name().isEmpty()) {
                complaints.add(at + "/name", "a weapon without a name", "a name, or a kind");
            }
            if (weapon.type().isEmpty()) {
                complaints.add(at + "/type", "a weapon without a type", "A, B, C, D, E, F or full auto; or a kind");
            }
        }
        weapon.range().ifPresent(range -> complaints.within(at + "/range", range, 0, GREATEST));
        weapon.decay().ifPresent(decay -> complaints.within(at + "/decay", decay, 1, GREATEST));
        weapon.accuracy().ifPresent(accuracy -> complaints.within(at + "/accuracy", accuracy, -GREATEST, GREATEST));
        weapon.damage()
                .filter(dice -> !isDamage(dice))
                .ifPresent(dice -> complaints.add(
                        at + "/damage", "'" + dice + "' are no dice of damage", "dice such as 2d8 or 1d10+2"));
        Optional<WeaponType> type = weapon.type().or(() -> weapon.kind().map(Armoury::type));
        type.ifPresent(known -> range(at, weapon, known, bearer));
    }

    private void range(
            String at, ExpScenario.WrittenWeapon weapon, WeaponType type, ExpScenario.WrittenPersona bearer) {
        if (type == WeaponType.TYPE_A) {
            if (weapon.range().isPresent() || weapon.decay().isPresent()) {
                complaints.add(
                        at + (weapon.range().isPresent() ? "/range" : "/decay"),
                        "a type A weapon with a range",
                        "a reach: normal, short, long or pole (" + ExpRule.EX_35_REACH.id() + ")");
            }
            return;
        }
        if (weapon.reach().isPresent()) {
            complaints.add(at + "/reach", "a type " + type + " weapon with a reach", "a range");
        }
        boolean byStrength = weapon.kind().map(Armoury::range).equals(Optional.of(Armoury.Range.STRENGTH));
        boolean listed = weapon.kind().flatMap(Armoury::hexes).isPresent();
        if (weapon.range().isEmpty()
                && !listed
                && !(byStrength && bearer.strength().isPresent())) {
            complaints.add(
                    byStrength ? at.replaceFirst("/weapons/\\d+$", "/strength") : at + "/range",
                    "nobody says how far the weapon carries",
                    byStrength ? "her PSTR, which is its range" : "its range in hexes");
        }
    }

    /** Dice that a hand can throw: not so many that nobody could count what they can show. */
    private static boolean isDamage(String notation) {
        try {
            DicePool dice = DicePool.of(notation);
            return dice.count() <= MOST_DICE
                    && dice.die().sides() <= MOST_SIDES
                    && dice.die().lowest() == 1;
        } catch (IllegalArgumentException noDice) {
            return false;
        }
    }
}
