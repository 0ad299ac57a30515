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
                    List<Rule> left = Legality.bars(deed, part, fighter, opposition.allowed());
                    if (!prize && Legality.isAllowable(left, fighter)) {
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
        return new Phase.Mark(gun, new Targets(fight, fighter, "target", shots(fight, fighter)).one(table));
    }

    private static List<Phase.Mark> twoMarks(Gunfight fight, Gunfighter fighter, Table table) {
        Function<Gunfighter, List<Rule>> bars = shots(fight, fighter);
        Name first = new Targets(fight, fighter, "target", bars).one(table);
        Name second = new Targets(fight, fighter, "second target", bars)
                .without(List.of(first), GunfightRule.GF_34_NEVER_TWICE)
                .one(table);
        return List.of(
                new Phase.Mark(fighter.inUse().getFirst(), first),
                new Phase.Mark(fighter.inUse().getLast(), second));
    }

    /** Enemies one after the other, each once, until he has enough or there are as many as bullets (GF-22). */
    private static List<Phase.Mark> fanMarks(Gunfight fight, Gunfighter fighter, Table table) {
        int gun = fighter.inUse().getFirst();
        Targets targets = new Targets(fight, fighter, "fan at", fan(fight, fighter));
        List<Name> named = new ArrayList<>(List.of(targets.one(table)));
        while (named.size() < fighter.guns().get(gun).rounds()) {
            Targets left = targets.without(named, GunfightRule.GF_22_FAN_TARGETS);
            Optional<Name> next = left.areThere() ? left.another(table) : Optional.empty();
            if (next.isEmpty()) {
                break;
            }
            named.add(next.get());
        }
        return named.stream().map(name -> new Phase.Mark(gun, name)).toList();
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
