package dev.snakewater.application.exp;

import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Approach;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.Condition;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Play;
import dev.snakewater.domain.exp.Posture;
import dev.snakewater.domain.exp.Protection;
import dev.snakewater.domain.exp.Rulings;
import dev.snakewater.domain.exp.Weapon;
import dev.snakewater.domain.exp.table.Encumbrance;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Who attacks whom, with what, and where: how a scene is described before anything happens. */
record CastWords(Wording words) {

    /** The scene of an attack. */
    List<Sentence> told(Attack attack, List<Weapon> weapons) {
        Stream<String> lines = Stream.of(
                        Stream.of(words.message(
                                attack.play() == Play.TACTICAL ? "cast.attack" : "cast.attack.theatrical",
                                attack.attacker().name(),
                                attack.target().name(),
                                words.row(weapons.stream()
                                        .map(weapon -> weapon(weapon, attack.attacker()))
                                        .toList()),
                                hexes(attack.hexes()))),
                        Stream.of(attacker(attack, weapons), target(attack)),
                        scene(attack).stream())
                .flatMap(all -> all);
        return Stream.concat(
                        lines.map(line -> Sentence.deed(line, "")),
                        words.rulings(Rulings.DECLARED, attack.rulings()).stream())
                .toList();
    }

    /** What there is to know of one of them; of the referee nothing. */
    List<Sentence> sheet(Attack attack, List<Weapon> weapons, Name who) {
        Stream<String> told = who.equals(attack.attacker().name())
                ? Stream.concat(
                        Stream.of(attacker(attack, weapons)),
                        weapons.stream()
                                .map(weapon ->
                                        Wording.capitalised(words.message("scene", weapon(weapon, attack.attacker())))))
                : Stream.of(target(attack))
                        .filter(target -> who.equals(attack.target().name()));
        return told.map(line -> Sentence.deed(line, "")).toList();
    }

    private String attacker(Attack attack, List<Weapon> weapons) {
        return persona(attack.attacker(), skill(attack, weapons));
    }

    private String target(Attack attack) {
        return persona(
                attack.target(),
                List.of(words.message("cast.ar", attack.target().body().armour())));
    }

    private String hexes(int hexes) {
        return words.message(hexes == 0 ? "hexes.none" : hexes == 1 ? "hexes.one" : "hexes", hexes);
    }

    private String weapon(Weapon weapon, Persona bearer) {
        List<String> traits = new ArrayList<>();
        traits.add(words.message("weapon.type", weapon.weaponType()));
        weapon.carriedBy(bearer)
                .ifPresent(range -> traits.add(weapon.costBeyond()
                        .map(decay -> words.message("weapon.range", range, decay))
                        .orElse(words.message("weapon.range.ends", range))));
        weapon.dice().ifPresent(dice -> traits.add(dice.toString()));
        if (!weapon.proficient()) {
            traits.add(words.message("weapon.strange"));
        }
        return words.message("weapon", weapon.called(), String.join(", ", traits));
    }

    /** What of the combat table the weapons want. */
    private List<String> skill(Attack attack, List<Weapon> weapons) {
        Persona.Training training = attack.attacker().training();
        if (attack.play() == Play.THEATRICAL) {
            return List.of(words.message("cast.bonus", training.theatricalBonus()));
        }
        return weapons.stream()
                .map(weapon -> training.row(weapon.weaponType()))
                .flatMap(Optional::stream)
                .distinct()
                .map(row -> words.message(
                        row.mr().isPresent() ? "cast.row" : "cast.row.robot",
                        row.type(),
                        row.bp(),
                        row.bnp(),
                        row.mr().orElse(0)))
                .toList();
    }

    private String persona(Persona persona, List<String> first) {
        List<String> told = new ArrayList<>(first);
        persona.body().points().ifPresent(points -> told.add(hitPoints(points)));
        persona.body().size().ifPresent(size -> told.add(words.message("cast.size", size)));
        Persona.Bearing bearing = persona.bearing();
        if (bearing.posture() != Posture.STANDING) {
            told.add(bearing.posture().toString());
        }
        if (bearing.pace() > 0) {
            told.add(words.message("cast.speed", bearing.pace()));
        }
        if (bearing.encumbrance() != Encumbrance.UNENCUMBERED) {
            told.add(bearing.encumbrance().toString());
        }
        if (bearing.bolster() > 0) {
            told.add(words.message("cast.bolster", bearing.bolster()));
        }
        return words.message("cast", persona.name(), String.join(", ", told));
    }

    private String hitPoints(HitPoints points) {
        return words.message("cast.hit-points", points.left(), points.most());
    }

    private Optional<String> scene(Attack attack) {
        List<String> told = new ArrayList<>();
        attack.scene().weather().decided().forEach(weather -> told.add(weather.toString()));
        List<Condition> toThrow = attack.scene().weather().toThrow();
        if (!toThrow.isEmpty()) {
            told.add(words.message("scene.thrown", words.row(toThrow)));
        }
        if (attack.scene().highGravity()) {
            told.add(words.message("scene.gravity"));
        }
        Approach approach = attack.approach();
        Protection protection = approach.protection();
        if (protection.barrier() > 0) {
            told.add(words.message(protection.pierced() ? "scene.pierced" : "scene.cover", protection.barrier()));
        }
        if (protection.concealment() > 0) {
            told.add(words.message("scene.concealment", protection.concealment()));
        }
        if (approach.fromBehind()) {
            told.add(words.message("scene.behind"));
        }
        if (approach.blind().isPresent()) {
            told.add(words.message("scene.blind"));
        }
        attack.scene().adjustments().forEach(own -> told.add(words.message("scene.own", own.what(), own.reason())));
        return told.isEmpty()
                ? Optional.empty()
                : Optional.of(words.message("scene", Wording.capitalised(String.join(", ", told))));
    }
}
