package dev.snakewater.application.gunfight;

import dev.snakewater.application.procedure.Form;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.gunfight.Firearm;
import dev.snakewater.domain.fudge.gunfight.RangeBand;
import dev.snakewater.domain.fudge.gunfight.Rulings;
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
            new DrawScenario(three().fighters(), List.of(), Optional.empty()),
            new DrawScenario(
                    three().fighters(),
                    List.of(
                            new DrawScenario.Hand(
                                    "Ann", List.of(), Optional.of(true), Optional.empty(), Optional.empty()),
                            new DrawScenario.Hand(
                                    "Bill", List.of(), Optional.empty(), Optional.empty(), Optional.empty())),
                    Optional.empty()));

    /** A staredown of three. */
    static final List<StaredownScenario> STAREDOWNS =
            List.of(new StaredownScenario(three().fighters(), Optional.empty()));

    private GunfightExamples() {}

    private static AttackScenario attack(String words) {
        return AttackWords.read(words, three());
    }

    /** The same where hits have locations. */
    private static AttackScenario located(String words) {
        Rulings rulings = Rulings.DECLARED.with(Rulings.BY_THE_BOOK.locatedUnlessSaid(), "agilitySaveOnFall", true);
        return AttackWords.read(
                words, Form.like(three()).with("rulings", rulings).filled());
    }

    private static GunfightScenario three() {
        return new GunfightScenario(
                List.of(
                        fighter("Ann", Degree.GOOD, GunfightPolicy.AGGRESSIVE),
                        fighter("Bill", Degree.FAIR, GunfightPolicy.CAREFUL),
                        fighter("Cole", Degree.GREAT, GunfightPolicy.CAREFUL)),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private static GunfightScenario duel(RangeBand range, boolean staredown, GunfightPolicy one, GunfightPolicy other) {
        return new GunfightScenario(
                List.of(fighter("Ann", Degree.GOOD, one), fighter("Bill", Degree.FAIR, other)),
                Optional.of(range),
                List.of(),
                Optional.of(staredown),
                Optional.empty());
    }

    private static GunfightScenario.Fighter fighter(String name, Degree pistol, GunfightPolicy policy) {
        return Form.of(GunfightScenario.Fighter.class)
                .with("name", name)
                .with("fastDraw", Degree.FAIR)
                .with("pistol", pistol)
                .with(
                        "guns",
                        List.of(Form.of(GunfightScenario.CarriedGun.class)
                                .with("kind", Firearm.REVOLVER)
                                .filled()))
                .with("policy", policy)
                .filled();
    }
}
