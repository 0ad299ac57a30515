package dev.snakewater.application.fallout.fight.telling;

import dev.snakewater.application.fallout.fight.procedure.FightOutcome;
import dev.snakewater.application.fallout.fight.procedure.FightScene;
import dev.snakewater.application.fallout.fight.procedure.FightSituation;
import dev.snakewater.application.fallout.fight.procedure.Fighter;
import dev.snakewater.application.fallout.telling.FalloutWords;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.BodyPicture;
import dev.snakewater.application.words.FloorPlan;
import dev.snakewater.application.words.Gauge;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.fallout.FightRulings;
import dev.snakewater.domain.fallout.Part;
import dev.snakewater.domain.fallout.Rulings;
import dev.snakewater.domain.fallout.scene.Ground;
import dev.snakewater.domain.fallout.scene.Stairs;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.plane.Compass;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Tells a whole fight. The shots, fires, jumps and runs in it are told as they are alone. */
public final class FightTelling implements Telling<FightSituation, FightOutcome> {

    private final Messages words =
            pointing(FalloutWords.in(FightTelling.class.getPackageName() + ".fight", "shot", "burning", "effort"));

    /** Adds a style that calls a bearing by its point of the compass. */
    private static Messages pointing(Messages words) {
        return words.with("compass", degrees -> words.of(Compass.nearest((int) degrees)));
    }

    @Override
    public Messages words() {
        return words;
    }

    @Override
    public List<Sentence> opening(FightSituation fight, UnaryOperator<Tally> count) {
        FightScene scene = fight.scene();
        List<Sentence> told = new ArrayList<>(words.told(scene));
        told.addAll(words.rulings(Rulings.DECLARED, scene.rulings()));
        told.addAll(words.rulings(FightRulings.DECLARED, scene.fightRulings()));
        for (Name side : fight.fighters().stream().map(Fighter::side).distinct().toList()) {
            told.addAll(words.told("side", side));
            inOrder(fight)
                    .filter(one -> one.fighter().side().equals(side))
                    .forEach(one -> told.addAll(words.told("cast", one)));
        }
        return List.copyOf(told);
    }

    @Override
    public List<Sentence> soFar(FightSituation fight, FightOutcome calledOff) {
        return Stream.concat(words.told("so-far", fight).stream(), words.told(calledOff).stream())
                .toList();
    }

    @Override
    public StatusTable state(FightSituation fight) {
        return words.table("state", inOrder(fight).toList(), Standing::name, Standing::isOut);
    }

    @Override
    public List<Sentence> sheet(FightSituation fight, Name fighter) {
        return words.told("sheet", new Standing(fight, fight.number(fighter)));
    }

    @Override
    public Optional<FloorPlan> plan(FightSituation fight) {
        Ground ground = fight.scene().ground();
        return Optional.of(new FloorPlan(
                ground.width(),
                ground.height(),
                ground.obstacles().stream()
                        .map(one -> new FloorPlan.Wall(one.line(), one.isHigh()))
                        .toList(),
                ground.stairs().stream().map(Stairs::line).toList(),
                inOrder(fight)
                        .map(one -> new FloorPlan.Mark(
                                one.name(),
                                one.fighter().place(),
                                one.fighter().position().facing(),
                                one.isOut()))
                        .toList()));
    }

    /** Everybody who has not left, in the order in which they act; before that is known, as they are listed. */
    private static Stream<Standing> inOrder(FightSituation fight) {
        Stream<Integer> numbers = fight.order().isEmpty()
                ? IntStream.range(0, fight.fighters().size()).boxed()
                : fight.order().stream();
        return numbers.map(number -> new Standing(fight, number))
                .filter(one -> !one.fighter().away());
    }

    @Override
    public Throw.Wanted wanted(Throw what) {
        return FalloutWords.wanted(what);
    }

    @Override
    public List<Gauge> gauges(FightOutcome outcome) {
        return outcome.fighters().stream().flatMap(this::gauges).toList();
    }

    private Stream<Gauge> gauges(FightOutcome.Fate fate) {
        Fighter after = fate.after();
        int rounds = after.weapons().stream()
                .mapToInt(weapon -> weapon.held().rounds())
                .sum();
        int most = after.weapons().stream()
                .mapToInt(weapon -> weapon.held().gun().magazine())
                .sum();
        return Stream.of(
                        gauge(fate, "hit-points", after.person().condition().hitPoints(), after.before()),
                        gauge(fate, "rounds", rounds, most))
                .filter(gauge -> gauge.most() > 0);
    }

    private Gauge gauge(FightOutcome.Fate fate, String of, int value, int most) {
        return new Gauge(
                fate.name(), words.message("gauge." + of), value, most, words.message("gauge.is", value, most));
    }

    /** Where wounds have places, everybody with hers. */
    @Override
    public List<BodyPicture> bodies(FightOutcome outcome) {
        return outcome.fighters().stream().allMatch(fate -> wounds(fate).isEmpty())
                ? List.of()
                : outcome.fighters().stream()
                        .map(fate -> new BodyPicture(
                                fate.name(),
                                Stream.of(Part.values())
                                        .filter(part -> part != Part.WEAPON)
                                        .map(part -> spot(part, wounds(fate).contains(part)))
                                        .toList()))
                        .toList();
    }

    private static List<Part> wounds(FightOutcome.Fate fate) {
        return fate.after().person().condition().burdens().wounds();
    }

    /** Left and right make no difference: a wounded arm is the one that shoots. */
    private BodyPicture.Spot spot(Part part, boolean wounded) {
        List<BodyPicture.Where> where = switch (part) {
            case HEAD -> List.of(BodyPicture.Where.HEAD);
            case LEGS -> List.of(BodyPicture.Where.LEFT_LEG, BodyPicture.Where.RIGHT_LEG);
            case ARM -> List.of(BodyPicture.Where.RIGHT_ARM);
            case TORSO, WEAPON -> List.of(BodyPicture.Where.TORSO);
        };
        return new BodyPicture.Spot(
                where,
                Messages.capitalised(words.of(part)),
                words.message(wounded ? "wound-here" : "no-wound-here"),
                wounded ? BodyPicture.Severity.SERIOUS : BodyPicture.Severity.NONE);
    }
}
