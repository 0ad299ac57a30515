package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.wound.Burdens;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import java.util.List;
import java.util.Optional;

/** A target in any kind of scenario: somebody who can be shot or burned. */
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

    /** Returns the field with her name. */
    public String namedBy() {
        return name.isEmpty() && is.isPresent() ? "is" : "name";
    }

    /** Returns her name. */
    public Name called() {
        return name.or(() -> is).orElse(NOBODY_IN_PARTICULAR);
    }

    /** Returns her before anything is fired. Without a sheet or hitPoints she has those of an average person. */
    public Person person(Catalogue catalogue) {
        Wastelander sheet =
                is.map(Name::text).flatMap(catalogue.characters()::named).orElse(Wastelander.AVERAGE);
        boolean holds = armed.orElse(is.isEmpty() || !sheet.weapons().isEmpty());
        Condition.Grip grip = holds ? Condition.Grip.ARMED : Condition.Grip.UNARMED;
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

    /** Returns her with all the hit points of her sheet. */
    Victim healed(Catalogue catalogue) {
        return withHitPoints(Optional.of(most(catalogue)));
    }

    /** Returns her with so many hit points more, at most those of her sheet; says at this place if she lacks none. */
    Victim healed(int points, Catalogue catalogue, String at, ProblemCollector refused) {
        int most = most(catalogue);
        int left = hitPoints.orElse(most);
        refused.when(left == most, at, "interlude.unhurt", called());
        return withHitPoints(Optional.of((int) Math.min(most, (long) left + points)));
    }

    private int most(Catalogue catalogue) {
        int ofTheSheet =
                withHitPoints(Optional.empty()).person(catalogue).condition().hitPoints();
        return Math.max(ofTheSheet, hitPoints.orElse(ofTheSheet));
    }

    /** Returns her as she is afterwards. */
    public Victim after(Condition condition) {
        return with(it -> it.hitPoints(Optional.of(condition.hitPoints()))
                .armed(Optional.of(condition.grip().isArmed())));
    }
}
