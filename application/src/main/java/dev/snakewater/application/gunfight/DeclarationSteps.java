package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Parts 3 and 4, first half of a slot: each member declares, on the state as it was when the slot began (GF-09). */
final class DeclarationSteps {

    private DeclarationSteps() {}

    /** Lets the next member of the slot declare; after the last, everything declared takes effect. */
    static Gunfight declare(Gunfight fight, Phase.Declaring declaring, Table table) {
        Phase.Place place = declaring.turn();
        if (place.isFirst() && declaring.declared().isEmpty()) {
            table.tell(new GunfightEvent.PartBegan(GunfightEvent.TurnPart.PART_3));
        }
        List<Name> members = able(fight, place);
        List<Phase.Declaration> declared = new ArrayList<>(declaring.declared());
        declared.add(declaration(fight, fight.fighter(members.get(declared.size())), place.part(), table));
        return declared.size() < members.size()
                ? fight.at(new Phase.Declaring(place, declared))
                : EffectSteps.takeEffect(fight, place, declared, table);
    }

    /** The members of a slot who can act when it begins. */
    static List<Name> able(Gunfight fight, Phase.Place place) {
        return place.members().stream()
                .filter(name -> fight.fighter(name).isAble())
                .toList();
    }

    private static Phase.Declaration declaration(Gunfight fight, Gunfighter fighter, Part part, Table table) {
        Act act = table.choose(acts(fight, fighter, part));
        List<Phase.Mark> marks = switch (act.deed()) {
            case SNAPSHOT, SHOOT -> List.of(mark(fight, fighter, table));
            case SHOOT_TWO -> twoMarks(fight, fighter, table);
            case FAN -> fanMarks(fight, fighter, table);
            case AIM, DODGE, DIVE, RELOAD, FLEE, SURRENDER, NOTHING -> List.of();
        };
        Optional<Integer> reload =
                act.deed() == Deed.RELOAD ? Optional.of(gunToReload(fighter, table)) : Optional.empty();
        return new Phase.Declaration(fighter.name(), act.deed(), act.prize(), marks, reload);
    }

    private static Choice<Act> acts(Gunfight fight, Gunfighter fighter, Part part) {
        List<Choice.Option<Act>> options = new ArrayList<>();
        List<Choice.Barred> barred = new ArrayList<>();
        List<Choice.Option<Act>> allowable = new ArrayList<>();
        Legality.Opposition opposition = opposition(fight, fighter);
        for (boolean prize : fighter.holdsPrize() ? List.of(false, true) : List.of(false)) {
            for (Deed deed : Legality.deeds(part, fight.scene().rulings())) {
                Act act = new Act(deed, prize);
                List<Rule> bars = new ArrayList<>(Legality.bars(deed, part, fighter, opposition));
                if (prize) {
                    bars.addAll(Legality.barsOnPrize(deed));
                }
                if (bars.isEmpty()) {
                    options.add(Choice.Option.of(act));
                } else {
                    barred.add(new Choice.Barred(act.toString(), bars));
                    if (!prize && Legality.isAllowable(bars, fighter)) {
                        allowable.add(Choice.Option.of(act));
                    }
                }
            }
        }
        return new Choice<>(
                fighter.name(), part.toString(), options, barred, allowable, GunfightRule.GF_08_ORDER_OF_ACTION);
    }

    private static Legality.Opposition opposition(Gunfight fight, Gunfighter fighter) {
        List<Gunfighter> enemies = fight.enemiesOf(fighter);
        return new Legality.Opposition(
                enemies.stream().map(shots(fight, fighter)).toList(),
                enemies.stream().map(fan(fight, fighter)).toList());
    }

    private static Function<Gunfighter, List<Rule>> shots(Gunfight fight, Gunfighter fighter) {
        return enemy -> Legality.barsOnTarget(enemy, fight.between(fighter, enemy));
    }

    private static Function<Gunfighter, List<Rule>> fan(Gunfight fight, Gunfighter fighter) {
        return enemy -> Legality.barsOnFanTarget(
                enemy, fight.between(fighter, enemy), fight.scene().rulings());
    }

    private static Phase.Mark mark(Gunfight fight, Gunfighter fighter, Table table) {
        List<Integer> loaded = fighter.loaded();
        int gun = loaded.size() == 1
                ? loaded.getFirst()
                : table.choose(guns(fighter, "with", loaded, GunfightRule.GF_31_TWO_GUN_AMMUNITION));
        return new Phase.Mark(gun, target(fight, fighter, "target", shots(fight, fighter), table));
    }

    private static List<Phase.Mark> twoMarks(Gunfight fight, Gunfighter fighter, Table table) {
        Function<Gunfighter, List<Rule>> bars = shots(fight, fighter);
        Name first = target(fight, fighter, "target", bars, table);
        Name second = target(
                fight,
                fighter,
                "second target",
                enemy -> with(bars.apply(enemy), enemy.name().equals(first), GunfightRule.GF_34_NEVER_TWICE),
                table);
        return List.of(
                new Phase.Mark(fighter.inUse().getFirst(), first),
                new Phase.Mark(fighter.inUse().getLast(), second));
    }

    /** Enemies one after the other, each once, until he has enough or there are as many as bullets (GF-22). */
    private static List<Phase.Mark> fanMarks(Gunfight fight, Gunfighter fighter, Table table) {
        int gun = fighter.inUse().getFirst();
        List<Name> named = new ArrayList<>();
        Function<Gunfighter, List<Rule>> bars = enemy ->
                with(fan(fight, fighter).apply(enemy), named.contains(enemy.name()), GunfightRule.GF_22_FAN_TARGETS);
        named.add(target(fight, fighter, "fan at", bars, table));
        while (named.size() < fighter.guns().get(gun).rounds()
                && fight.enemiesOf(fighter).stream().map(bars).anyMatch(List::isEmpty)) {
            Optional<Name> next = table.choose(nextOfFan(fight, fighter, bars));
            if (next.isEmpty()) {
                break;
            }
            named.add(next.get());
        }
        return named.stream().map(name -> new Phase.Mark(gun, name)).toList();
    }

    private static Choice<Optional<Name>> nextOfFan(
            Gunfight fight, Gunfighter fighter, Function<Gunfighter, List<Rule>> bars) {
        Choice<Name> targets = targets(fight, fighter, "fan at", bars);
        List<Choice.Option<Optional<Name>>> options = new ArrayList<>();
        targets.options()
                .forEach(option -> options.add(new Choice.Option<>(option.word(), Optional.of(option.answer()))));
        options.add(new Choice.Option<>("enough", Optional.empty()));
        return new Choice<>(fighter.name(), targets.name(), options, targets.barred(), targets.why());
    }

    private static Name target(
            Gunfight fight, Gunfighter fighter, String name, Function<Gunfighter, List<Rule>> bars, Table table) {
        Choice<Name> targets = targets(fight, fighter, name, bars);
        return targets.options().size() + targets.barred().size() == 1
                ? targets.options().getFirst().answer()
                : table.choose(targets);
    }

    private static Choice<Name> targets(
            Gunfight fight, Gunfighter fighter, String name, Function<Gunfighter, List<Rule>> bars) {
        List<Choice.Option<Name>> options = new ArrayList<>();
        List<Choice.Barred> barred = new ArrayList<>();
        for (Gunfighter enemy : fight.enemiesOf(fighter)) {
            List<Rule> by = bars.apply(enemy);
            if (by.isEmpty()) {
                options.add(Choice.Option.of(enemy.name()));
            } else {
                barred.add(new Choice.Barred(enemy.name().toString(), by));
            }
        }
        return new Choice<>(fighter.name(), name, options, barred, GunfightRule.GF_36_UNOPPOSED);
    }

    private static int gunToReload(Gunfighter fighter, Table table) {
        List<Integer> notFull = fighter.inUse().stream()
                .filter(gun -> !fighter.guns().get(gun).isFull())
                .toList();
        return notFull.size() == 1
                ? notFull.getFirst()
                : table.choose(guns(fighter, "reload", notFull, GunfightRule.GF_25_RELOAD));
    }

    private static Choice<Integer> guns(Gunfighter fighter, String name, List<Integer> guns, Rule why) {
        return new Choice<>(
                fighter.name(),
                name,
                guns.stream()
                        .map(gun -> new Choice.Option<>(GunWords.of(fighter, gun), gun))
                        .toList(),
                List.of(),
                why);
    }

    private static List<Rule> with(List<Rule> bars, boolean barred, Rule by) {
        List<Rule> all = new ArrayList<>(bars);
        if (barred) {
            all.add(by);
        }
        return all;
    }

    /**
     * What somebody does with his part.
     *
     * @param deed the deed
     * @param prize whether he spends the +2 of the staredown on it
     */
    record Act(Deed deed, boolean prize) {
        @Override
        public String toString() {
            return GunWords.with(prize, deed.toString());
        }
    }
}
