package dev.snakewater.application.fudge.hitlocation.telling;

import dev.snakewater.application.fudge.hitlocation.procedure.Blast;
import dev.snakewater.application.fudge.hitlocation.procedure.HitLocationProcedure;
import dev.snakewater.application.fudge.hitlocation.procedure.PartState;
import dev.snakewater.application.fudge.hitlocation.procedure.Person;
import dev.snakewater.application.fudge.hitlocation.procedure.PersonOutcome;
import dev.snakewater.application.fudge.hitlocation.procedure.Strike;
import dev.snakewater.application.scenario.Telling;
import dev.snakewater.application.table.Throw;
import dev.snakewater.application.words.BodyPicture;
import dev.snakewater.application.words.Gauge;
import dev.snakewater.application.words.Messages;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.StatusTable;
import dev.snakewater.domain.combatant.Name;
import dev.snakewater.domain.dice.Die;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import dev.snakewater.domain.fudge.hitlocation.wound.WoundLevel;
import dev.snakewater.domain.modifier.Tally;
import dev.snakewater.domain.rule.DeclaredRulings;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Tells a situation of people with bodies: who takes part, with which of the declared rulings, what happens, and how they are now. */
public record HitLocationTelling<S extends HitLocationProcedure.Situation<S, R, O>, R extends Record, O>(
        DeclaredRulings<R> declared) implements Telling<S, O> {

    private static final String OWN = "dev.snakewater.application.fudge.hitlocation.telling.telling";

    /** The words of hit location. */
    public static final Messages WORDS = in();

    /**
     * Returns the words of these bundles, backed by those of hit location, with styles: {@code dice} for a fall, {@code degree} for a
     * number on the ladder; for a body, {@code sheet} is the table of the source, {@code wounds} its lines with marks, and
     * {@code summary} its wounds in a few words.
     */
    public static Messages in(String... bundles) {
        Messages words =
                Messages.in(Stream.concat(Stream.of(bundles), Stream.of(OWN)).toArray(String[]::new));
        return words.with("dice", fall -> dice((Fall) fall))
                .with("degree", total -> Degree.inWords((int) total))
                .with("sheet", body -> sheet(words, parts(body), false))
                .with("wounds", body -> sheet(words, hurt(body), parts(body).size() == BodyPart.ALL.size()))
                .with("summary", body -> words.message("summary", hurt(body)));
    }

    /** Returns dice as players read them: {@code [+ 0 0 -]}; the total if only that is known. */
    private static String dice(Fall fall) {
        return fall.faces().isEmpty()
                ? "[" + Messages.signed(fall.total()) + "]"
                : fall.faces().stream()
                        .map(face -> face > 0 ? "+" : face < 0 ? "-" : "0")
                        .collect(Collectors.joining(" ", "[", "]"));
    }

    private static List<PartState> parts(Object body) {
        return body instanceof Body now
                ? PartState.sheet(now)
                : ((List<?>) body).stream().map(PartState.class::cast).toList();
    }

    private static List<PartState> hurt(Object body) {
        return parts(body).stream().filter(part -> !part.isUnhurt()).toList();
    }

    /** Returns the lines of the sheet, limbs apart: they have headings of their own (HL-16). Of a whole body it tells that the rest is unhurt. */
    private static String sheet(Messages words, List<PartState> lines, boolean isWholeBody) {
        List<PartState> limbs =
                lines.stream().filter(line -> line.part().isLimb()).toList();
        List<PartState> others =
                lines.stream().filter(line -> !line.part().isLimb()).toList();
        boolean elseUnhurt = isWholeBody && !lines.isEmpty() && lines.size() < BodyPart.ALL.size();
        return words.message("sheet.lines", others, limbs, elseUnhurt);
    }

    @Override
    public Messages words() {
        return WORDS;
    }

    @Override
    public List<Sentence> opening(S opening, UnaryOperator<Tally> count) {
        return Stream.concat(
                        opening.people().stream().flatMap(who -> WORDS.told("cast", who).stream()),
                        WORDS.rulings(declared, opening.rulings()).stream())
                .toList();
    }

    @Override
    public StatusTable state(S now) {
        return WORDS.table("state", now.people(), Person::name, who -> !who.canAct());
    }

    @Override
    public List<Sentence> sheet(S now, Name fighter) {
        return now.people().stream()
                .filter(who -> who.name().equals(fighter))
                .flatMap(who -> WORDS.told("sheet", who).stream())
                .toList();
    }

    /** Returns how badly somebody is hurt, as a number that goes up. */
    public static Gauge wounds(Name who, WoundLevel level, boolean isLocated) {
        return new Gauge(
                who,
                WORDS.message(isLocated ? "gauge.wounds.located" : "gauge.wounds"),
                level.ordinal(),
                WoundLevel.DEAD.ordinal(),
                Messages.capitalised(level.toString()));
    }

    /** Returns a body to be drawn, if its parts are known. */
    public static Optional<BodyPicture> body(Name who, Optional<List<PartState>> parts) {
        return parts.filter(some -> !some.isEmpty())
                .map(some -> new BodyPicture(
                        who, some.stream().map(HitLocationTelling::spot).toList()));
    }

    private static BodyPicture.Spot spot(PartState part) {
        BodyPicture.Severity severity = switch (part.level()) {
            case UNHURT -> BodyPicture.Severity.NONE;
            case SCRATCH, HURT -> BodyPicture.Severity.LIGHT;
            case VERY_HURT -> BodyPicture.Severity.SERIOUS;
            case INCAPACITATED, NEAR_DEATH, DEAD -> BodyPicture.Severity.LOST;
        };
        return new BodyPicture.Spot(
                List.of(BodyPicture.Where.valueOf(part.part().name())),
                Messages.capitalised(part.part().toString()),
                part.state(),
                severity);
    }

    /** Returns what is good in a throw: with FUDGE dice, much. */
    public static Throw.Wanted isWanted(Throw what) {
        return what.dice().die().equals(Die.FUDGE) ? Throw.Wanted.HIGH : Throw.Wanted.NEITHER;
    }

    @Override
    public Throw.Wanted wanted(Throw what) {
        return isWanted(what);
    }

    @Override
    public List<BodyPicture> bodies(O outcome) {
        Stream<PersonOutcome> people = switch (outcome) {
            case Strike.Outcome strike -> Stream.of(strike.target());
            case Blast.Outcome blast -> blast.victims().stream().map(Blast.Outcome.Harmed::fate);
            default -> Stream.of();
        };
        return people.filter(person -> !person.whole())
                .flatMap(person -> body(person.name(), Optional.of(person.body())).stream())
                .toList();
    }
}
