package dev.snakewater.application.fallout.catalogue;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.Locations;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Pose;
import dev.snakewater.domain.fallout.catalogue.Wardrobe;
import dev.snakewater.domain.fallout.catalogue.Wastelander;
import dev.snakewater.domain.fallout.shot.Condition;
import dev.snakewater.domain.fallout.shot.Grip;
import dev.snakewater.domain.fallout.shot.Target;
import java.util.List;
import java.util.Optional;

/** Who can be shot at or burn: what a person writes of her in whatever kind of scenario, and whom that means. */
public interface WrittenVictim {

    /** Whose sheet she has: a name of the catalogue; or nobody's, and then her hit points must be told. */
    Optional<String> is();

    /** What she is called here; as her sheet, or Target, if left out. */
    Optional<String> name();

    /** Her hit points now; those of her sheet, if left out. */
    Optional<Integer> hitPoints();

    /** What she wears: a name of the catalogue; as on her sheet, or none, if left out. */
    Optional<String> armour();

    /** Whether she holds a weapon; if there is one on her sheet, or there is no sheet, if left out. */
    Optional<Boolean> armed();

    /** How she holds herself; upright, if left out. */
    Optional<Pose> pose();

    /** Whether she is seen from the front, which matters if she is prone; she is, if left out. */
    Optional<Boolean> fromTheFront();

    /** Whether something hip-high is between her and the shooter; not, if left out. */
    Optional<Boolean> inCover();

    /** Where criticals strike her, for each face of a d6, if the master says so or she is no human. */
    List<Part> locations();

    /** Whether she waits in reaction; not, if left out or if the kind knows no reactions. */
    default Optional<Boolean> reacts() {
        return Optional.empty();
    }

    /** The field that says what she is called. */
    default String namedBy() {
        return name().isEmpty() && is().isPresent() ? "is" : "name";
    }

    /** What she is called. */
    default String called() {
        return name().or(this::is).orElse("Target");
    }

    /** What does not change with being shot, if there are no problems with what is written. */
    default Target target(Stock stock) {
        return new Target(
                new Name(called()),
                armour().flatMap(stock::armour)
                        .or(() -> sheet(stock).map(Wastelander::armour))
                        .orElse(Wardrobe.NONE),
                pose().orElse(Pose.UPRIGHT),
                fromTheFront().orElse(true),
                inCover().orElse(false),
                reacts().orElse(false),
                locations().isEmpty() ? Optional.empty() : Optional.of(new Locations(locations())));
    }

    /** How she is before anything is fired, if there are no problems with what is written. */
    default Condition condition(Stock stock) {
        boolean armed = armed().orElse(
                        sheet(stock).map(sheet -> !sheet.weapons().isEmpty()).orElse(true));
        return new Condition(
                hitPoints().or(() -> sheet(stock).map(Wastelander::hitPoints)).orElseThrow(),
                armed ? Grip.HELD : Grip.EMPTY_HANDED,
                List.of());
    }

    private Optional<Wastelander> sheet(Stock stock) {
        return is().flatMap(stock::wastelander);
    }
}
