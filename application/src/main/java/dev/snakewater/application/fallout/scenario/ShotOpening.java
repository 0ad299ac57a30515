package dev.snakewater.application.fallout.scenario;

import dev.snakewater.application.fallout.procedure.CandidatePlans.Plan;
import dev.snakewater.application.fallout.procedure.GunNames;
import dev.snakewater.application.fallout.procedure.ShotPhase;
import dev.snakewater.application.fallout.procedure.ShotSituation;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenAction;
import dev.snakewater.application.fallout.scenario.ShotScenario.WrittenGun;
import dev.snakewater.domain.fallout.combatant.Person;
import dev.snakewater.domain.fallout.combatant.Wastelander;
import dev.snakewater.domain.fallout.modifier.Attempt;
import dev.snakewater.domain.fallout.scene.Encounter;
import dev.snakewater.domain.fallout.scene.Move;
import dev.snakewater.domain.fallout.scene.Way;
import dev.snakewater.domain.fallout.weapon.Armoury;
import dev.snakewater.domain.fallout.weapon.Gun;
import dev.snakewater.domain.fallout.weapon.Held;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The opening of an action, as far as the scenario can be read; it needs some pointers to know the guns. */
record ShotOpening(
        ShotScenario written,
        Catalogue catalogue,
        Optional<Wastelander> sheet,
        GunNames names,
        List<Optional<Gun>> cards,
        List<String> needs) {

    static ShotOpening of(ShotScenario written, Catalogue catalogue) {
        List<WrittenGun> guns = written.shooter().guns();
        String is = written.shooter().who().is().text();
        Optional<Wastelander> sheet = catalogue.characters().named(is);
        List<String> named = guns.isEmpty()
                ? sheet.stream()
                        .flatMap(one -> one.weapons().stream())
                        // The flame throwers on a sheet are not fired here.
                        .filter(name -> catalogue.flameThrower(name).isEmpty())
                        .toList()
                : guns.stream().map(WrittenGun::is).toList();
        List<String> needs = new ArrayList<>(List.of("/shooter/guns"));
        if (guns.isEmpty()) {
            needs.addAll(List.of("/shooter/is", catalogue.characters().place(is)));
        }
        named.forEach(name -> needs.add(catalogue.weapons().place(name)));
        List<Optional<Gun>> cards = named.stream().map(catalogue::gun).toList();
        return new ShotOpening(written, catalogue, sheet, new GunNames(named), cards, needs);
    }

    boolean isKnown() {
        return !cards.isEmpty();
    }

    boolean isClear() {
        return isKnown() && cards.stream().allMatch(Optional::isPresent);
    }

    /** Returns the situation; what could not be read is replaced by average values. */
    ShotSituation situation() {
        HouseRules house = written.house();
        Wastelander anybody = sheet.orElse(Wastelander.AVERAGE);
        Person shooter = written.shooter().shooter(anybody);
        Person target = written.target()
                .victim()
                .person(catalogue)
                .withReacts(written.target().reacts());
        return new ShotSituation(
                new Encounter(shooter, target, written.millimetres(), house.master(), house.rulings()),
                guns(written.shooter().guns()),
                written.shooter().who().actionPoints().orElse(anybody.actionPoints()),
                target.condition().hitPoints(),
                ShotSituation.Toll.NONE,
                written.action().map(this::plan),
                written.times(),
                written.after(),
                written.before().isEmpty()
                        ? new ShotPhase.Deciding()
                        : new ShotPhase.Moving(written.before(), true, List.of()));
    }

    /** Returns what an action attempts, if it is known which guns it fires. */
    Optional<Attempt> attempt(WrittenAction action) {
        Plan plan = plan(action);
        boolean isKnown = names.places(action.with()).stream().allMatch(Optional::isPresent)
                && plan.hands().stream().allMatch(place -> cards.get(place).isPresent());
        return isKnown ? Optional.of(situation().attempt(plan)) : Optional.empty();
    }

    boolean isCovered() {
        return Move.coverAfter(written.shooter().inCover(), written.before());
    }

    private List<Held> guns(List<WrittenGun> guns) {
        Gun any = Armoury.ALL.getFirst().gun();
        return cards.isEmpty()
                ? List.of(Held.full(any))
                : IntStream.range(0, cards.size())
                        .mapToObj(place -> {
                            Gun card = cards.get(place).orElse(any);
                            return guns.isEmpty()
                                    ? Held.full(card)
                                    : guns.get(place).held(card);
                        })
                        .toList();
    }

    private Plan plan(WrittenAction action) {
        List<Integer> hands =
                names.places(action.with()).stream().flatMap(Optional::stream).toList();
        return new Plan(
                hands.isEmpty() ? List.of(0) : hands,
                action.meant(),
                action.from().orElse(isCovered() ? Way.FromCover.POP_OUT : Way.FromCover.IN_THE_OPEN));
    }
}
