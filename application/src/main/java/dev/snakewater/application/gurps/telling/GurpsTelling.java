package dev.snakewater.application.gurps.telling;

import dev.snakewater.application.gurps.procedure.ChartedAttack;
import dev.snakewater.application.gurps.procedure.GurpsOutcome;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.BodyPicture;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.gurps.Rulings;
import dev.snakewater.domain.gurps.combatant.HitLocation;
import dev.snakewater.domain.gurps.modifier.Engagement;
import dev.snakewater.domain.gurps.scene.Figure;
import dev.snakewater.domain.gurps.wound.Condition;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.wound.HitPoints;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** How an attack is told: a line a box, with its number in the print, so that it can be held against the chart. */
public final class GurpsTelling implements Telling<ChartedAttack, GurpsOutcome> {

    private final Messages words = Messages.in("dev.snakewater.application.gurps.telling.telling");

    @Override
    public Messages words() {
        return words;
    }

    @Override
    public List<Sentence> opening(ChartedAttack attack, UnaryOperator<Tally> count) {
        Engagement engagement = attack.engagement();
        Stream<Sentence> all = marks(engagement).flatMap(mark -> told(engagement, mark));
        Stream<Sentence> rulings = words.rulings(Rulings.DECLARED, engagement.rulings()).stream();
        return Stream.concat(all, rulings).toList();
    }

    @Override
    public List<Sentence> sheet(ChartedAttack attack, Name fighter) {
        Engagement engagement = attack.engagement();
        Stream<Integer> his =
                marks(engagement).filter(mark -> engagement.figure(mark).name().equals(fighter));
        return his.flatMap(mark -> told(engagement, mark)).toList();
    }

    private static Stream<Integer> marks(Engagement engagement) {
        return IntStream.range(Engagement.SELF, engagement.figures().size()).boxed();
    }

    private Stream<Sentence> told(Engagement engagement, int mark) {
        String key = mark == Engagement.TARGET ? "target" : "bystander";
        return (mark == Engagement.SELF ? words.told(engagement) : words.told(key, engagement.figure(mark))).stream();
    }

    @Override
    public List<Sentence> soFar(ChartedAttack attack, GurpsOutcome calledOff) {
        return words.told("so-far", attack.box());
    }

    @Override
    public StatusTable state(ChartedAttack attack) {
        List<Stand> all =
                marks(attack.engagement()).map(mark -> new Stand(attack, mark)).toList();
        return words.table("state", all, stand -> stand.figure().name(), Stand::isOut);
    }

    record Stand(ChartedAttack attack, int mark) {

        Figure figure() {
            return attack.engagement().figure(mark);
        }

        boolean isOut() {
            return became().contains(Condition.UNCONSCIOUS);
        }

        boolean isAimedAt() {
            return mark == attack.mark();
        }

        HitPoints points() {
            return isAimedAt() ? attack.points() : figure().person().points();
        }

        List<Condition> became() {
            return isAimedAt() ? attack.harm().conditions() : List.of();
        }
    }

    /** Rolls against a number want little, damage wants much, and tables only say what happens. */
    @Override
    public Throw.Wanted wanted(Throw what) {
        return switch (what.name()) {
            case "damage" -> Throw.Wanted.HIGH;
            case "location", "wrong target", "critical hit", "fumble", "fumble again" -> Throw.Wanted.NEITHER;
            default -> Throw.Wanted.LOW;
        };
    }

    /** Returns whoever was hit, if a limb of his was crippled. */
    @Override
    public List<BodyPicture> bodies(GurpsOutcome outcome) {
        return outcome.victim().stream()
                .flatMap(victim -> victim.harm().limb().stream().map(limb -> body(victim, limb)))
                .toList();
    }

    private BodyPicture body(GurpsOutcome.Victim victim, HitLocation limb) {
        String state = victim.harm().conditions().stream().map(words::of).collect(Collectors.joining(", "));
        return new BodyPicture(
                victim.name(),
                List.of(new BodyPicture.Spot(
                        List.of(where(limb)),
                        Messages.capitalised(words.of(limb)),
                        state,
                        BodyPicture.Severity.SERIOUS)));
    }

    /** The far arm and leg are drawn on the left; a hand and a foot, of which no side is said, on the right. */
    private static BodyPicture.Where where(HitLocation location) {
        return switch (location) {
            case BRAIN, HEAD, NOSE, JAW -> BodyPicture.Where.HEAD;
            case EYE -> BodyPicture.Where.EYES;
            case NECK -> BodyPicture.Where.NECK;
            case FAR_ARM -> BodyPicture.Where.LEFT_ARM;
            case SHIELD_HAND -> BodyPicture.Where.LEFT_HAND;
            case NEAR_ARM -> BodyPicture.Where.RIGHT_ARM;
            case HAND -> BodyPicture.Where.RIGHT_HAND;
            case FAR_LEG -> BodyPicture.Where.LEFT_LEG;
            case NEAR_LEG -> BodyPicture.Where.RIGHT_LEG;
            case FOOT -> BodyPicture.Where.RIGHT_FOOT;
            case TORSO -> BodyPicture.Where.TORSO;
            case VITALS, KIDNEYS -> BodyPicture.Where.VITALS;
            case GROIN -> BodyPicture.Where.GROIN;
        };
    }
}
