package dev.snakewater.application.hitlocation;

import dev.snakewater.application.measure.Finding;
import dev.snakewater.application.words.Sentence;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.AgilitySave;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What happens, in sentences. */
public final class EventWords {

    private final Wording words = BodyWords.wording();

    /** What is told of an event. */
    public List<Sentence> told(HitLocationEvent event) {
        return switch (event) {
            case HitLocationEvent.Attacked attacked -> attacked(attacked);
            case HitLocationEvent.Defended defended ->
                deed(
                        words.message(
                                "defended",
                                defended.by(),
                                dice(defended.fall()),
                                Degree.inWords(defended.total()),
                                defended.margin() > 0
                                        ? words.message("defended.hit", defended.against(), defended.margin())
                                        : words.message(defended.margin() == 0 ? "defended.tie" : "defended.miss")),
                        words.reasons(defended.defence()));
            case HitLocationEvent.Located located ->
                consequence(words.message("located", located.by(), located.face(), located.region()), "");
            case HitLocationEvent.WentOff off ->
                deed(
                        words.message(
                                off.damage().total() == 1 ? "went-off.one" : "went-off",
                                Wording.capitalised(off.what()),
                                off.damage().total()),
                        words.reasons(off.damage()));
            case BlowEvent.Wounded wounded -> wounded(wounded);
            case BlowEvent.Unscathed unscathed -> unscathed(unscathed);
            case BlowEvent.FoundNothing nothing ->
                consequence(words.message("found-nothing", nothing.who(), nothing.part()), "");
            case BlowEvent.Dropped dropped -> consequence(words.message("dropped", dropped.who(), dropped.what()), "");
            case BlowEvent.Fell fell -> consequence(words.message("fell", fell.who(), fell.buckles()), "");
            case BlowEvent.Swayed swayed ->
                consequence(
                        words.message(
                                swayed.staysUp() ? "swayed.up" : "swayed.down",
                                swayed.who(),
                                dice(swayed.fall()),
                                Degree.inWords(swayed.total()),
                                AgilitySave.DIFFICULTY),
                        words.reasons(swayed.agility()));
            case BlowEvent.OutOfAction out -> consequence(words.message("out", out.who(), out.level()), "");
            case HitLocationEvent.Hindered hindered ->
                deed(
                        words.message(
                                hindered.leaning() ? "hindered.leaning" : "hindered",
                                Wording.capitalised(hindered.doing().toString()),
                                Wording.signed(hindered.penalty().total())),
                        words.reasons(hindered.penalty()));
            case HitLocationEvent.Barred barred ->
                deed(
                        words.message(
                                "barred", Wording.capitalised(barred.doing().toString()), because(barred.bar())),
                        "");
            case HitLocationEvent.Tried tried -> tried(tried);
        };
    }

    /** What is counted of an event. */
    public List<Finding> findings(HitLocationEvent event) {
        return switch (event) {
            case HitLocationEvent.Attacked attacked ->
                attacked.margin()
                        .<List<Finding>>map(margin -> List.of(
                                Finding.is(words.message("finding.hit", attacked.by(), attacked.at()), margin >= 0)))
                        .orElse(List.of());
            case HitLocationEvent.Defended defended ->
                List.of(Finding.is(
                        words.message("finding.hit", defended.against(), defended.by()), defended.margin() > 0));
            case HitLocationEvent.Located located ->
                List.of(Finding.ranked(
                        words.message("finding.location", located.by()),
                        located.region().ordinal(),
                        Wording.capitalised(located.region().toString())));
            case BlowEvent.Wounded wounded ->
                List.of(Finding.ranked(
                        words.message("finding.part", wounded.who(), wounded.part()),
                        wounded.level().ordinal(),
                        Wording.capitalised(wounded.after())));
            case BlowEvent.Swayed swayed ->
                List.of(Finding.is(words.message("finding.falls", swayed.who()), !swayed.staysUp()));
            case HitLocationEvent.Tried tried ->
                List.of(Finding.is(words.message("finding.tried", tried.who(), tried.what()), tried.succeeds()));
            default -> List.of();
        };
    }

    /** What keeps somebody from doing something, in a few words. */
    String because(Bar bar) {
        return words.message("bar." + bar.name(), bar.why().id());
    }

    /** Dice as players read them: {@code [+ 0 0 -]}; the total where only that was told. */
    public static String dice(Fall fall) {
        return fall.faces().isEmpty()
                ? "[" + Wording.signed(fall.total()) + "]"
                : fall.faces().stream()
                        .map(face -> face > 0 ? "+" : face < 0 ? "-" : "0")
                        .collect(Collectors.joining(" ", "[", "]"));
    }

    private List<Sentence> attacked(HitLocationEvent.Attacked attacked) {
        String aim = attacked.aim() == HitLocationEvent.Aim.CALLED
                ? words.message("attacked.at-part", attacked.at(), attacked.what())
                : attacked.at().toString();
        String deed = words.message(
                attacked.ranged() ? "attacked.shot" : "attacked.blow",
                attacked.by(),
                aim,
                attacked.weapon(),
                dice(attacked.fall()),
                Degree.inWords(attacked.total()));
        Optional<String> against = attacked.difficulty()
                .map(difficulty -> words.message(
                        "attacked.against",
                        Degree.inWords(difficulty.total()),
                        result(attacked.margin().orElseThrow())));
        String reasons = attacked.difficulty()
                .map(difficulty ->
                        words.message("and-then", words.reasons(attacked.toHit()), words.reasons(difficulty)))
                .orElseGet(() -> words.reasons(attacked.toHit()));
        return deed(deed + against.orElse("."), reasons);
    }

    private String result(int margin) {
        return margin >= 0 ? words.message("attacked.hit", margin) : words.message("attacked.miss", -margin);
    }

    private List<Sentence> wounded(BlowEvent.Wounded wounded) {
        List<Sentence> told = new ArrayList<>();
        String points = words.message(wounded.points() == 1 ? "wounded.point" : "wounded.points", wounded.points());
        String who = wounded.whole()
                ? words.message("wounded.whole", wounded.who(), points)
                : words.message("wounded.part", wounded.who(), points, wounded.part());
        told.addAll(consequence(words.message("wounded", who, state(wounded)), words.reasons(wounded.damage())));
        if (!wounded.gone().isEmpty()) {
            told.addAll(consequence(words.message("wounded.gone", words.row(wounded.gone())), ""));
        }
        if (wounded.vanished() > 0 && wounded.part().isLimb()) {
            told.addAll(consequence(
                    words.message(
                            wounded.vanished() == 1 ? "wounded.vanished.one" : "wounded.vanished", wounded.vanished()),
                    ""));
        }
        return told;
    }

    private String state(BlowEvent.Wounded wounded) {
        return wounded.before().equals(wounded.after())
                ? words.message("wounded.still", wounded.after())
                : wounded.after();
    }

    private List<Sentence> unscathed(BlowEvent.Unscathed unscathed) {
        String text = unscathed.whole()
                ? words.message("unscathed.whole", unscathed.who())
                : unscathed.parts().size() == BodyPart.ALL.size()
                        ? words.message("unscathed.everywhere", unscathed.who())
                        : words.message("unscathed", unscathed.who(), words.row(unscathed.parts()));
        String reasons =
                unscathed.tallies().stream().map(words::reasons).distinct().collect(Collectors.joining("; "));
        return consequence(text, reasons);
    }

    private List<Sentence> tried(HitLocationEvent.Tried tried) {
        int margin = tried.total() - tried.difficulty().total();
        return deed(
                words.message(
                        tried.succeeds() ? "tried.well" : "tried.badly",
                        tried.who(),
                        tried.what(),
                        dice(tried.fall()),
                        Degree.inWords(tried.total()),
                        Degree.inWords(tried.difficulty().total()),
                        Math.abs(margin)),
                words.message("and-then", words.reasons(tried.skill()), words.reasons(tried.difficulty())));
    }

    private static List<Sentence> deed(String text, String reasons) {
        return List.of(Sentence.deed(text, reasons));
    }

    private static List<Sentence> consequence(String text, String reasons) {
        return List.of(Sentence.consequence(text, reasons));
    }
}
