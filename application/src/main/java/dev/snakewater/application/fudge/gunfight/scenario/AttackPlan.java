package dev.snakewater.application.fudge.gunfight.scenario;

import dev.snakewater.application.fudge.gunfight.procedure.AttackOutcome;
import dev.snakewater.application.fudge.gunfight.procedure.Gunfight;
import dev.snakewater.application.fudge.gunfight.procedure.PartialFight;
import dev.snakewater.application.fudge.gunfight.procedure.Phase;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fudge.gunfight.Deed;
import dev.snakewater.domain.fudge.gunfight.Part;
import dev.snakewater.domain.fudge.gunfight.combatant.Gun;
import dev.snakewater.domain.fudge.gunfight.combatant.Gunfighter;
import dev.snakewater.domain.fudge.gunfight.combatant.GunsInHand;
import dev.snakewater.domain.fudge.gunfight.modifier.Legality;
import dev.snakewater.domain.rule.Rule;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Turns the set-up of an attack into a gunfight: the guns in hand, and the declarations of parts 3 and 4. */
final class AttackPlan {

    private AttackPlan() {}

    static PartialFight<AttackOutcome> open(AttackScenario scenario) {
        AttackScenario.Attempt attack = scenario.attack();
        Gunfight fight = armed(scenario, scenario.gunfight().opening());
        List<Phase.Mark> marks = marks(attack, fight.fighter(attack.by()));
        List<Name> shotAt = marks.stream().map(Phase.Mark::at).toList();
        List<AttackOutcome.Target> targets = attack.at().stream()
                .map(target -> AttackOutcome.Target.of(
                        fight.fighter(target.name()), Collections.frequency(shotAt, target.name())))
                .toList();
        return new PartialFight<>(fight, declared(attack, marks), new AttackOutcome(attack.by(), targets, 0)).moved();
    }

    /** With hit locations everyone has drawn, because it matters what a hand holds when it is hit (HL-17). */
    static Gunfight armed(AttackScenario scenario, Gunfight opening) {
        AttackScenario.Attempt attack = scenario.attack();
        List<Gunfighter> fighters = new ArrayList<>(opening.fighters());
        if (opening.rulings().located()) {
            fighters.replaceAll(fighter -> fighter.drawing(GunsInHand.firstOf(fighter)));
        }
        Optional<Gunfighter.Announcement> announced =
                attack.calls() ? Optional.of(Gunfighter.Announcement.CALLED_SHOT) : Optional.empty();
        return opening.withFighters(fighters)
                .with(attack.by(), by -> by.drawing(guns(attack, by)).withAnnounced(announced));
    }

    /** Returns the rules that forbid what he does with the guns in his hands, whoever his targets are. */
    static List<Rule> bars(AttackScenario.Attempt attack, Gunfighter shooter) {
        return Legality.bars(
                attack.does().deed(),
                attack.does().snaps() ? Part.PART_3 : Part.PART_4,
                attack.isAimed() ? shooter.withStance(Gunfighter.Stance.AIMED) : shooter,
                Collections.nCopies(attack.at().size(), List.of()));
    }

    /** The guns that are named; otherwise the first gun or pair that the fewest rules forbid. */
    private static List<Integer> guns(AttackScenario.Attempt attack, Gunfighter shooter) {
        if (!attack.with().isEmpty()) {
            return GunsInHand.of(shooter, attack.with());
        }
        int hands = attack.does() == AttackScenario.Means.SHOOT_TWO ? 2 : 1;
        boolean fans = attack.does() == AttackScenario.Means.FAN;
        return GunsInHand.conceivable(shooter).stream()
                .filter(guns -> guns.size() <= hands)
                .min(Comparator.comparing((List<Integer> guns) -> hands - guns.size())
                        .thenComparing(guns -> GunsInHand.bars(shooter, guns).size()
                                + bars(attack, shooter.drawing(guns)).size())
                        .thenComparing(guns -> fans
                                && !shooter.guns().get(guns.getFirst()).kind().isPistol()))
                .orElse(List.of());
    }

    /** A single slot declares the whole part: defenders first, in the order in which they are named. */
    private static List<Phase.Declaring> declared(AttackScenario.Attempt attack, List<Phase.Mark> marks) {
        boolean snaps = attack.does().snaps();
        Deed deed = attack.does().deed();
        List<Phase.Declaration> early = new ArrayList<>();
        for (AttackScenario.Target target : attack.at()) {
            target.does()
                    .map(defence -> declared(target.name(), defence.deed(), defence.hasPlusTwo(), List.of()))
                    .ifPresent(early::add);
        }
        if (snaps) {
            early.add(declared(attack.by(), deed, attack.plusTwo(), marks.subList(0, 1)));
        } else if (attack.isAimed()) {
            early.add(declared(attack.by(), Deed.AIM, false, List.of()));
        }
        List<Phase.Mark> later = marks.subList(snaps ? 1 : 0, marks.size());
        Phase.Declaration late = declared(attack.by(), deed, attack.plusTwo() && !snaps, later);
        return Stream.of(
                        declared(Part.PART_3, early),
                        declared(Part.PART_4, later.isEmpty() ? List.of() : List.of(late)))
                .filter(part -> !part.declared().isEmpty())
                .toList();
    }

    private static Phase.Declaring declared(Part part, List<Phase.Declaration> declared) {
        List<Name> slot = declared.stream().map(Phase.Declaration::by).toList();
        return new Phase.Declaring(new Phase.Place(part, List.of(slot), 0), declared);
    }

    private static Phase.Declaration declared(Name by, Deed deed, boolean plusTwo, List<Phase.Mark> marks) {
        return new Phase.Declaration(by, deed, plusTwo, marks, Optional.empty());
    }

    /** The gun for each shot: the fuller one if he has the choice (GF-31), each gun once for two targets. */
    private static List<Phase.Mark> marks(AttackScenario.Attempt attack, Gunfighter shooter) {
        List<AttackScenario.Target> at = attack.at();
        int fuller = shooter.loaded().getFirst();
        List<Integer> guns = switch (attack.does()) {
            case SHOOT, SNAPSHOT, FAN -> Collections.nCopies(at.size(), fuller);
            case SHOOT_TWO -> shooter.inUse();
            case SNAPSHOT_TWICE -> {
                Gun fired = shooter.guns().get(fuller).fired();
                yield List.of(fuller, shooter.withGun(fuller, fired).loaded().getFirst());
            }
        };
        return IntStream.range(0, guns.size())
                .mapToObj(shot -> {
                    AttackScenario.Target target = at.get(Math.min(shot, at.size() - 1));
                    return new Phase.Mark(guns.get(shot), target.name(), target.called());
                })
                .toList();
    }
}
