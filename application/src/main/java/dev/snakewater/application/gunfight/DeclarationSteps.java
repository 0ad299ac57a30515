package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.CalledShots;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.hitlocation.CalledPart;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import java.util.function.Function;

/** Parts 3 and 4, first half of a slot: each member declares, on the state as it was when the slot began (GF-09). */
final class DeclarationSteps {

    private static final List<CalledPart> ALL_PARTS = List.of(CalledPart.values());
    private static final List<CalledPart> SMALL_PARTS =
            ALL_PARTS.stream().filter(part -> part.size() < 0).toList();

    private DeclarationSteps() {}

    /** Lets the next member of the slot declare; after the last, everything declared takes effect. */
    static Gunfight declare(Gunfight fight, Phase.Declaring declaring, Table table) {
        Phase.Place place = declaring.turn();
        List<Name> members = able(fight, place);
        List<Phase.Declaration> declared = new ArrayList<>(declaring.declared());
        if (place.isFirst() && declared.isEmpty()) {
            TurnSteps.begin(GunfightEvent.TurnPart.PART_3, table);
        }
        if (declared.size() < members.size()) {
            declared.add(declaration(fight, fight.fighter(members.get(declared.size())), place.part(), table));
        }
        return declared.size() < members.size()
                ? fight.withPhase(new Phase.Declaring(place, declared))
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
            case SNAPSHOT, SHOOT -> List.of(mark(fight, fighter, act.called(), table));
            case SHOOT_TWO -> twoMarks(fight, fighter, act.called(), table);
            case FAN -> fanMarks(fight, fighter, table);
            case AIM, DODGE, DIVE, STAND_UP, RELOAD, FLEE, SURRENDER, NOTHING -> List.of();
        };
        Optional<Integer> reload =
                act.deed() == Deed.RELOAD ? Optional.of(gunToReload(fighter, table)) : Optional.empty();
        return new Phase.Declaration(fighter.name(), act.deed(), act.prize(), marks, reload);
    }

    private static Choice<Act> acts(Gunfight fight, Gunfighter fighter, Part part) {
        Function<Legality.Aim, List<List<Rule>>> foes = aim -> fight.enemiesOf(fighter).stream()
                .map(enemy -> fight.barsOn(aim, fighter, enemy))
                .toList();
        Function<Legality.Aim, List<List<Rule>>> allowed = foes.andThen(all -> all.stream()
                .map(bars -> Legality.isTargetAllowable(bars) ? List.<Rule>of() : bars)
                .toList());
        return Choice.among(
                        fighter.name(),
                        part.toString(),
                        conceivable(fight, fighter, part),
                        GunfightRule.GF_08_ORDER_OF_ACTION)
                .barring(act -> bars(act, part, fighter, foes))
                .allowing(act -> !act.prize() && Legality.isAllowable(bars(act, part, fighter, allowed), fighter));
    }

    /** Everything that he could think of in a part: each deed, each shot also at a part of the body where hits have locations, and all of it also with the +2 if he holds it. */
    private static List<Act> conceivable(Gunfight fight, Gunfighter fighter, Part part) {
        boolean located = fight.scene().rulings().located();
        List<Act> acts = new ArrayList<>();
        for (boolean prize : fighter.holdsPrize() ? List.of(false, true) : List.of(false)) {
            for (Deed deed : Legality.deeds(part, fight.scene().rulings())) {
                if (deed == Deed.STAND_UP && !fighter.isProne()) {
                    continue;
                }
                acts.add(new Act(deed, prize, false));
                if (located && deed.fires()) {
                    acts.add(new Act(deed, prize, true));
                }
            }
        }
        return acts;
    }

    /**
     * What bars an act; a shot at a part needs somebody near enough for it, also where a second shot goes at somebody farther away.
     *
     * @param foes what bars each enemy, by how he would be fired at
     */
    private static List<Rule> bars(
            Act act, Part part, Gunfighter fighter, Function<Legality.Aim, List<List<Rule>>> foes) {
        Deed deed = act.deed();
        SequencedSet<Rule> bars = new LinkedHashSet<>();
        if (!act.called() || deed == Deed.SHOOT_TWO) {
            List<List<Rule>> targets = deed.fires() ? foes.apply(Legality.Aim.of(deed, false)) : List.of();
            bars.addAll(Legality.bars(deed, part, fighter, targets));
        }
        if (act.called()) {
            Deed one = deed == Deed.SHOOT_TWO ? Deed.SHOOT : deed;
            bars.addAll(Legality.bars(one, part, fighter, foes.apply(Legality.Aim.of(one, true))));
            bars.addAll(CalledShots.bars(deed, fighter));
        }
        if (act.prize()) {
            bars.addAll(Legality.barsOnPrize(deed));
        }
        return List.copyOf(bars);
    }

    private static Phase.Mark mark(Gunfight fight, Gunfighter fighter, boolean called, Table table) {
        List<Integer> loaded = fighter.loaded();
        int gun = loaded.size() == 1
                ? loaded.getFirst()
                : table.choose(guns(fighter, "with", loaded, GunfightRule.GF_31_TWO_GUN_AMMUNITION));
        Name target = new Targets(fight, fighter, "target", Legality.Aim.of(Deed.SHOOT, called)).one(table);
        return new Phase.Mark(gun, target, part(fight, fighter, called, target, "part", table));
    }

    /** The first shot of two called ones goes at a part; the second may go at no part in particular, and so at somebody too far away for one. */
    private static List<Phase.Mark> twoMarks(Gunfight fight, Gunfighter fighter, boolean called, Table table) {
        Name first = new Targets(fight, fighter, "target", Legality.Aim.of(Deed.SHOOT, called)).one(table);
        Optional<CalledPart> firstPart = part(fight, fighter, called, first, "part", table);
        Name second = new Targets(fight, fighter, "second target", Legality.Aim.SHOT)
                .without(List.of(first), GunfightRule.GF_34_NEVER_TWICE)
                .one(table);
        return List.of(
                new Phase.Mark(fighter.inUse().getFirst(), first, firstPart),
                new Phase.Mark(
                        fighter.inUse().getLast(), second, part(fight, fighter, called, second, "second part", table)));
    }

    /** What of a target is aimed at, if a part is called: some part, or of the second of two perhaps no part in particular. */
    private static Optional<CalledPart> part(
            Gunfight fight, Gunfighter fighter, boolean called, Name target, String name, Table table) {
        if (!called) {
            return Optional.empty();
        }
        Distance distance = fight.between(fighter, fight.fighter(target));
        List<Rule> tooFar = CalledShots.barOnDistance(distance, fight.scene().rulings()).stream()
                .toList();
        List<CalledPart> parts = name.equals("part") ? SMALL_PARTS : ALL_PARTS;
        return Optional.of(table.choose(Choice.among(fighter.name(), name, parts, HitLocationRule.HL_01_AIM_AT_A_PART)
                        .barring(part -> part.size() < 0 ? tooFar : List.of())))
                .filter(part -> part != CalledPart.TORSO);
    }

    /** Enemies one after the other, each once, until he has enough or there are as many as bullets (GF-22). */
    private static List<Phase.Mark> fanMarks(Gunfight fight, Gunfighter fighter, Table table) {
        int gun = fighter.inUse().getFirst();
        Targets targets = new Targets(fight, fighter, "fan at", Legality.Aim.FAN);
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
        return Choice.among(fighter.name(), name, guns, why).called(gun -> GunWords.of(fighter, gun));
    }

    /**
     * What somebody does with his part.
     *
     * @param deed the deed
     * @param prize whether he spends the +2 of the staredown on it
     * @param called whether he aims at a part of the body (HL-01)
     */
    record Act(Deed deed, boolean prize, boolean called) {
        @Override
        public String toString() {
            return GunWords.with(prize, called ? deed + " at a part" : deed.toString());
        }
    }
}
