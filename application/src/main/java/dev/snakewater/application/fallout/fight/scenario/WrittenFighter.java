package dev.snakewater.application.fallout.fight.scenario;

import dev.snakewater.application.fallout.fight.policy.FightPolicy;
import dev.snakewater.application.fallout.fight.procedure.Carried;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.fight.procedure.Watch;
import dev.snakewater.application.fallout.procedure.GunNames;
import dev.snakewater.application.fallout.scenario.Catalogue;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenGun;
import dev.snakewater.application.table.Answer;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.combatant.Side;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.combatant.Pose;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.scene.Obstacle;
import dev.snakewater.domain.fallout.scene.Run;
import dev.snakewater.domain.fallout.weapon.Held;
import dev.snakewater.domain.fallout.wound.Condition;
import dev.snakewater.domain.fallout.wound.Fire;
import dev.snakewater.domain.fallout.wound.Locations;
import dev.snakewater.domain.field.Default;
import dev.snakewater.domain.field.Items;
import dev.snakewater.domain.field.Unwrapped;
import dev.snakewater.domain.field.Withers;
import dev.snakewater.domain.field.Within;
import dev.snakewater.domain.plane.Place;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** A fighter, or several with one sheet. */
@Withers
public record WrittenFighter(
        Name is,
        Optional<Name> name,
        @Default("1") @Within({1, Roster.MOST}) int count,
        Optional<Name> side,
        @Unwrapped Stand stand,
        @Within({1, Wastelander.MOST_HIT_POINTS}) Optional<Integer> hitPoints,
        @Within({0, Wastelander.MOST_ACTION_POINTS}) Optional<Integer> actionPoints,
        @Default("0") @Within({-100, 100}) int bonus,
        Optional<String> armour,
        @Default("true") boolean armed,
        List<WrittenGun> guns,
        @Items(most = 2) List<String> holds,
        @Default("false") boolean ambidextrous,
        @Within({1, 100}) Optional<Integer> level,

        @Items(least = Locations.FACES, most = Locations.FACES)
        Optional<List<Part>> locations,

        List<Part> wounds,
        List<Run.Exhaustion> winded,
        Optional<Fire.Stage> alight,
        @Default("rush") FightPolicy policy,
        @Default("false") boolean player)
        implements WrittenFighterBuilder.With {

    /** Returns the field with her name. */
    public String namedBy() {
        return name.isPresent() ? "name" : "is";
    }

    /** Returns her name; several are numbered. */
    public Name called() {
        return name.orElse(is);
    }

    /** Returns her side: the given one, or her own. */
    public Name ownSide() {
        return side.orElseGet(this::called);
    }

    /** Returns somebody new with this sheet, unhurt and with full guns, who stands at a place in the open. */
    WrittenFighter fresh(Answer.Entered newcomer, Place at, Catalogue known) {
        int whole =
                known.characters().named(is.text()).map(Wastelander::hitPoints).orElse(0);
        return with(it -> it.name(Optional.of(newcomer.by()))
                .count(1)
                .side(Optional.of(newcomer.side().map(Side::text).map(Name::new).orElseGet(this::ownSide)))
                .stand(new Stand(
                        List.of(at),
                        newcomer.facing().orElse(stand.facing()),
                        Optional.empty(),
                        false,
                        false,
                        Pose.UPRIGHT))
                .hitPoints(hitPoints.filter(points -> points > whole))
                .guns(guns.stream().map(WrittenGun::full).toList())
                .wounds(List.of())
                .winded(List.of())
                .alight(Optional.empty()));
    }

    /** Returns one of them as she is afterwards: she has picked up what she dropped, and left what is of no more use. */
    WrittenFighter after(Fighter then, List<Obstacle> things) {
        Condition condition = then.person().condition();
        List<Integer> left = usable(then.weapons());
        List<String> names = new GunNames(left.stream()
                        .map(number -> then.weapons().get(number).held().gun().name())
                        .toList())
                .all();
        return with(it -> it.name(Optional.of(then.name()))
                .count(1)
                .side(Optional.of(then.side()))
                .stand(Stand.of(then, things))
                .hitPoints(Optional.of(condition.hitPoints()))
                .bonus(0)
                .armed(!left.isEmpty())
                .guns(left.stream()
                        .map(number -> WrittenGun.of(packed(then, number)))
                        .toList())
                .holds(then.hands().stream()
                        .map(left::indexOf)
                        .filter(number -> number >= 0)
                        .map(names::get)
                        .toList())
                .wounds(condition.burdens().wounds())
                .winded(then.winded())
                .alight(then.fire().due()));
    }

    /** A gun that is set up, but not in her hands, is packed up between two fights. */
    private static Held packed(Fighter then, int number) {
        Held held = then.weapons().get(number).held();
        return held.withRested(held.rested() && then.hands().contains(number));
    }

    private static List<Integer> usable(List<Carried> weapons) {
        return IntStream.range(0, weapons.size())
                .filter(number -> weapons.get(number).usable())
                .boxed()
                .toList();
    }

    /** Where a fighter is, or where each of several is, and how: facing in degrees, 0 is north, clockwise (FO-34). */
    @Withers
    public record Stand(
            @Items(least = 1, most = Roster.MOST) List<Place> at,

            @Default("0")
            @Within(
                    value = {0, Place.TURN - 1},
                    rule = "FO-34")
            int facing,

            Optional<Name> behind,
            @Default("false") boolean inCover,
            @Default("false") boolean cover,
            @Default("upright") Pose pose)
            implements WrittenFighterStandBuilder.With {

        static Stand of(Fighter then, List<Obstacle> things) {
            boolean isPlain =
                    then.hides().filter(Watch.Cover.Plain.class::isInstance).isPresent();
            Optional<Name> thing = then.hides()
                    .filter(Watch.Cover.Thing.class::isInstance)
                    .map(Watch.Cover.Thing.class::cast)
                    .map(cover -> things.get(cover.obstacle()).name());
            return new Stand(
                    List.of(then.place()),
                    then.position().facing(),
                    thing.filter(name -> then.person().inCover()),
                    then.person().inCover(),
                    isPlain || then.isAtRefuge(),
                    then.person().pose());
        }
    }
}
