package dev.snakewater.application.fudge.gunfight.procedure;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Distance;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Rulings;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.gunfight.modifier.Legality;
import dev.snakewater.domain.fudge.gunfight.modifier.Shot;
import dev.snakewater.domain.fudge.gunfight.modifier.Staredown;
import dev.snakewater.domain.fudge.hitlocation.HitLocationRule;
import dev.snakewater.domain.fudge.hitlocation.modifier.CalledPart;
import dev.snakewater.domain.modifier.Reason;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Parts 3 and 4, first half of a slot: each member declares, based on the state at the beginning of the slot (GF-09). */
record DeclarationSteps(Gunfight fight, Gunfighter fighter, Part part, Table table) {

    static Gunfight declare(Gunfight fight, Phase.Declaring declaring, Table table) {
        Phase.Place place = declaring.turn();
        List<Gunfighter> members = able(fight, place);
        List<Phase.Declaration> declared = new ArrayList<>(declaring.declared());
        if (place.isFirst() && declared.isEmpty()) {
            GunfightProcedure.begin(Part.PART_3, table);
        }
        if (declared.size() < members.size()) {
            Gunfighter next = members.get(declared.size());
            declared.add(new DeclarationSteps(fight, next, place.part(), table).declaration());
        }
        return declared.size() < members.size()
                ? fight.withPhase(new Phase.Declaring(place, declared))
                : EffectSteps.takeEffect(fight, place, declared, table);
    }

    static List<Gunfighter> able(Gunfight fight, Phase.Place place) {
        List<Gunfighter> able = new ArrayList<>(place.members().size());
        for (Name member : place.members()) {
            Gunfighter fighter = fight.fighter(member);
            if (fighter.isAble()) {
                able.add(fighter);
            }
        }
        return able;
    }

    private Phase.Declaration declaration() {
        Act act = table.choose(acts());
        List<Phase.Mark> marks = switch (act.deed()) {
            case SNAPSHOT, SHOOT -> {
                int gun = gun("with", fighter.loaded(), GunfightRule.GF_31_TWO_GUN_AMMUNITION);
                yield List.of(mark(gun, act.called()));
            }
            case SHOOT_TWO -> twoMarks(act.called());
            case FAN -> fanMarks();
            default -> List.of();
        };
        Optional<Integer> reload = Optional.empty();
        if (act.deed() == Deed.RELOAD) {
            List<Integer> notFull = new ArrayList<>(fighter.inUse());
            notFull.removeIf(gun -> fighter.guns().get(gun).isFull());
            reload = Optional.of(gun("reload", List.copyOf(notFull), GunfightRule.GF_25_RELOAD));
        }
        return new Phase.Declaration(fighter.name(), act.deed(), act.prize(), marks, reload);
    }

    private Choice<Act> acts() {
        return Choice.among(fighter.name(), part.toString(), conceivable(), GunfightRule.GF_08_ORDER_OF_ACTION)
                .barring(act -> bars(act, bars -> bars))
                .noting(this::sureMiss)
                .allowing(act -> !act.prize() && Legality.isAllowable(bars(act, Legality::unlessAllowable), fighter));
    }

    /** Each deed, each shot also as a called shot with hit locations, and all of it also with the +2 if he holds it. */
    private List<Act> conceivable() {
        Rulings rulings = fight.rulings();
        List<Act> acts = new ArrayList<>(2 * part.deeds().size());
        for (boolean prize : fighter.holdsPrize() ? List.of(false, true) : List.of(false)) {
            for (Deed deed : Legality.deeds(part, rulings)) {
                if (deed != Deed.STAND_UP || fighter.isProne()) {
                    acts.add(new Act(deed, prize, false));
                }
                if (rulings.located() && deed.fires()) {
                    acts.add(new Act(deed, prize, true));
                }
            }
        }
        return acts;
    }

    /** A called shot needs an enemy near enough for it, even if a second shot is at somebody farther away. */
    private List<Rule> bars(Act act, UnaryOperator<List<Rule>> ofTarget) {
        Deed deed = act.deed();
        Deed one = deed == Deed.SHOOT_TWO ? Deed.SHOOT : deed;
        return Legality.all(
                act.called() && deed == one ? List.of() : bars(deed, false, ofTarget),
                act.called() ? bars(one, true, ofTarget) : List.of(),
                act.called() ? Legality.barsOnCalledShot(deed, fighter) : List.of(),
                act.prize() ? Legality.barsOnPrize(deed) : List.of());
    }

    private List<Rule> bars(Deed deed, boolean called, UnaryOperator<List<Rule>> ofTarget) {
        List<List<Rule>> targets = new ArrayList<>();
        int missing = deed.targets();
        for (int i = 0; i < fight.fighters().size() && missing > 0; i++) {
            Gunfighter enemy = fight.fighters().get(i);
            if (enemy.isEnemyOf(fighter)) {
                targets.add(ofTarget.apply(fight.barsOn(Legality.Aim.of(deed, called), fighter, enemy)));
                missing -= targets.getLast().isEmpty() ? 1 : 0;
            }
        }
        return Legality.bars(deed, part, fighter, targets);
    }

    private Phase.Mark mark(int gun, boolean called) {
        Name target = target("target", Legality.Aim.of(Deed.SHOOT, called), List.of());
        return new Phase.Mark(gun, target, called ? part(target, "part", -1) : Optional.empty());
    }

    /** The first of two called shots is at a part; the second can be at no part in particular, and so at somebody too far away for a called shot. */
    private List<Phase.Mark> twoMarks(boolean called) {
        Phase.Mark first = mark(fighter.inUse().getFirst(), called);
        Name second = target("second target", Legality.Aim.SHOT, List.of(first.at()));
        Optional<CalledPart> secondPart = called ? part(second, "second part", 0) : Optional.empty();
        return List.of(first, new Phase.Mark(fighter.inUse().getLast(), second, secondPart));
    }

    /** Asks for the part he aims at; for the second of two shots, it can be no part in particular. */
    private Optional<CalledPart> part(Name target, String name, int biggest) {
        Distance distance = fight.between(fighter, fight.fighter(target));
        List<Rule> tooFar = Legality.barsOnDistance(distance, fight.rulings());
        List<CalledPart> parts = Stream.of(CalledPart.values())
                .filter(part -> part.size() <= biggest)
                .toList();
        return Optional.of(table.choose(Choice.among(fighter.name(), name, parts, HitLocationRule.HL_01_AIM_AT_A_PART)
                        .barring(one -> one.size() < 0 ? tooFar : List.of())))
                .filter(one -> one != CalledPart.TORSO);
    }

    /** Asks for enemies one after the other, each once, until he has enough or there is one for each bullet (GF-22). */
    private List<Phase.Mark> fanMarks() {
        int gun = fighter.inUse().getFirst();
        List<Name> named = new ArrayList<>(List.of(target("fan at", Legality.Aim.FAN, List.of())));
        Optional<Name> last = Optional.of(named.getFirst());
        while (last.isPresent() && named.size() < fighter.guns().get(gun).rounds() && isAnyLeft(named)) {
            last = table.choose(targets("fan at", Legality.Aim.FAN, List.copyOf(named), true));
            last.ifPresent(named::add);
        }
        return named.stream()
                .map(name -> new Phase.Mark(gun, name, Optional.empty()))
                .toList();
    }

    /** Whether the rules allow one more target; or, if the game master has allowed a forbidden one, whether there is another of that sort. */
    private boolean isAnyLeft(List<Name> named) {
        boolean againstRules = named.stream()
                .anyMatch(name -> !barsOn(name, Legality.Aim.FAN, List.of()).isEmpty());
        return isAnyLegal(Legality.Aim.FAN, named)
                || (againstRules
                        && fight.enemiesOf(fighter).stream()
                                .anyMatch(enemy -> isAllowable(enemy.name(), Legality.Aim.FAN, named)));
    }

    private boolean isAnyLegal(Legality.Aim aim, List<Name> named) {
        return fight.enemiesOf(fighter).stream()
                .anyMatch(enemy -> barsOn(enemy.name(), aim, named).isEmpty());
    }

    private Name target(String name, Legality.Aim aim, List<Name> named) {
        Choice<Optional<Name>> choice = targets(name, aim, named, false);
        return choice.only().orElseGet(() -> table.choose(choice)).orElseThrow();
    }

    /** If the game master has allowed a deed without a legal target, the options are those who can be fired at anyway. */
    private Choice<Optional<Name>> targets(String name, Legality.Aim aim, List<Name> named, boolean mayStop) {
        List<Optional<Name>> all = new ArrayList<>();
        fight.enemiesOf(fighter).forEach(enemy -> all.add(Optional.of(enemy.name())));
        if (mayStop) {
            all.add(Optional.empty());
        }
        return Choice.among(fighter.name(), name, all, GunfightRule.GF_36_UNOPPOSED)
                .called(one -> one.map(Name::text).orElse("enough"))
                .barring(one -> one.map(enemy -> barsOn(enemy, aim, named))
                        .filter(bars -> bars.isEmpty() || isAnyLegal(aim, named) || !isAllowable(one.get(), aim, named))
                        .orElse(List.of()))
                .allowing(one ->
                        one.filter(enemy -> isAllowable(enemy, aim, named)).isPresent())
                .noting(one -> one.flatMap(this::sureMiss));
    }

    /** Whoever can fire at nobody but people behind cover should know before he does that he cannot hit (GF-19). */
    private Optional<Reason> sureMiss(Act act) {
        if (!act.deed().fires()) {
            return Optional.empty();
        }
        Legality.Aim aim = Legality.Aim.of(act.deed(), act.called());
        List<Gunfighter> targets = fight.enemiesOf(fighter).stream()
                .filter(enemy -> fight.barsOn(aim, fighter, enemy).isEmpty())
                .toList();
        return targets.isEmpty()
                        || targets.stream()
                                .anyMatch(target -> Shot.missesOutright(target).isEmpty())
                ? Optional.empty()
                : Optional.of(Reason.of(
                        "all-in-cover", targets.stream().map(Gunfighter::name).toList()));
    }

    private Optional<Reason> sureMiss(Name target) {
        return Shot.missesOutright(fight.fighter(target)).map(rule -> Reason.of("in-cover"));
    }

    private boolean isAllowable(Name enemy, Legality.Aim aim, List<Name> named) {
        return !named.contains(enemy) && Legality.isTargetAllowable(barsOn(enemy, aim, named));
    }

    private List<Rule> barsOn(Name enemy, Legality.Aim aim, List<Name> named) {
        Rule never = aim == Legality.Aim.FAN ? GunfightRule.GF_22_FAN_TARGETS : GunfightRule.GF_34_NEVER_TWICE;
        List<Rule> bars = fight.barsOn(aim, fighter, fight.fighter(enemy));
        return named.contains(enemy)
                ? Stream.concat(bars.stream(), Stream.of(never)).distinct().toList()
                : bars;
    }

    private int gun(String name, List<Integer> guns, Rule why) {
        return guns.size() == 1
                ? guns.getFirst()
                : table.choose(
                        Choice.among(fighter.name(), name, guns, why).called(gun -> GunsInHand.word(fighter, gun)));
    }

    /** What somebody does in a part, whether with the +2 of the staredown, and whether as a called shot (HL-01). */
    record Act(Deed deed, boolean prize, boolean called) {
        @Override
        public String toString() {
            return Staredown.called(called ? deed + " at a part" : deed.toString(), prize);
        }
    }
}
