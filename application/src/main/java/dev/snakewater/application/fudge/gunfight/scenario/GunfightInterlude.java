package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.scenario.GunfightScenario.Fighter;
import dev.snakewater.application.fudge.hitlocation.scenario.Injuries;
import dev.snakewater.application.scenario.Interlude;
import dev.snakewater.application.scenario.ProblemCollector;
import dev.snakewater.application.scenario.Sheets;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.hitlocation.WoundModel;
import java.util.List;
import java.util.Optional;

/** What happens to gunfighters between two fights; why something cannot be is told at this place. */
record GunfightInterlude(GunfightScenario scenario, List<Name> ever, String at, ProblemCollector refused) {

    private Sheets<Fighter> sheets() {
        return new Sheets<>(scenario.fighters(), Fighter::name);
    }

    GunfightScenario after(Interlude what) {
        return switch (what) {
            case Interlude.Reload reload ->
                with(sheets().each(one -> one.withGuns(one.guns().stream()
                        .map(GunfightScenario.CarriedGun::full)
                        .toList())));
            case Interlude.HealAll all -> with(sheets().each(one -> healed(one, what)));
            case Interlude.Rest rest -> with(sheets().each(one -> healed(one, what)));
            case Interlude.Heal heal ->
                with(found(heal.who())
                        .map(who -> sheets().with(who, one -> healed(one, what)))
                        .orElse(scenario.fighters()));
            case Interlude.Without(String who) -> found(who).map(this::without).orElse(scenario);
            case Interlude.With with -> joined(with);
        };
    }

    private Optional<Fighter> found(String who) {
        return sheets().called(who, at, refused);
    }

    private GunfightScenario with(List<Fighter> others) {
        return new GunfightScenario(
                others, scenario.range(), scenario.distances(), scenario.staredown(), scenario.rulings());
    }

    private Fighter healed(Fighter one, Interlude what) {
        WoundModel model = scenario.read().woundModel();
        Injuries now = new Injuries(one.wounds(), one.parts(), one.traits().damageCapacity(), model)
                .after(what, one.name(), at, refused);
        return one.with(it -> it.wounds(now.whole()).parts(now.told()));
    }

    private GunfightScenario without(Fighter one) {
        return new GunfightScenario(
                sheets().without(one),
                scenario.range(),
                scenario.distances().stream()
                        .filter(apart -> !apart.between().contains(one.name()))
                        .toList(),
                scenario.staredown(),
                scenario.rulings());
    }

    /** Where a name is free for all of a sheet, it stays one sheet. Nobody has the drop on those who were in another scenario. */
    private GunfightScenario joined(Interlude.With with) {
        if (!(with.other().setUp() instanceof GunfightScenario other)) {
            return scenario;
        }
        Optional<Fighter> sheet = new Sheets<>(other.fighters(), Fighter::name).called(with.sheet(), at, refused);
        return sheet.map(one -> one.withDropOn(List.of()))
                .map(one -> with(sheets().and(several(one, with.count()))))
                .orElse(scenario);
    }

    private List<Fighter> several(Fighter sheet, int count) {
        List<String> names = sheets().free(sheet.name(), count, ever);
        if (count > Roster.MOST || !names.stream().allMatch(Name::isProper)) {
            refused.tell(at, "interlude.too-many", count, Roster.MOST);
            return List.of();
        }
        return names.equals(sheet.name().numbered(count))
                ? List.of(sheet.withCount(count))
                : names.stream()
                        .map(name -> sheet.with(
                                it -> it.name(new Name(name)).count(1).side(Optional.of(sheet.ownSide()))))
                        .toList();
    }
}
