package dev.snakewater.application.fudge.hitlocation.telling;

import dev.snakewater.application.fudge.hitlocation.procedure.PartState;
import dev.snakewater.application.words.Wording;
import dev.snakewater.domain.dice.Fall;
import dev.snakewater.domain.fudge.Degree;
import dev.snakewater.domain.fudge.hitlocation.BodyPart;
import dev.snakewater.domain.fudge.hitlocation.wound.Body;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The words of bodies and of what happens to them, and the styles in which they and the dice of FUDGE are told. */
public final class BodyWords {

    private static final String OWN = "dev.snakewater.application.fudge.hitlocation.telling.telling";

    private BodyWords() {}

    /**
     * Returns the words of these bundles, and behind them those of hit location, with these styles: {@code dice} of a fall, {@code degree}
     * of a number on the ladder; of a body, {@code sheet} is the table of the source's sheet, {@code wounds} those of its lines in
     * which something is marked, and {@code summary} what is wrong with it in a few words.
     */
    public static Wording in(String... bundles) {
        Wording words =
                Wording.in(Stream.concat(Stream.of(bundles), Stream.of(OWN)).toArray(String[]::new));
        return words.with("dice", fall -> dice((Fall) fall))
                .with("degree", total -> Degree.inWords((int) total))
                .with("sheet", body -> sheet(words, parts(body), false))
                .with("wounds", body -> sheet(words, hurt(body), parts(body).size() == BodyPart.ALL.size()))
                .with("summary", body -> words.message("summary", hurt(body)));
    }

    /** Returns dice as players read them: {@code [+ 0 0 -]}; the total where only that was told. */
    private static String dice(Fall fall) {
        return fall.faces().isEmpty()
                ? "[" + Wording.signed(fall.total()) + "]"
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

    /**
     * Returns the lines of the sheet with these parts, each in a line of its own; of a whole body also that the rest is unhurt. Limbs have
     * headings of their own: they are Useless and Crippled (HL-16) where head and torso are Incapacitated and Near Death (HL-15).
     */
    private static String sheet(Wording words, List<PartState> lines, boolean isWholeBody) {
        List<PartState> limbs =
                lines.stream().filter(line -> line.part().isLimb()).toList();
        List<PartState> others =
                lines.stream().filter(line -> !line.part().isLimb()).toList();
        boolean elseUnhurt = isWholeBody && !lines.isEmpty() && lines.size() < BodyPart.ALL.size();
        return words.message("sheet.lines", others, limbs, elseUnhurt);
    }
}
