package dev.snakewater.application.gunfight;

import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Announcement;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Gun;
import dev.snakewater.domain.fudge.gunfight.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.Legality;
import dev.snakewater.domain.fudge.gunfight.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** What the set-up of an attack means in a gunfight: which guns are in hand, and who declares what in parts 3 and 4. */
final class AttackPlan {

    private AttackPlan() {}

    /** How an attack opens: its first part is to be played. */
    static Attack open(AttackScenario scenario) {
        Gunfight fight = armed(scenario);
        Name by = scenario.attack().by();
        List<Attack.Move> moves = moves(scenario.attack(), fight.fighter(by));
        return new Attack(
                fight.withPhase(new Phase.Declaring(moves.getFirst().place(), List.of())),
                by,
                moves,
                names(scenario.attack()).stream()
                        .map(name -> new Attack.Toll(
                                name,
                                shots(moves, name),
                                fight.fighter(name).wounds().level(),
                                0,
                                0,
                                0,
                                fight.fighter(name).body().map(body -> Attack.OnTheBody.UNTOUCHED)))
                        .toList());
    }

    /**
     * The gunfight with the attacker's guns of the turn in his hands, all names and guns being known; where hits have
     * locations, everybody has drawn, for it matters what a hand holds that is hit (HL-17).
     */
    static Gunfight armed(AttackScenario scenario) {
        Gunfight fight = GunfightScenario.kind().open(scenario.gunfight());
        if (fight.scene().rulings().located()) {
            for (Gunfighter other : fight.fighters()) {
                fight = fight.with(other.name(), fighter -> fighter.drawing(GunsInHand.firstOf(fighter)));
            }
        }
        Optional<Announcement> announced =
                scenario.attack().calls() ? Optional.of(Announcement.CALLED_SHOT) : Optional.empty();
        return fight.with(
                scenario.attack().by(),
                shooter -> shooter.drawing(guns(scenario.attack(), shooter)).withAnnounced(announced));
    }

    private static int shots(List<Attack.Move> moves, Name target) {
        return (int) moves.stream()
                .flatMap(move -> move.targets().stream())
                .filter(target::equals)
                .count();
    }

    private static List<Integer> guns(AttackScenario.Attempt attack, Gunfighter shooter) {
        if (!attack.with().isEmpty()) {
            return GunsInHand.of(shooter, attack.with());
        }
        Predicate<Gun> pistol = gun -> gun.kind().isPistol();
        Predicate<Gun> loaded = gun -> !gun.isEmpty();
        return switch (attack.does()) {
            case SHOOT, SNAPSHOT, SNAPSHOT_TWICE -> first(1, shooter, List.of(loaded));
            case FAN -> first(1, shooter, List.of(pistol.and(loaded), pistol));
            case SHOOT_TWO -> {
                List<Integer> pair = first(2, shooter, List.of(pistol.and(loaded), pistol));
                yield pair.stream().map(shooter.guns()::get).allMatch(pistol) ? pair : pair.subList(0, 1);
            }
        };
    }

    /** The first of his guns: those that are best, then those that would do, then any; of each, what he can hold comes first. */
    private static List<Integer> first(int many, Gunfighter shooter, List<Predicate<Gun>> better) {
        List<Integer> guns = new ArrayList<>();
        Predicate<Gun> canBeHeld =
                gun -> Legality.barsOnDraw(shooter, List.of(gun)).isEmpty();
        List<Predicate<Gun>> all = new ArrayList<>();
        better.forEach(wanted -> all.add(wanted.and(canBeHeld)));
        all.addAll(better);
        all.add(gun -> true);
        for (Predicate<Gun> wanted : all) {
            IntStream.range(0, shooter.guns().size())
                    .filter(gun ->
                            !guns.contains(gun) && wanted.test(shooter.guns().get(gun)))
                    .forEach(guns::add);
        }
        return guns.stream().limit(many).toList();
    }

    private static List<Attack.Move> moves(AttackScenario.Attempt attack, Gunfighter shooter) {
        List<Phase.Declaration> part3 = new ArrayList<>();
        List<Phase.Declaration> part4 = new ArrayList<>();
        for (AttackScenario.Target target : attack.at()) {
            target.does()
                    .ifPresent(defence ->
                            part3.add(declared(target.name(), defence.deed(), defence.hasPlusTwo(), List.of())));
        }
        List<Phase.Mark> marks = marks(attack, shooter);
        if (attack.does().snaps()) {
            part3.add(declared(shooter.name(), Deed.SNAPSHOT, attack.plusTwo(), List.of(marks.getFirst())));
            marks.stream()
                    .skip(1)
                    .forEach(mark -> part4.add(declared(shooter.name(), Deed.SNAPSHOT, false, List.of(mark))));
        } else {
            if (attack.isAimed()) {
                part3.add(declared(shooter.name(), Deed.AIM, false, List.of()));
            }
            part4.add(declared(shooter.name(), attack.does().deed(), attack.plusTwo(), marks));
        }
        List<Attack.Move> moves = new ArrayList<>();
        if (!part3.isEmpty()) {
            moves.add(new Attack.Move(Part.PART_3, part3));
        }
        if (!part4.isEmpty()) {
            moves.add(new Attack.Move(Part.PART_4, part4));
        }
        return moves;
    }

    private static Phase.Declaration declared(Name by, Deed deed, boolean plusTwo, List<Phase.Mark> marks) {
        return new Phase.Declaration(by, deed, plusTwo, marks, Optional.empty());
    }

    /** Which gun each shot comes from: the fuller one if he has the choice (GF-31), each gun once at two targets. */
    private static List<Phase.Mark> marks(AttackScenario.Attempt attack, Gunfighter shooter) {
        List<Phase.Mark> targets = new ArrayList<>();
        attack.at().forEach(target -> targets.add(new Phase.Mark(0, target.name(), target.called())));
        int fuller = shooter.loaded().getFirst();
        return switch (attack.does()) {
            case SHOOT, SNAPSHOT, FAN ->
                targets.stream().map(mark -> mark.withGun(fuller)).toList();
            case SHOOT_TWO ->
                List.of(
                        targets.getFirst().withGun(shooter.inUse().getFirst()),
                        targets.getLast().withGun(shooter.inUse().getLast()));
            case SNAPSHOT_TWICE -> {
                Gunfighter after =
                        shooter.withGun(fuller, shooter.guns().get(fuller).fired());
                yield List.of(
                        targets.getFirst().withGun(fuller),
                        targets.getLast().withGun(after.loaded().getFirst()));
            }
        };
    }

    private static List<Name> names(AttackScenario.Attempt attack) {
        return attack.at().stream().map(AttackScenario.Target::name).toList();
    }
}
