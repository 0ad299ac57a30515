package dev.snakewater.application.gunfight;

import dev.snakewater.application.table.Choice;
import dev.snakewater.application.table.Table;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.GunfightRule;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.Reloading;
import dev.snakewater.domain.fudge.gunfight.Shot;
import dev.snakewater.domain.fudge.gunfight.Stance;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parts 3 and 4, first half of a slot: its members declare, then all they declared takes effect at once (GF-09). */
final class DeclarationSteps {

    private DeclarationSteps() {}

    /** Lets the next member of the slot declare, on the state as it was when the slot began. */
    static Gunfight declare(Gunfight fight, Phase.Declaring declaring, Table table) {
        Phase.Place place = declaring.turn();
        List<Name> members = able(fight, place);
        List<Phase.Declaration> declared = new ArrayList<>(declaring.declared());
        declared.add(declaration(fight, fight.fighter(members.get(declared.size())), place.part(), table));
        return declared.size() < members.size()
                ? fight.at(new Phase.Declaring(place, declared))
                : takeEffect(fight, place, declared, table);
    }

    /** The members of a slot who can act when it begins. */
    static List<Name> able(Gunfight fight, Phase.Place place) {
        return place.members().stream()
                .filter(name -> fight.fighter(name).isAble())
                .toList();
    }

    private static Phase.Declaration declaration(Gunfight fight, Gunfighter fighter, Part part, Table table) {
        Act act = table.choose(acts(fight, fighter, part));
        Optional<Name> target = act.deed().fires() ? Optional.of(target(fight, fighter, table)) : Optional.empty();
        return new Phase.Declaration(fighter.name(), act.deed(), act.prize(), target);
    }

    private static Choice<Act> acts(Gunfight fight, Gunfighter fighter, Part part) {
        List<List<Rule>> targets = fight.enemiesOf(fighter).stream()
                .map(enemy -> Legality.barsOnTarget(enemy, fight.between(fighter, enemy)))
                .toList();
        List<Choice.Option<Act>> options = new ArrayList<>();
        List<Choice.Barred> barred = new ArrayList<>();
        for (boolean prize : fighter.holdsPrize() ? List.of(false, true) : List.of(false)) {
            for (Deed deed : part.deeds()) {
                Act act = new Act(deed, prize);
                List<Rule> bars = new ArrayList<>(Legality.bars(deed, part, fighter, targets));
                if (prize) {
                    bars.addAll(Legality.barsOnPrize(deed));
                }
                if (bars.isEmpty()) {
                    options.add(Choice.Option.of(act));
                } else if (!prize || deed != Deed.NOTHING) {
                    barred.add(new Choice.Barred(act.toString(), bars));
                }
            }
        }
        return new Choice<>(fighter.name(), part.toString(), options, barred, GunfightRule.GF_08_ORDER_OF_ACTION);
    }

    private static Name target(Gunfight fight, Gunfighter fighter, Table table) {
        List<Choice.Option<Name>> options = new ArrayList<>();
        List<Choice.Barred> barred = new ArrayList<>();
        for (Gunfighter enemy : fight.enemiesOf(fighter)) {
            List<Rule> bars = Legality.barsOnTarget(enemy, fight.between(fighter, enemy));
            if (bars.isEmpty()) {
                options.add(Choice.Option.of(enemy.name()));
            } else {
                barred.add(new Choice.Barred(enemy.name().toString(), bars));
            }
        }
        return options.size() + barred.size() == 1
                ? options.getFirst().answer()
                : table.choose(new Choice<>(fighter.name(), "target", options, barred, GunfightRule.GF_36_UNOPPOSED));
    }

    private static Gunfight takeEffect(
            Gunfight fight, Phase.Place place, List<Phase.Declaration> declared, Table table) {
        Gunfight after = fight;
        List<Shot> shots = new ArrayList<>();
        for (Phase.Declaration declaration : declared) {
            Name by = declaration.by();
            if (declaration.prize()) {
                after = after.with(by, fighter -> fighter.withPrize(false));
            }
            if (declaration.target().isPresent()) {
                shots.add(shot(fight.fighter(by), declaration, place.part()));
                after = after.with(
                        by, fighter -> fired(fighter, declaration.target().get(), place.part()));
            } else if (declaration.deed() == Deed.RELOAD) {
                after = reload(after, after.fighter(by), table);
            } else {
                after = after.with(by, fighter -> fighter.in(stance(declaration, fighter.stance())));
                table.tell(event(declaration));
            }
        }
        return after.at(new Phase.Firing(place, shots, List.of()));
    }

    private static Stance stance(Phase.Declaration declaration, Stance before) {
        return switch (declaration.deed()) {
            case AIM -> Stance.AIMED;
            case DODGE -> declaration.prize() ? Stance.DODGING_HARD : Stance.DODGING;
            case DIVE -> Stance.IN_COVER;
            case NOTHING, RELOAD, SHOOT, SNAPSHOT -> before;
        };
    }

    private static GunfightEvent event(Phase.Declaration declaration) {
        return switch (declaration.deed()) {
            case AIM -> new GunfightEvent.Aimed(declaration.by());
            case DODGE -> new GunfightEvent.Dodged(declaration.by(), declaration.prize());
            case DIVE -> new GunfightEvent.Dived(declaration.by());
            case NOTHING -> new GunfightEvent.Waited(declaration.by());
            case RELOAD, SHOOT, SNAPSHOT -> throw new IllegalArgumentException(declaration + " has its own event");
        };
    }

    private static Shot shot(Gunfighter fighter, Phase.Declaration declaration, Part part) {
        Shot.Manner manner = switch (part) {
            case PART_3 -> Shot.Manner.SNAPSHOT;
            case PART_4 -> declaration.deed() == Deed.SNAPSHOT ? Shot.Manner.SECOND_SNAPSHOT : Shot.Manner.SHOT;
        };
        Name target = declaration.target().orElseThrow();
        return new Shot(fighter.name(), target, manner, fighter.hasDropOn(target), declaration.prize());
    }

    /** The shooter with one bullet less (GF-38), and with his drop spent if the target was under it (GF-13). */
    private static Gunfighter fired(Gunfighter fighter, Name target, Part part) {
        int index = fighter.gunInUse().orElseThrow();
        Gunfighter shot = fighter.withGun(index, fighter.guns().get(index).fired());
        Gunfighter spent = shot.hasDropOn(target) ? shot.withDrop(List.of()) : shot;
        return part == Part.PART_3 ? spent.in(Stance.SNAPPED) : spent;
    }

    private static Gunfight reload(Gunfight fight, Gunfighter fighter, Table table) {
        int index = fighter.gunInUse().orElseThrow();
        Gun gun = fighter.guns().get(index);
        Tally loaded = table.count(Reloading.rounds(fighter, gun));
        Gun after = gun.withRounds(Math.clamp(gun.rounds() + loaded.total(), gun.rounds(), gun.capacity()));
        table.tell(new GunfightEvent.Reloaded(fighter.name(), gun.kind(), loaded, after.rounds(), after.capacity()));
        return fight.with(fighter.name(), reloading -> reloading.withGun(index, after));
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
            return prize ? deed + DrawSteps.WITH_PRIZE : deed.toString();
        }
    }
}
