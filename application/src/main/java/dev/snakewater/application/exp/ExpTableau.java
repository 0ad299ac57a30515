package dev.snakewater.application.exp;

import dev.snakewater.application.words.Tableau;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.exp.Attack;
import dev.snakewater.domain.exp.HitPoints;
import dev.snakewater.domain.exp.Persona;
import dev.snakewater.domain.exp.Weapon;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * How an attack stands, as a table: the weapon, how far away, how both hold themselves, the hit points; the referee as long as she
 * throws for the weather.
 *
 * @param words what all that is called
 */
record ExpTableau(Wording words) {

    private static final String NOTHING = "";

    /** The table of an attack. */
    Tableau of(Phase phase) {
        List<Tableau.Row> rows = switch (phase) {
            case Phase.Attacking attacking -> both(attacking);
            case Phase.Hitting hitting ->
                struck(hitting.blow().by(), hitting.blow().at(), hitting.blow().hitPoints());
            case Phase.Reeling reeling -> struck(reeling.by(), reeling.at(), Optional.of(reeling.left()));
            case Phase.Breaking breaking -> struck(breaking.by(), breaking.at(), Optional.of(breaking.left()));
        };
        return new Tableau(
                List.of(
                        words.message("state.weapon"),
                        words.message("state.away"),
                        words.message("state.posture"),
                        words.message("state.hit-points"),
                        words.message("state.now")),
                rows);
    }

    private List<Tableau.Row> both(Phase.Attacking phase) {
        Attack attack = phase.attack();
        String with = phase.weapons().stream().map(Weapon::called).collect(Collectors.joining(", "));
        String behind = attack.approach().fromBehind() ? words.message("scene.behind") : NOTHING;
        String armour = words.message("cast.ar", attack.target().body().armour());
        List<Tableau.Row> rows = new ArrayList<>(List.of(
                persona(attack.attacker(), with, NOTHING, behind),
                persona(attack.target(), NOTHING, String.valueOf(attack.hexes()), armour)));
        if (phase instanceof Phase.Weathering) {
            String weather = words.message("state.weather");
            rows.add(row(AttackSteps.REFEREE, List.of(NOTHING, NOTHING, NOTHING, NOTHING, weather), false));
        }
        return rows;
    }

    private Tableau.Row persona(Persona persona, String weapon, String away, String now) {
        return row(
                persona.name(),
                List.of(
                        weapon,
                        away,
                        Wording.capitalised(persona.bearing().posture().toString()),
                        persona.body().points().map(this::points).orElse(NOTHING),
                        now),
                false);
    }

    private List<Tableau.Row> struck(Name by, Name at, Optional<HitPoints> left) {
        return List.of(
                row(by, List.of(NOTHING, NOTHING, NOTHING, NOTHING, NOTHING), false),
                row(
                        at,
                        List.of(
                                NOTHING,
                                NOTHING,
                                NOTHING,
                                left.map(this::points).orElse(NOTHING),
                                words.message("state.hit")),
                        left.filter(points -> points.left() <= 0).isPresent()));
    }

    private String points(HitPoints points) {
        return words.message("state.points", points.left(), points.most());
    }

    private static Tableau.Row row(Name who, List<String> cells, boolean out) {
        return new Tableau.Row(who, cells, out);
    }
}
