package dev.snakewater.application.fallout.scenario;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.rule.Default;
import dev.snakewater.domain.rule.Items;
import dev.snakewater.domain.rule.Withers;
import dev.snakewater.domain.rule.Within;
import java.util.List;
import java.util.Optional;

/**
 * Who can be shot at or burn: what a person writes of her in whatever kind of scenario, and whom that means.
 *
 * @param is whose sheet she has: a name of the catalogue; or nobody's, and then her hit points must be told
 * @param name what she is called here; as her sheet, or Target, if left out
 * @param hitPoints her hit points now; those of her sheet, if left out
 * @param armour what she wears: a name of the catalogue; as on her sheet, or none, if left out
 * @param armed whether she holds a weapon; if there is one on her sheet, or there is no sheet, if left out
 * @param pose how she holds herself
 * @param fromTheFront whether she is seen from the front, which matters if she is prone
 * @param inCover whether something hip-high is between her and the shooter
 * @param locations where criticals strike her, for each face of a d6, if the master says so or she is no human
 */
@Withers
public record Victim(
        Optional<Name> is,
        Optional<Name> name,
        @Within({1, Wastelander.MOST_HIT_POINTS}) Optional<Integer> hitPoints,
        Optional<String> armour,
        Optional<Boolean> armed,
        @Default("upright") Pose pose,
        @Default("true") boolean fromTheFront,
        @Default("false") boolean inCover,

        @Items(least = Locations.FACES, most = Locations.FACES)
        Optional<List<Part>> locations)
        implements VictimBuilder.With {

    private static final Name NOBODY_IN_PARTICULAR = new Name("Target");

    /** Returns the field that says what she is called. */
    public String namedBy() {
        return name.isEmpty() && is.isPresent() ? "is" : "name";
    }

    /** Returns what she is called. */
    public Name called() {
        return name.or(() -> is).orElse(NOBODY_IN_PARTICULAR);
    }

    /** Returns her before anything is fired; if nobody says how many hit points she has, she has those of anybody. */
    public Person person(Catalogue catalogue) {
        Wastelander sheet =
                is.map(Name::text).flatMap(catalogue.characters()::named).orElse(Wastelander.AVERAGE);
        boolean holds = armed.orElse(is.isEmpty() || !sheet.weapons().isEmpty());
        Condition.Grip grip = holds ? Condition.Grip.HELD : Condition.Grip.EMPTY_HANDED;
        return Person.of(called(), sheet)
                .with(it -> it.armour(armour.flatMap(catalogue.armours()::named).orElse(sheet.armour()))
                        .pose(pose)
                        .fromTheFront(fromTheFront)
                        .inCover(inCover)
                        .locations(locations
                                .filter(faces -> faces.size() == Locations.FACES)
                                .map(Locations::new))
                        .condition(new Condition(hitPoints.orElse(sheet.hitPoints()), grip, Burdens.NONE)));
    }

    /** Returns her as she comes out of it. */
    public Victim after(Condition condition) {
        return with(it -> it.hitPoints(Optional.of(condition.hitPoints()))
                .armed(Optional.of(condition.grip().isArmed())));
    }
}
