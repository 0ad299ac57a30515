package dev.snakewater.application.gunfight;

import dev.snakewater.application.hitlocation.WrittenWounds;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Carried;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.Traits;
import java.util.List;
import java.util.Optional;

/** Small gunfights on which what holds for every scenario kind is checked. */
final class GunfightExamples {

    /** A showdown of two, and a staredown of two at close quarters. */
    static final List<GunfightScenario> ALL = List.of(
            duel(RangeBand.ACROSS_THE_STREET, false, GunfightPolicy.AGGRESSIVE, GunfightPolicy.CAREFUL),
            duel(RangeBand.SPITTIN_DISTANCE, true, GunfightPolicy.AGGRESSIVE, GunfightPolicy.AGGRESSIVE));

    /**
     * An aimed shot, two snapshots, a fan at one who dodges and one in the open, an unaimed shot with the +2; and where hits
     * have locations, a called shot, and one from far away.
     */
    static final List<AttackScenario> ATTACKS = List.of(
            attack("Ann shoots Bill"),
            attack("Ann snapshots Bill twice"),
            attack("Ann fans Bill and Cole, Bill dodges, Across the Room"),
            attack("Ann shoots Cole, unaimed, with the +2"),
            located("Ann shoots Bill in the right arm"),
            located("Ann shoots Cole, Pretty far away"));

    /** A draw of three, and one of a later turn in which somebody takes a fresh gun. */
    static final List<DrawScenario> DRAWS = List.of(
            new DrawScenario(three(Rulings.BY_THE_BOOK).fighters(), List.of(), Rulings.BY_THE_BOOK),
            new DrawScenario(
                    three(Rulings.BY_THE_BOOK).fighters(),
                    List.of(
                            new DrawScenario.Hand(new Name("Ann"), List.of(), true, false, false),
                            new DrawScenario.Hand(new Name("Bill"), List.of(), false, false, false)),
                    Rulings.BY_THE_BOOK));

    /** A staredown of three. */
    static final List<StaredownScenario> STAREDOWNS =
            List.of(new StaredownScenario(three(Rulings.BY_THE_BOOK).fighters(), Rulings.BY_THE_BOOK));

    private GunfightExamples() {}

    private static AttackScenario attack(String words) {
        return AttackWords.read(words, three(Rulings.BY_THE_BOOK));
    }

    /** The same where hits have locations. */
    private static AttackScenario located(String words) {
        return AttackWords.read(
                words,
                three(Rulings.DECLARED.with(Rulings.BY_THE_BOOK.locatedUnlessSaid(), "agilitySaveOnFall", true)));
    }

    private static GunfightScenario three(Rulings rulings) {
        return new GunfightScenario(
                List.of(
                        fighter("Ann", Degree.GOOD, GunfightPolicy.AGGRESSIVE),
                        fighter("Bill", Degree.FAIR, GunfightPolicy.CAREFUL),
                        fighter("Cole", Degree.GREAT, GunfightPolicy.CAREFUL)),
                RangeBand.ACROSS_THE_STREET,
                List.of(),
                false,
                rulings);
    }

    private static GunfightScenario duel(RangeBand range, boolean staredown, GunfightPolicy one, GunfightPolicy other) {
        return new GunfightScenario(
                List.of(fighter("Ann", Degree.GOOD, one), fighter("Bill", Degree.FAIR, other)),
                range,
                List.of(),
                staredown,
                Rulings.BY_THE_BOOK);
    }

    private static GunfightScenario.Fighter fighter(String name, Degree pistol, GunfightPolicy policy) {
        Traits traits = new Traits(
                Degree.FAIR,
                Degree.FAIR,
                pistol,
                Degree.POOR,
                Degree.POOR,
                Optional.empty(),
                Degree.FAIR,
                0,
                0,
                false,
                0);
        GunfightScenario.CarriedGun revolver = new GunfightScenario.CarriedGun(
                Firearm.REVOLVER, Optional.empty(), Optional.empty(), Optional.empty(), Carried.HOLSTERED);
        return new GunfightScenario.Fighter(
                new Name(name),
                1,
                Optional.empty(),
                traits,
                WrittenWounds.NONE,
                List.of(revolver),
                List.of(),
                policy,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                List.of());
    }
}
